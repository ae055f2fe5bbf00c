/** The tables as a match uses them: scaled (DW-R-103), and with its variants. */
import { derived, type Frozen } from '@dwo/kernel';
import type { DinosaurKind, DinosaurRow } from './data/dinosaurs';
import { DINOSAURS } from './data/dinosaurs';
import { PARAMETERS } from './data/parameters';
import { TERRAIN, type TerrainKind, type TerrainRow } from './data/terrain';
import { VEHICLES, type VehicleKind, type VehicleRow } from './data/vehicles';
import { CREWED_WEAPONS, type CrewedKind, type CrewedRow, WEAPONS, type Weapon, type WeaponRow } from './data/weapons';
import { READINGS } from './readings';
import type { Rules, ScaleDivisor, State } from './state';

/** All tables and numbers of the rules for one match. */
export interface Tables {
  readonly dinosaurs: Readonly<Record<DinosaurKind, DinosaurRow>>;
  readonly weapons: Readonly<Record<Weapon, WeaponRow>>;
  readonly crewedWeapons: Readonly<Record<CrewedKind, CrewedRow>>;
  readonly vehicles: Readonly<Record<VehicleKind, VehicleRow>>;
  readonly terrain: Readonly<Record<TerrainKind, TerrainRow>>;
  readonly parameters: Parameters;
}

type Widen<T> = T extends number ? number : T extends string ? string : { readonly [K in keyof T]: Widen<T[K]> };
/** The numbers that are in no table. */
export type Parameters = Widen<typeof PARAMETERS>;

/** Returns the tables of a match, which stay the same from beginning to end. */
export const tablesOf = derived<Frozen<State>, Tables>(
  (state) => tablesFor(state.rules),
  () => () => {},
);

/**
 * The tables as printed, for 1:32 and 1:35 (DW-SCALE-1). All dinosaurs are adults, whatever the size of a model
 * (DW-SCALE-4, DW-R-106).
 */
const PRINTED: Tables = {
  dinosaurs: DINOSAURS,
  weapons: { ...WEAPONS, ...CREWED_WEAPONS },
  crewedWeapons: CREWED_WEAPONS,
  vehicles: VEHICLES,
  terrain: TERRAIN,
  parameters: PARAMETERS,
};

const made = new Map<string, Tables>();

/** The rules that the tables depend on. */
type TablesOf = Pick<Frozen<Rules>, 'scale' | 'variants'> & { readonly asOf?: number | null | undefined };

/** Returns the tables under these rules; the same object for the same rules. */
export function tablesFor(rules: TablesOf): Tables {
  const { lengths, bases } = rules.scale;
  const asOf = rules.asOf ?? READINGS;
  if (lengths === 1 && bases === 1 && rules.variants.length === 0 && asOf >= READINGS) return PRINTED;
  const key = `${lengths}/${bases}/${[...rules.variants].sort().join()}/${asOf}`;
  let tables = made.get(key);
  if (tables === undefined) {
    tables = scaled(asRead(varied(PRINTED, rules.variants), asOf), lengths, bases);
    made.set(key, tables);
  }
  return tables;
}

/** Applies the other readings of what the rulebook leaves open (DW-D-1, DW-D-7, DW-R-91). */
function varied(tables: Tables, variants: Frozen<Rules>['variants']): Tables {
  const { dinosaurs, parameters } = tables;
  const { leaveContactCi, gateCi } = parameters;
  const plated = { ...dinosaurs.anatosaurus, armour: { front: 1, rear: 0 } };
  return {
    ...tables,
    dinosaurs: variants.includes('plated_anatosaurus') ? { ...dinosaurs, anatosaurus: plated } : dinosaurs,
    parameters: {
      ...parameters,
      ...(variants.includes('quick_escape') ? { vehicleLeaveContactCi: leaveContactCi } : {}),
      ...(variants.includes('wide_gate') ? { gateCi: 2 * gateCi } : {}),
    },
  };
}

/** Applies former readings. Up to version 4 bases could overlap by one ci, and a flyer that touched the ground had landed. */
function asRead(tables: Tables, asOf: number): Tables {
  if (asOf >= READINGS) return tables;
  const { contactCi } = tables.parameters;
  return {
    ...tables,
    parameters: { ...tables.parameters, overlapCi: 1, stopOverlapCi: 1, levelCi: 0, landingFromCi: contactCi },
  };
}

/** The measures of figures, which shrink with the models. All other lengths shrink with the ground (DW-R-103). */
const OF_BASES: ReadonlySet<string> = new Set([
  'radiusCi',
  'heightCi',
  'lengthCi',
  'widthCi',
  'soldierRadiusCi',
  'soldierHeightCi',
  'soldierEyeCi',
  'poleRadiusCi',
  'poleHeightCi',
]);

/** The measures of tables and roundings, which keep their size at every scale. */
const OF_NEITHER: ReadonlySet<string> = new Set(['overlapCi', 'stopOverlapCi', 'leastTableCi', 'mostTableCi']);

/**
 * Divides every rate, range, penalty and distance by one divisor and every base by the other, to the nearest ci
 * (DW-SCALE-2, DW-SCALE-3).
 */
function scaled(tables: Tables, lengths: ScaleDivisor, bases: ScaleDivisor): Tables {
  const by = (name: string) => (OF_NEITHER.has(name) ? 1 : OF_BASES.has(name) ? bases : lengths);
  // Terrain shrinks with the ground, in height too.
  return { ...shrunk(tables, by), terrain: shrunk(tables.terrain, () => lengths) };
}

/** Returns a copy in which every length is divided. A field is a length if its name ends in `Ci`. */
function shrunk<T extends object>(table: T, divisor: (name: string) => number): T {
  const entries = Object.entries(table).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'number' && name.endsWith('Ci')) return [name, rounded(value, divisor(name))];
    return [name, isRow(value) ? shrunk(value, divisor) : value];
  });
  return Object.fromEntries(entries) as T;
}

/** Divides a length and rounds it. A divisor of 1 keeps it exact. */
function rounded(value: number, divisor: number): number {
  return divisor === 1 ? value : Math.round(value / divisor);
}

function isRow(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
