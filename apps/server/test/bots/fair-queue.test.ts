import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../src/bots/fair-queue.ts';

function thinking(most: number) {
  const order: string[] = [];
  const queue = new FairQueue(most);
  const think = (host: string, level: string, meanwhile = () => {}) =>
    queue.run({ host, level }, async () => {
      order.push(`${host} ${level}`);
      meanwhile();
    });
  return { order, think, queue };
}

describe('bots think in turn', () => {
  it('a host with very many does not hold up a host with one', async () => {
    const { order, think } = thinking(1);
    const flood = Array.from({ length: 60 }, () => think('eve', 'hard'));
    await Promise.all([...flood, think('ann', 'easy')]);
    expect(order.slice(0, 3)).toEqual(['eve hard', 'ann easy', 'eve hard']);
    expect(order).toHaveLength(61);
  });

  it('by their cost, not by their number', async () => {
    const { order, think } = thinking(1);
    const all = ['hard', 'hard', 'hard'].map((level) => think('eve', level));
    for (let i = 0; i < 12; i++) all.push(think('ann', 'easy'));
    await Promise.all(all);
    expect(order.flatMap((each, i) => (each === 'eve hard' ? [i] : []))).toEqual([0, 2, 13]);
  });

  it('new hosts do not always come first', async () => {
    const { order, think } = thinking(1);
    const all = [think('ann', 'hard')];
    const flood = (names: number): void => {
      if (names > 0) all.push(think(`eve ${names}`, 'hard', () => flood(names - 1)));
    };
    all.push(think('ann', 'normal'));
    flood(20);
    for (let i = 0; i < all.length; i++) await all[i];
    expect(order.indexOf('ann normal')).toBe(1);
    expect(order).toHaveLength(22);
  });

  it('the cheap ones of a host come first', async () => {
    const { order, think } = thinking(1);
    await Promise.all([think('ann', 'normal'), think('ann', 'hard'), think('ann', 'normal'), think('ann', 'easy')]);
    expect(order).toEqual(['ann normal', 'ann easy', 'ann normal', 'ann hard']);
  });

  it('as many at once as there are threads, and one that fails holds up nobody', async () => {
    const { order, think, queue } = thinking(2);
    const failing = queue.run({ host: 'eve', level: 'hard' }, () => Promise.reject(new Error('no idea')));
    const others = [think('ann', 'easy'), think('ben', 'easy')];
    await expect(failing).rejects.toThrow('no idea');
    await Promise.all(others);
    expect(order).toEqual(['ann easy', 'ben easy']);
  });
});
