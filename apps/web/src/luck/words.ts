/** A report about luck in words. */
import { type Analysis, type Decided, type Draw, ownLuck, placeOf } from '@shutterbox/analysis';
import { capital, list, type Observer, type Seat } from '@shutterbox/kernel';
import type { Sitter } from '@shutterbox/ui';

/** Less than this is neither luck nor bad luck. */
const EVEN = 0.01;

export type Who = Pick<Sitter, 'seat' | 'name' | 'side'>;

/** "64%". */
export function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

/** "+18%", "−4%". */
function signed(share: number): string {
  const points = Math.round(100 * share);
  return points < 0 ? `−${-points}%` : `+${points}%`;
}

/** What each side is called, in the order of the report: its own name ("the crew"), or its players', yours as "you". */
export function sideNames(
  { sides }: Pick<Analysis, 'sides'>,
  sitters: readonly Who[],
  observer: Observer,
): readonly string[] {
  return [...new Set(sides)].map((side) => {
    const members = sitters.filter(({ seat }) => sides[seat] === side);
    const own = members[0]?.side;
    if (own === undefined) return list(members.map(({ seat, name }) => (seat === observer ? 'you' : name)));
    return own === own.toLowerCase() ? `the ${own}` : own;
  });
}

/** As the first word: "You", "The crew". A name stays as it is written. */
export function atStart(name: string): string {
  return name.replace(/^(you|the)\b/, capital);
}

/** "You were lucky: +18%", or that luck made no difference. */
export function seatWords(luck: number, { seat, name }: Who, observer: Observer): string {
  const subject = seat === observer ? 'You were' : `${name} was`;
  if (Math.abs(luck) < EVEN) return `${subject} neither lucky nor unlucky.`;
  return `${subject} ${luck > 0 ? 'lucky' : 'unlucky'}: ${signed(luck)}`;
}

/** "The deal helped Ansel: +5%", or '' if it helped nobody. */
export function dealWords({ deal: { luck } }: Pick<Analysis, 'deal'>, names: readonly string[]): string {
  const most = Math.max(...luck);
  if (most < EVEN) return '';
  return `The deal helped ${names[luck.indexOf(most)]}: ${signed(most)}`;
}

/** "All luck together: You +8%, Bokeh −8%": unlike what each player drew, this sums to 0. */
export function togetherWords({ luck }: Pick<Analysis, 'luck'>, names: readonly string[]): string {
  const all = luck.map((each, side) => `${atStart(names[side] ?? '')} ${signed(each)}`);
  return `All luck together: ${all.join(', ')}`;
}

/** "You 61%, Bokeh 39%". */
export function chancesWords(chances: readonly number[], names: readonly string[]): string {
  return chances.map((chance, side) => `${atStart(names[side] ?? '')} ${percent(chance)}`).join(', ');
}

/** "+14% for Bokeh, give or take 1%". */
export function sizeWords(draw: Draw, sides: Analysis['sides'], names: readonly string[]): string {
  const luck = ownLuck(draw, sides);
  const side = draw.seat === null ? draw.luck.indexOf(luck) : placeOf(draw.seat as Seat, sides);
  const unsure = Math.round(100 * draw.error) > 0 ? `, give or take ${percent(draw.error)}` : '';
  return `${signed(luck)} for ${names[side]}${unsure}`;
}

/** "You chose “Prepare the expedition”." */
export function chosenWords({ seat, name }: Who, answer: string, observer: Observer): string {
  return `${seat === observer ? 'You' : name} chose “${answer}”.`;
}

/** "Better: “Draw an animal card”." */
export function betterWords(answer: string): string {
  return `Better: “${answer}”.`;
}

/** "Wins 6 more matches in 100, give or take 2.": from 2% to 98% is not 96% more often. */
export function winsWords({ loss, error }: Pick<Decided, 'loss' | 'error'>): string {
  const [more, unsure] = [loss, Math.max(error, 0.01)].map((share) => Math.round(100 * share));
  return `Wins ${more} more ${more === 1 ? 'match' : 'matches'} in 100, give or take ${unsure}.`;
}

/** "Without luck, the chances would be: Ansel 64%, Bokeh 36%." */
export function adjustedWords({ adjusted }: Pick<Analysis, 'adjusted'>, names: readonly string[]): string {
  return `Without luck, the chances would be: ${chancesWords(adjusted, names)}.`;
}
