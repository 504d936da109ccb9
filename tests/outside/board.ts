const nothing = () => null;

export const ui = {
  name: 'Wink',
  subtitle: 'From outside',
  chapter: () => '',
  phases: () => undefined,
  Board: nothing,
  SeatFacts: nothing,
  holdings: [],
  prompt: () => ({ title: 'Wink' }),
  Controls: nothing,
  Score: nothing,
  groups: () => [],
  duration: () => 0,
  lessons: {},
  hasSecret: () => true,
};
