/** The fields that a figure of each class may have. */
import { type FigureText, ScenarioError } from './format';

const COMMON = ['id', 'type', 'pos', 'facing', 'facing_deg', 'owner', 'dead', 'escaped', 'note', 'r'] as const;

const OWN = {
  dinosaur: ['lp', 'young', 'z', 'hidden'],
  soldier: [
    ...['order', 'rank', 'weapon', 'crew_of', 'aboard', 'seat', 'sniper', 'high_caliber', 'elite', 'paratrooper'],
    ...['wounded', 'grenade'],
  ],
  vehicle: [...['order', 'mounts', 'gun_facing', 'sp', 'size', 'crew', 'loaded', 'cannon_loaded', 'immobile']],
  'crewed weapon': ['order', 'crew', 'hitched_to', 'loaded'],
  pole: ['status', 'aboard', 'hidden'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The classes of figures in a file. */
export type FigureClass = keyof typeof OWN;

/** Fields whose value false means something. False in any other field is the same as leaving it out. */
const TELLING: readonly string[] = ['crew', 'loaded', 'cannon_loaded', 'grenade'];

/** Throws a `ScenarioError` for a field that figures of this class do not have. */
export function refuseFields(text: FigureText, what: FigureClass, path: string): void {
  const fields: readonly string[] = [...COMMON, ...OWN[what]];
  for (const [field, value] of Object.entries(text)) {
    if (fields.includes(field) || value === undefined || value === 0) continue;
    if (value === false && !TELLING.includes(field)) continue;
    const holders = Object.entries<readonly string[]>(OWN).flatMap(([name, own]) =>
      own.includes(field) ? [name] : [],
    );
    throw new ScenarioError(`${path}.${field}`, `is for ${holders.join(', ')}; "${text.id}" is a ${what}`);
  }
}
