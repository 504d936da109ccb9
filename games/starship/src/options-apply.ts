/** In which scenarios an option changes anything. */
import type { Options } from './types.ts';

type Name = Options['scenario'];

const ONLY: Partial<Record<keyof Options, readonly Name[]>> = {
  ship: ['loose'],
  armor: ['loose'],
  chooseSides: ['mutiny'],
  secondPet: ['mutiny'],
  grenades: ['hijacking'],
  armedCrew: ['hijacking'],
  passengerSeats: ['hijacking'],
  pet: ['boarding'],
};
/** S-14.6, S-14.7. */
const ON_THE_BEOWULF: readonly string[] = ['passengers', 'sleepers'];

export function applies(option: string, options: Options): boolean {
  const { scenario, ship, ownScenario } = options;
  const own = ownScenario !== null;
  if (ON_THE_BEOWULF.includes(option)) return own || (scenario === 'loose' && ship === 'beowulf');
  if (option === 'secondSideSeats') return own || scenario !== 'hijacking';
  return own || (ONLY[option as keyof Options]?.includes(scenario) ?? true);
}
