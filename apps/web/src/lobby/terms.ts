/** A table's terms besides its rules: how fast it is played, who can join, and whether there are hints. */
const A_DAY_MS = 86_400_000;

/** Long enough not to rush anyone; still, a player who never comes back does not block the match forever. */
export const USUAL_PACE = A_DAY_MS;

export const PACES = [
  { value: 0, label: 'No limit', words: 'No time limit', help: 'Take all the time you need.' },
  {
    value: 60_000,
    label: '1 minute',
    words: 'A minute for each move',
    help: 'One minute for each move. After that a move is made for you.',
  },
  {
    value: 600_000,
    label: '10 minutes',
    words: 'Ten minutes for each move',
    help: 'Ten minutes for each move. After that a move is made for you.',
  },
  {
    value: A_DAY_MS,
    label: 'A day',
    words: 'A day for each move',
    help: 'A day for each move. Miss two in a row and a bot takes over.',
  },
] as const;
export type Pace = (typeof PACES)[number]['value'];

export const DOORS = [
  { value: 'link', label: 'Only people with the link', help: 'The table is not listed in the lobby.' },
  { value: 'listed', label: 'Anyone', help: 'The table is listed under “Open tables”, and anyone can take a seat.' },
] as const;
export type Door = (typeof DOORS)[number]['value'];

export const HINTS = [
  { value: 'off', label: 'Off', help: 'Everyone plays without hints.' },
  {
    value: 'on',
    label: 'For everyone',
    help: 'Every player may ask what a strong bot would do. By taking a seat, you agree.',
  },
] as const;
export type Hints = (typeof HINTS)[number]['value'];

/** In the waiting room and at the table. */
export const HINTS_WORDS = 'Hints for everyone';

export function paceOf(pace: number): string {
  return PACES.find(({ value }) => value === pace)?.words ?? 'A time limit';
}
