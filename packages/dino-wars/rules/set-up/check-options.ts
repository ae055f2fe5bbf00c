/** Checks the table and the rules of a match, and lists every refusal at once, each with its rule. */
import type { Frozen, Point } from '@dwo/kernel';
import { isSimple } from '@dwo/kernel/table';
import { OPTIONAL_RULES, VARIANTS } from '../data/optional-rules';
import { PARAMETERS } from '../data/parameters';
import { TERRAIN } from '../data/terrain';
import type { Ground } from '../grounds/ground';
import { FORMER_READINGS, READINGS } from '../readings';
import { type No, refuse } from '../refusal';
import { ERAS, PHASES, SCALE_DIVISORS, SCENARIOS } from '../state';
import { tablesFor } from '../tables';
import { type Options, PLACING_KINDS } from './options';

/** Whether a number is whole and from `least` to `most`, both included (DW-R-111). */
export function isWhole(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}

/** The options of a match without its players and forces. */
export type Terms = Omit<Options, 'players' | 'dinosaurs' | 'soldiers' | 'vehicles' | 'crewedWeapons'>;

/** Lists every refusal of these terms; the list is empty if a match can be played on them. */
export function checkOptions(terms: Frozen<Terms>): readonly No[] {
  const found = [
    ...checkTable(terms.table),
    ...refuseNames('DW-OPT-1', 'option', terms.optional, OPTIONAL_RULES),
    ...refuseNames('DW-OPT-1', 'variant', terms.variants, VARIANTS),
  ];
  if (!ERAS.includes(terms.era)) found.push(refuse('DW-SIDE-3', '', { era: terms.era }));
  if (!SCENARIOS.includes(terms.scenario)) found.push(refuse('DW-WIN-1', '', { scenario: terms.scenario }));
  const asOf = terms.asOf ?? READINGS;
  if (asOf !== READINGS && asOf !== FORMER_READINGS) found.push(refuse('DW-OPT-1', '', { asOf }));
  const { lengths, bases } = terms.scale;
  const isScaled = SCALE_DIVISORS.includes(lengths) && SCALE_DIVISORS.includes(bases);
  if (!isScaled) found.push(refuse('DW-R-103', '', { lengths, bases, most: 4 }));
  if (!isWhole(terms.start.turn, 1, 1_000_000) || !PHASES.includes(terms.start.phase)) {
    found.push(refuse('DW-TURN-1', '', { turn: terms.start.turn, phase: terms.start.phase }));
  }
  return isScaled ? [...found, ...refusePlacing(terms), ...refuseDistance(terms)] : found;
}

/** Refuses names that are unknown or appear twice (DW-OPT-1). */
function refuseNames(rule: 'DW-OPT-1', what: string, names: readonly string[], table: object): No[] {
  return names.flatMap((name, at) => {
    const twice = names.indexOf(name) < at;
    return Object.hasOwn(table, name) && !twice ? [] : [refuse(rule, '', { [what]: name, twice })];
  });
}

/**
 * Checks how figures come on the table. At the gate they are placed deliberately (DW-GATE-1), in the zones of the scenario
 * (DW-GATE-10), before the first turn.
 */
function refusePlacing({ placing, scenario, start, armyZoneCi, table }: Frozen<Terms>): No[] {
  const found: No[] = [];
  if (!PLACING_KINDS.includes(placing)) found.push(refuse('DW-R-73', '', { placing }));
  if (placing === 'alternate' && scenario === 'gate') found.push(refuse('DW-GATE-1', '', { placing }));
  if (placing !== 'server' && (start.turn !== 1 || start.phase !== PHASES[0])) {
    found.push(refuse('DW-TURN-1', '', { placing, turn: start.turn, phase: start.phase }));
  }
  if (!isWhole(armyZoneCi, 1, table.heightCi)) {
    found.push(refuse('DW-R-105', '', { armyZoneCi, least: 1, most: table.heightCi }));
  }
  return found;
}

/** The sides are set up at least the distance of DW-SIDE-2 apart. */
function refuseDistance(terms: Frozen<Terms>): No[] {
  const { liftCaps, separationCi } = terms;
  const least = liftCaps ? 0 : tablesFor(terms).parameters.leastSetupDistanceCi;
  const most = PARAMETERS.mostTableCi;
  return isWhole(separationCi, least, most) ? [] : [refuse('DW-SIDE-2', '', { separationCi, least, most })];
}

/** Lists every refusal of a table that a person has drawn; the list is empty if it can be played on. */
export function checkGround({ armyZoneCi, ...table }: Frozen<Ground>): readonly No[] {
  const found = checkTable(table);
  const most = table.heightCi;
  if (!isWhole(armyZoneCi, 1, most)) found.push(refuse('DW-R-105', '', { armyZoneCi, least: 1, most }));
  return found;
}

/** Checks the size of a table and its terrain (DW-R-1, DW-R-10). */
function checkTable({ widthCi, heightCi, terrain }: Frozen<Options['table']>): No[] {
  const { leastTableCi: least, mostTableCi: most } = PARAMETERS;
  const fits = isWhole(widthCi, least, most) && isWhole(heightCi, least, most);
  return [...(fits ? [] : [refuse('DW-R-1', '', { widthCi, heightCi, least, most })]), ...checkTerrain(terrain)];
}

/** Lists every refusal of these pieces of terrain; the list is empty if they are legal. */
export function checkTerrain(terrain: Frozen<Options['table']['terrain']>): readonly No[] {
  const found: No[] = [];
  const ids = new Set<string>();
  const { mostTerrain, mostTerrainCorners } = PARAMETERS;
  if (terrain.length > mostTerrain) {
    return [refuse('DW-R-10', 'QUOTA', { terrain: terrain.length, most: mostTerrain })];
  }
  const corners = terrain.reduce((sum, { outline }) => sum + outline.length, 0);
  if (corners > mostTerrainCorners) return [refuse('DW-R-10', 'QUOTA', { corners, most: mostTerrainCorners })];
  for (const { id, kind, outline } of terrain) {
    if (ids.has(id)) found.push(refuse('DW-R-10', '', { terrain: id, twice: true }));
    ids.add(id);
    if (!Object.hasOwn(TERRAIN, kind)) found.push(refuse('DW-R-10', '', { terrain: id, kind }));
    if (!isSound(outline)) found.push(refuse('DW-R-10', '', { terrain: id, corners: outline.length }));
  }
  return found;
}

/** Whether all corners are whole, and the outline encloses an area and does not cross itself. */
function isSound(outline: readonly Point[]): boolean {
  const { mostOutlineCorners, mostTableCi } = PARAMETERS;
  const isNear = (value: number) => isWhole(value, -mostTableCi, 2 * mostTableCi);
  return (
    outline.length <= mostOutlineCorners && outline.every(({ x, y }) => isNear(x) && isNear(y)) && isSimple(outline)
  );
}
