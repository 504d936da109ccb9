/** A document in an address: after the `#`, where no server sees it. */
import type { Decoded, DocumentField } from '@shutterbox/kernel';
import { canPack, packed, plainly, unpacked, unpackedPlainly } from './packing.ts';

/** Packed, and as links were before, which are still read. */
const PACKED = '#z=';
const PLAIN = '#m=';

/** `path`: of the page where such documents are made. */
export async function linkTo(path: string, document: unknown): Promise<string> {
  const text = JSON.stringify(document);
  return canPack() ? `${path}${PACKED}${await packed(text)}` : `${path}${PLAIN}${plainly(text)}`;
}

/** The option that takes it, and what players call it. */
interface Taker {
  readonly noun: string;
  readonly field: Pick<DocumentField<unknown>, 'decode' | 'default' | 'maxLength'>;
}

export function hasDocument(hash: string): boolean {
  return hash.startsWith(PACKED) || hash.startsWith(PLAIN);
}

/** What is wrong with it is one sentence. */
export async function documentIn(hash: string, { noun, field }: Taker): Promise<Decoded<unknown>> {
  if (hash.startsWith(PACKED) && !canPack()) return wrong('This browser is too old for the link.');
  const text = hash.startsWith(PACKED)
    ? await unpacked(hash.slice(PACKED.length), field.maxLength)
    : unpackedPlainly(hash.slice(PLAIN.length), field.maxLength);
  if (text === 'too long') return wrong(`The link holds more than a ${noun} can.`);
  const json = parsed(text);
  if (json === undefined) return wrong('The link is cut off, or has a slip in it.');
  const document = field.decode(json);
  if (!document.ok) return wrong(`The link holds no ${noun} that can be opened: ${small(document.problem)}`);
  // The option may do without a document; a link is for one.
  const none = JSON.stringify(document.value) === JSON.stringify(field.default);
  return none ? wrong(`The link holds no ${noun}.`) : document;
}

function wrong(problem: string): Decoded<never> {
  return { ok: false, problem };
}

function small(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
