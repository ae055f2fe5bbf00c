/** The tables as a match uses them: scaled (DW-R-103) and with its variants. */
import { derived, type Frozen } from '@dwo/kernel';
import type { DinosaurKind, DinosaurRow } from './data/dinosaurs';
import { DINOSAURS } from './data/dinosaurs';
import { PARAMETERS } from './data/parameters';
import { TERRAIN, type TerrainKind, type TerrainRow } from './data/terrain';
import { VEHICLES, type VehicleKind, type VehicleRow } from './data/vehicles';
import { CREWED_WEAPONS, type CrewedKind, type CrewedRow, WEAPONS, type Weapon, type WeaponRow } from './data/weapons';
import { READINGS } from './readings';
import type { Rules, ScaleDivisor, State } from './state';

/** The numbers of the rules for one match. */
export interface Tables {
  readonly dinosaurs: Readonly<Record<DinosaurKind, DinosaurRow>>;
  readonly weapons: Readonly<Record<Weapon, WeaponRow>>;
  readonly crewedWeapons: Readonly<Record<CrewedKind, CrewedRow>>;
  readonly vehicles: Readonly<Record<VehicleKind, VehicleRow>>;
  readonly terrain: Readonly<Record<TerrainKind, TerrainRow>>;
  readonly parameters: Parameters;
}

type Widen<T> = T extends number ? number : T extends string ? string : { readonly [K in keyof T]: Widen<T[K]> };
/** The numbers that stand in no table. */
export type Parameters = Widen<typeof PARAMETERS>;

/** The tables of a match, which has the same from beginning to end. */
export const tablesOf = derived<Frozen<State>, Tables>(
  (state) => tablesFor(state.rules),
  () => () => {},
);

/** As printed, for 1:32 and 1:35 (DW-SCALE-1); all dinosaurs are adults, whatever the size of a model (DW-SCALE-4, DW-R-106). */
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

/** The tables under these rules; the same object for the same rules. */
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

/** With the other reading of what the print leaves open (DW-D-1, DW-D-7, DW-R-91). */
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

/** Up to version 4 bases could overlap by a hundredth, and a flyer that came into contact with the ground had landed. */
function asRead(tables: Tables, asOf: number): Tables {
  if (asOf >= READINGS) return tables;
  const { contactCi } = tables.parameters;
  return {
    ...tables,
    parameters: { ...tables.parameters, overlapCi: 1, stopOverlapCi: 1, levelCi: 0, landingFromCi: contactCi },
  };
}

/**
 * The measures of figures, which shrink with the models; all others shrink with the ground they move over (DW-R-103).
 */
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

/** Every rate, range, penalty and distance by one divisor, every base by the other, to the nearest hundredth (DW-SCALE-2, DW-SCALE-3). */
function scaled(tables: Tables, lengths: ScaleDivisor, bases: ScaleDivisor): Tables {
  const by = (name: string) => (OF_NEITHER.has(name) ? 1 : OF_BASES.has(name) ? bases : lengths);
  // Terrain is ground, however high.
  return { ...shrunk(tables, by), terrain: shrunk(tables.terrain, () => lengths) };
}

/** A copy in which every length, known by its name, is divided. */
function shrunk<T extends object>(table: T, divisor: (name: string) => number): T {
  const entries = Object.entries(table).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'number' && name.endsWith('Ci')) return [name, rounded(value, divisor(name))];
    return [name, isRow(value) ? shrunk(value, divisor) : value];
  });
  return Object.fromEntries(entries) as T;
}

/** A length by a divisor; what has none stays exact. */
function rounded(value: number, divisor: number): number {
  return divisor === 1 ? value : Math.round(value / divisor);
}

function isRow(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
