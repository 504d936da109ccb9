/** What a player may type. */
export type PlayerCommand =
  | { readonly type: 'answer'; readonly number: number }
  | { readonly type: 'enter' }
  | { readonly type: 'undo'; readonly count: number }
  | { readonly type: 'rules'; readonly about: string }
  | { readonly type: 'always'; readonly number: number }
  | { readonly type: 'askAgain' }
  | { readonly type: 'more' }
  | { readonly type: 'log' }
  | { readonly type: 'show' }
  | { readonly type: 'help' }
  | { readonly type: 'quit' }
  | { readonly type: 'unknown'; readonly words: string };

export const HELP: readonly string[] = [
  'A number gives that answer. Besides:',
  '  u         take back your last answer (u 3: the last three)',
  '  ?         the rules (? 3: a section, ? token: a search)',
  '  m         more answers of long groups',
  '  l         the log of everything so far',
  '  s         show the table again',
  '  auto 2    answer 2, now and to every such question',
  '  auto off  ask again',
  '  h         this help',
  '  q         quit; the game can be resumed',
];

export function parseCommand(line: string): PlayerCommand {
  const words = line.trim();
  if (words === '') return { type: 'enter' };
  if (/^\d{1,6}$/.test(words)) return { type: 'answer', number: Number(words) };
  if (words.startsWith('?')) return { type: 'rules', about: words.slice(1).trim() };
  const undo = /^u(?:ndo)?(?:\s+([1-9]\d{0,3}))?$/.exec(words);
  if (undo !== null) return { type: 'undo', count: Number(undo[1] ?? 1) };
  const [, always] = /^auto\s+(\d{1,6})$/.exec(words) ?? [];
  if (always !== undefined) return { type: 'always', number: Number(always) };
  if (/^auto\s+off$/.test(words)) return { type: 'askAgain' };
  switch (words) {
    case 'm':
    case 'more':
      return { type: 'more' };
    case 'l':
    case 'log':
      return { type: 'log' };
    case 's':
    case 'show':
      return { type: 'show' };
    case 'h':
    case 'help':
      return { type: 'help' };
    case 'q':
    case 'quit':
    case 'exit':
      return { type: 'quit' };
    default:
      return { type: 'unknown', words };
  }
}
