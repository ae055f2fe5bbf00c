/** Attacks and skill rolls (sections 8, 10, 11 and 12 of RULES.md). */
import type { Seat } from '@dwo/kernel';
import { commanded, figureOf, isOnFoot, onTable, sure } from '../bodies';
import { TERRAIN } from '../data/terrain';
import { refuseAsked, refuseFigure } from '../first-checks';
import { sectionOf } from '../ground';
import type { AttackTerrain, DistanceAttack, HandAttack, SkillRoll } from '../intents';
import { chancesOf } from '../orders';
import type { Action } from '../play';
import { refuse } from '../refusal';
import { refuseSkill, trySkill } from '../skills';
import type { Now } from '../state';
import { demolish, refuseBlow, refuseDemolition, refuseShot, secondsOf, shoot, strike } from '../strike';

/** Orders of all figures of a seat against all figures on the surface. */
function pairsOf<T extends 'distanceAttack' | 'handAttack'>(type: T, state: Now, seat: Seat) {
  const targets = onTable(state);
  return commanded(state, seat)
    .filter(({ attacked }) => !attacked)
    .flatMap(({ id: figure }) => targets.map(({ id: target }) => ({ type, figure, target })));
}

/** VS-DST */
export const distanceAttack: Action<DistanceAttack> = {
  check: (state, seat, { figure, target }) =>
    refuseAsked(state, seat, 'distance') ??
    refuseFigure(state, seat, figure) ??
    refuseShot(state, figureOf(state, figure), target),
  resolve: (play, _, { figure, target }) => shoot(play, figureOf(play.state, figure), figureOf(play.state, target)),
  offers: (state, seat) => (state.phase === 'distance' ? pairsOf('distanceAttack', state, seat) : []),
};

/** VS-HTH */
export const handAttack: Action<HandAttack> = {
  check: (state, seat, { figure, target }) =>
    refuseAsked(state, seat, 'hand') ??
    refuseFigure(state, seat, figure) ??
    refuseBlow(state, figureOf(state, figure), target),
  resolve: (play, _, { figure, target }) => strike(play, figureOf(play.state, figure), figureOf(play.state, target)),
  offers: (state, seat) => (state.phase === 'hand' ? pairsOf('handAttack', state, seat) : []),
};

/** VS-TER-1, VS-R-34, VS-R-39 */
export const attackTerrain: Action<AttackTerrain> = {
  check(state, seat, { figure: id, section: name, second }) {
    const no = refuseAsked(state, seat, 'distance', 'hand') ?? refuseFigure(state, seat, id);
    if (no !== null) return no;
    const figure = figureOf(state, id);
    const bad = refuseDemolition(state, figure, name, state.phase === 'hand' ? 'hand' : 'distance');
    if (bad !== null || second === null) return bad;
    const fits = secondsOf(state, figure, sure(sectionOf(state, name))).some((piece) => piece.id === second);
    return fits ? null : refuse('VS-R-39', 'BAD_TARGET', { section: second });
  },
  resolve(play, _, { figure, section, second }) {
    const way = play.state.phase === 'hand' ? 'hand' : 'distance';
    demolish(play, figureOf(play.state, figure), sure(sectionOf(play.state, section)), { way, second });
  },
  offers(state, seat) {
    if (state.phase !== 'distance' && state.phase !== 'hand') return [];
    const sections = state.features.filter(({ standing, kind }) => standing && TERRAIN[kind].destructible);
    return commanded(state, seat)
      .filter(({ attacked }) => !attacked)
      .flatMap((figure) =>
        sections.flatMap((section) =>
          [null, ...secondsOf(state, figure, section).map(({ id }) => id)].map((second) => {
            return { type: 'attackTerrain' as const, figure: figure.id, section: section.id, second };
          }),
        ),
      );
  },
};

/** VS-SKL */
export const skillRoll: Action<SkillRoll> = {
  check: (state, seat, { figure, task, object }) =>
    refuseAsked(state, seat, 'skill') ??
    refuseFigure(state, seat, figure) ??
    refuseSkill(state, figureOf(state, figure), task, object),
  resolve: (play, _, { figure, task, object }) => trySkill(play, figureOf(play.state, figure), task, object),
  offers(state, seat) {
    if (state.phase !== 'skill') return [];
    return commanded(state, seat)
      .filter((figure) => isOnFoot(figure) && !figure.tried)
      .flatMap((figure) =>
        chancesOf(state, figure).map(({ task, object }) => {
          return { type: 'skillRoll' as const, figure: figure.id, task, object };
        }),
      );
  },
};
