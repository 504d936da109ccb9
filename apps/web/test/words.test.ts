import { type Observer, render, say, type Words, who, whom, whose } from '@shutterbox/kernel';
import { readerOf, Sentence } from '@shutterbox/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { backoff } from '../src/host/backoff.ts';
import { timeLeft } from '../src/table/dock/countdown.tsx';
import { answersOf, chosenOf } from '../src/table/dock/kept-answers.tsx';
import { stoppedBy } from '../src/table/dock/stopped.ts';
import { emptyFeed } from '../src/table/match/feed.ts';
import { EMPTY_MODEL } from '../src/table/match/model.ts';
import { STOPPED } from '../src/table/match/outbox.ts';

const sitters = [
  { seat: 1, name: 'Player 1' },
  { seat: 0, name: 'ines <b>' },
  { seat: 2, name: '' },
];

describe('a sentence', () => {
  const shown = (words: Words, observer: Observer = 'spectator'): string =>
    renderToStaticMarkup(createElement(Sentence, { words, reader: readerOf({ observer, sitters }) }));

  it('has the names of the sitters, as they are', () => {
    expect(render(say`${who(0)} pays ${whom(1)} and ${whom(2)}.`, readerOf({ observer: 'spectator', sitters }))).toBe(
      'ines <b> pays Player 1 and Player 3.',
    );
  });

  it('begins with its seat in bold, and only there', () => {
    expect(shown(say`${who(1)} pays ${whom(0)}.`)).toBe('<b>Player 1</b> pays ines &lt;b&gt;.');
    expect(shown(say`${who(1)} pay ${whom(0)}.`, 1)).toBe('<b>You</b> pay ines &lt;b&gt;.');
    expect(shown(say`Round 1: ${whose(1)} turn.`)).toBe('Round 1: Player 1&#x27;s turn.');
    expect(shown('Player 1 is only text.')).toBe('Player 1 is only text.');
  });
});

describe('words', () => {
  it('tell how long there is', () => {
    expect(timeLeft(61_000)).toBe('1:01');
    expect(timeLeft(-5)).toBe('0:00');
    expect(timeLeft(86_400_000)).toBe('24 h 0 min');
  });
});

describe('standing answers', () => {
  it('are those that are chosen and not "ask me"', () => {
    const offer = {
      kind: 'offer',
      label: 'Offers',
      choices: [
        { label: 'Never', action: { type: 'pass' } },
        { label: 'Ask me', action: undefined },
      ],
    };
    expect(answersOf([offer], { offer: 'Never' })).toEqual([{ kind: 'offer', action: { type: 'pass' } }]);
    expect(answersOf([offer], { offer: 'Ask me' })).toEqual([]);
    expect(answersOf([offer], {})).toEqual([]);
    expect(chosenOf([offer], [{ kind: 'offer', action: { type: 'pass' } }])).toEqual({ offer: 'Never' });
    expect(chosenOf([offer], [{ kind: 'other', action: { type: 'pass' } }])).toEqual({});
    expect(chosenOf([offer], [])).toEqual({});
  });
});

describe('coming back', () => {
  it('waits longer and longer, and never too long', () => {
    expect(backoff(0, 1)).toBe(400);
    expect(backoff(0, 0)).toBe(200);
    expect(backoff(3, 1)).toBe(3_200);
    expect(backoff(50, 1)).toBe(5_000);
  });
});

describe('a move that was broken off', () => {
  const line = (words: readonly Words[]) => ({
    number: 1,
    seat: 0,
    kind: 'answer' as const,
    events: words.map((each) => ({ begins: each === 'Ann acts.' })),
    words,
    observer: 0,
    undone: false,
  });
  const model = (words: readonly Words[], sentence = STOPPED) => ({
    ...EMPTY_MODEL,
    shown: 0,
    refusal: { sentence },
    feeds: new Map([
      [0, { ...emptyFeed(0), log: [line(words), { ...line(['Bea waits.', 'Bea sees you.']), seat: 1 }] }],
    ]),
  });
  const beginsNote = (event: unknown) => (event as { begins: boolean }).begins;

  it('says what came after its last step', () => {
    const words = ['Ann acts.', 'Ann steps to K8.', 'An animal strikes.', 'Miss.'];
    expect(stoppedBy(model(words), { beginsNote })).toBe('Your move stopped. An animal strikes.');
    expect(stoppedBy(model(words.slice(1)), {})).toBe('Your move stopped. An animal strikes.');
  });
  it('says nothing of its own where nothing came, or where something was refused', () => {
    expect(stoppedBy(model(['Ann acts.', 'Ann steps to K8.']), { beginsNote })).toBeUndefined();
    expect(stoppedBy(model(['One.', 'Two.'], 'That costs 8 AP.'), {})).toBeUndefined();
  });
});
