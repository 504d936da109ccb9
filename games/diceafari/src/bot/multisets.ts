/** Dice without order: the 210 multisets of none to four dice, and what can be made of them. */
import { SAFARI_DICE } from '../dice.ts';
import { TERRAINS, type Terrain } from '../types.ts';

/** Index into the multisets; smaller ones come first. */
export type Dice = number;

const FACES = TERRAINS.length;
/** A multiset as a number: its counts are digits to this base. */
const BASE = SAFARI_DICE + 1;
const DIGIT: readonly number[] = TERRAINS.map((_, terrain) => BASE ** terrain);

const codes: number[] = [0];
const index: number[] = [0];
const sizes: number[] = [0];
for (let dice = 0; dice < codes.length; dice++) {
  if (sizes[dice] === SAFARI_DICE) break;
  for (const digit of DIGIT) {
    const code = (codes[dice] as number) + digit;
    if (index[code] !== undefined) continue;
    index[code] = codes.length;
    codes.push(code);
    sizes.push((sizes[dice] as number) + 1);
  }
}

export const MULTISETS = codes.length;
/** The first multiset of four dice. */
export const FIRST_FULL: Dice = sizes.indexOf(SAFARI_DICE);

/** By multiset and face: the same dice and one more. */
const PLUS: Int16Array = Int16Array.from({ length: FIRST_FULL * FACES }, (_, i) => {
  const code = (codes[Math.floor(i / FACES)] as number) + (DIGIT[i % FACES] as number);
  return index[code] as number;
});

/** What may be held of four dice: every multiset within them, including all four. */
export const WITHIN: readonly Int16Array[] = codes.map((code, dice) =>
  Int16Array.from(dice < FIRST_FULL ? [] : codes.flatMap((part, held) => (isWithin(part, code) ? [held] : []))),
);

function isWithin(part: number, whole: number): boolean {
  return DIGIT.every((digit) => Math.floor(part / digit) % BASE <= Math.floor(whole / digit) % BASE);
}

export function diceOf(terrains: readonly Terrain[]): Dice {
  let code = 0;
  for (let i = 0; i < terrains.length; i++) code += DIGIT[terrains[i] as Terrain] as number;
  return index[code] as Dice;
}

/** Rolling adds dice one at a time: fills in the mean value of every smaller multiset from those of the full ones. */
export function fillMeans(values: Float64Array): void {
  for (let dice = FIRST_FULL - 1; dice >= 0; dice--) {
    let sum = 0;
    for (let face = 0; face < FACES; face++) sum += values[PLUS[dice * FACES + face] as Dice] as number;
    values[dice] = sum / FACES;
  }
}

/** A way to hold these dice among those rolled: a bit for each die. */
export function holdOf(terrains: readonly Terrain[], held: Dice): number {
  let code = codes[held] as number;
  let hold = 0;
  for (let die = 0; die < terrains.length; die++) {
    const digit = DIGIT[terrains[die] as Terrain] as number;
    if (Math.floor(code / digit) % BASE === 0) continue;
    code -= digit;
    hold |= 1 << die;
  }
  return hold;
}
