/** Questions to the browser about itself, answered from memory: to ask each time would lay out the page. */
import { useSyncExternalStore } from 'react';

export const NO_MOTION = '(prefers-reduced-motion: reduce)';
/** A phone on its side, as in the style sheets. */
export const SIDEWAYS = '(max-width: 960px) and (max-height: 500px)';
/** Either way up. An upright tablet has room for everything that a desk has. */
export const PHONE = `(max-width: 720px), ${SIDEWAYS}`;

/** A tablet held upright, as in the style sheets. */
export const UPRIGHT = '(min-width: 721px) and (max-width: 960px) and (min-height: 501px)';

interface Answer {
  readonly list: MediaQueryList;
  value: boolean;
}

const answers = new Map<string, Answer>();

function answerTo(query: string): Answer {
  const known = answers.get(query);
  if (known !== undefined) return known;
  const list = matchMedia(query);
  const answer = { list, value: list.matches };
  list.addEventListener('change', () => {
    answer.value = list.matches;
  });
  answers.set(query, answer);
  return answer;
}

export function mediaMatches(query: string): boolean {
  return answerTo(query).value;
}

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const { list } = answerTo(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => mediaMatches(query),
  );
}
