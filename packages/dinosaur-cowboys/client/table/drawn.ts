/** The drawing of each kind of terrain. */
import type { TerrainKind } from '../../rules';

export const DRAWN = {
  ...{ hill: 'mesa', woods: 'scrub', rocks: 'red-rocks' },
  ...{ low_wall: 'adobe-wall', wreck: 'rusty-wreck', building: 'saloon' },
} as const satisfies Readonly<Record<TerrainKind, string>>;
