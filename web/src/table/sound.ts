/** Small sounds, made as they are needed. Off unless switched on, and never the only sign of anything. */

import { settings } from '../settings.svelte';

export type Sound = 'click' | 'bone' | 'paper' | 'card' | 'turn' | 'claim' | 'refused' | 'trick' | 'gong' | 'dice';

let context: AudioContext | undefined;

/** One struck thing: a tone that dies away, or a puff of noise through a filter. */
interface Strike {
  at?: number; // seconds
  tone?: number; // Hz
  noise?: number; // Hz of the filter
  long: number; // seconds
  loud: number;
  wave?: OscillatorType;
}

const STRIKES: Record<Sound, Strike[]> = {
  click: [{ noise: 3200, long: 0.03, loud: 0.25 }],
  bone: [
    { noise: 1900, long: 0.05, loud: 0.7 },
    { tone: 420, long: 0.06, loud: 0.35, wave: 'triangle' },
  ],
  paper: [{ noise: 900, long: 0.09, loud: 0.6 }],
  card: [{ noise: 2600, long: 0.05, loud: 0.5 }],
  turn: [
    { tone: 520, long: 0.09, loud: 0.3, wave: 'triangle' },
    { at: 0.14, tone: 520, long: 0.09, loud: 0.3, wave: 'triangle' },
  ],
  claim: [{ tone: 880, long: 0.12, loud: 0.4, wave: 'triangle' }],
  refused: [{ tone: 150, long: 0.12, loud: 0.5 }],
  trick: [{ tone: 660, long: 0.38, loud: 0.25 }],
  gong: [
    { tone: 196, long: 0.4, loud: 0.5 },
    { tone: 293, long: 0.36, loud: 0.3 },
    { tone: 417, long: 0.3, loud: 0.2 },
  ],
  dice: [0, 0.07, 0.13, 0.22, 0.3].map((at) => ({ at, noise: 2200, long: 0.03, loud: 0.5 })),
};

export function sound(name: Sound) {
  if (!settings.sounds) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const strike of STRIKES[name]) make(context, strike);
  } catch {
    // no sound here
  }
}

function make(audio: AudioContext, { at = 0, tone, noise, long, loud, wave = 'sine' }: Strike) {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * settings.volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + long);
  gain.connect(audio.destination);
  if (tone) {
    const source = new OscillatorNode(audio, { frequency: tone, type: wave });
    source.connect(gain);
    source.start(start);
    source.stop(start + long);
  }
  if (noise) {
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
    buffer.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1));
    const source = new AudioBufferSourceNode(audio, { buffer });
    source.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: noise, Q: 1.2 })).connect(gain);
    source.start(start);
  }
}
