/** Small clicks, made on the spot: a shutter, a die, a card, and a bell for one's own move. */
import { useSettings } from '../settings/settings.ts';

export type Sound = 'shutter' | 'die' | 'card' | 'bell';

const NOISE_SECONDS = 0.2;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function play(sound: Sound): void {
  if (!useSettings.getState().sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const { currentTime } = context;
  switch (sound) {
    case 'shutter':
      click(context, currentTime, 2600, 0.035, 0.25);
      click(context, currentTime + 0.07, 1700, 0.05, 0.2);
      return;
    case 'die':
      for (const [at, pitch] of [
        [0, 900],
        [0.06, 1200],
        [0.11, 1000],
      ] as const)
        click(context, currentTime + at, pitch, 0.03, 0.2);
      return;
    case 'card':
      click(context, currentTime, 3800, 0.09, 0.08);
      return;
    case 'bell':
      tone(context, currentTime, 660, 0.35);
      tone(context, currentTime + 0.09, 880, 0.4);
      return;
  }
}

/** What an event sounds like, by what its type says of it. */
export function soundOf(event: unknown): Sound | undefined {
  if (typeof event !== 'object' || event === null || !('type' in event)) return undefined;
  const type = String(event.type);
  if (/^photo|shot|snap/i.test(type)) return 'shutter';
  if (/roll|explor|die|dice/i.test(type)) return 'die';
  if (/drew|plac|reserv|card|spook|chose|claimed|bonus/i.test(type)) return 'card';
  return undefined;
}

function click(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

function tone(audio: AudioContext, at: number, pitch: number, length: number): void {
  const source = audio.createOscillator();
  source.type = 'sine';
  source.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.08, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * NOISE_SECONDS), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
