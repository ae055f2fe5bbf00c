/** The fields of a match that a scenario may read, by their names in files. */
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
  /** The figure that the step was about; null for none. */
  readonly who: string | null;
  /** The point of the table that is the file's [0, 0], in ci. */
  readonly origin: Origin;
  /** The dice of the step that were not used. */
  readonly diceLeft: readonly number[];
  /**
   * The state just before the step's phase ended by itself (DW-R-104), if it did. It still has the movement that figures have
   * spent, which a new turn resets (DW-TURN-5).
   */
  readonly before?: Frozen<State> | undefined;
  /** The answer, if the step asks. */
  readonly answer?: Readonly<Record<string, Json>> | undefined;
  /** Returns why an intent of a figure's owner would be refused now, or null. */
  readonly check: (figure: FigureId, intent: Intent) => No | null;
}

/** Lists the ids of all figures, hidden dinosaurs included, in the order of the set-up. */
export function everybody(state: Frozen<State>): readonly FigureId[] {
  return [
    ...Object.keys(state.dinosaurs),
    ...state.secrets.flatMap((secret) => Object.keys(secret?.dinosaurs ?? {})),
    ...Object.keys(state.soldiers),
    ...Object.keys(state.vehicles),
    ...Object.keys(state.crewedWeapons),
  ];
}

/** Lists the ids of all figures and of the poles of the Time Gate. */
export function allNames(state: Frozen<State>): readonly string[] {
  const hidden = state.secrets.flatMap((secret) => secret?.pole?.id ?? []);
  return [...new Set([...everybody(state), ...Object.keys(state.poles), ...hidden])];
}

/** Lists the dead dinosaurs and soldiers. */
function dead(state: Frozen<State>): readonly FigureId[] {
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

/** Returns the latest attack of this figure, else the latest of any. */
function rolled({ events, who }: Seen): Rolled | undefined {
  const attacks = events.filter(isRoll);
  return attacks.findLast((attack) => attack.figure === who) ?? attacks[attacks.length - 1];
}

/** Returns the horizontal gap to the nearest enemy on the table in inches, or null if there is none. */
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

/** Whether one more attack in phase 5 would be within the figure's budget (DW-BUDGET-2). */
function secondaryLeft(state: Frozen<State>, who: FigureId): boolean | null {
  const shots = shotsOf(state, who);
  return shots === null
    ? null
    : sure(figureOf(state, who)).alive && !shots.includes('closing') && !shots.includes('secondary');
}

/** Lists the figures that a dinosaur may attack in phase 3, by the rules themselves. */
export function legalAttacks({ state, check }: Seen, dinosaur: FigureId): readonly FigureId[] {
  const army = everybody(state).filter((id) => armyFigureOf(state, id) !== null);
  return army.filter((target) => check(dinosaur, { type: 'attack', figure: dinosaur, target }) === null);
}

/** Reads the value of a field for a figure; undefined if it has none. */
type Reading = (seen: Seen, who: string) => Json | undefined;

/** The readings by the name of their field. */
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

/** The readings that a key may ask of a named figure. */
export const OF_FIGURES: readonly string[] = [
  ...['allowance_in', 'contact_with', 'gap_in', 'may_continue', 'move_ended', 'secondary_fire_left'],
];

/** Returns the state whose marks of the turn count. */
function lastOf({ before, state }: Seen): Frozen<State> {
  return before ?? state;
}

/** Returns the movement spent, in inches. */
function spentIn(state: Frozen<State>, who: FigureId): number | undefined {
  const figure = figureOf(state, who);
  return figure === null ? undefined : spentBy(figure) / 100;
}

/** Reads a field of a figure's or pole's state, by its name in snake case; lengths end in `_in`. */
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
  // Files read lengths in inches, not in ci.
  if (!holder || field.endsWith('_ci')) return undefined;
  const camel = field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (field === 'z' || field === 'z_in') return typeof holder.z === 'number' ? holder.z / 100 : undefined;
  if (field.endsWith('_in')) {
    const length = holder[`${camel.slice(0, -2)}Ci`];
    return typeof length === 'number' ? length / 100 : length === null ? null : undefined;
  }
  return Object.hasOwn(holder, camel) ? inInches(holder[camel], seen.origin) : undefined;
}

/** Returns a pole of the Time Gate, hidden or not. */
function poleNamed(state: Frozen<State>, id: string): Frozen<Pole> | null {
  if (Object.hasOwn(state.poles, id)) return state.poles[id] ?? null;
  return state.secrets.find((secret) => secret?.pole?.id === id)?.pole ?? null;
}

/**
 * Returns the place of a figure or pole in the file's inches. A rider's is that of the vehicle; null if it is absent,
 * undefined if there is no such name.
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

/** Lists the people aboard a vehicle or the crew of a weapon; for `aboard` of a soldier it returns their vehicle. */
function listed(state: Frozen<State>, who: FigureId, field: 'aboard' | 'crew'): Json | undefined {
  const vehicle = vehicleOf(state, who);
  if (vehicle !== null) return vehicle.seats.filter((person): person is string => person !== null);
  if (field === 'aboard') return soldierOf(state, who)?.aboard;
  const weapon = crewedWeaponOf(state, who);
  return weapon === null ? undefined : [...weapon.crew];
}
