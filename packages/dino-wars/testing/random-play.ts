/** A player who plays at random but seeks a fight. */
import type { Frozen, Point, Ruleset, Seat } from '@dwo/kernel';
import type { Chance } from '@dwo/kernel/testing';
import { ACTIONS } from '../rules/actions';
import { DINOSAURS } from '../rules/data/dinosaurs';
import type { Event } from '../rules/events';
import { figureOf, onTable, placeOf } from '../rules/figures';
import type { Intent } from '../rules/intents';
import { allowanceCi, spentBy } from '../rules/movement/allowance';
import type { RuleId } from '../rules/rule-ids';
import { asides } from '../rules/ruleset';
import type { Options } from '../rules/set-up/options';
import type { State } from '../rules/state';

/** The rules of DINO WARS!, real or broken on purpose. */
export type DinoWars = Ruleset<State, Intent, Event, Options, RuleId>;

/** How a player plays. A shy one keeps away and holds fire, so that the match stalls. */
export type Temper = 'fierce' | 'shy';

/** The intents that advance a match: fights, and answers that others wait for. */
const FIGHTS: readonly Intent['type'][] = [
  ...(['overrun', 'attack', 'fire', 'closingFire', 'ram', 'placeSurvivors'] as const),
  ...(['place', 'hide', 'airDrop', 'land'] as const),
];
const WALKS: readonly Intent['type'][] = ['move', 'face', 'endMove'];
/** All other intents of figures: work with vehicles and guns, which may go on for ever. */
const WORK = (Object.keys(ACTIONS) as Intent['type'][]).filter((type) => {
  return ACTIONS[type].offers?.acting !== undefined && !FIGHTS.includes(type) && !WALKS.includes(type);
});

/** Returns an intent of an awaited seat: mostly one that advances the fight, sometimes any legal one. */
export function randomIntent(
  rules: DinoWars,
  state: Frozen<State>,
  seat: Seat,
  { chance, temper }: { readonly chance: Chance; readonly temper: Temper },
): Intent {
  if (chance.inThousand(5)) return late(rules, state, seat);
  if (chance.inThousand(4)) return aside(rules, state, seat, chance);
  const listed = rules.intents(state, seat);
  const done = listed.find((intent) => intent.type === 'done') ?? rules.pass(state, seat);
  if (temper === 'shy' && state.placing === null) return done;
  if (chance.inThousand(60) && listed.length > 0) return chance.pick(listed);
  const fights = listed.filter((intent) => FIGHTS.includes(intent.type));
  if (fights.length > 0 && chance.inThousand(930)) return chance.pick(fights);
  const work = listed.filter((intent) => WORK.includes(intent.type));
  if (work.length > 0 && chance.inThousand(350)) {
    // Every kind of work is equally likely, however many ways there are to do it.
    const kind = chance.pick([...new Set(work.map(({ type }) => type))]);
    return chance.pick(work.filter(({ type }) => type === kind));
  }
  const walk = randomWalk(rules, state, seat, chance);
  if (walk) return walk;
  const moves = listed.filter((intent) => intent.type === 'move');
  if (moves.length > 0 && chance.inThousand(300)) return chance.pick(moves);
  return done;
}

/** Returns the intent that is played for a seat when its clock runs out. */
export function late(rules: DinoWars, state: Frozen<State>, seat: Seat): Intent {
  const clock = rules.timers(state).find(({ seats, running }) => running && seats.includes(seat));
  return rules.pass(state, seat, clock?.id);
}

/** Returns an order or the like. Giving up and agreeing to end are rare. */
function aside(rules: DinoWars, state: Frozen<State>, seat: Seat, chance: Chance): Intent {
  const all = asides(state, seat);
  const lasting = all.filter((intent) => intent.type !== 'resign' && intent.type !== 'agreeEnd');
  if (all.length === 0) return rules.pass(state, seat);
  return chance.pick(lasting.length > 0 && chance.inThousand(800) ? lasting : all);
}

/** Returns a move towards an enemy, straight or with a corner, as far as it goes; null if there is none. */
function randomWalk(rules: DinoWars, state: Frozen<State>, seat: Seat, chance: Chance): Intent | null {
  const hunts = state.phase === 'dinosaur-movement';
  if (!hunts && (state.phase !== 'army-movement' || chance.inThousand(500))) return null;
  const army = [...Object.keys(state.soldiers), ...Object.keys(state.vehicles), ...Object.keys(state.crewedWeapons)];
  const herd = [...Object.keys(state.dinosaurs), ...Object.keys(state.secrets[seat]?.dinosaurs ?? {})];
  const there = (id: string): boolean => onTable(figureOf(state, id) as NonNullable<ReturnType<typeof figureOf>>);
  const fresh = (id: string): boolean => {
    const figure = figureOf(state, id);
    return (
      figure !== null && figure.owner === seat && there(id) && spentBy(figure) === 0 && !(id in state.crewedWeapons)
    );
  };
  const movers = (hunts ? herd : army).filter(fresh);
  const prey = (hunts ? army : herd).filter(there);
  if (movers.length === 0 || prey.length === 0) return null;
  return stroll(rules, state, { seat, figure: chance.pick(movers), stopAt: chance.pick(prey) }, chance);
}

function stroll(
  rules: DinoWars,
  state: Frozen<State>,
  { seat, figure, stopAt }: { seat: Seat; figure: string; stopAt: string },
  chance: Chance,
): Intent | null {
  const from = figureOf(state, figure);
  const enemy = figureOf(state, stopAt);
  if (from === null || enemy === null) return null;
  const to = placeOf(state, enemy);
  const whole = allowanceCi(state, figure);
  const reach = 'lifePoints' in from ? whole - 200 : chance.between(1, Math.max(1, Math.floor(whole)));
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.sqrt(dx * dx + dy * dy) || 1;
  const corner = { x: from.x + chance.between(-400, 400), y: from.y + chance.between(-400, 400) };
  const share = Math.min(1, reach / far);
  const short = { x: Math.trunc(from.x + dx * share), y: Math.trunc(from.y + dy * share) };
  const end: Point = { x: to.x, y: to.y };
  const up = 'z' in from ? from.z : 0;
  const flights: Intent[] =
    'lifePoints' in from && DINOSAURS[from.kind].flyer
      ? [
          { type: 'fly', figure, path: [{ ...end, z: 0 }], stopAt },
          { type: 'fly', figure, path: [{ ...short, z: chance.between(0, 1200) }], stopAt: null },
          {
            type: 'fly',
            figure,
            path: [
              { x: from.x, y: from.y, z: up + 600 },
              { ...end, z: 0 },
            ],
            stopAt,
          },
        ]
      : [];
  const wishes: Intent[] = [
    ...flights,
    { type: 'move', figure, path: [end], stopAt },
    { type: 'move', figure, path: [short], stopAt: null },
    { type: 'move', figure, path: [corner, end], stopAt },
    { type: 'move', figure, path: [corner], stopAt: null },
  ];
  return wishes.find((wish) => rules.check(state, seat, wish) === null) ?? null;
}
