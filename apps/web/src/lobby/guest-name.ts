/** A name for players who have not chosen one, so that nobody has to fill in a form before their first match. */
const MANNERS = ['Quiet', 'Patient', 'Early', 'Curious', 'Lucky', 'Keen', 'Steady', 'Gentle', 'Merry', 'Brisk'];
const ANIMALS = [
  'Heron',
  'Kestrel',
  'Otter',
  'Ibex',
  'Puffin',
  'Fox',
  'Tapir',
  'Gecko',
  'Lynx',
  'Marmot',
  'Egret',
  'Hare',
];

/** Chosen once, so that the same name is offered everywhere. */
const offered = `${oneOf(MANNERS)} ${oneOf(ANIMALS)}`;

export function guestName(): string {
  return offered;
}

function oneOf(words: readonly string[]): string {
  return words[Math.floor(Math.random() * words.length)] ?? 'Guest';
}
