import { MOST_NAME_LETTERS } from './limits.ts';

/** What is wrong with the name of a plan, a ship, an area or a deck. */
export function nameProblem(name: string): string | undefined {
  const isFit = name !== '' && name === name.trim() && name.length <= MOST_NAME_LETTERS && !/\p{C}/u.test(name);
  return isFit ? undefined : `a name has 1 to ${MOST_NAME_LETTERS} characters, none of them a control character`;
}
