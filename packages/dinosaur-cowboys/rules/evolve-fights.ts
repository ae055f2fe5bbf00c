/** How attacks and dice change the state. */
import { sure } from './bodies';
import type { Event } from './events';
import type { Entity, State } from './state';

type Handlers = { readonly [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>) => void };

/**
 * Takes a fallen mount's passengers off it, unhurt: they look where it looked, wait for a place, and keep their tokens, so that they
 * may still be activated on foot (DC-DIN-10, DC-DIN-12, DC-DIN-13, DC-R-60).
 */
function unseat(state: State, mount: Entity): void {
  const riders = state.entities.filter((entity) => entity.inPlay && entity.mount === mount.id);
  if (riders.length > 0) {
    const at = { x: sure(mount.x), y: sure(mount.y) };
    state.fallen.push({ mount: mount.id, ...at, passengers: riders.map(({ id }) => id) });
  }
  for (const rider of riders) {
    const { facingX, facingY, moved } = mount;
    Object.assign(rider, { mount: null, facingX, facingY, moved });
  }
}

/** The events of attacks, and of the dice that can be re-rolled. */
export const FIGHTS: Pick<
  Handlers,
  | 'rolled'
  | 'yeehawUsed'
  | 'luckyUsed'
  | 'diceKept'
  | 'braveryTested'
  | 'attackRolled'
  | 'struck'
  | 'fell'
  | 'testsDue'
  | 'panicked'
  | 'testSkipped'
  | 'attackEnded'
> = {
  rolled(state, { entity, purpose, need, value }) {
    state.roll = { entity, purpose, need, value };
  },
  yeehawUsed(state, { seat, die, value }) {
    sure(state.posses[seat]).yeehaw = true;
    if (state.roll !== null) {
      state.roll.value = value;
      return;
    }
    const attack = sure(state.attack);
    attack.dice[die] = value;
    attack.stage = 'settle';
  },
  luckyUsed(state, { entity, dice }) {
    sure(sure(state.entities[entity]).traits.find(({ id }) => id === 'lucky')).used = true;
    const attack = sure(state.attack);
    attack.dice = [...dice];
    attack.stage = 'yeehaw';
  },
  diceKept(state, { stage }) {
    sure(state.attack).stage = stage;
  },
  braveryTested(state, { entity, passed }) {
    state.roll = null;
    if (!passed) sure(state.entities[entity]).fleeing = true;
    state.attack?.tests.shift();
  },
  attackRolled(state, { type: _, dice, ...attack }) {
    state.attack = { ...attack, dice: [...dice], stage: 'lucky', hits: 0, harm: [], tests: [] };
    if (attack.charge) state.charge = null;
  },
  struck(state, { hits, harm }) {
    const attack = sure(state.attack);
    Object.assign(attack, { hits, stage: 'place', harm: harm.map((each) => ({ ...each })) });
    for (const { entity, damage } of harm) sure(state.entities[entity]).hp -= damage;
  },
  fell(state, { entity: id }) {
    const entity = sure(state.entities[id]);
    unseat(state, entity);
    const off = { x: null, y: null, facingX: null, facingY: null, mount: null };
    Object.assign(entity, off, { inPlay: false, fleeing: false, panic: 0, moved: false, thickSkin: 0 });
    sure(state.posses[entity.seat]).losses += 1;
  },
  testsDue(state, { tests }) {
    const attack = sure(state.attack);
    attack.tests = tests.map((test) => ({ ...test }));
    attack.stage = 'tests';
  },
  panicked(state, { entity }) {
    sure(state.entities[entity]).panic += 1;
  },
  testSkipped(state) {
    state.attack?.tests.shift();
  },
  attackEnded(state) {
    state.attack = null;
  },
};
