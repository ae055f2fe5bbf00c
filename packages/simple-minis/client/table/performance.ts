/** The look and sound of each event on the table. */
import type { Frozen, Point } from '@dwo/kernel';
import type { DiceWords } from '@dwo/kits/miniatures/theatre/dice-box';
import { toneFor } from '@dwo/kits/miniatures/theatre/dice-show';
import type { Performance } from '@dwo/kits/miniatures/theatre/performance';
import { toneNow } from '@dwo/kits/miniatures/theatre/tone-now';
import { namedNow } from '@dwo/kits/shell/log-scene';
import { store } from '@dwo/kits/shell/store';
import { type Aimed, discOf, type Event, figureOf, type State } from '../../rules';
import { say } from '../words';
import { pointToScene, STANDING } from './places';

/** The kinds of rolls. */
export type Roll = 'zone' | 'initiative' | 'sight' | 'cover' | 'attack' | 'armor' | 'wall' | 'skill';

type Played = Performance<State, Event, Roll>;

const idOf = (figure: number) => `${figure}`;
const aimOf = ({ target, section }: Aimed) => (target === null ? (section ?? null) : idOf(target));

/** A die that must be at least some number. */
const thrown = (what: Roll, roll: { dice: readonly number[]; bonus?: number; needed: number | null }) => ({
  ...{ what, atLeast: true, sides: 6 as const },
  ...roll,
});

/** The place at which a move began: the rules tell its corners without the start. */
const STARTS = new WeakMap<Event, Point>();

/** Keeps the start of a move, from the state before it. */
export function keepStart(state: Frozen<State>, event: Event): void {
  if (event.type !== 'moved' && event.type !== 'dismounted') return;
  STARTS.set(event, discOf(state, figureOf(state, event.figure)));
}

function glide(event: Extract<Event, { type: 'moved' | 'dismounted' }>): Played {
  return {
    pictureMs: 700,
    effects() {
      const start = STARTS.get(event);
      if (start === undefined || event.path.length === 0) return [];
      return [{ type: 'glide', figure: idOf(event.figure), path: [start, ...event.path].map(pointToScene) }];
    },
    cue: () => ({ voice: 'paper', pitch: 1 }),
  };
}

/** The performance of an event. */
export function performanceOf(event: Event): Played {
  switch (event.type) {
    case 'moved':
    case 'dismounted':
      return glide(event);
    case 'contested':
      return {
        dice: () => ({
          ...thrown(event.contest, { dice: event.dice, needed: null }),
          ...{ success: event.winner !== null, winner: event.winner, by: '', at: null, each: true },
        }),
        cue: () => ({ voice: 'dice', pitch: 1 }),
      };
    case 'attacked':
      return attackOf(event);
    case 'destroyed':
      return {
        pictureMs: 700,
        effects: () => [{ type: 'death', figure: idOf(event.figure) }],
        outcome: () => say('outcome.of', { id: 'destroyed' }),
        cue: () => ({ voice: 'squeak', pitch: 0.7 }),
      };
    case 'sectionFell':
      return { outcome: () => say('outcome.of', { id: 'fell' }), cue: () => ({ voice: 'boom', pitch: 1.2 }) };
    case 'calmed':
      return {
        effects: () => [
          { type: 'burst', figure: idOf(event.figure), word: say('burst.of', { id: 'calm' }), tone: 'luck' },
        ],
      };
    case 'wokeUp':
      return {
        effects: () => [
          { type: 'burst', figure: idOf(event.figure), word: say('burst.of', { id: 'roar' }), tone: 'rage' },
        ],
      };
    default:
      return dieOf(event);
  }
}

function attackOf(event: Extract<Event, { type: 'attacked' }>): Played {
  const { figure, dice, bonus, need, hit, way, target } = event;
  const by = idOf(figure);
  return {
    pictureMs: 600,
    // With automatic fire the better die counts.
    dice: () => ({
      ...thrown('attack', { dice, bonus, needed: need }),
      ...{ each: dice.length > 1, success: hit, by, at: aimOf(event) },
    }),
    effects(_, state) {
      if (target === null) return [];
      const foe = state.figures[target];
      if (foe === undefined) return [];
      const to = STANDING.body(state, idOf(target));
      if (way === 'distance') return [{ type: 'tracer', from: by, to, hit }];
      return [
        { type: 'burst', figure: to, word: say('burst.of', { id: hit ? 'hit' : 'miss' }), tone: hit ? 'bang' : 'miss' },
      ];
    },
    cue: () => ({ voice: way === 'distance' ? 'crack' : 'clack', pitch: 1 }),
  };
}

/** The events that are a single die. */
function dieOf(event: Event): Played {
  switch (event.type) {
    case 'sightRolled':
      return one(event.die, { what: 'sight', needed: null, success: event.seen, by: event.figure, at: aimOf(event) });
    case 'coverRolled':
      return one(event.die, {
        ...{ what: 'cover', needed: null, success: !event.covered, by: event.figure, at: idOf(event.target) },
      });
    case 'armorRolled':
      return one(event.die, {
        ...{ what: 'armor', needed: event.need, success: event.saved, by: event.figure, at: null, bonus: event.bonus },
      });
    case 'wallRolled':
      return one(event.die, { what: 'wall', needed: null, success: event.saved, by: null, at: event.section });
    case 'skillRolled':
      return one(event.die, {
        ...{ what: 'skill', needed: event.need, success: event.success, by: event.figure, bonus: event.bonus },
        at: event.object === null ? null : idOf(event.object),
      });
    default:
      return {};
  }
}

interface Die {
  readonly what: Roll;
  readonly needed: number | null;
  readonly success: boolean;
  readonly by: number | null;
  readonly at: string | null;
  readonly bonus?: number;
}

function one(die: number, { by, bonus = 0, ...rest }: Die): Played {
  return {
    dice: () => ({
      ...thrown(rest.what, { dice: [die], needed: rest.needed, bonus }),
      ...rest,
      by: by === null ? '' : idOf(by),
    }),
    cue: () => ({ voice: 'dice', pitch: 1 }),
  };
}

/** The words beside the dice. */
export const DICE: DiceWords<Roll> = {
  verdict: ({ what, success, winner = null }) =>
    say('dice.verdict', { what, success: `${success}`, ...namedNow(winner) }),
  who({ what, by, at }, name) {
    const names = { by: by === '' ? '' : name(by), at: at === null ? '' : name(at) };
    return names.by === ''
      ? say('dice.who', { id: what })
      : say('dice.by', { id: what, ...names, aims: `${names.at !== ''}` });
  },
  sum: ({ dice }) => dice.join(' : '),
  tone({ what, success, by, at, winner = null }) {
    if (by === '' && at === null)
      return toneFor({ success: true, gains: winner, loses: null }, store.getState().match?.seat ?? null);
    // Armor and walls save those who roll; every other roll is against the one it is aimed at.
    const saves = what === 'armor' || what === 'wall';
    const sides = saves ? { gains: by || at, loses: by || at } : { gains: by, loses: at };
    return toneNow<State>({ success, ...sides }, (state, figure) => STANDING.owner(state, figure));
  },
};
