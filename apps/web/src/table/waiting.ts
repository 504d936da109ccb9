/** What the dock says while nothing is asked of the one who looks. */
import { type Prompt, withNames } from '@shutterbox/ui';
import type { AnyRoom } from '../games/bundle.ts';
import type { LogLine } from './feed.ts';
import { list } from './here.ts';

const MOST_NAMES = 3;

/**
 * `missing`: that somebody is not here. `happening`: what is being shown right now; its words would give its end away, those of
 * what was `before` it do not.
 */
export function waitingPrompt(room: AnyRoom, missing = '', happening?: LogLine, before?: LogLine): Prompt {
  if (happening !== undefined) {
    const told = before === undefined || before.kind === 'setup' ? '' : before.words.join(' ');
    const hint = told === '' ? '' : `Before: ${withNames(told, room.sitters)}`;
    return { eyebrow: 'Happening now', title: doing(room, happening), hint };
  }
  if (room.outcome !== undefined) return { eyebrow: 'The end', title: 'The match is over' };
  const required = room.pending.filter(({ optional }) => optional !== true);
  const eyebrow = room.sitters.some(({ mine }) => mine) ? 'Waiting' : 'You are watching';
  const [only] = required;
  if (only !== undefined && required.length === 1) return { eyebrow, title: only.words, hint: missing };
  const names = required.map(({ seat }) => room.sitters[seat]?.name ?? '');
  const hint = [only?.words ?? '', missing].filter((words) => words !== '').join(' ');
  return { eyebrow, title: `Waiting for ${list(names.slice(0, MOST_NAMES))}`, hint };
}

/** Who does it, and nothing of what comes of it. */
export function doing(
  { observer, sitters }: Pick<AnyRoom, 'observer' | 'sitters'>,
  { kind, seat }: Pick<LogLine, 'kind' | 'seat'>,
): string {
  const name = seat === undefined ? '' : (sitters[seat]?.name ?? '');
  if (kind === 'setup' || name === '') return 'The table is laid';
  if (kind === 'undo') return seat === observer ? 'You take it back' : `${name} takes it back`;
  return seat === observer ? 'See what comes of it' : `${name} moves`;
}
