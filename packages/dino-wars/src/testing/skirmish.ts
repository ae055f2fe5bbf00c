/** Small random forces on random ground, and what somebody who plays at random, but wants a fight, does with them. */
import { distance, type Frozen, type Point, type Ruleset, type Seat } from '@dwo/kernel';
import { DINOSAUR_KINDS, DINOSAURS } from '../data/dinosaurs';
import { TERRAIN_KINDS } from '../data/terrain';
import { HAND_WEAPONS } from '../data/weapons';
import type { Event } from '../events';
import type { Intent } from '../intents';
import type { DinosaurSetup, Options, SoldierSetup } from '../options';
import { PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '../plain';
import type { RuleId } from '../rules';
import { asides } from '../ruleset';
import { ERAS, RANKS, STANDING_ORDERS, type State, type Terrain } from '../state';
import type { Chance } from './chance';

export type DinoWars = Ruleset<State, Intent, Event, Options, RuleId>;

const WIDTH = 6000;
const HEIGHT = 3600;

/** A little table: at most two players a side, one to four dinosaurs, two to eight soldiers, up to five pieces of terrain. */
export function skirmish(chance: Chance): Options {
  const armies = chance.between(1, 2);
  const herds = chance.between(1, 2);
  const players = [...Array(armies).fill('army'), ...Array(herds).fill('dinosaurs')].map((side) => ({ side }));
  const terrain = Array.from({ length: chance.below(6) }, (_, i) => randomTerrain(chance, `t${i}`));
  const taken: (Point & { radius: number })[] = [];
  const separationCi = chance.inThousand(600) ? 2400 : 600;
  // In a queue everybody stands near one line and hides behind the next.
  const queue = chance.inThousand(200);
  const place = (radius: number, left: number, right: number): Point => {
    for (let tries = 0; ; tries++) {
      const [low, high] = queue && tries < 50 ? [HEIGHT / 2 - 120, HEIGHT / 2 + 120] : [radius, HEIGHT - radius];
      const at = { x: chance.between(left, right), y: chance.between(low, high) };
      const free = taken.every((other) => distance(other, at) > other.radius + radius);
      if (!free || !onFirmGround(at, terrain)) continue;
      taken.push({ ...at, radius });
      return at;
    }
  };
  const half = separationCi / 2;
  const soldiers = Array.from(
    { length: chance.between(2, 8) },
    (_, i): SoldierSetup => ({
      ...{ id: `s${i + 1}`, owner: i % armies, at: place(50, 50, WIDTH / 2 - half), facing: null },
      rank: chance.inThousand(600) ? 'enlisted' : chance.pick(RANKS),
      weapon: chance.pick(HAND_WEAPONS.filter((weapon) => weapon !== 'grenade')),
      order: chance.pick(STANDING_ORDERS),
      ...PLAIN_SOLDIER,
    }),
  );
  const dinosaurs = Array.from({ length: chance.between(herds, 4) }, (_, i): DinosaurSetup => {
    const kind = chance.pick(DINOSAUR_KINDS);
    const { radiusCi, lifePoints } = DINOSAURS[kind];
    const at = place(radiusCi, WIDTH / 2 + half, WIDTH - radiusCi);
    const wounded = chance.inThousand(300) ? chance.between(1, lifePoints) : null;
    return {
      ...{ id: `d${i + 1}`, owner: armies + (i % herds), at, facing: null },
      kind,
      lifePoints: wounded,
      ...PLAIN_DINOSAUR,
    };
  });
  return {
    ...{ era: chance.pick(ERAS), table: { widthCi: WIDTH, heightCi: HEIGHT, terrain }, players, dinosaurs, soldiers },
    ...plainMatch(),
    ...{ liftCaps: true, separationCi, start: { turn: 1, phase: 'dinosaur-movement' } },
  };
}

/** A convex piece with three to six corners, its kind anything. */
function randomTerrain(chance: Chance, id: string): Terrain {
  const [x, y, size] = [chance.between(400, WIDTH - 400), chance.between(400, HEIGHT - 400), chance.between(150, 500)];
  const corners = [
    [-size, -size / 2],
    [0, -size],
    [size, -size / 2],
    [size, size / 2],
    [0, size],
    [-size, size / 2],
  ];
  const used = corners.slice(0, chance.between(3, 6));
  const outline = used.map(([dx, dy]) => ({ x: Math.round(x + (dx ?? 0)), y: Math.round(y + (dy ?? 0)) }));
  return { id, kind: chance.pick(TERRAIN_KINDS), outline };
}

function onFirmGround(at: Point, terrain: readonly Terrain[]): boolean {
  return terrain.every(({ kind, outline }) => {
    const firm = !['mountain', 'deep_water', 'deep_swamp'].includes(kind);
    const xs = outline.map((p) => p.x);
    const ys = outline.map((p) => p.y);
    const outside =
      at.x < Math.min(...xs) || at.x > Math.max(...xs) || at.y < Math.min(...ys) || at.y > Math.max(...ys);
    return firm || outside;
  });
}

/** How somebody plays: a shy one keeps away and holds his fire, which stalls the match. */
export type Temper = 'fierce' | 'shy';

const FIGHTS: readonly Intent['type'][] = ['overrun', 'attack', 'fire', 'closingFire'];

/** What an awaited seat does: mostly what brings the fight on, now and then anything that is allowed. */
export function randomIntent(
  rules: DinoWars,
  state: Frozen<State>,
  seat: Seat,
  { chance, temper }: { readonly chance: Chance; readonly temper: Temper },
): Intent {
  if (chance.inThousand(5)) return rules.pass(state, seat);
  if (chance.inThousand(4)) return aside(state, seat, chance);
  const listed = rules.intents(state, seat);
  if (temper === 'shy') return listed.find((intent) => intent.type === 'done') ?? rules.pass(state, seat);
  if (chance.inThousand(60)) return chance.pick(listed);
  const fights = listed.filter((intent) => FIGHTS.includes(intent.type));
  if (fights.length > 0 && chance.inThousand(930)) return chance.pick(fights);
  const walk = randomWalk(rules, state, seat, chance);
  if (walk) return walk;
  const moves = listed.filter((intent) => intent.type === 'move');
  const done = listed.find((intent) => intent.type === 'done');
  if (moves.length > 0 && (!done || chance.inThousand(300))) return chance.pick(moves);
  return done ?? rules.pass(state, seat);
}

/** Orders and the like; giving up and agreeing to stop come seldom. */
function aside(state: Frozen<State>, seat: Seat, chance: Chance): Intent {
  const all = asides(state, seat);
  const lasting = all.filter((intent) => intent.type !== 'resign' && intent.type !== 'agreeEnd');
  return chance.pick(lasting.length > 0 && chance.inThousand(800) ? lasting : all);
}

/** Towards an enemy, straight or with a corner, as far as it goes; null if nobody can or nothing comes to mind. */
function randomWalk(rules: DinoWars, state: Frozen<State>, seat: Seat, chance: Chance): Intent | null {
  const hunts = state.phase === 'dinosaur-movement';
  if (!hunts && (state.phase !== 'army-movement' || chance.inThousand(500))) return null;
  const [own, others] = hunts ? [state.dinosaurs, state.soldiers] : [state.soldiers, state.dinosaurs];
  const movers = Object.entries(own).filter(([, f]) => f.alive && f.owner === seat && f.spentCi === 0);
  const prey = Object.entries(others).filter(([, f]) => f.alive);
  if (movers.length === 0 || prey.length === 0) return null;
  const [figure, from] = chance.pick(movers);
  const [stopAt, to] = chance.pick(prey);
  const dinosaur = state.dinosaurs[figure];
  const reach = dinosaur ? DINOSAURS[dinosaur.kind].moveCi - 200 : chance.between(1, 600);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const corner = { x: from.x + chance.between(-400, 400), y: from.y + chance.between(-400, 400) };
  const share = Math.min(1, reach / far);
  const short = { x: Math.trunc(from.x + dx * share), y: Math.trunc(from.y + dy * share) };
  const wishes: Intent[] = [
    { type: 'move', figure, path: [{ x: to.x, y: to.y }], stopAt },
    { type: 'move', figure, path: [short], stopAt: null },
    { type: 'move', figure, path: [corner, { x: to.x, y: to.y }], stopAt },
    { type: 'move', figure, path: [corner], stopAt: null },
  ];
  return wishes.find((wish) => rules.check(state, seat, wish) === null) ?? null;
}

/** A wish that may be anything, sensible or not, for the referee to refuse. */
export function wildIntent(state: Frozen<State>, chance: Chance): Intent {
  const ids = [...Object.keys(state.dinosaurs), ...Object.keys(state.soldiers), 'nobody'];
  const figure = chance.pick(ids);
  const target = chance.pick(ids);
  const weapon = chance.pick(HAND_WEAPONS);
  const at = state.dinosaurs[figure] ?? state.soldiers[figure] ?? { x: 0, y: 0 };
  const spot = () => ({ x: chance.between(-200, WIDTH + 200), y: chance.between(-200, HEIGHT + 200) });
  const near = () => ({ x: at.x + chance.between(-700, 700), y: at.y + chance.between(-700, 700) });
  const wishes: Intent[] = [
    { type: 'move', figure, path: Array.from({ length: chance.between(1, 3) }, spot), stopAt: null },
    { type: 'move', figure, path: [spot()], stopAt: target },
    { type: 'move', figure, path: Array.from({ length: chance.between(1, 3) }, near), stopAt: null },
    { type: 'overrun', figure, target },
    { type: 'face', figure, facing: chance.between(-10, 370) },
    { type: 'endMove', figure },
    { type: 'closingFire', figure, weapon: chance.pick([weapon, null]) },
    { type: 'timeOut', figure },
    { type: 'fire', figure, weapon, target, spotter: null },
    { type: 'fire', figure, weapon, target, spotter: null },
    { type: 'attack', figure, target },
    { type: 'order', figure: chance.pick([figure, null]), order: chance.pick(STANDING_ORDERS) },
    { type: 'done' },
    { type: 'resume' },
  ];
  return chance.pick(wishes);
}
