/** The parts of Dino Soldiers in the plain referee: its questions, and the states that a patch can't make. */
import type { Frozen } from '@dwo/kernel';
import { type Asked, type RefereeParts, ScenarioMistake } from '@dwo/shared/testing';
import {
  ALPHA_COST,
  attacksOf,
  bonusOf,
  dataOf,
  distance,
  FACES,
  type Figure,
  focusOf,
  isBound,
  isOpenTo,
  legalSpots,
  MODES,
  type Now,
  PHASES,
  PLACES,
  RULE_IDS,
  SIDES,
  STEPS,
  sees,
  sideOf,
  standingOn,
  UNIT_TYPES,
  unitAt,
  worthOf,
} from '../../rules';

/** The living unit that `of` names by its id. */
function unitOf({ state, of }: Asked, field: string): Figure {
  const id = of[field];
  const unit = typeof id === 'number' ? unitAt(state as Now, id) : null;
  if (unit === null || unit.place !== 'field') throw new ScenarioMistake(`of.${field}: is no unit on the field`);
  return unit;
}

/** The ids of the units that an attack of this unit could hit now. */
function targetsOf(state: Now, unit: Figure): number[] {
  const hit = attacksOf(state, unit).flatMap(({ target }) =>
    target.kind === 'single' ? [target.unit] : target.kind === 'singleOrPair' ? target.units : [],
  );
  return [...new Set(hit)].sort((a, b) => a - b);
}

function faultsOf(state: Frozen<object>): readonly string[] {
  const { units, tiles, closed } = state as Now;
  const unitFaults = units.flatMap((unit, at) => {
    const name = `units.${at}`;
    const most = dataOf(unit).hp;
    const faults: string[] = [];
    if (unit.id !== at) faults.push(`${name}.id: must be ${at}`);
    if (unit.place === 'dead' ? unit.hp !== 0 : unit.hp < 1 || unit.hp > most) {
      faults.push(`${name}.hp: must be ${unit.place === 'dead' ? 0 : `1 to ${most}`}`);
    }
    if ((unit.place === 'field') !== (unit.tile !== null)) faults.push(`${name}.tile: fits only a unit on the field`);
    if (unit.tile !== null && tiles[unit.tile] === undefined)
      faults.push(`${name}.tile: there is no tile ${unit.tile}`);
    return faults;
  });
  const tileFaults = tiles.flatMap(({ face, burns, heat }, at) => {
    const faults: string[] = [];
    if (face !== null && !Object.hasOwn(FACES, face)) faults.push(`tiles.${at}.face: there is no ${face}`);
    if (face !== null && closed !== null && closed.faces[at] !== undefined && closed.faces[at] !== face) {
      faults.push(`tiles.${at}.face: the tile there is ${closed.faces[at]}`);
    }
    if (burns > 0 !== heat > 0) faults.push(`tiles.${at}: a fire has both \`burns\` and \`heat\``);
    return faults;
  });
  return [...unitFaults, ...tileFaults];
}

/** The questions of Dino Soldiers. */
export const referee: RefereeParts = {
  words: { phase: PHASES, step: STEPS, side: SIDES, place: PLACES, type: UNIT_TYPES, modes: MODES, rule: RULE_IDS },
  faultsOf,
  questions: {
    /** Whether a unit sees another one (DS-AB-INS-1, DS-HIDE-10). */
    sight(asked) {
      const state = asked.state as Now;
      const [from, to] = [unitOf(asked, 'from'), unitOf(asked, 'to')];
      const [here, there] = [standingOn(state, from), standingOn(state, to)];
      const line = sees(state, from, there);
      return { sees: line && isOpenTo(from, to), line, hidden: to.hidden > 0, range: distance(here, there) };
    },
    /** The spots on which a seat may lay a tile. */
    spots: ({ state }) => ({ spots: legalSpots(state as Now) }),
    /** The units of which a bound dinosaur must hit one (DS-PI-5). */
    focus(asked) {
      const unit = unitOf(asked, 'unit');
      const state = asked.state as Now;
      return { bound: isBound(state, unit), focus: focusOf(state, unit).map(({ id }) => id) };
    },
    /** The damage that a leader adds (DS-AB-LEA-1). */
    bonus: (asked) => ({ bonus: bonusOf(asked.state as Now, unitOf(asked, 'unit')) }),
    /** The enemies that a unit can single out now, and those that can single it out. */
    threats(asked) {
      const state = asked.state as Now;
      const unit = unitOf(asked, 'unit');
      const enemies = state.units.filter((each) => each.place === 'field' && sideOf(each) !== sideOf(unit));
      return {
        targets: targetsOf(state, unit),
        by: enemies.filter((each) => targetsOf(state, each).includes(unit.id)).map(({ id }) => id),
      };
    },
    /** The worth of the living units by side, Alpha cards included (DS-END-6). */
    points({ state }) {
      return Object.fromEntries(SIDES.map((side) => [side, worthOf(state as Now, side, ALPHA_COST)]));
    },
  },
};
