/** Small sounds, made on the spot: the site's own, the game's own, and a bell for your move. */
import type { Beat, HouseSound, Sound } from '@shutterbox/ui';
import type { AnyUi } from '../games/bundle.ts';
import { useSettings } from '../settings/settings.ts';

const RECIPES: Readonly<Record<HouseSound | 'bell', readonly Beat[]>> = {
  shutter: [click(0, 2600, 0.035, 0.25), click(0.07, 1700, 0.05, 0.2)],
  die: [click(0, 900, 0.03, 0.2), click(0.06, 1200, 0.03, 0.2), click(0.11, 1000, 0.03, 0.2)],
  card: [click(0, 3800, 0.09, 0.08)],
  bell: [tone(0, 660, 0.35, 0.08), tone(0.09, 880, 0.4, 0.08)],
};

/** The first sound among events that happen at the same time. */
export function soundOf(events: readonly unknown[], { sound }: Pick<AnyUi, 'sound'>): Sound | undefined {
  for (const event of events) {
    const heard = sound?.(event);
    if (heard !== undefined) return heard;
  }
  return undefined;
}

let context: AudioContext | undefined;

export function play(sound: Sound | 'bell'): void {
  if (!useSettings.getState().sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const { currentTime } = context;
  for (const beat of typeof sound === 'string' ? RECIPES[sound] : sound) strike(context, currentTime, beat);
}

function strike(audio: AudioContext, start: number, beat: Beat): void {
  const at = start + beat.at;
  const gain = audio.createGain();
  const source = beat.kind === 'click' ? noisy(audio, beat, at, gain) : singing(audio, beat, at, gain);
  gain.connect(audio.destination);
  source.start(at);
  source.stop(at + beat.length);
}

function noisy(
  audio: AudioContext,
  { pitch, length, loudness }: Beat,
  at: number,
  gain: GainNode,
): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(filter).connect(gain);
  return source;
}

const RISE_SECONDS = 0.015;

function singing(
  audio: AudioContext,
  { pitch, length, loudness }: Beat,
  at: number,
  gain: GainNode,
): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = 'sine';
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + RISE_SECONDS);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain);
  return source;
}

const NOISE_SECONDS = 0.2;
let noise: AudioBuffer | undefined;

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * NOISE_SECONDS), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function click(at: number, pitch: number, length: number, loudness: number): Beat {
  return { kind: 'click', at, pitch, length, loudness };
}

function tone(at: number, pitch: number, length: number, loudness: number): Beat {
  return { kind: 'tone', at, pitch, length, loudness };
}
