/** The properties that must hold in every match after every step (DC-INV-1 to DC-INV-24). */
import { type Frozen, inRectangle, thaw } from '@dwo/kernel';
import { overlaps, overlapsShape } from '@dwo/kernel/table';
import {
  areAdjacent,
  being,
  bodies,
  CAPACITY,
  dinosaurCowboys,
  discOf,
  type Event,
  gapOf,
  groundOf,
  hitsOf,
  hustleAllowance,
  LAST_TURN,
  moveAllowance,
  type Now,
  nearestEnemy,
  OVERLAP,
  passengersOf,
  type State,
  TABLE,
} from '../rules';

function must(holds: boolean, property: string, facts: unknown): void {
  if (!holds) throw new Error(`${property} is broken: ${JSON.stringify(facts)}`);
}

/** DC-INV-1 */
function tableHolds(state: Now): void {
  const standing = bodies(state);
  for (const [i, body] of standing.entries()) {
    const disc = discOf(state, body);
    must(inRectangle(disc, disc.radius, TABLE.width, TABLE.height), 'DC-INV-1', disc);
    must(!groundOf(state).impassable.some((area) => overlapsShape(disc, area, OVERLAP)), 'DC-INV-1', disc);
    const other = standing.slice(i + 1).find((each) => overlaps(disc, discOf(state, each), OVERLAP));
    must(other === undefined, 'DC-INV-1', { disc, other });
  }
}

/** DC-INV-2, DC-INV-6, DC-INV-13, DC-INV-15, DC-INV-21 */
function entitiesHold(state: Now): void {
  for (const entity of state.entities) {
    const { inPlay, hp, startHp, x, mount, kind, fleeing, panic, moved } = entity;
    must(inPlay ? hp > 0 && hp <= startHp : hp <= 0 && x === null && mount === null, 'DC-INV-2', entity);
    must(kind === 'character' ? panic === 0 : !fleeing, 'DC-INV-13', entity);
    if (mount !== null) {
      const beast = being(state, mount);
      const rides = x === null && beast.inPlay && beast.kind === 'dinosaur' && beast.seat === entity.seat && !moved;
      must(rides && kind === 'character', 'DC-INV-6', entity);
    }
    if (kind === 'dinosaur') must(passengersOf(state, entity.id).length <= CAPACITY[entity.size], 'DC-INV-6', entity);
  }
  for (const [seat, { losses }] of state.posses.entries()) {
    const out = state.entities.filter((entity) => entity.seat === seat && !entity.inPlay).length;
    must(out === losses, 'DC-INV-21', { seat, losses, out });
  }
  must(state.turn >= 0 && state.turn <= LAST_TURN, 'DC-INV-15', state.turn);
}

/** DC-INV-2, DC-INV-3, DC-INV-5, DC-INV-21 */
function changesHold(before: Now, events: readonly Event[], after: Now): void {
  const healed = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'healed') healed.set(event.entity, (healed.get(event.entity) ?? 0) + event.points);
  }
  for (const entity of before.entities) {
    const then = being(after, entity.id);
    must(then.hp <= entity.hp + (healed.get(entity.id) ?? 0), 'DC-INV-3', entity.id);
    must(entity.inPlay || !then.inPlay, 'DC-INV-2', entity.id);
    must(
      entity.traits.every(({ used }, i) => !used || then.traits[i]?.used === true),
      'DC-INV-5',
      entity.id,
    );
  }
  const uses = events.flatMap((event) => (event.type === 'traitUsed' ? [`${event.entity} ${event.trait}`] : []));
  for (const event of events) {
    if (event.type !== 'traitUsed') continue;
    const own = being(before, event.entity).traits.find(({ id }) => id === event.trait);
    must(own?.used === false, 'DC-INV-5', event);
  }
  must(new Set(uses).size === uses.length, 'DC-INV-5', uses);
  for (const [seat, { yeehaw }] of before.posses.entries()) {
    const shouts = events.filter((event) => event.type === 'yeehawUsed' && event.seat === seat).length;
    must(shouts <= (yeehaw ? 0 : 1), 'DC-INV-5', { seat });
  }
}

/** DC-INV-7, DC-INV-8, DC-INV-10 to DC-INV-12 */
function attacksHold(before: Now, events: readonly Event[]): void {
  for (const [i, event] of events.entries()) {
    if (event.type === 'attackRolled') {
      const { attacker, weapon, dice, tn, crit } = event;
      const isEmptied = events
        .slice(0, i)
        .some((each) => each.type === 'emptied' && each.entity === attacker && each.weapon === weapon);
      const isReloaded = events
        .slice(0, i)
        .some((each) => each.type === 'reloaded' && each.entity === attacker && each.weapon === weapon);
      const own = being(before, attacker).weapons.find(({ id }) => id === weapon);
      must(own !== undefined && (!own.reload || isReloaded) && !isEmptied, 'DC-INV-7', event);
      must(
        dice.every((die) => die >= 1 && die <= 12),
        'DC-INV-8',
        event,
      );
      must(hitsOf(1, { tn, crit }) === 0 && hitsOf(12, { tn, crit }) === (tn < 12 ? 2 : 1), 'DC-INV-11', event);
    }
    if (event.type === 'struck') {
      must(event.hits > 0 || event.harm.length === 0, 'DC-INV-10', event);
      must(new Set(event.harm.map(({ entity }) => entity)).size === event.harm.length, 'DC-INV-12', event);
    }
  }
  const panicked = events.flatMap((event) => (event.type === 'panicked' ? [event.entity] : []));
  const attacks = events.filter(({ type }) => type === 'testsDue').length;
  for (const id of new Set(panicked)) must(panicked.filter((each) => each === id).length <= attacks, 'DC-INV-12', id);
  for (const event of events) {
    if (event.type === 'panicked') must(being(before, event.entity).kind === 'dinosaur', 'DC-INV-13', event);
    if (event.type === 'braveryTested') must(being(before, event.entity).kind === 'character', 'DC-INV-13', event);
  }
}

/** DC-INV-4, DC-INV-14, DC-INV-17, DC-INV-23 */
function turnsHold(before: Now, events: readonly Event[], after: Now): void {
  for (const event of events) {
    if (event.type === 'activated') {
      const isFirst =
        events[0] === event || !being(before, event.unit).activated || events.some(({ type }) => type === 'turnBegan');
      must(isFirst, 'DC-INV-4', event);
    }
    if (event.type === 'panicEased') must(event.tokens >= 1 && event.tokens <= 2, 'DC-INV-17', event);
  }
  const [first] = events;
  if (before.activation !== null && first !== undefined) {
    const moved = events.find((event) => event.type === 'moved');
    if (moved?.type === 'moved' && before.activation.movers.includes(moved.body) && moved.way === 'move') {
      must(moved.cost <= moveAllowance(before, being(before, moved.body)) + 6, 'DC-INV-14', moved);
    }
    if (moved?.type === 'moved' && moved.way === 'hustle' && moved.body === before.activation.unit) {
      must(moved.cost <= hustleAllowance(before, being(before, moved.body)) + 6, 'DC-INV-14', moved);
    }
  }
  for (const event of events) {
    if (event.type !== 'snapsChosen' || before.movement === null) continue;
    for (const { entity } of event.snaps) {
      must(areAdjacent(before, being(before, entity), being(before, before.movement.body)), 'DC-INV-23', event);
    }
    must(new Set(event.snaps.map(({ entity }) => entity)).size === event.snaps.length, 'DC-INV-23', event);
  }
  flightHolds(before, events, after);
  must(
    after.phase === 'over' || after.phase === 'lobby' || after.asked === 0 || after.asked === 1,
    'DC-INV-22',
    after.asked,
  );
}

/** DC-INV-24 */
function flightHolds(before: Now, events: readonly Event[], after: Now): void {
  const at = events.findIndex((event) => event.type === 'moved' && event.way === 'flight');
  const flight = events[at];
  if (flight?.type !== 'moved' || after.phase !== 'flee') return;
  // In the same step the activation before may have moved another enemy nearer.
  const then = thaw(before) as State;
  for (const event of events.slice(0, at)) dinosaurCowboys.evolve(then, event);
  const enemy = nearestEnemy(then, being(then, flight.body));
  const [body, foe] = [being(after, flight.body), enemy === null ? null : being(after, enemy.id)];
  if (foe === null || !foe.inPlay || foe.mount !== null || body.x === null) return;
  must(gapOf(after, body, foe) >= gapOf(then, being(then, flight.body), foe) - 1, 'DC-INV-24', flight);
}

/** Throws an error that names the first property that a step has broken. */
export function propertiesHold(before: Frozen<State>, events: readonly Event[], after: Frozen<State>): void {
  tableHolds(after);
  entitiesHold(after);
  if (before.entities.length === 0) return;
  changesHold(before, events, after);
  attacksHold(before, events);
  turnsHold(before, events, after);
}
