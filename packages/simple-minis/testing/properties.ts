/** The properties that must always hold (VS-INV-1 to VS-INV-20), told without the code that plays. */
import { clone, distance, type Frozen } from '@dwo/kernel';
import { overlaps } from '@dwo/kernel/table';
import {
  arcOf,
  barrierAcross,
  CLASS_DATA,
  commanderOf,
  costOf,
  discOf,
  type Event,
  figureOf,
  isMount,
  isRough,
  type Now,
  OVERLAP,
  RANGE,
  SCENARIOS,
  type State,
  simpleMinis,
  sure,
} from '../rules';

function must(holds: boolean, id: string, what: unknown): void {
  if (!holds) throw new Error(`${id} is broken: ${JSON.stringify(what)}`);
}

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

/** Everything that holds of a state at rest. */
function restHolds(state: Now): void {
  const { figures, items, players, round, options } = state;
  const bases = figures.filter(({ place, riding }) => place === 'table' && riding === null);
  for (const [i, a] of bases.entries()) {
    for (const b of bases.slice(i + 1)) {
      must(!overlaps(discOf(state, a), discOf(state, b), OVERLAP), 'VS-INV-3', [a.id, b.id]);
    }
  }
  for (const figure of figures) {
    if (figure.riding === null) continue;
    const mount = figureOf(state, figure.riding);
    must(mount.rider === figure.id && isMount(mount) && figure.class === 'guy', 'VS-INV-4', figure.id);
    const same = mount.x === figure.x && mount.y === figure.y && mount.facingX === figure.facingX;
    must(same && mount.facingY === figure.facingY, 'VS-INV-4', figure.id);
  }
  for (const { rider, id } of figures) must(rider === null || figures[rider]?.riding === id, 'VS-INV-4', id);
  const gone = figures.filter(({ place }) => place === 'destroyed').reduce((sum, { points }) => sum + points, 0);
  const kills = players.reduce((sum, player) => sum + player.kills, 0);
  must(kills <= gone, 'VS-INV-8', { kills, gone });
  for (const { place, by } of items) must((place === 'carried') === (by !== null), 'VS-INV-10', { place, by });
  for (const { by } of items) must(by === null || figureOf(state, by).place === 'table', 'VS-INV-10', by);
  must(round <= SCENARIOS[options.scenario].rounds, 'VS-INV-15', round);
}

/** Everything that holds between a state and the one after it. */
function courseHolds(before: Now, after: Now): void {
  before.players.forEach(({ kills, bonus }, seat) => {
    const now = sure(after.players[seat]);
    must(now.kills >= kills && now.bonus >= bonus, 'VS-INV-9', seat);
  });
  before.features.forEach(({ standing }, at) => {
    must(standing || after.features[at]?.standing === false, 'VS-INV-14', at);
  });
  must(after.items.length === before.items.length, 'VS-INV-10', after.items);
  before.items.forEach(({ place }, at) => {
    must(place !== 'left' || after.items[at]?.place === 'left', 'VS-INV-10', at);
  });
  before.figures.forEach(({ place, x, y }, at) => {
    const now = sure(after.figures[at]);
    if (place === 'force' || place === 'table') return;
    must(now.place === place && now.x === x && now.y === y, 'VS-INV-7', at);
  });
}

/** Each die lies between 1 and 6. */
function diceHold(event: Event): void {
  const dice = 'dice' in event ? event.dice : 'die' in event ? [event.die] : [];
  for (const die of dice) must(Number.isInteger(die) && die >= 1 && die <= 6, 'VS-INV-20', event);
}

function moveHolds(state: Now, event: Told<'moved' | 'boarded' | 'dismounted' | 'leftSurface'>): void {
  const figure = figureOf(state, event.figure);
  must(figure.place === 'table' && !figure.moved, 'VS-INV-1', event);
  if (event.type === 'moved' || event.type === 'leftSurface') {
    must(figure.riding === null, 'VS-INV-5', event);
    must(!isMount(figure) || figure.rider !== null, 'VS-INV-6', event);
  }
  const { x, y } = discOf(state, figure);
  const path = [{ x, y }, ...event.path];
  const length = path.slice(1).reduce((sum, to, i) => sum + Math.ceil(distance(sure(path[i]), to)), 0);
  const { move, half, radius } = CLASS_DATA[figure.class];
  must(length <= move, 'VS-INV-2', event);
  must(length <= half || !isRough(state, path, radius, figure.aquatic), 'VS-INV-2', event);
  if (path.length > 1) must(barrierAcross(state, path) === null, 'VS-INV-3', event);
}

function attackHolds(state: Now, event: Told<'attacked'>): void {
  const figure = figureOf(state, event.figure);
  must(figure.place === 'table' && !figure.attacked, 'VS-INV-1', event);
  must(figure.riding === null && (!isMount(figure) || figure.rider !== null), 'VS-INV-5', event);
  if (event.way === 'hand') must(event.dice.length === 1 && event.need === 4, 'VS-INV-12', event);
  if (event.target === null) return;
  const target = figureOf(state, event.target);
  must(commanderOf(state, target) !== commanderOf(state, figure), 'VS-INV-18', event);
  if (event.way === 'hand') return;
  const [own, aim] = [discOf(state, figure), discOf(state, target)];
  must(distance(own, aim) - own.radius - aim.radius <= RANGE, 'VS-INV-13', event);
  const arc = arcOf(own, { x: figure.facingX, y: figure.facingY }, aim);
  must(arc !== 'behind', 'VS-INV-13', event);
}

/** Throws with the property that a step of a match breaks. `fold` applies an event to a copy of the state before it. */
function propertiesHoldWith(fold: (state: State, event: Event) => void, copy: (state: Now) => State) {
  return (before: Frozen<State>, events: readonly Event[], after: Frozen<State>): void => {
    restHolds(after);
    courseHolds(before, after);
    const now = copy(before);
    for (const event of events) {
      diceHold(event);
      if (
        event.type === 'moved' ||
        event.type === 'boarded' ||
        event.type === 'dismounted' ||
        event.type === 'leftSurface'
      ) {
        moveHolds(now as Now, event);
      }
      if (event.type === 'attacked') attackHolds(now as Now, event);
      if (event.type === 'skillRolled') {
        const figure = figureOf(now as Now, event.figure);
        must(!figure.tried, 'VS-INV-1', event);
        must(figure.riding === null, 'VS-INV-5', event);
      }
      if (event.type === 'destroyed') {
        must(figureOf(now as Now, event.figure).place === 'table', 'VS-INV-8', event);
        must(figureOf(now as Now, event.by).seat !== null || event.seat === null, 'VS-INV-18', event);
      }
      if (event.type === 'forceChosen') {
        const sum = event.members.reduce((points, member) => points + costOf(member), 0);
        must(sum <= 55, 'VS-INV-19', sum);
      }
      fold(now, event);
    }
  };
}

/** Throws with the property that a step of a match breaks. */
export const propertiesHold = propertiesHoldWith(simpleMinis.evolve, (state) => clone(state) as State);
