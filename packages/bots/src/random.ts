import type { Bot } from './bot.ts';

export const randomBot: Bot = {
  name: 'random',
  choose: <A>({ legal, chance }: { readonly legal: readonly A[]; readonly chance: { int(n: number): number } }) =>
    legal[chance.int(legal.length)] as A,
};
