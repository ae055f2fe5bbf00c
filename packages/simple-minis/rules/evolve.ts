/** The only code that writes the state. */
import { middleOf } from '@dwo/kernel/table';
import { sure } from './bodies';
import { OBJECTIVES } from './data/own-tables';
import type { Event } from './events';
import { FIGHTS } from './evolve-fights';
import { MOVES } from './evolve-moves';
import { costOf, memberOf, scenarioOf } from './forces';
import type { Handlers } from './handlers';
import type { Figure, Member, State } from './state';

/** A member of a force as a figure that is not on the surface yet. */
export function newFigure(member: Member, seat: number | null, id: number): Figure {
  return {
    ...{ ...member, skills: [...member.skills] },
    ...{ id, seat, points: costOf(member), place: 'force', x: 0, y: 0, facingX: 1, facingY: 0 },
    ...{ rider: null, riding: null, moved: false, attacked: false, tried: false, asleep: false, stirred: false },
    ...{ calm: 0, calmers: [], unseen: [], unseenSections: [] },
  };
}

/** Takes the points and places of all figures from the forces, then the wild creatures (VS-WLD-1). */
function muster(state: State): void {
  state.figures = state.players
    .flatMap(({ force }, seat) => force.map((member) => ({ member, seat })))
    .map(({ member, seat }, id) => newFigure(member, seat, id));
  for (const player of state.players) player.force = [];
  const lair = state.features.find(({ id }) => id === OBJECTIVES[state.options.scenario]);
  for (const { profile, x, y, facing, asleep } of scenarioOf(state).wild) {
    // VS-R-51
    const at = asleep && lair !== undefined ? middleOf(lair) : { x, y };
    const creature = newFigure(memberOf(profile), null, state.figures.length);
    state.figures.push({ ...creature, place: 'table', ...at, facingX: facing[0], facingY: facing[1], asleep });
  }
}

type Course =
  | 'rolesSettled'
  | 'forceChosen'
  | 'mustered'
  | 'contested'
  | 'phaseBegan'
  | 'zonesSettled'
  | 'orderSettled'
  | 'deployed'
  | 'roundBegan'
  | 'stepBegan'
  | 'asked'
  | 'stepEnded'
  | 'timedOut'
  | 'woke'
  | 'resigned'
  | 'roundEnded'
  | 'scored'
  | 'ended';

const COURSE: Handlers<Course> = {
  rolesSettled(state, { defender }) {
    state.defender = defender;
  },
  forceChosen(state, { seat, members }) {
    const force = members.map((member) => ({ ...member, skills: [...member.skills] }));
    Object.assign(sure(state.players[seat]), { chosen: true, force });
  },
  mustered: muster,
  contested() {},
  phaseBegan(state, { phase }) {
    state.phase = phase;
  },
  zonesSettled(state, { zones, order }) {
    for (const [seat, zone] of zones.entries()) sure(state.players[seat]).zone = zone;
    state.order = [...order];
  },
  orderSettled(state, { order }) {
    state.order = [...order];
  },
  deployed(state, { seat, list }) {
    for (const { figure: id, x, y, facing, riding } of list) {
      const figure = sure(state.figures[id]);
      Object.assign(figure, { place: 'table', x, y, facingX: facing.x, facingY: facing.y, riding });
      if (riding !== null) sure(state.figures[riding]).rider = id;
    }
    sure(state.players[seat]).deployed = true;
  },
  roundBegan(state, { round }) {
    state.round = round;
    // VS-R-13: what was used in the last round
    for (const figure of state.figures) {
      Object.assign(figure, { moved: false, attacked: false, tried: false, unseen: [], unseenSections: [] });
    }
  },
  stepBegan(state, { step }) {
    state.phase = step;
    for (const player of state.players) player.done = false;
  },
  asked(state, { seat }) {
    state.asked = seat;
    state.asks += 1;
  },
  stepEnded(state, { seat }) {
    sure(state.players[seat]).done = true;
  },
  timedOut(state, { seat, times }) {
    sure(state.players[seat]).timeOuts = times;
  },
  woke(state, { seat }) {
    sure(state.players[seat]).timeOuts = 0;
  },
  resigned(state, { seat, figures }) {
    const player = sure(state.players[seat]);
    Object.assign(player, { resigned: true, chosen: true });
    for (const id of figures) {
      const figure = sure(state.figures[id]);
      if (figure.riding !== null) sure(state.figures[figure.riding]).rider = null;
      if (figure.rider !== null) sure(state.figures[figure.rider]).riding = null;
      Object.assign(figure, { place: 'withdrawn', riding: null, rider: null });
    }
  },
  roundEnded() {},
  scored(state, { seat, points }) {
    sure(state.players[seat]).bonus += points;
  },
  ended(state, { winners, rule }) {
    state.phase = 'over';
    state.ending = { winners: [...winners], rule };
  },
};

const HANDLERS: Handlers<Event['type']> = { ...COURSE, ...MOVES, ...FIGHTS };

/** Applies an event. */
export function evolve(state: State, event: Event): void {
  (HANDLERS[event.type] as (state: State, event: Event) => void)(state, event);
}
