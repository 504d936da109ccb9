/** What a move, a turn or a door does for the character, from what its seat sees. */
import { isInFront, range } from '../../grid/range.ts';
import { canSee } from '../../grid/sight.ts';
import { areAdjacent, isOpen, stepTo } from '../../grid/step.ts';
import { isSuspect } from '../../knowledge/veil.ts';
import { areEnemies, bit, bodyOf, isPresent, sheetOf } from '../../people.ts';
import { type Direction, type Facing, NONE, type OpenPortals, type Portal, type Square } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import { facingName, personName } from '../../text/names.ts';
import type { View, Who } from '../../types.ts';

/** Those who are enemies for certain and stand where the seat can see or remember them; the nearest first. */
export function enemiesOf(view: View, who: Who): readonly Who[] {
  const plan = planOf(view);
  const { at } = bodyOf(view, who);
  const far = (other: Who) => range(plan, at, bodyOf(view, other).at) >>> 0;
  return view.bodies
    .flatMap((body, other) => (isPresent(body) && !body.held && isKnownEnemy(view, who, other) ? [other] : []))
    .sort((a, b) => far(a) - far(b));
}

/** S-17.4: nobody is called an enemy whose side is not known. */
function isKnownEnemy(view: View, who: Who, other: Who): boolean {
  if (!areEnemies(view, who, other)) return false;
  return !isSuspect(view, sheetOf(view, other)) || (view.story.exposed & bit(other)) !== 0;
}

/** Those of the enemies who are in sight from a square. */
export function inSight(
  view: View,
  who: Who,
  from = bodyOf(view, who).at,
  open: OpenPortals = view.open,
): readonly Who[] {
  const plan = planOf(view);
  return from === NONE ? [] : enemiesOf(view, who).filter((enemy) => canSee(plan, open, from, bodyOf(view, enemy).at));
}

export function stepReason(view: View, who: Who, direction: number): string {
  return wayReason(view, who, stepTo(planOf(view), view.open, bodyOf(view, who).at, direction as Direction));
}

/** Who comes into sight or goes out of it is said first, then who is near. */
export function wayReason(view: View, who: Who, to: Square): string {
  const name = personName(view, who);
  const plan = planOf(view);
  const [before, after] = [inSight(view, who), inSight(view, who, to)];
  const gained = after.find((enemy) => !before.includes(enemy));
  if (gained !== undefined) return `From there ${name} sees ${personName(view, gained)}.`;
  const lost = before.find((enemy) => !after.includes(enemy));
  if (lost !== undefined) return `There ${name} is out of ${personName(view, lost)}'s sight.`;
  const [nearest] = enemiesOf(view, who);
  if (nearest === undefined || to === NONE) return `${name} moves on, with no enemy in sight.`;
  const enemy = personName(view, nearest);
  const { at } = bodyOf(view, nearest);
  if (areAdjacent(plan, view.open, to, at)) return `That puts ${name} next to ${enemy}.`;
  const [was, is] = [range(plan, bodyOf(view, who).at, at), range(plan, to, at)];
  if (is === NONE || was === NONE) return `${enemy} is on another deck.`;
  if (is < was) return `That brings ${name} nearer to ${enemy}: ${squares(is)}.`;
  return is > was
    ? `That takes ${name} further from ${enemy}: ${squares(is)}.`
    : `${name} stays ${squares(is)} from ${enemy}.`;
}

function squares(count: number): string {
  return count === 1 ? '1 square' : `${count} squares`;
}

/** S-5.5, S-9.1: only what is in front can be attacked or run to. */
export function turnReason(view: View, who: Who, facing: number): string {
  const { at } = bodyOf(view, who);
  const ahead = inSight(view, who).find((enemy) =>
    isInFront(planOf(view), at, facing as Facing, bodyOf(view, enemy).at),
  );
  const name = personName(view, who);
  return ahead === undefined
    ? `${name} can then attack and run to the ${facingName(facing)}.`
    : `That puts ${personName(view, ahead)} in front of ${name}.`;
}

export function portalReason(view: View, who: Who, portal: number): string {
  const plan = planOf(view);
  const { deck, bit: place } = plan.portals[portal] as Portal;
  const shuts = isOpen(plan, view.open, portal);
  const open = view.open.with(deck, (view.open[deck] as number) ^ (1 << place));
  const name = personName(view, who);
  const [before, after] = [inSight(view, who), inSight(view, who, bodyOf(view, who).at, open)];
  const changed = shuts
    ? before.find((enemy) => !after.includes(enemy))
    : after.find((enemy) => !before.includes(enemy));
  if (changed === undefined)
    return shuts ? 'Nobody sees or walks through it then.' : 'That clears the way and the view.';
  return shuts
    ? `It then stands between ${name} and ${personName(view, changed)}.`
    : `${name} then sees ${personName(view, changed)}.`;
}
