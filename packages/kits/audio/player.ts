/** Plays sounds. Silent until the person has touched the page, because browsers demand that. */
import { type Desk, VOICES, type VoiceName, whiteNoise } from './voices';

export const CHANNELS = ['effects', 'music', 'ambience'] as const;
export type Channel = (typeof CHANNELS)[number];
/** Volume of each channel, from 0 (silent) to 1 (full). */
export type Volumes = Readonly<Record<Channel, number>>;

const CHANNEL_OF: Partial<Record<VoiceName, Channel>> = { sting: 'music', snare: 'music' };
const MOST_AT_ONCE = 14;

/** Plays voices through one gain node for each channel. */
export class Player {
  #context: AudioContext | null = null;
  #gains: Partial<Record<Channel, GainNode>> = {};
  #noise: AudioBuffer | null = null;
  #crickets: ReturnType<typeof setInterval> | null = null;
  #playing = 0;
  #volumes: Volumes;

  constructor(volumes: Volumes) {
    this.#volumes = volumes;
  }

  /** Call it inside a pointer or key event; later calls do nothing. */
  wake(): void {
    if (this.#context !== null) return;
    const context = openContext();
    if (context === null) return;
    this.#context = context;
    this.#noise = whiteNoise(context);
    for (const channel of CHANNELS) {
      const gain = context.createGain();
      gain.connect(context.destination);
      this.#gains[channel] = gain;
    }
    this.setVolumes(this.#volumes);
    void context.resume().catch(() => {});
  }

  /** Takes effect at once, also on sounds that are playing. */
  setVolumes(volumes: Volumes): void {
    this.#volumes = volumes;
    const context = this.#context;
    if (context === null) return;
    for (const channel of CHANNELS) {
      this.#gains[channel]?.gain.setTargetAtTime(volumes[channel] ** 2, context.currentTime, 0.02);
    }
    this.#setCrickets(volumes.ambience > 0);
  }

  /** Plays a voice once. Does nothing while the sound sleeps, or if too many voices are playing. */
  play(voice: VoiceName, pitch = 1): void {
    const channel = CHANNEL_OF[voice] ?? 'effects';
    const desk = this.#desk(channel);
    if (desk === null || this.#volumes[channel] === 0 || this.#playing >= MOST_AT_ONCE) return;
    this.#playing++;
    const now = desk.context.currentTime;
    const end = VOICES[voice](desk, now + 0.005, pitch);
    setTimeout(() => this.#playing--, (end - now) * 1000 + 30);
  }

  #desk(channel: Channel): Desk | null {
    const out = this.#gains[channel];
    if (this.#context === null || this.#noise === null || out === undefined) return null;
    if (this.#context.state === 'suspended') void this.#context.resume().catch(() => {});
    return { context: this.#context, out, noise: this.#noise };
  }

  #setCrickets(on: boolean): void {
    if (on && this.#crickets === null) this.#crickets = setInterval(() => this.#chirp(), 2600);
    if (!on && this.#crickets !== null) {
      clearInterval(this.#crickets);
      this.#crickets = null;
    }
  }

  #chirp(): void {
    const desk = this.#desk('ambience');
    if (desk === null || document.hidden) return;
    const now = desk.context.currentTime + Math.random();
    for (let i = 0; i < 3; i++) {
      const oscillator = desk.context.createOscillator();
      const gain = desk.context.createGain();
      const at = now + i * 0.07;
      oscillator.frequency.value = 4300 + Math.random() * 200;
      gain.gain.setValueAtTime(0.0001, at);
      gain.gain.exponentialRampToValueAtTime(0.03, at + 0.015);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.05);
      oscillator.connect(gain).connect(desk.out);
      oscillator.start(at);
      oscillator.stop(at + 0.06);
    }
  }
}

/** The way to the loudspeaker; null in a browser without one, or one that refuses. */
function openContext(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}
