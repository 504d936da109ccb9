/** S-15.14: what is left of a side's people after a match, as the option `people` takes them. */
import { isAnimal, sideOfSeat } from '../people.ts';
import type { People, Side, View } from '../types.ts';
import { decodePeople, MOST_LINES } from './people-document.ts';
import { writeUpp } from './upp.ts';

/** The people on the observer's side who can stand; a watcher gets both sides. Undefined for a side of animals. */
export function crewOf(view: View): People | undefined {
  const side = view.observer === 'spectator' ? undefined : sideOfSeat(view, view.observer);
  const people = view.sheets.flatMap((sheet, who) =>
    !isAnimal(view, who) && (side === undefined || sheet.side === side) ? [who] : [],
  );
  if (people.length === 0) return undefined;
  const lines = (of: Side): readonly string[] =>
    people
      .filter((who) => view.sheets[who]?.side === of)
      .map((who) => writeUpp(view, who))
      .filter((line) => decodePeople({ first: [line] }).ok)
      .slice(0, MOST_LINES);
  return { first: lines(0), second: lines(1) };
}
