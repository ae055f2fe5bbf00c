/** The only code that writes the state. */

import type { Event } from './events';
import { dataOf, sideOf, sure } from './on-field';
import type { State, Tile, Unit } from './state';

function unitOf(state: State, id: number): Unit {
  return sure(state.units[id]);
}

function laid(x: number, y: number): Tile {
  return { x, y, face: null, burns: 0, heat: 0 };
}

type Handlers = { readonly [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>) => void };

const SET_UP: Pick<
  Handlers,
  'teamChosen' | 'mustered' | 'phaseBegan' | 'tileLaid' | 'startLaid' | 'obstaclesFound' | 'cameIn'
> = {
  teamChosen(state, { seat, team }) {
    state.ready[seat] = true;
    const secret = state.secrets[seat];
    if (secret && team) {
      const alphaOn = team.alphaOn === null ? null : { ...team.alphaOn };
      secret.team = { units: team.units.map((entry) => ({ ...entry })), alphaOn };
    }
  },
  mustered(state, { units, oneSpecies }) {
    // DS-TEAM-10, DS-TEAM-11
    state.units = units.map(({ type, alpha }, id) => ({
      id,
      type,
      alpha,
      place: 'reserve',
      tile: null,
      hp: dataOf({ type }).hp,
      points: 0,
      entered: false,
      modes: [],
      hidden: 0,
      assailants: [],
    }));
    state.oneSpecies = oneSpecies;
    state.ready = state.ready.map(() => false);
    for (const secret of state.secrets) if (secret) secret.team = null;
  },
  phaseBegan(state, { phase, side }) {
    state.phase = phase;
    state.side = side;
  },
  tileLaid(state, { x, y }) {
    state.tiles.push(laid(x, y));
    state.side = state.side === 'dinosaurs' ? 'soldiers' : 'dinosaurs';
  },
  startLaid(state, { side, x, y }) {
    state.tiles.push({ ...laid(x, y), face: side === 'dinosaurs' ? 'START_D' : 'START_S' });
    state.side = 'soldiers';
  },
  obstaclesFound(state, { spots }) {
    state.obstacles = spots.map((spot) => ({ ...spot }));
  },
  cameIn(state, { unit: id, tile }) {
    Object.assign(unitOf(state, id), { place: 'field', tile, entered: true });
    state.cameIn = true;
    if (state.phase === 'play') state.stirred = true;
  },
};

/**
 * A unit that has attacked leaves its tile, by a charge or by its death: the friends whom it leaves there don't hide in this turn
 * (DS-HIDE-3).
 */
function gaveAway(state: State, id: number): void {
  const unit = unitOf(state, id);
  if (unit.modes.length === 0 || sideOf(unit) !== state.side || unit.tile === null) return;
  for (const friend of state.units) {
    if (friend.id !== id && friend.tile === unit.tile && sideOf(friend) === state.side) friend.entered = false;
  }
}

const TURNS: Pick<Handlers, 'turnBegan' | 'stepBegan' | 'turnEnded' | 'roundEnded' | 'ended'> = {
  turnBegan(state, { side, round }) {
    Object.assign(state, { side, round, step: 'move', attacks: 0, cameIn: false });
    for (const unit of state.units) {
      if (sideOf(unit) !== side || unit.place === 'dead') continue;
      // DS-MOV-1, DS-TURN-2
      Object.assign(unit, { points: dataOf(unit).move, entered: false, modes: [] });
    }
  },
  stepBegan(state, { step }) {
    state.step = step;
    state.ready = state.ready.map(() => false);
  },
  turnEnded(state, { side }) {
    if (side === 'dinosaurs') for (const unit of state.units) unit.assailants = [];
    for (const secret of state.secrets) if (secret) secret.dodges = null;
  },
  roundEnded(state, { quiet }) {
    state.quiet = quiet;
    state.stirred = false;
  },
  ended(state, { winners, rule, worth }) {
    state.phase = 'over';
    state.ending = { winners: [...winners], rule, worth: [...worth] };
  },
};

const MOVES: Pick<Handlers, 'moved' | 'turned' | 'paid' | 'hid' | 'revealed' | 'lit'> = {
  moved(state, { unit, tile }) {
    gaveAway(state, unit);
    Object.assign(unitOf(state, unit), { tile, entered: true });
  },
  turned(state, { tile, face }) {
    sure(state.tiles[tile]).face = face;
    state.stirred = true;
  },
  paid(state, { unit, points }) {
    unitOf(state, unit).points -= points;
  },
  hid(state, { unit, turns }) {
    unitOf(state, unit).hidden = turns;
  },
  revealed(state, { unit }) {
    unitOf(state, unit).hidden = 0;
  },
  lit(state, { tile, burns, heat }) {
    Object.assign(sure(state.tiles[tile]), { burns, heat });
  },
};

const FIGHTS: Omit<Handlers, keyof typeof SET_UP | keyof typeof TURNS | keyof typeof MOVES> = {
  attacked(state, { unit, mode }) {
    unitOf(state, unit).modes.push(mode);
    state.attacks += 1;
  },
  hit(state, { unit: id, by }) {
    const unit = unitOf(state, id);
    if (sideOf(unit) === 'dinosaurs' && !unit.assailants.includes(by)) unit.assailants.push(by);
  },
  postponed(state, { type: _, ...hit }) {
    state.pending.push(hit);
  },
  hurt(state, { unit, damage }) {
    unitOf(state, unit).hp -= damage;
    state.stirred = true;
  },
  died(state, { unit: id }) {
    gaveAway(state, id);
    const gone = { place: 'dead', tile: null, hp: 0, points: 0, entered: false, modes: [], hidden: 0, assailants: [] };
    Object.assign(unitOf(state, id), gone);
    state.stirred = true;
  },
  healed(state, { unit, points }) {
    unitOf(state, unit).hp += points;
  },
  dodgesChosen(state, { seat, choices }) {
    state.ready[seat] = true;
    const secret = state.secrets[seat];
    if (secret && choices) secret.dodges = choices.map((choice) => ({ ...choice }));
  },
  dodged(state, { unit, attack }) {
    state.pending = state.pending.filter((hit) => hit.unit !== unit || hit.attack !== attack);
  },
  settled(state, { unit, attack }) {
    state.pending = state.pending.filter((hit) => hit.unit !== unit || hit.attack !== attack);
  },
};

const HANDLERS: Handlers = { ...SET_UP, ...TURNS, ...MOVES, ...FIGHTS };

/** Writes one event into the state. */
export function evolve(state: State, event: Event): void {
  (HANDLERS[event.type] as (state: State, event: Event) => void)(state, event);
}
