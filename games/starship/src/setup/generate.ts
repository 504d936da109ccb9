/** S-15.1, S-15.2, S-15.6, S-15.7: people and animals by the dice. */
import type { Chance, Seat } from '@shutterbox/kernel';
import { sheetWith } from '../clone.ts';
import { ANIMAL_WEAPONS } from '../data/skills.ts';
import { dice, die, sum, twoDice } from '../dice.ts';
import { NONE } from '../plan/types.ts';
import type { Role } from '../scenario/types.ts';
import type { Sheet, Side, Who } from '../types.ts';

interface Part {
  readonly role: Role;
  readonly side: Side;
  readonly seat: Seat;
  readonly master: Who;
}

function isBeast({ role }: Part): boolean {
  return role === 'animal' || role === 'mascot' || role === 'berserker';
}

export function generate(part: Part, chance: Chance): Sheet {
  if (part.role === 'berserker') return berserker(part, chance);
  return isBeast(part) ? animal(part, chance) : person(part, chance);
}

/** S-15.1, S-15.2: six throws, then one die for the number of skills. */
function person({ role, side, seat, master }: Part, chance: Chance): Sheet {
  return {
    role,
    side,
    seat,
    master,
    str: twoDice(chance),
    dex: twoDice(chance),
    end: twoDice(chance),
    int: twoDice(chance),
    edu: twoDice(chance),
    soc: twoDice(chance),
    pool: 0,
    deathPool: 0,
    natural: NONE,
    count: die(chance),
    table: NONE,
    rolls: [],
    skills: [],
    armor: 0,
    owns: null,
    left: [],
  };
}

/** S-15.6: as many dice as a die says, one more for death, and one for the weapon. */
function animal({ role, side, seat, master }: Part, chance: Chance): Sheet {
  return {
    role,
    side,
    seat,
    master,
    str: 0,
    dex: 0,
    end: 0,
    int: 0,
    edu: 0,
    soc: 0,
    pool: sum(dice(die(chance), chance)),
    deathPool: die(chance),
    natural: ANIMAL_WEAPONS[die(chance) - 1] as number,
    count: 0,
    table: NONE,
    rolls: [],
    skills: [],
    armor: 0,
    owns: null,
    left: [],
  };
}

/** S-14.36: harder to bring down than any animal, and as strong as 12. */
const BERSERKER_DICE = 6;
const BERSERKER_MORE = 6;
const BERSERKER_DEATH = 12;
const BERSERKER_STRENGTH = 12;

function berserker(part: Part, chance: Chance): Sheet {
  const pool = BERSERKER_MORE + sum(dice(BERSERKER_DICE, chance));
  return sheetWith(animal(part, chance), { str: BERSERKER_STRENGTH, pool, deathPool: BERSERKER_DEATH });
}
