/** A DiceAFARI match around one screen, brought to where a test needs it. */
import type { LegalInfo, Update } from '@shutterbox/protocol';
import type { Visitor } from './visitor.ts';

const MOST_DECISIONS = 600;
/** What to do first if there is a choice: a photo whenever there is one. */
const DEEDS = ['photo', 'claim', 'bonus', 'roll', 'stop'];

/** Plays all seats until one is where it should be, or the match is over; returns whose turn it is. */
export async function playSafari(
  visitor: Visitor,
  match: string,
  until: (update: Update) => boolean,
): Promise<number | undefined> {
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const [seat] = (await visitor.table(match)).waits;
    if (seat === undefined) return undefined;
    const update = await visitor.update(match, seat);
    if (until(update)) return seat;
    const [legal] = update.legal;
    if (legal === undefined) throw new Error(`Seat ${seat} of ${match} is waited for and has no answer.`);
    await visitor.answer(match, seat, legal.decision, firstDeed(legal.actions));
  }
  throw new Error(`${match} went on for more than ${MOST_DECISIONS} decisions.`);
}

function firstDeed(actions: LegalInfo['actions']): unknown {
  const found = DEEDS.map((type) => actions.find(({ action }) => (action as { readonly type: string }).type === type));
  return found.find((each) => each !== undefined)?.action;
}
