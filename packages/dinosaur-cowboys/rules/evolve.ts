/** The only code that writes the state. */
import { clone } from '@dwo/kernel';
import { sure } from './bodies';
import { MAPS } from './data/maps';
import type { OwnPosse } from './data/posses';
import type { Event } from './events';
import { FIGHTS } from './evolve-fights';
import { MOVES } from './evolve-moves';
import { groundOf } from './ground';
import { entitiesOf } from './muster';
import type { State } from './state';

type Handlers = { readonly [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>) => void };

const SET_UP: Pick<
  Handlers,
  | 'posseChosen'
  | 'posseBrought'
  | 'mapChosen'
  | 'gathered'
  | 'sidesRolled'
  | 'edgeChosen'
  | 'deployed'
  | 'asked'
  | 'ended'
> = {
  posseChosen(state, { seat, posse }) {
    sure(state.posses[seat]).posse = posse;
  },
  posseBrought(state, { seat, posse }) {
    sure(state.posses[seat]).posse = clone(posse) as OwnPosse;
  },
  mapChosen(state, { seat, map }) {
    sure(state.posses[seat]).map = map;
  },
  gathered(state, { map }) {
    const terrain = map === null ? (state.options.terrain ?? []) : MAPS[map];
    state.terrain = terrain.map((piece) => ({ ...piece, outline: piece.outline.map(({ x, y }) => ({ x, y })) }));
    groundOf.drop(state);
    state.entities = entitiesOf(
      state.posses.map(({ posse }) => sure(posse)),
      state.asOf,
    );
  },
  sidesRolled(state, { first }) {
    state.first = first;
  },
  edgeChosen(state, { edge }) {
    state.edge = edge;
  },
  deployed(state, { seat, placements }) {
    sure(state.posses[seat]).deployed = true;
    for (const { entity, ...place } of placements) Object.assign(sure(state.entities[entity]), place);
  },
  asked(state, { phase, seat }) {
    state.phase = phase;
    state.asked = seat;
    state.asks += 1;
  },
  ended(state, { winners, rule }) {
    state.phase = 'over';
    state.ending = { winners: [...winners], rule };
  },
};

const TURNS: Pick<
  Handlers,
  | 'turnBegan'
  | 'initiativeRolled'
  | 'chanceGiven'
  | 'activated'
  | 'idled'
  | 'courseReached'
  | 'traitUsed'
  | 'healed'
  | 'reloaded'
  | 'emptied'
  | 'panicSpeedSet'
  | 'fleeingRemoved'
  | 'panicEased'
  | 'activationEnded'
  | 'claimScored'
> = {
  turnBegan(state, { turn }) {
    state.turn = turn;
    state.pair = 0;
    // DC-TRN-2, DC-TRN-3
    for (const entity of state.entities) Object.assign(entity, { activated: false, moved: false });
  },
  initiativeRolled(state, { winner }) {
    state.active = winner;
  },
  chanceGiven(state, { seat, pair }) {
    state.active = seat;
    state.pair = pair;
  },
  activated(state, { unit, members, fresh, idle }) {
    state.begun += 1;
    state.activation = {
      unit,
      members: [...members],
      fresh: [...fresh],
      course: 'traits',
      panicSpeed: null,
      movers: [unit],
      acted: false,
      idle,
      declared: [],
    };
    // DC-R-67
    for (const id of fresh) sure(state.entities[id]).thickSkin = 0;
  },
  idled(state) {
    sure(state.activation).idle = true;
  },
  courseReached(state, { course }) {
    sure(state.activation).course = course;
  },
  traitUsed(state, { entity: id, trait, value }) {
    const entity = sure(state.entities[id]);
    sure(entity.traits.find((own) => own.id === trait)).used = true;
    if (trait === 'lucky') return;
    state.activation?.declared.push({ entity: id, trait, value });
    if (trait === 'thick_skin') entity.thickSkin = value;
  },
  healed(state, { entity, points }) {
    sure(state.entities[entity]).hp += points;
  },
  reloaded(state, { entity, weapon }) {
    sure(sure(state.entities[entity]).weapons.find(({ id }) => id === weapon)).reload = false;
  },
  emptied(state, { entity, weapon }) {
    sure(sure(state.entities[entity]).weapons.find(({ id }) => id === weapon)).reload = true;
  },
  panicSpeedSet(state, { inches }) {
    state.roll = null;
    sure(state.activation).panicSpeed = inches;
  },
  fleeingRemoved(state, { entities }) {
    for (const id of entities) sure(state.entities[id]).fleeing = false;
    // DC-BRV-7: the flight replaces the Movement Phase
    sure(state.activation).movers = [];
  },
  panicEased(state, { entity, tokens }) {
    sure(state.entities[entity]).panic -= tokens;
  },
  activationEnded(state, { members }) {
    for (const id of members) sure(state.entities[id]).activated = true;
    Object.assign(state, { activation: null, charge: null, movement: null, pair: Math.max(0, state.pair - 1) });
  },
  claimScored(state, { seat }) {
    sure(state.posses[seat]).points += 1;
  },
};

const HANDLERS: Handlers = { ...SET_UP, ...TURNS, ...MOVES, ...FIGHTS };

/** Folds an event into the state. */
export function evolve(state: State, event: Event): void {
  HANDLERS[event.type](state, event as never);
}
