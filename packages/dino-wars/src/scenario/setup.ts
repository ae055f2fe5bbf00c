/** From a scenario to the options of a match. */
import type { Point } from '@dwo/kernel';
import { DINOSAUR_KINDS } from '../data/dinosaurs';
import { TERRAIN_KINDS } from '../data/terrain';
import { BASIC_WEAPON, HAND_WEAPONS, type HandWeapon } from '../data/weapons';
import type { DinosaurSetup, Options, SoldierSetup } from '../options';
import { PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '../plain';
import { PHASES, type Phase, RANKS, SIDES, type Side, STANDING_ORDERS, type Terrain } from '../state';
import { type FigureText, type Inches, ScenarioError, type ScenarioText, type TerrainText, word } from './format';

/** Where the scenario's [0, 0] lies on the table, in Ci. */
export type Origin = Point;

const MARGIN_CI = 4800;

/** The nearest hundredth of an inch. */
export function toCi(inches: number): number {
  return Math.round(inches * 100);
}

/** A position of the scenario as a point of the table. */
export function toPoint([x, y]: Inches, origin: Origin): Point {
  return { x: toCi(x) + origin.x, y: toCi(y) + origin.y };
}

/** A direction as a whole degree from 0 to 359. */
export function wholeDegrees(degrees: number): number {
  return ((Math.round(degrees) % 360) + 360) % 360;
}

/** A phase by its name or its number from 1 to 5. */
export function phaseNamed(given: string | number, path: string): Phase {
  const phase = typeof given === 'number' ? PHASES[given - 1] : word(given, PHASES, path);
  if (phase === undefined) throw new ScenarioError(path, `there is no phase ${given}; they are 1 to ${PHASES.length}`);
  return phase;
}

/** A hand weapon by its id or its usual name. */
export function weaponNamed(given: string, path: string): HandWeapon {
  const known: Record<string, HandWeapon> = { 'submachine gun': 'smg', 'bazooka/rocket': 'bazooka', rocket: 'bazooka' };
  const name = given.toLowerCase();
  return (Object.hasOwn(known, name) ? known[name] : undefined) ?? word(given, HAND_WEAPONS, path);
}

function terrainTexts(scenario: ScenarioText): readonly TerrainText[] {
  return [...(scenario.terrain ?? []), ...(scenario.table?.terrain ?? [])];
}

/** Where the origin lies and how large the table is. */
function layOut(scenario: ScenarioText): {
  readonly origin: Origin;
  readonly widthCi: number;
  readonly heightCi: number;
} {
  if (scenario.table) {
    const [left, low] = scenario.table.origin ?? [0, 0];
    const { width, height } = scenario.table;
    return { origin: { x: 0 - toCi(left), y: 0 - toCi(low) }, widthCi: toCi(width), heightCi: toCi(height) };
  }
  const spots = [
    ...scenario.figures.map((figure) => figure.pos),
    ...scenario.steps.flatMap((step) => step.path ?? []),
    ...terrainTexts(scenario).flatMap((terrain) => terrain.outline),
  ];
  const xs = spots.map(([x]) => toCi(x));
  const ys = spots.map(([, y]) => toCi(y));
  const origin = { x: MARGIN_CI - Math.min(...xs), y: MARGIN_CI - Math.min(...ys) };
  return {
    origin,
    widthCi: Math.max(...xs) + origin.x + MARGIN_CI,
    heightCi: Math.max(...ys) + origin.y + MARGIN_CI,
  };
}

function terrainOf(scenario: ScenarioText, origin: Origin): Terrain[] {
  return terrainTexts(scenario).map((terrain, i) => ({
    id: terrain.id ?? `t${i + 1}`,
    kind: word(terrain.kind, TERRAIN_KINDS, `terrain[${i}].kind`),
    outline: terrain.outline.map((corner) => toPoint(corner, origin)),
  }));
}

/** What dinosaurs and soldiers have in common. */
function placed(figure: FigureText, origin: Origin): { id: string; at: Point; facing: number | null } {
  const facing = figure.facing ?? figure.facing_deg ?? null;
  const turned = facing === null ? null : wholeDegrees(facing);
  return { id: figure.id, at: toPoint(figure.pos, origin), facing: turned };
}

/** The options that a scenario describes: no limits on quotas or setup distances, and its origin on the table. */
export function scenarioOptions(scenario: ScenarioText): { readonly options: Options; readonly origin: Origin } {
  const { origin, widthCi, heightCi } = layOut(scenario);
  const sides = (scenario.players ?? SIDES).map((side, i) => word(side, SIDES, `players[${i}]`));
  const ownerOf = (figure: FigureText, side: Side, path: string): number => {
    const owner = figure.owner ?? sides.indexOf(side);
    if (sides[owner] !== side) throw new ScenarioError(`${path}.owner`, `seat ${owner} does not play the ${side}`);
    return owner;
  };
  const era = scenario.era ?? 'ww2';
  const dinosaurs: DinosaurSetup[] = [];
  const soldiers: SoldierSetup[] = [];
  for (const [i, figure] of scenario.figures.entries()) {
    const path = `figures[${i}]`;
    if (figure.type.toLowerCase() === 'soldier') {
      soldiers.push({
        ...placed(figure, origin),
        owner: ownerOf(figure, 'army', path),
        rank: word(figure.rank ?? 'enlisted', RANKS, `${path}.rank`),
        weapon: figure.weapon === undefined ? BASIC_WEAPON[era] : weaponNamed(figure.weapon, `${path}.weapon`),
        order: word(figure.order ?? 'ask', STANDING_ORDERS, `${path}.order`),
        ...PLAIN_SOLDIER,
      });
    } else {
      const kind = word(figure.type, DINOSAUR_KINDS, `${path}.type`);
      const owner = ownerOf(figure, 'dinosaurs', path);
      dinosaurs.push({ ...placed(figure, origin), owner, kind, lifePoints: figure.lp ?? null, ...PLAIN_DINOSAUR });
    }
  }
  const phase = phaseNamed(scenario.start?.phase ?? 1, 'start.phase');
  const options: Options = {
    ...plainMatch(),
    era,
    table: { widthCi, heightCi, terrain: terrainOf(scenario, origin) },
    players: sides.map((side) => ({ side })),
    ...{ dinosaurs, soldiers, liftCaps: true, separationCi: 0 },
    start: { turn: scenario.start?.turn ?? 1, phase },
  };
  return { options, origin };
}
