/** The fields of a match that a scenario may read, by the names that files use. */
import { distance, type Frozen } from '@dwo/kernel';
import { contacts } from '../../rules/contact';
import type { Event } from '../../rules/events';
import {
  armyFigureOf,
  crewedWeaponOf,
  dinosaurOf,
  type Figure,
  figureOf,
  isDinosaur,
  onTable,
  placeOf,
  sideOf,
  soldierOf,
  sure,
  vehicleOf,
} from '../../rules/figures';
import type { Intent } from '../../rules/intents';
import { allowanceCi, spentBy } from '../../rules/movement/allowance';
import type { No } from '../../rules/refusal';
import type { FigureId, FireWindow, Pole, State } from '../../rules/state';
import type { Origin } from './measure';
import { inInches, type Json } from './print';

/** The result of a step. */
export interface Seen {
  readonly state: Frozen<State>;
  readonly events: readonly Event[];
  readonly refusal: No | null;
  /** The figure the step was about. */
  readonly who: string | null;
  /** The point of the table that is the file's [0, 0]. */
  readonly origin: Origin;
  /** Dice the step brought and did not use. */
  readonly diceLeft: readonly number[];
  /**
   * The state before a phase ended by itself after the step (DW-R-104), if one did: what a figure has spent is gone when a turn
   * is over (DW-TURN-5).
   */
  readonly before?: Frozen<State> | undefined;
  /** The answer of a step that asks and does not play. */
  readonly answer?: Readonly<Record<string, Json>> | undefined;
  /** Why a wish of a figure's owner would be refused now. */
  readonly check: (figure: FigureId, intent: Intent) => No | null;
}

/** Everybody, hidden dinosaurs included, in the order of the set-up. */
export function everybody(state: Frozen<State>): readonly FigureId[] {
  return [
    ...Object.keys(state.dinosaurs),
    ...state.secrets.flatMap((secret) => Object.keys(secret?.dinosaurs ?? {})),
    ...Object.keys(state.soldiers),
    ...Object.keys(state.vehicles),
    ...Object.keys(state.crewedWeapons),
  ];
}

/** Everybody, and the poles of the Time Gate. */
export function allNames(state: Frozen<State>): readonly string[] {
  const hidden = state.secrets.flatMap((secret) => secret?.pole?.id ?? []);
  return [...new Set([...everybody(state), ...Object.keys(state.poles), ...hidden])];
}

/** The dead: dinosaurs and people. */
export function dead(state: Frozen<State>): readonly FigureId[] {
  return everybody(state).filter(
    (id) => !sure(figureOf(state, id)).alive && (dinosaurOf(state, id) ?? soldierOf(state, id)) !== null,
  );
}

function destroyed(state: Frozen<State>): readonly FigureId[] {
  return everybody(state).filter(
    (id) => !sure(figureOf(state, id)).alive && (vehicleOf(state, id) ?? crewedWeaponOf(state, id)) !== null,
  );
}

function absent(state: Frozen<State>, absence: string): readonly FigureId[] {
  return everybody(state).filter((id) => sure(figureOf(state, id)).absence === absence);
}

type Rolled = Extract<Event, { type: 'shot' | 'attacked' | 'rammed' }>;

const isRoll = (event: Event): event is Rolled => ['shot', 'attacked', 'rammed'].includes(event.type);

/** The latest attack of this figure, else the latest of all. */
function rolled({ events, who }: Seen): Rolled | undefined {
  const attacks = events.filter(isRoll);
  return attacks.findLast((attack) => attack.figure === who) ?? attacks[attacks.length - 1];
}

/** The gap to the nearest enemy on the table, as the crow flies along the ground. */
function gapIn(state: Frozen<State>, who: string): number | null {
  const figure = figureOf(state, who);
  if (figure === null) return null;
  const own = placeOf(state, figure);
  const gaps = everybody(state).flatMap((id) => {
    const other = sure(figureOf(state, id));
    if (!onTable(other) || sideOf(other) === sideOf(figure)) return [];
    const disc = placeOf(state, other);
    return [distance(own, disc) - own.radius - disc.radius];
  });
  return gaps.length === 0 ? null : Math.min(...gaps) / 100;
}

function shotsOf(state: Frozen<State>, who: FigureId): readonly FireWindow[] | null {
  return (soldierOf(state, who) ?? crewedWeaponOf(state, who) ?? vehicleOf(state, who)?.mg)?.shots ?? null;
}

/** True if one more attack in phase 5 would be within the figure's budget (DW-BUDGET-2). */
function secondaryLeft(state: Frozen<State>, who: FigureId): boolean | null {
  const shots = shotsOf(state, who);
  return shots === null
    ? null
    : sure(figureOf(state, who)).alive && !shots.includes('closing') && !shots.includes('secondary');
}

/** The figures a dinosaur may attack in phase 3, by the rules themselves. */
export function legalAttacks({ state, check }: Seen, dinosaur: FigureId): readonly FigureId[] {
  const army = everybody(state).filter((id) => armyFigureOf(state, id) !== null);
  return army.filter((target) => check(dinosaur, { type: 'attack', figure: dinosaur, target }) === null);
}

/** Reads of one field what it is now; undefined for a field nobody knows. */
type Reading = (seen: Seen, who: string) => Json | undefined;

export const READINGS: Readonly<Record<string, Reading>> = {
  accepted: ({ refusal }) => refusal === null,
  legal: ({ refusal }) => refusal === null,
  rejected: ({ refusal }) => refusal?.code ?? null,
  rule: ({ refusal }) => refusal?.rule ?? null,
  spent_in: (seen, who) => spentIn(lastOf(seen), who) ?? Number.NaN,
  facing: ({ state }, who) => figureOf(state, who)?.facing ?? null,
  allowance_in: (seen, who) => (figureOf(seen.state, who) === null ? null : allowanceCi(lastOf(seen), who) / 100),
  gap_in: ({ state }, who) => gapIn(state, who),
  contact_with: ({ state }, who) => contacts(state, who),
  reaction_to: ({ state }) => state.reactions[0]?.target ?? null,
  closing_options: ({ state }) => [...(state.reactions[0]?.weapons ?? [])],
  closing_fire: ({ state, events }) => state.reactions.length > 0 || events.some((event) => event.type === 'shot'),
  survivors: ({ state }) => state.survivors.flatMap(({ people }) => [...people]),
  score: (seen) => rolled(seen)?.score ?? null,
  hit: (seen) => rolled(seen)?.hit ?? null,
  dead: ({ state }) => [...dead(state)],
  destroyed: ({ state }) => [...destroyed(state)],
  escaped: ({ state }) => [...absent(state, 'escaped')],
  waiting: ({ state }) => [...absent(state, 'waiting')],
  unplaced: ({ state }) => [...absent(state, 'unplaced')],
  hidden: ({ state }) => state.secrets.flatMap((secret) => Object.keys(secret?.dinosaurs ?? {})),
  secondary_fire_left: (seen, who) => secondaryLeft(lastOf(seen), who) ?? undefined,
  may_continue: (seen, who) => !(dinosaurOf(lastOf(seen), who)?.moveOver ?? true),
  move_ended: (seen, who) => dinosaurOf(lastOf(seen), who)?.moveOver ?? null,
  phase: ({ state }) => state.phase,
  turn: ({ state }) => state.turn,
  placing: ({ state }) => state.placing !== null,
  spots: ({ state, origin }) => inInches(state.placing?.spots ?? [], origin),
  dice_left: ({ diceLeft }) => diceLeft.length,
  winner: ({ state }) => state.ending?.winner ?? null,
  ending: ({ state }) => state.ending?.rule ?? null,
};

/** Readings that may be asked of any figure by its name. */
const OF_FIGURES: readonly string[] = [
  ...['allowance_in', 'contact_with', 'gap_in', 'may_continue', 'move_ended', 'secondary_fire_left'],
];

/** The state in which the records of the turn are looked up. */
function lastOf({ before, state }: Seen): Frozen<State> {
  return before ?? state;
}

/** Movement spent, in inches. */
function spentIn(state: Frozen<State>, who: FigureId): number | undefined {
  const figure = figureOf(state, who);
  return figure === null ? undefined : spentBy(figure) / 100;
}

/** `life_points` of a figure or pole: any field of the state under its own name in lower case, lengths with `_in`. */
export function fieldOf(seen: Seen, who: FigureId, field: string): Json | undefined {
  const { state } = seen;
  const figure = figureOf(state, who);
  if (field === 'lp') return dinosaurOf(state, who)?.lifePoints;
  if (field === 'sp') return vehicleOf(state, who)?.structurePoints;
  if (field === 'spent_in') return spentIn(lastOf(seen), who);
  if (figure !== null && OF_FIGURES.includes(field)) return READINGS[field]?.(seen, who);
  if (field === 'aboard' || field === 'crew') return listed(state, who, field);
  if (field === 'cannon_loaded') return vehicleOf(state, who)?.cannon?.loaded;
  const pole = poleNamed(state, who);
  if (field === 'pos' || field === 'x' || field === 'y') return positionOf(seen, figure, pole)?.[field];
  const holder = (figure ?? pole) as Readonly<Record<string, unknown>> | null | undefined;
  // Hundredths of an inch are the game's own business.
  if (!holder || field.endsWith('_ci')) return undefined;
  const camel = field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (field === 'z' || field === 'z_in') return typeof holder.z === 'number' ? holder.z / 100 : undefined;
  if (field.endsWith('_in')) {
    const length = holder[`${camel.slice(0, -2)}Ci`];
    return typeof length === 'number' ? length / 100 : length === null ? null : undefined;
  }
  return Object.hasOwn(holder, camel) ? inInches(holder[camel], seen.origin) : undefined;
}

/** A pole of the Time Gate, hidden or not. */
function poleNamed(state: Frozen<State>, id: string): Frozen<Pole> | null {
  if (Object.hasOwn(state.poles, id)) return state.poles[id] ?? null;
  return state.secrets.find((secret) => secret?.pole?.id === id)?.pole ?? null;
}

/**
 * The place of something in the file's inches: a rider's is that of the vehicle, null for the absent. Undefined for
 * nothing at all.
 */
function positionOf(
  { state, origin }: Seen,
  figure: Frozen<Figure> | null,
  pole: Frozen<Pole> | null,
): { readonly pos: Json; readonly x: number | null; readonly y: number | null } | undefined {
  if (figure !== null && figure.absence !== null) return { pos: null, x: null, y: null };
  const rides = pole?.carrier ? figureOf(state, pole.carrier) : figure;
  const at = rides === null ? pole : placeOf(state, rides);
  if (at === null) return undefined;
  const [x, y] = [(at.x - origin.x) / 100, (at.y - origin.y) / 100];
  const aloft = figure !== null && isDinosaur(figure) && figure.z > 0 ? [figure.z / 100] : [];
  return { pos: [x, y, ...aloft], x, y };
}

/** The people aboard a vehicle, or the vehicle a soldier is aboard; the crew of a weapon, or of a mount's vehicle. */
function listed(state: Frozen<State>, who: FigureId, field: 'aboard' | 'crew'): Json | undefined {
  const vehicle = vehicleOf(state, who);
  if (vehicle !== null) return vehicle.seats.filter((person): person is string => person !== null);
  if (field === 'aboard') return soldierOf(state, who)?.aboard;
  const weapon = crewedWeaponOf(state, who);
  return weapon === null ? undefined : [...weapon.crew];
}
