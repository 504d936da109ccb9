/** A plan that meets every kind of question. */
import { like, type Plan } from './photographer.ts';

/** Goes where something new is asked: keeps the first card, spends tokens, and explores the rainforest with too few dice. */
export function curious(): Plan {
  let draws = 0;
  return (kind, moves) => {
    switch (kind) {
      case 'research':
        draws += 1;
        return draws % 2 === 1 ? like(moves, /^Draw/) : like(moves, /^End Research/);
      case 'card':
        return like(moves, /^Reserve/, /^Place/, /^Accept/);
      case 'reserves':
        return like(moves, /^Place the reserved/, /^Bring no more/);
      case 'dice':
        return like(
          moves,
          /^Put a die on the (?!Shoreline|Savannah|Mountain|Rainforest).*no dice yet/,
          /^Place no more/,
          /^Put a die on the .*explore/,
        );
      case 'tokens':
        return like(moves, /^Put down no more/);
      case 'failed':
        return like(moves, /^Put 1 token of your supply/, /^Put 1 token/);
      default:
        return like(moves);
    }
  };
}
