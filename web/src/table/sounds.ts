/** The sounds themselves, made as they are needed: bone, paper, wood, clay, a drum, a bowl, a gong. Loaded with the first one. */

export type Sound =
  | 'click' // a fingernail on a piece
  | 'bone'
  | 'paper'
  | 'card'
  | 'dice'
  | 'turn' // two knocks, a fourth apart
  | 'claim' // a wood block
  | 'call' // a hand drum
  | 'held' // a brush over felt
  | 'counter' // a clay chip
  | 'up' // a bead of an abacus
  | 'down'
  | 'trick' // a small bowl
  | 'chime' // a stone: enough, or a new old card
  | 'warning' // two low taps
  | 'refused'
  | 'shot' // a clapper
  | 'gong'
  | 'stamp';

/** One struck thing: a tone that dies away, or a puff of noise through a filter. */
interface Strike {
  at?: number; // seconds
  tone?: number; // Hz
  to?: number; // Hz that the tone falls to
  noise?: number; // Hz of the filter
  rise?: number; // seconds until it is loudest
  long: number; // seconds
  loud: number;
  wave?: OscillatorType;
}

// A phone's loudspeaker makes nothing of a pure low tone, so low taps have overtones.
const STRIKES: Record<Sound, Strike[]> = {
  click: [{ noise: 3200, long: 0.05, loud: 0.9 }],
  bone: [
    { noise: 1900, long: 0.05, loud: 0.8 },
    { tone: 420, long: 0.14, loud: 0.35, wave: 'triangle' },
  ],
  paper: [{ noise: 900, long: 0.16, loud: 1.5 }],
  card: [{ noise: 2600, long: 0.13, loud: 0.8 }],
  dice: [0, 0.07, 0.13, 0.22, 0.3].map((at) => ({ at, noise: 2200, long: 0.05, loud: 0.9 })),
  turn: [
    { tone: 390, long: 0.12, loud: 0.35, wave: 'triangle' },
    { at: 0.14, tone: 520, long: 0.14, loud: 0.35, wave: 'triangle' },
  ],
  claim: [
    { tone: 880, long: 0.13, loud: 0.4, wave: 'triangle' },
    { noise: 1500, long: 0.03, loud: 0.3 },
  ],
  call: [
    { tone: 210, to: 130, long: 0.2, loud: 0.6 },
    { noise: 700, long: 0.04, loud: 0.3 },
  ],
  held: [{ noise: 1300, rise: 0.12, long: 0.34, loud: 0.5 }],
  counter: [
    { noise: 3000, long: 0.03, loud: 0.5 },
    { tone: 1250, long: 0.1, loud: 0.2, wave: 'triangle' },
  ],
  up: [0, 0.07, 0.14].map((at, i) => ({ at, tone: 900 + 120 * i, long: 0.05, loud: 0.3, wave: 'triangle' })),
  down: [0, 0.07, 0.14].map((at, i) => ({ at, tone: 780 - 90 * i, long: 0.05, loud: 0.3, wave: 'triangle' })),
  trick: [{ tone: 660, long: 0.45, loud: 0.25 }],
  chime: [
    { tone: 1320, long: 0.4, loud: 0.2 },
    { tone: 2010, long: 0.25, loud: 0.08 },
  ],
  warning: [0, 0.12].map((at) => ({ at, tone: 110, long: 0.1, loud: 0.6, wave: 'triangle' })),
  refused: [{ tone: 150, long: 0.1, loud: 0.6, wave: 'triangle' }],
  shot: [{ noise: 2400, long: 0.13, loud: 1.1 }],
  gong: [
    { tone: 196, long: 0.45, loud: 0.35 },
    { tone: 293, long: 0.36, loud: 0.2 },
    { tone: 417, long: 0.3, loud: 0.12 },
  ],
  stamp: [
    { tone: 70, long: 0.4, loud: 0.65 },
    { noise: 500, long: 0.08, loud: 0.8 },
    { at: 0.12, tone: 147, long: 0.9, loud: 0.22 },
    { at: 0.12, tone: 221, long: 0.8, loud: 0.15 },
  ],
};

const FADED = 1000; // of its loudness, when a sound is over
const RISE = 0.002; // seconds: what begins at once clicks
const HEADROOM = 0.7; // for what is heard at the same time
const DUCKED = 0.6; // seconds after a seal in which all else is half as loud
const DETUNED = 30; // cents that two clay chips differ by

let context: AudioContext | undefined;
let sealed = -DUCKED; // when the last seal fell, by the context's clock

export function strike(name: Sound, pitch: number, volume: number) {
  context ??= new AudioContext();
  void context.resume();
  const cents = name === 'counter' ? (Math.random() * 2 - 1) * DETUNED : 0;
  if (name === 'stamp') sealed = context.currentTime;
  const share = name !== 'stamp' && context.currentTime < sealed + DUCKED ? 0.5 : 1;
  for (const one of STRIKES[name]) make(context, one, pitch * 2 ** (cents / 1200), volume * HEADROOM * share);
}

function make(audio: AudioContext, one: Strike, pitch: number, volume: number) {
  const { at = 0, tone, to = tone, noise, rise = RISE, long, loud, wave = 'sine' } = one;
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * volume, start + rise);
  gain.gain.exponentialRampToValueAtTime((loud * volume) / FADED, start + long);
  gain.connect(audio.destination);
  if (tone && to) {
    const source = new OscillatorNode(audio, { frequency: tone * pitch, type: wave });
    source.frequency.setValueAtTime(tone * pitch, start);
    source.frequency.exponentialRampToValueAtTime(to * pitch, start + long);
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
