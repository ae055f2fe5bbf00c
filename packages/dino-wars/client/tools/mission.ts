/** The mission of the Time Gate, as everybody at the table may know it (DW-GATE-2, DW-GATE-7, DW-R-91 to DW-R-97). Pure. */
import {
  type FigureId,
  openGate,
  PARAMETERS,
  POLE_IDS,
  type Pole,
  type State,
  TERRAIN,
  tablesOf,
} from '@dwo/dino-wars';
import { distance, type Frozen, type Point } from '@dwo/kernel';
import { placeOf } from './figures';

/** The stages of the mission: find the second pole, bring both together, set both up, go through. */
export const STAGES = ['search', 'carry', 'open', 'leave'] as const;
export type Stage = (typeof STAGES)[number];

/** The stage of the mission, with the numbers that its sentences need. Lengths in ci. */
export interface Mission {
  readonly stage: Stage;
  /** Between the poles; null while the second one is hidden. */
  readonly apartCi: number | null;
  /** The number of poles that are set up. */
  readonly up: number;
  /** Soldiers who are through the gate, and all who live, with them. */
  readonly home: number;
  readonly alive: number;
  /** The number of soldiers that wins the match. */
  readonly needed: number;
  /** Turns in a row without an attack roll, and those that end the match (DW-R-97). */
  readonly quiet: number;
  readonly quietMost: number;
}

/** The mission of this match; null in a match without a gate. */
export function missionOf(state: Frozen<State>): Mission | null {
  if (state.scenario !== 'gate') return null;
  const poles = POLE_IDS.map((id) => poleAt(state, id));
  const [own, other] = poles;
  const apartCi = own == null || other == null ? null : distance(own.at, other.at);
  const soldiers = Object.values(state.soldiers);
  const living = soldiers.filter(({ alive }) => alive);
  const home = living.filter(({ absence }) => absence === 'escaped').length;
  const majority = state.rules.variants.includes('majority_escapes');
  return {
    stage: stageOf(state, apartCi, poles),
    apartCi,
    up: poles.filter((pole) => pole?.status === 'set-up').length,
    home,
    alive: living.length,
    needed: majority ? Math.floor(soldiers.length / 2) + 1 : 1,
    quiet: state.quietTurns,
    quietMost: PARAMETERS.quietTurns,
  };
}

interface PoleAt {
  readonly at: Point;
  readonly status: Pole['status'];
}

/** A pole and where it is: a loaded one where its vehicle is. */
function poleAt(state: Frozen<State>, id: FigureId): PoleAt | null {
  const pole = state.poles[id];
  if (pole === undefined) return null;
  const ride = pole.carrier === null ? null : placeOf(state, pole.carrier);
  return { at: ride ?? { x: pole.x, y: pole.y }, status: pole.status };
}

function stageOf(state: Frozen<State>, apartCi: number | null, poles: readonly (PoleAt | null)[]): Stage {
  if (openGate(state) !== null) return 'leave';
  if (apartCi === null) return 'search';
  const near = apartCi <= tablesOf(state).parameters.gateCi;
  return near && poles.every((pole) => pole?.status !== 'stowed') ? 'open' : 'carry';
}

/** The least distance of the second pole from the army's long edge, in ci: its zone, and the distance from it (DW-R-92). */
export function poleFromCi(state: Frozen<State>): number {
  const { armyZoneCi, poleFromZoneCi } = tablesOf(state).parameters;
  return Math.min(state.table.heightCi, (state.placing?.armyZoneCi ?? armyZoneCi) + poleFromZoneCi);
}

/** The pieces of terrain that may hide the second pole, by what the rules tell everybody; none once it is found. */
export function hidingPlaces(state: Frozen<State>): Frozen<State>['table']['terrain'] {
  if (state.scenario !== 'gate' || state.poles[POLE_IDS[1]] !== undefined) return [];
  const fromCi = poleFromCi(state);
  return state.table.terrain.filter(({ kind, outline }) => {
    const { unusual, passable } = TERRAIN[kind];
    return unusual && passable && outline.some(({ y }) => y >= fromCi);
  });
}
