/** The first state of a scenario: a set-up like that of any match, then the facts that only scenarios may state. */
import { clone, type Dice, type Frozen, type Ruleset, secretFromHex, seededDice } from '@dwo/kernel';
import type { Event } from '../../rules/events';
import { evolve } from '../../rules/evolve';
import type { Intent } from '../../rules/intents';
import type { RuleId } from '../../rules/rule-ids';
import type { Options } from '../../rules/set-up/options';
import { given, stateFrom } from '../../rules/set-up/setup';
import type { State, Vehicle } from '../../rules/state';
import { type FigureText, ScenarioError, type ScenarioText } from './format';
import type { Origin } from './measure';
import { placePoles, scenarioOptions } from './setup';
import { setupError } from './told';

type Rules = Ruleset<State, Intent, Event, Options, RuleId>;

/** How a figure left the table before the first step. */
type Fate = 'dead' | 'escaped';

const LOTS = secretFromHex('0'.repeat(64));

/** Returns dice for random choices of the set-up (spots, hidden poles, places), which are the same every time. */
export function setUpDice(): Dice {
  return seededDice(LOTS, 0);
}

/** Sets a scenario up. Throws a `ScenarioError` if that can't be done. */
export function begin(rules: Rules, scenario: ScenarioText): { options: Options; origin: Origin; state: State } {
  const { options, origin } = scenarioOptions(scenario);
  const fates = fatesOf(scenario, options);
  const present = without(options, fates);
  const reasons = rules.checkSetup(present);
  if (reasons.length > 0) throw setupError(reasons, scenario, origin);
  const state = rules.setup(present, lots(scenario, options));
  placePoles(state, scenario.figures, origin);
  if (fates.size > 0) addGone(state, options, fates);
  for (const [i, text] of scenario.figures.entries()) amend(state, text, `figures[${i}]`);
  // A clone, because caches that were built on the way belong to the state before it was amended.
  return { options, origin, state: clone(state) };
}

/** Returns dice that draw the island's spots which the file names; all other choices are those of `setUpDice`. */
function lots({ drawn }: ScenarioText, { players, scenario, spots }: Options): Dice {
  const dice = setUpDice();
  if (drawn === undefined) return dice;
  const most = spots.length === 0 ? 12 : spots.length;
  if (scenario !== 'island') throw new ScenarioError('drawn', 'only the island has spots to draw');
  if (drawn.length !== players.length || new Set(drawn).size !== drawn.length || drawn.some((one) => one > most)) {
    throw new ScenarioError(
      'drawn',
      `needs one number from 1 to ${most} for each of ${players.length} seats, each of them once`,
    );
  }
  const left = Array.from({ length: most }, (_, i) => i + 1);
  const next = [...drawn];
  return {
    roll(sides, why) {
      const spot = why === 'spot' ? next.shift() : undefined;
      if (spot === undefined) return dice.roll(sides, why);
      const place = left.indexOf(spot);
      left.splice(place, 1);
      return place + 1;
    },
  };
}

/**
 * Returns the figures that are gone from the start. People aboard a vehicle share its fate, unless the file gives them
 * another.
 */
function fatesOf({ figures, scenario }: ScenarioText, options: Options): ReadonlyMap<string, Fate> {
  const fates = new Map<string, Fate>();
  for (const [i, { id, dead, escaped }] of figures.entries()) {
    const path = `figures[${i}].escaped`;
    if (dead && escaped) throw new ScenarioError(path, 'the dead have not escaped');
    if (escaped && scenario !== 'gate') throw new ScenarioError(path, 'only the scenario "gate" has a way out');
    if (escaped && options.dinosaurs.some((each) => each.id === id)) {
      throw new ScenarioError(path, 'dinosaurs do not leave through the gate');
    }
    if (dead || escaped) fates.set(id, dead ? 'dead' : 'escaped');
  }
  for (const { id, aboard } of options.soldiers) {
    const fate = aboard === null ? undefined : fates.get(aboard.vehicle);
    if (fate !== undefined && !fates.has(id)) fates.set(id, fate);
  }
  return fates;
}

function without(options: Options, gone: ReadonlyMap<string, Fate>): Options {
  const present = <T extends { readonly id: string }>(list: readonly T[]) => list.filter(({ id }) => !gone.has(id));
  return {
    ...options,
    dinosaurs: present(options.dinosaurs),
    soldiers: present(options.soldiers),
    vehicles: present(options.vehicles),
    crewedWeapons: present(options.crewedWeapons),
  };
}

/** Adds the figures that are gone as if they had been there, so that points, seats and crews count them. */
function addGone(state: State, options: Options, fates: ReadonlyMap<string, Fate>): void {
  const everybody = stateFrom(options as Frozen<Options>, given(options as Frozen<Options>), { roll: () => 1 });
  const merged = <T>(there: Record<string, T>, all: Record<string, T>): Record<string, T> => {
    return Object.fromEntries(
      Object.entries(all).flatMap(([id, figure]) => {
        if (fates.has(id)) return [[id, figure] as const];
        return there[id] === undefined ? [] : [[id, there[id]] as const];
      }),
    );
  };
  state.dinosaurs = merged(state.dinosaurs, everybody.dinosaurs);
  state.soldiers = merged(state.soldiers, everybody.soldiers);
  state.vehicles = merged<Vehicle>(state.vehicles, everybody.vehicles);
  state.crewedWeapons = merged(state.crewedWeapons, everybody.crewedWeapons);
  state.startingPoints = everybody.startingPoints;
  for (const [id, vehicle] of Object.entries(state.vehicles)) vehicle.seats = everybody.vehicles[id]?.seats ?? [];
  for (const [id, weapon] of Object.entries(state.crewedWeapons)) weapon.crew = everybody.crewedWeapons[id]?.crew ?? [];
  for (const [id, fate] of fates) leave(state, id, fate);
}

function leave(state: State, id: string, fate: Fate): void {
  const figure = state.dinosaurs[id] ?? state.soldiers[id] ?? state.vehicles[id] ?? state.crewedWeapons[id];
  if (figure === undefined) return;
  figure.absence = null;
  const isPiece = id in state.vehicles || id in state.crewedWeapons;
  if (fate === 'escaped') evolve(state, { type: 'escaped', figure: id });
  else if (isPiece) evolve(state, { type: 'destroyed', figure: id, by: id, rule: 'DW-DMG-12' });
  else evolve(state, { type: 'killed', figure: id, by: id, rule: 'DW-DMG-12' });
  const dinosaur = state.dinosaurs[id];
  if (dinosaur !== undefined) dinosaur.lifePoints = 0;
  const vehicle = state.vehicles[id];
  if (vehicle !== undefined && fate === 'dead') vehicle.structurePoints = 0;
}

/** Writes the facts of a figure that the options of a match can't hold. */
function amend(state: State, text: FigureText, path: string): void {
  const { id, loaded, cannon_loaded: cannonLoaded = loaded } = text;
  const weapon = state.crewedWeapons[id];
  if (weapon !== undefined && loaded === false) weapon.loaded = false;
  const vehicle = state.vehicles[id];
  if (vehicle !== undefined) {
    const field = text.cannon_loaded === undefined ? 'loaded' : 'cannon_loaded';
    if (vehicle.cannon === null && cannonLoaded !== undefined) {
      throw new ScenarioError(`${path}.${field}`, `"${id}" mounts no cannon; a machine gun is always loaded`);
    }
    if (vehicle.cannon !== null && cannonLoaded === false) vehicle.cannon.loaded = false;
    if (text.immobile) vehicle.immobile = true;
  }
  const soldier = state.soldiers[id];
  if (soldier !== undefined && text.wounded) soldier.wounded = true;
  if (soldier !== undefined && text.grenade === false) soldier.grenade = false;
  const dinosaur = state.dinosaurs[id] ?? state.secrets.find((secret) => secret?.dinosaurs[id])?.dinosaurs[id];
  if (text.lp !== 0 || dinosaur === undefined) return;
  if (!state.rules.optional.includes('dino_rage')) {
    throw new ScenarioError(`${path}.lp`, 'a dinosaur lives on at 0 only with the option dino_rage; use "dead": true');
  }
  for (const secret of state.secrets) {
    const hidden = secret?.dinosaurs[id];
    if (hidden !== undefined) hidden.lifePoints = 0;
  }
  dinosaur.lifePoints = 0;
}
