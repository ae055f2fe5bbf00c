/** The table of the test game: all that a game of miniatures tells the kit. */
import type { Refusal, Seat } from '@dwo/kernel';
import { withLine } from '../../shell/log-entry';
import { Lookout } from '../danger/lookout';
import type { MiniaturesTable, Use } from '../hud/contract';
import { GROUND } from './ground';
import { PAWNS } from './pawns';
import { awaited, checkWish, type Fact, type Field, fighterOf, isPlaced, skirmish, type Wish } from './rules';
import {
  chanceOf,
  deploymentOf,
  enemiesOf,
  HANDS,
  type Now,
  onTable,
  ownerOf,
  placeOf,
  pointToScene,
  radius,
  SHOT,
  size,
} from './uses';

function toolsOf(state: Now, seat: Seat, figure: string): readonly Use<Field, Wish>[] {
  const fighter = fighterOf(state, figure);
  if (fighter === null || !onTable(fighter) || fighter.seat !== seat) return [];
  const walk = { type: 'go', id: 'walk', word: 'Walk', icon: 'tape', hands: HANDS } as const;
  const shoot = { type: 'aim', id: 'shoot', word: 'Shoot', icon: 'sight', use: SHOT } as const;
  return [...(fighter.walked ? [] : [walk]), ...(fighter.shot ? [] : [shoot])];
}

const acts = (state: Now, seat: Seat) => state.window === null && isReady(state) && awaited(state).includes(seat);
const isReady = (state: Now) => isPlaced(state, 0) && isPlaced(state, 1);

/** The test game for `openTable`. */
export const SKIRMISH: MiniaturesTable<Field, Wish, Fact, 'shot'> = {
  standing: {
    size,
    figures: (state) => state.fighters.filter((each) => each.placed).map(({ id }) => id),
    base(state, id) {
      const at = placeOf(state, id);
      return at === null ? null : { ...at, radiusCi: radius() };
    },
    radius,
    body: (_, id) => id,
    owner: ownerOf,
    enemies: enemiesOf,
  },
  tray: (state, seat) => state.fighters.filter((each) => each.seat === seat && each.alive).map(({ id }) => id),
  facing: (state, id) => (ownerOf(state, id) === 0 ? 90 : 270),
  look(state, id) {
    const fighter = fighterOf(state, id);
    const alive = fighter?.alive === true;
    const rows = [{ label: 'Walks', value: '6"', rule: 'SK-2' }];
    return {
      ...{ art: fighter?.seat === 0 ? 'left' : 'right', make: 'plastic', player: fighter?.seat ?? 0, rank: null },
      ...{ lengthCi: null, life: { now: alive ? 1 : 0, max: 1 }, alive, class: 'person', rows },
    };
  },
  ground: () => GROUND,
  marks: () => [],
  round: ({ round }) => `Round ${round}`,
  steps: (state) =>
    isReady(state)
      ? [0, 1].map((seat) => ({
          ...{ id: `turn-${seat}`, name: seat === 0 ? 'Green' : 'Grey', icon: 'flag' },
          when: seat === state.turn ? 'now' : seat < state.turn ? 'past' : 'later',
        }))
      : [{ id: 'setup', name: 'Set up', icon: 'flag', when: 'now' }],
  acts,
  ready: (state, id) => {
    const fighter = fighterOf(state, id);
    if (fighter === null || !onTable(fighter)) return 'idle';
    return fighter.walked && fighter.shot ? 'acted' : 'ready';
  },
  tools: toolsOf,
  deployment: deploymentOf,
  end: (state, seat) => {
    if (!acts(state, seat)) return null;
    const undone = state.fighters.filter((each) => each.seat === seat && onTable(each) && !each.walked && !each.shot);
    return { word: 'End turn', intent: { type: 'end' }, undone: undone.length };
  },
  windows(state, seat) {
    const { window } = state;
    if (window === null || ownerOf(state, window.target) !== seat) return [];
    return [
      {
        ...{ key: `${window.shooter}/${window.target}`, timer: null, about: [window.shooter, window.target] },
        ...{ question: `${window.shooter} aims at ${window.target}.`, rule: 'SK-4' },
        answers: [
          { word: 'Stand', intent: { type: 'answer', duck: false }, chance: chanceOf(false) },
          { word: 'Duck', intent: { type: 'answer', duck: true }, chance: chanceOf(true) },
        ],
      },
    ];
  },
  resign: () => null,
  check: checkWish,
  evolve: (state, fact) => skirmish.evolve(state, fact),
  performance(fact) {
    switch (fact.type) {
      case 'walked':
        return {
          pictureMs: 700,
          effects: () => [{ type: 'glide', figure: fact.id, path: fact.path.map(pointToScene) }],
        };
      case 'rolled': {
        const { id, target, die, needed } = fact;
        const hit = die >= needed;
        return {
          pictureMs: 600,
          dice: () => ({
            ...{ what: 'shot', sides: 12, dice: [die], needed, atLeast: true, success: hit, by: id, at: target },
          }),
          effects: () => [{ type: 'tracer', from: id, to: target, hit }],
        };
      }
      case 'fell':
        return { pictureMs: 600, effects: () => [{ type: 'death', figure: fact.id }] };
      default:
        return {};
    }
  },
  dice: {
    verdict: ({ success }) => (success ? 'Hit!' : 'Miss'),
    who: ({ by, at }) => `${by} at ${at}`,
    sum: () => '',
    tone: ({ success }) => (success ? 'hit' : 'miss'),
  },
  art: PAWNS,
  words: {
    full: (_, id) => `Fighter ${id}`,
    short: (_, id) => id,
    weapon: (_, weapon) => weapon,
    refusal: ({ code }: Refusal) => `Not allowed: ${code}`,
    hint: (state, seat) => (seat !== null && awaited(state).includes(seat) ? 'Your turn' : 'The other player decides'),
    ending: () => ({ text: 'The other side has fallen.', rule: 'SK-5' }),
    log: (log, event) => withLine(log, { text: textOf(event as Fact), rule: 'SK-2', seats: [] }),
  },
  score: (state) => ({
    when: `Round ${state.round}`,
    seats: [0, 1].map((seat) => {
      const left = state.fighters.filter((each) => each.seat === seat && each.alive).length;
      return { side: seat === 0 ? 'left' : 'right', icon: 'flag', text: `${left}`, share: left / 3 };
    }),
  }),
  ending: {
    shout: () => ['The end!'],
    took: ({ round }) => `${round} rounds`,
    muster: ({ fighters }, seat) => {
      const ids = (alive: boolean) =>
        fighters.filter((each) => each.seat === seat && each.alive === alive).map(({ id }) => id);
      return { standing: ids(true), lost: ids(false) };
    },
    left: ({ fighters }, seat) => {
      const left = fighters.filter((each) => each.seat === seat && each.alive).length;
      return { text: `${left} of 3 left`, share: left / 3 };
    },
    round: (round) => `Round ${round}`,
    fighters: () => [],
    tip: () => null,
  },
  danger: {
    lookout: new Lookout(() => new Worker(new URL('./danger-worker.ts', import.meta.url), { type: 'module' })),
    verb: 'attack',
    rule: () => 'SK-1',
    harm: () => 'shoot',
  },
};

function textOf(fact: Fact): string {
  switch (fact.type) {
    case 'deployed':
      return `Seat ${fact.seat} is set up.`;
    case 'walked':
      return `${fact.id} walks.`;
    case 'aimed':
      return `${fact.id} aims at ${fact.target}.`;
    case 'rolled':
      return `${fact.id} rolls ${fact.die} and needs ${fact.needed}.`;
    case 'fell':
      return `${fact.id} falls.`;
    case 'turned':
      return `Turn of seat ${fact.turn}.`;
    case 'ended':
      return `Seat ${fact.winner} has won.`;
  }
}
