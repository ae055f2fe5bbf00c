/** Lines of sight, cover and bands (DC-R-12 to DC-R-17), which anybody may ask for at any time (DC-SEQ-4). */
import type { Disc, Point } from '@dwo/kernel';
import {
  bandBetween,
  bandsTo,
  distanceToShape,
  inFront,
  pointsAcross,
  type Screen,
  type SightLine,
  sightLines,
  tally,
} from '@dwo/kernel/table';
import { discOf, facingOf } from './bodies';
import { LEAST_CROSSING, SCREEN_IGNORED } from './data/limits';
import { TERRAIN, type TerrainKind } from './data/maps';
import { type WeaponId, weaponData } from './data/weapons';
import { BANDS, type BandName } from './data/words';
import { type Area, elevationAt, type Ground, groundOf } from './ground';
import type { Being, Now } from './state';

/** Tells what one entity sees of another. */
export interface Sight {
  readonly inArc: boolean;
  readonly lines: readonly SightLine[];
  /** In the front arc, and at least one line is not blocked (DC-R-13). */
  readonly seen: boolean;
  /** Seen, and at most one line is free (DC-R-14). */
  readonly cover: boolean;
}

/** Whether a screen near the viewer is looked past (DC-R-14). */
function isIgnored(area: Area, eye: Point & { radius: number }, target: Point & { radius: number }): boolean {
  const isNear = distanceToShape(eye, eye, area) <= eye.radius + SCREEN_IGNORED;
  return isNear && distanceToShape(target, target, area) > target.radius;
}

/** An area as a screen, and what it does to those who look. */
interface AreaScreen extends Screen {
  readonly area: Area;
  readonly stops: (typeof TERRAIN)[TerrainKind]['sight'];
}

/** All areas of a ground as screens. */
const screens = new WeakMap<Ground, readonly AreaScreen[]>();

function screensOf(ground: Ground): readonly AreaScreen[] {
  const found =
    screens.get(ground) ??
    ground.areas.map((area): AreaScreen => {
      const { sight: stops } = TERRAIN[area.kind];
      return { ...area, area, stops, solid: stops !== 'screen' };
    });
  screens.set(ground, found);
  return found;
}

/** The lines between places, by ground: computer players look from the same places again and again. */
const known = new WeakMap<Ground, Map<string, readonly SightLine[]>>();
/** The most of them that are kept for one ground. */
const MOST_KNOWN = 4000;

/** The three lines from a base to another over a ground. */
function linesBetween(state: Now, eye: Disc, aim: Disc): readonly SightLine[] {
  const ground = groundOf(state);
  const kept = known.get(ground) ?? new Map<string, readonly SightLine[]>();
  known.set(ground, kept);
  const key = `${eye.x} ${eye.y} ${eye.radius} ${aim.x} ${aim.y} ${aim.radius}`;
  const found = kept.get(key);
  if (found !== undefined) return found;
  const height = Math.max(elevationAt(state, eye), elevationAt(state, aim));
  const between = screensOf(ground).filter(({ area, stops }) => {
    if (stops === 'hill') return area.height > height;
    return stops === 'solid' || !isIgnored(area, eye, aim);
  });
  const points = pointsAcross(eye, aim, [0, aim.radius, -aim.radius]);
  const lines = sightLines(eye, points, between, { least: LEAST_CROSSING, edge: 'outside' });
  if (kept.size >= MOST_KNOWN) kept.clear();
  kept.set(key, lines);
  return lines;
}

/** The three lines from an entity's body to another's, and what they are worth. Bodies never block sight (DC-R-15). */
export function lookAt(state: Now, viewer: Being, target: Being): Sight {
  const [eye, aim] = [discOf(state, viewer), discOf(state, target)];
  const inArc = inFront(eye, facingOf(state, viewer), aim);
  const lines = linesBetween(state, eye, aim);
  const { free, blocked } = tally(lines);
  const seen = inArc && blocked < lines.length;
  return { inArc, lines, seen, cover: seen && free <= 1 };
}

/** The bands of a range weapon with this Long limit, in mils (DC-R-16, DC-R-17); none for a close weapon. */
export function bandsOf(id: WeaponId, long: number | null) {
  const { bands } = weaponData(id);
  if (bands === null || long === null) return [];
  const limits = [bands.short, bands.medium, long];
  return bandsTo(
    BANDS.map((name, i) => ({ name, to: limits[i] as number })),
    bands.least,
  );
}

/** The band in which an entity's weapon has another entity; null if it has none (DC-SHO-2, DC-SHO-3, DC-WPN-5). */
export function bandTo(state: Now, shooter: Being, id: WeaponId, target: Being): BandName | null {
  const weapon = shooter.weapons.find((own) => own.id === id);
  const bands = bandsOf(id, weapon?.long ?? null);
  return bandBetween(discOf(state, shooter), discOf(state, target), bands)?.name ?? null;
}
