/** A name for whoever has not chosen one: nobody should have to fill in a form before the first match. */
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

/** The same one wherever it is offered, so that whoever keeps it has the name that he saw. */
const offered = `${oneOf(MANNERS)} ${oneOf(ANIMALS)}`;

export function guestName(): string {
  return offered;
}

function oneOf(words: readonly string[]): string {
  return words[Math.floor(Math.random() * words.length)] ?? 'Guest';
}
