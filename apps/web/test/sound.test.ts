import { ui as diceafari } from '@shutterbox/diceafari/ui';
import { ui as wildlife } from '@shutterbox/wildlife/ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** As much of a loudspeaker as the table uses, and what was played on it. */
class Loudspeaker {
  static struck: string[] = [];
  readonly state = 'running';
  readonly currentTime = 10;
  readonly sampleRate = 8;
  readonly destination = {};
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
  createGain = () => ({ ...this.node(), gain: { setValueAtTime: noop, exponentialRampToValueAtTime: noop } });
  createBiquadFilter = () => ({ ...this.node(), frequency: {} });
  createBufferSource = () => this.source('click');
  createOscillator = () => ({ ...this.source('tone'), frequency: {} });
  private node = () => ({ connect: (to: unknown) => to });
  private source = (kind: string) => ({
    ...this.node(),
    start: (at: number) => void Loudspeaker.struck.push(`${kind} ${(at - this.currentTime).toFixed(2)}`),
    stop: noop,
  });
}

function noop(): void {}

vi.stubGlobal('AudioContext', Loudspeaker);
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { play, soundOf } = await import('../src/table/sound.ts');
const { useSettings } = await import('../src/settings/settings.ts');

beforeEach(() => {
  Loudspeaker.struck = [];
  useSettings.setState({ sound: true });
});

describe('what is heard', () => {
  it('is a sound of the house, a recipe of the game, or the bell', () => {
    play('shutter');
    play('bell');
    play([{ kind: 'tone', at: 0.5, pitch: 440, length: 1, loudness: 0.1 }]);
    expect(Loudspeaker.struck).toEqual(['click 0.00', 'click 0.07', 'tone 0.00', 'tone 0.09', 'tone 0.50']);
  });

  it('is nothing where the player wants silence', () => {
    useSettings.setState({ sound: false });
    play('die');
    expect(Loudspeaker.struck).toEqual([]);
  });

  it('is of a step the first thing that sounds, and nothing for a game without sounds', () => {
    const events = ['turn', 'drew', 'explored'].map((type) => ({ type }));
    expect(soundOf(events, { sound: (event) => wildlife.sound?.(event as never) })).toBe('card');
    expect(soundOf(events, {})).toBeUndefined();
  });
});

describe('the games', () => {
  it('have the sounds of their things: cards, dice, and a shutter', () => {
    const heard = (sound: ((event: never) => unknown) | undefined, types: readonly string[]) =>
      types.map((type) => sound?.({ type } as never));
    expect(heard(wildlife.sound, ['drew', 'dieOnAnimal', 'photographed', 'turn'])).toEqual([
      'card',
      'die',
      'shutter',
      undefined,
    ]);
    expect(heard(diceafari.sound, ['claimed', 'rolled', 'photo', 'noPhoto'])).toEqual([
      'card',
      'die',
      'shutter',
      undefined,
    ]);
  });
});
