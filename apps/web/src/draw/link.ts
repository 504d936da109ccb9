/** A document in a link: after the `#`, where no server sees it. */
import type { Decoded, DocumentField } from '@shutterbox/kernel';
import { canPack, packed, plainly, unpacked, unpackedPlainly } from './packing.ts';

/** Packed links, and the older plain ones, which still work. */
const PACKED = '#z=';
const PLAIN = '#m=';

/** `path`: the drawing page for such documents. */
export async function linkTo(path: string, document: unknown): Promise<string> {
  const text = JSON.stringify(document);
  return canPack() ? `${path}${PACKED}${await packed(text)}` : `${path}${PLAIN}${plainly(text)}`;
}

/** The option that takes the document, and what players call it. */
interface Taker {
  readonly noun: string;
  readonly field: Pick<DocumentField<unknown>, 'decode' | 'default' | 'maxLength'>;
}

export function hasDocument(hash: string): boolean {
  return hash.startsWith(PACKED) || hash.startsWith(PLAIN);
}

/** Anything wrong with the link is reported in one sentence. */
export async function documentIn(hash: string, { noun, field }: Taker): Promise<Decoded<unknown>> {
  if (hash.startsWith(PACKED) && !canPack()) return wrong('This browser is too old to open this link.');
  const text = hash.startsWith(PACKED)
    ? await unpacked(hash.slice(PACKED.length), field.maxLength)
    : unpackedPlainly(hash.slice(PLAIN.length), field.maxLength);
  if (text === 'too long') return wrong(`This link is too long for a ${noun}.`);
  const json = parsed(text);
  if (json === undefined) return wrong('Part of this link is missing, or there is a typo in it.');
  const document = field.decode(json);
  if (!document.ok) return wrong(`The ${noun} in this link does not open: ${small(document.problem)}`);
  // The option may allow no document; a link must have one.
  const none = JSON.stringify(document.value) === JSON.stringify(field.default);
  return none ? wrong(`There is no ${noun} in this link.`) : document;
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
