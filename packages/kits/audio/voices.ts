/**
 * The sounds, made of oscillators and noise. Each voice plays once into `out` from time `at` (seconds of the context) and
 * returns the time at which it ends. `pitch` 1 is the usual one; small figures use a higher one.
 */

export interface Desk {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

/** Plays one sound into the desk from `at`; returns the time at which it ends. Times are seconds of the audio context. */
export type Voice = (desk: Desk, at: number, pitch: number) => number;

/** One second of white noise, which all hissing voices share. */
export function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

interface Tone {
  readonly shape: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly level: number;
}

function tone(desk: Desk, at: number, { shape, from, to, seconds, level }: Tone): number {
  const oscillator = desk.context.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + seconds);
  oscillator.connect(envelope(desk, at, seconds, level));
  oscillator.start(at);
  oscillator.stop(at + seconds);
  return at + seconds;
}

interface Hiss {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly level: number;
  readonly sharpness?: number;
}

function hiss(desk: Desk, at: number, { filter, from, to, seconds, level, sharpness = 1 }: Hiss): number {
  const source = desk.context.createBufferSource();
  source.buffer = desk.noise;
  source.loop = true;
  const biquad = desk.context.createBiquadFilter();
  biquad.type = filter;
  biquad.Q.value = sharpness;
  biquad.frequency.setValueAtTime(from, at);
  biquad.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + seconds);
  source.connect(biquad).connect(envelope(desk, at, seconds, level));
  source.start(at, Math.random());
  source.stop(at + seconds);
  return at + seconds;
}

function envelope(desk: Desk, at: number, seconds: number, level: number): AudioNode {
  const gain = desk.context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + Math.min(0.012, seconds / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(desk.out);
  return gain;
}

/** A rubber toy that is squeezed. */
const squeak: Voice = (desk, at, pitch) => {
  tone(desk, at, { shape: 'triangle', from: 520 * pitch, to: 1150 * pitch, seconds: 0.09, level: 0.22 });
  return tone(desk, at + 0.09, { shape: 'triangle', from: 1150 * pitch, to: 640 * pitch, seconds: 0.1, level: 0.16 });
};

/** A plastic foot that is set down. */
const clack: Voice = (desk, at, pitch) => {
  tone(desk, at, { shape: 'square', from: 900 * pitch, to: 320 * pitch, seconds: 0.035, level: 0.09 });
  return hiss(desk, at, { filter: 'highpass', from: 3000, to: 1800, seconds: 0.03, level: 0.16 });
};

/** A cap gun. */
const crack: Voice = (desk, at, pitch) => {
  hiss(desk, at, { filter: 'bandpass', from: 3200 * pitch, to: 900 * pitch, seconds: 0.07, level: 0.75 });
  return hiss(desk, at + 0.02, { filter: 'lowpass', from: 1400 * pitch, to: 200, seconds: 0.16, level: 0.3 });
};

/** A burst of caps. */
const rattle: Voice = (desk, at, pitch) => {
  let end = at;
  for (let i = 0; i < 4; i++) end = crack(desk, at + i * 0.075, pitch * (1 + i * 0.03));
  return end;
};

/** A tin can bursts. */
const boom: Voice = (desk, at, pitch) => {
  tone(desk, at, { shape: 'sine', from: 150 * pitch, to: 38, seconds: 0.5, level: 0.7 });
  hiss(desk, at, { filter: 'bandpass', from: 2200, to: 420, seconds: 0.22, level: 0.35, sharpness: 5 });
  return hiss(desk, at, { filter: 'lowpass', from: 900, to: 80, seconds: 0.55, level: 0.5 });
};

/** Air and a little fire. */
const whoosh: Voice = (desk, at) =>
  hiss(desk, at, { filter: 'bandpass', from: 500, to: 2400, seconds: 0.45, level: 0.4, sharpness: 0.8 });

/** Two rows of plastic teeth that snap shut. */
const chomp: Voice = (desk, at, pitch) => {
  tone(desk, at, { shape: 'sawtooth', from: 210 * pitch, to: 90 * pitch, seconds: 0.11, level: 0.3 });
  clack(desk, at + 0.1, 0.7);
  return hiss(desk, at + 0.1, { filter: 'lowpass', from: 1800, to: 300, seconds: 0.09, level: 0.4 });
};

/** A hum through a comb: a miss. */
const kazoo: Voice = (desk, at) => {
  tone(desk, at, { shape: 'sawtooth', from: 330, to: 300, seconds: 0.12, level: 0.09 });
  return tone(desk, at + 0.13, { shape: 'sawtooth', from: 250, to: 180, seconds: 0.24, level: 0.09 });
};

/** Two dice that rattle in a tin. */
const dice: Voice = (desk, at) => {
  let end = at;
  for (let i = 0; i < 7; i++) {
    const when = at + i * 0.08 + (i % 3) * 0.013;
    tone(desk, when, { shape: 'square', from: 1700 + (i % 4) * 260, to: 900, seconds: 0.03, level: 0.07 });
    end = hiss(desk, when, { filter: 'bandpass', from: 4200, to: 3000, seconds: 0.04, level: 0.2, sharpness: 6 });
  }
  return end;
};

/** A snare roll on a biscuit tin: a new phase. */
const snare: Voice = (desk, at) => {
  let end = at;
  for (let i = 0; i < 9; i++) {
    end = hiss(desk, at + i * 0.045, {
      filter: 'highpass',
      from: 1800,
      to: 1400,
      seconds: 0.05,
      level: 0.05 + i * 0.014,
    });
  }
  return end;
};

/** A typewriter key: a new line in the log. */
const key: Voice = (desk, at) =>
  hiss(desk, at, { filter: 'bandpass', from: 2600, to: 1900, seconds: 0.022, level: 0.14 });

/** A sheet of paper that slides. */
const paper: Voice = (desk, at) =>
  hiss(desk, at, { filter: 'highpass', from: 2500, to: 5200, seconds: 0.14, level: 0.06 });

/** A rising whistle: a figure got away unhurt. */
const phew: Voice = (desk, at) => tone(desk, at, { shape: 'sine', from: 880, to: 1760, seconds: 0.16, level: 0.14 });

/** A theremin, as in monster films: a new turn, a victory. */
const sting: Voice = (desk, at) => {
  const seconds = 1.3;
  const oscillator = desk.context.createOscillator();
  const vibrato = desk.context.createOscillator();
  const depth = desk.context.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.setValueAtTime(294, at);
  oscillator.frequency.exponentialRampToValueAtTime(622, at + 0.5);
  oscillator.frequency.exponentialRampToValueAtTime(466, at + seconds);
  vibrato.frequency.value = 6.2;
  depth.gain.value = 13;
  vibrato.connect(depth).connect(oscillator.frequency);
  oscillator.connect(envelope(desk, at, seconds, 0.2));
  for (const part of [oscillator, vibrato]) {
    part.start(at);
    part.stop(at + seconds);
  }
  return at + seconds;
};

export const VOICES = {
  squeak,
  clack,
  crack,
  rattle,
  boom,
  whoosh,
  chomp,
  kazoo,
  dice,
  snare,
  key,
  paper,
  phew,
  sting,
} as const satisfies Record<string, Voice>;

export type VoiceName = keyof typeof VOICES;
