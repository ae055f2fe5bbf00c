/** The preferences of the person at this machine, stored between visits. */
import { CHANNELS, type Volumes } from '../audio/player';
import { recall, remember } from './storage';

export const SPEEDS = ['normal', 'double', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  readonly volumes: Volumes;
  readonly speed: Speed;
  /** `system` follows the machine's setting for reduced motion. */
  readonly motion: 'system' | 'full' | 'reduced';
}

export const DEFAULT_SETTINGS: Settings = {
  volumes: { effects: 0.7, music: 0.5, ambience: 0 },
  speed: 'normal',
  motion: 'system',
};

const KEY = 'dino-wars.settings';

/** The settings in a stored text; the default for every field that is missing or invalid. */
export function parseSettings(text: string | null): Settings {
  const read = parseObject(text);
  const volumes = isObject(read.volumes) ? read.volumes : {};
  const volume = (channel: keyof Volumes) => {
    const value = volumes[channel];
    return typeof value === 'number' && value >= 0 && value <= 1 ? value : DEFAULT_SETTINGS.volumes[channel];
  };
  return {
    volumes: { effects: volume('effects'), music: volume('music'), ambience: volume('ambience') },
    speed: SPEEDS.find((speed) => speed === read.speed) ?? DEFAULT_SETTINGS.speed,
    motion: read.motion === 'full' || read.motion === 'reduced' ? read.motion : 'system',
  };
}

/** The stored settings. */
export function loadSettings(): Settings {
  return parseSettings(recall(KEY));
}

/** Stores the settings; does nothing if the browser forbids it. */
export function saveSettings(settings: Settings): void {
  remember(KEY, JSON.stringify(settings));
}

/** Whether every channel is silent. */
export function isMuted(volumes: Volumes): boolean {
  return CHANNELS.every((channel) => volumes[channel] === 0);
}

/** Whether figures should jump instead of glide. */
export function wantsReducedMotion(motion: Settings['motion']): boolean {
  if (motion !== 'system') return motion === 'reduced';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
