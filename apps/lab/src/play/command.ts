/** What a player may type. */
export type PlayerCommand =
  | { readonly type: 'answer'; readonly number: number }
  | { readonly type: 'enter' }
  | { readonly type: 'undo'; readonly count: number }
  | { readonly type: 'rules'; readonly about: string }
  | { readonly type: 'always'; readonly number: number }
  | { readonly type: 'standing' }
  | { readonly type: 'askAgain' }
  | { readonly type: 'more' }
  | { readonly type: 'log' }
  | { readonly type: 'show' }
  | { readonly type: 'help' }
  | { readonly type: 'quit' }
  | { readonly type: 'unknown'; readonly words: string };

/** `rule` is the id of a rule, as an example. */
export function helpLines(rule: string): readonly string[] {
  return [
    'Type a number to answer, or Enter if there is only one.',
    '  u         undo your last answer (u 3: the last three)',
    '  ?         the rules; ? 3 shows a section,',
    `            ? ${rule} a rule, ? token all rules about tokens`,
    '  m         show more answers',
    '  l         the log of everything so far',
    '  s         show the table again',
    '  auto 2    answer 2 now and every time',
    '  auto      show your automatic answers',
    '  auto off  ask me again',
    '  h         this help',
    '  q         save and quit',
  ];
}

const WORDS: Readonly<Record<string, PlayerCommand>> = {
  '': { type: 'enter' },
  auto: { type: 'standing' },
  'auto off': { type: 'askAgain' },
  m: { type: 'more' },
  more: { type: 'more' },
  l: { type: 'log' },
  log: { type: 'log' },
  s: { type: 'show' },
  show: { type: 'show' },
  h: { type: 'help' },
  help: { type: 'help' },
  q: { type: 'quit' },
  quit: { type: 'quit' },
  exit: { type: 'quit' },
};

export function parseCommand(line: string): PlayerCommand {
  const words = line.trim();
  if (words.startsWith('?')) return { type: 'rules', about: words.slice(1).trim() };
  const small = words.toLowerCase().replaceAll(/\s+/g, ' ');
  if (/^\d{1,6}$/.test(small)) return { type: 'answer', number: Number(small) };
  const undo = /^u(?:ndo)?(?: ([1-9]\d{0,5}))?$/.exec(small);
  if (undo !== null) return { type: 'undo', count: Number(undo[1] ?? 1) };
  const [, always] = /^auto (\d{1,6})$/.exec(small) ?? [];
  if (always !== undefined) return { type: 'always', number: Number(always) };
  return Object.hasOwn(WORDS, small) ? (WORDS[small] as PlayerCommand) : { type: 'unknown', words };
}
