/** Which fields a figure of which class has. */
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

/** Figures by what a file may say of them. */
export type FigureClass = keyof typeof OWN;

/** Fields that say something by being false; of all others that is as good as nothing. */
const TELLING: readonly string[] = ['crew', 'loaded', 'cannon_loaded', 'grenade'];

/** Throws a `ScenarioError` for a field that says something of a figure that can't be said of its class. */
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
