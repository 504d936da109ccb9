/** What the dock says while you have no question. */
import { does, list, render, type Seat, say, type Words, who } from '@shutterbox/kernel';
import { type Prompt, readerOf } from '@shutterbox/ui';
import type { AnyRoom, AnyUi } from '../../games/bundle.ts';
import type { LogLine } from '../match/feed.ts';
import { moveWords } from './last.ts';

const MOST_NAMES = 3;

/**
 * `missing`: who is not here. `happening`: the current animation, whose words would give the result away; those of
 * `before`, the last thing that was told, do not.
 */
export function waitingPrompt(
  room: AnyRoom,
  missing = '',
  happening?: LogLine,
  before?: LogLine,
  ui?: Pick<AnyUi, 'doing' | 'waits' | 'isPassing' | 'showsDice'>,
): Prompt {
  const why = ui?.waits?.(room.settled) ?? '';
  const last = beforeWords(before, room, ui);
  if (happening !== undefined) {
    const own = happening.events.map((event) => ui?.doing?.(event)).find((words) => words !== undefined);
    const dice = happening.events.some((event) => ui?.showsDice?.(event));
    return {
      eyebrow: 'Happening now',
      title: render(doing(room, happening, own), readerOf(room)),
      hint: joinedWords(why, dice ? '' : last),
    };
  }
  if (room.outcome !== undefined) return { eyebrow: 'The end', title: 'The match is over' };
  const required = room.pending.filter(({ optional }) => optional !== true);
  const [only] = required;
  const eyebrow = room.sitters.some(({ mine }) => mine) ? waitingFor(room, only?.seat) : 'You are watching';
  if (only !== undefined && required.length === 1)
    return { eyebrow, title: only.words, hint: joinedWords(why, missing, last) };
  const names = required.map(({ seat }) => room.sitters[seat]?.name ?? '');
  const hint = joinedWords(why, only?.words ?? '', missing, last);
  return { eyebrow, title: `Waiting for ${list(names.slice(0, MOST_NAMES))}`, hint };
}

function joinedWords(...all: readonly string[]): string {
  return all.filter((words) => words !== '').join(' ');
}

/** A bot is said to think: nobody need wonder whether anything is going on. */
function waitingFor({ sitters }: Pick<AnyRoom, 'sitters'>, seat: Seat | undefined): string {
  const sitter = sitters.find((each) => each.seat === seat);
  return sitter?.kind === 'bot' ? `${sitter.name} is thinking` : 'Waiting';
}

function beforeWords(
  before: LogLine | undefined,
  room: Pick<AnyRoom, 'sitters'>,
  ui: Pick<AnyUi, 'isPassing'> = {},
): string {
  const words = before === undefined ? '' : moveWords(before, room, ui);
  return words === '' ? '' : `Last: ${words}`;
}

/** Who acts, without the result. `own`: the game's word for your own action. */
export function doing(
  room: Pick<AnyRoom, 'observer'>,
  { kind, seat }: Pick<LogLine, 'kind' | 'seat'>,
  own?: string,
): Words {
  if (kind === 'setup' || seat === undefined) return 'Setting up the table';
  if (kind === 'undo') return say`${does(seat, room, 'undo')} a move`;
  return seat === room.observer ? (own ?? 'Your move') : say`${who(seat)} moves`;
}
