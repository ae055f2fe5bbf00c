/** The tables as a match uses them: scaled (DW-R-103) and with its variants. */
import type { Frozen } from '@dwo/kernel';
import { boardOf } from './board';
import type { DinosaurKind, DinosaurRow } from './data/dinosaurs';
import { DINOSAURS } from './data/dinosaurs';
import { PARAMETERS } from './data/parameters';
import { TERRAIN, type TerrainKind, type TerrainRow } from './data/terrain';
import { VEHICLES, type VehicleKind, type VehicleRow } from './data/vehicles';
import { CREWED_WEAPONS, type CrewedKind, type CrewedRow, WEAPONS, type Weapon, type WeaponRow } from './data/weapons';
import type { Rules, State } from './state';

/** Every length of the rules for one match. */
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

/** The tables of a match. */
export function tablesOf(state: Frozen<State>): Tables {
  return boardOf(state).tables;
}

const PRINTED: Tables = {
  dinosaurs: DINOSAURS,
  weapons: { ...WEAPONS, ...CREWED_WEAPONS },
  crewedWeapons: CREWED_WEAPONS,
  vehicles: VEHICLES,
  terrain: TERRAIN,
  parameters: PARAMETERS,
};

const made = new Map<string, Tables>();

/** The tables under these rules; the same object for the same rules. */
export function tablesFor(rules: Pick<Frozen<Rules>, 'scale' | 'variants'>): Tables {
  const { lengths, bases } = rules.scale;
  if (lengths === 1 && bases === 1 && rules.variants.length === 0) return PRINTED;
  const key = `${lengths}/${bases}/${[...rules.variants].sort().join()}`;
  let tables = made.get(key);
  if (tables === undefined) {
    tables = PRINTED;
    made.set(key, tables);
  }
  return tables;
}
