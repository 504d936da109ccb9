/** What the dock says while nothing is asked of the one who looks. */
import { type Prompt, withNames } from '@shutterbox/ui';
import type { AnyRoom } from '../games/bundle.ts';
import type { LogLine } from './feed.ts';

const MOST_NAMES = 3;

/** `happening`: what is being shown right now. */
export function waitingPrompt(room: AnyRoom, happening: LogLine | undefined): Prompt {
  if (happening !== undefined && happening.words.length > 0) {
    const [title = '', ...more] = happening.words.map((words) => withNames(words, room.sitters));
    return { eyebrow: 'Happening now', title, hint: more.join(' ') };
  }
  if (room.outcome !== undefined) return { eyebrow: 'The end', title: 'The match is over' };
  const required = room.pending.filter(({ optional }) => optional !== true);
  const eyebrow = room.sitters.some(({ mine }) => mine) ? 'Waiting' : 'You are watching';
  const [only] = required;
  if (only !== undefined && required.length === 1) return { eyebrow, title: only.words };
  const names = required.map(({ seat }) => room.sitters[seat]?.name ?? '');
  return { eyebrow, title: `Waiting for ${list(names.slice(0, MOST_NAMES))}`, hint: only?.words };
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
