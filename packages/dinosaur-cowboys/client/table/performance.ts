/** The look and sound of each event on the table. */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import type { DiceWords } from '@dwo/kits/miniatures/theatre/dice-box';
import { toneFor } from '@dwo/kits/miniatures/theatre/dice-show';
import type { Performance } from '@dwo/kits/miniatures/theatre/performance';
import { toneNow } from '@dwo/kits/miniatures/theatre/tone-now';
import { namedNow } from '@dwo/kits/shell/log-scene';
import { store } from '@dwo/kits/shell/store';
import { BLAST, being, discOf, type Event, entityAt, type State } from '../../rules';
import { say } from '../words';
import { pointToScene, STANDING } from './places';

/** The kinds of rolls. */
export type Roll = 'sides' | 'initiative' | 'attack' | 'panic' | 'charge' | 'bravery';

type Played = Performance<State, Event, Roll>;

const idOf = (entity: number) => `${entity}`;

/** The place at which a movement began: the rules tell its corners without the start. */
const STARTS = new WeakMap<Event, Point>();

/** Keeps what an event needs to be shown, from the state before it. */
export function keepStart(state: Frozen<State>, event: Event): void {
  if (event.type !== 'moved' && event.type !== 'pushed') return;
  STARTS.set(event, discOf(state, being(state, event.body)));
}

function glide(event: Event, body: number, path: readonly Point[]): Played {
  return {
    pictureMs: 700,
    effects() {
      const start = STARTS.get(event);
      if (start === undefined || path.length === 0) return [];
      return [{ type: 'glide', figure: idOf(body), path: [start, ...path].map(pointToScene) }];
    },
    cue: () => ({ voice: 'paper', pitch: 1 }),
  };
}

function contest(what: Roll, dice: readonly number[], winner: Seat): Played {
  return {
    dice: () => ({
      ...{ what, sides: 12, dice: dice.slice(-2), each: true, needed: null, atLeast: true, success: true },
      ...{ by: '', at: null, winner },
    }),
    cue: () => ({ voice: 'dice', pitch: 1 }),
  };
}

function attackOf(event: Extract<Event, { type: 'attackRolled' }>): Played {
  const { attacker, target, dice, tn, mode } = event;
  const hit = dice.some((die) => die !== 1 && (die === 12 || die >= tn));
  return {
    pictureMs: 800,
    dice: () => ({
      ...{ what: 'attack', sides: 12, dice, each: true, needed: Math.min(12, tn), atLeast: true, success: hit },
      ...{ by: idOf(attacker), at: idOf(target) },
    }),
    effects(_, state) {
      const [from, to] = [STANDING.body(state, idOf(attacker)), STANDING.body(state, idOf(target))];
      if (mode === 'range') return [{ type: 'tracer', from, to, hit }];
      return [{ type: 'burst', figure: to, word: say(hit ? 'burst.hit' : 'burst.miss'), tone: hit ? 'bang' : 'miss' }];
    },
    cue: () => ({ voice: mode === 'range' ? 'crack' : 'clack', pitch: 1 }),
  };
}

const burst = (figure: number, word: string, tone: 'bang' | 'luck' | 'rage' | 'miss'): Played => ({
  effects: (_, state) => [{ type: 'burst', figure: STANDING.body(state, idOf(figure)), word, tone }],
  pictureMs: 500,
});

/** The performance of an event. */
export function performanceOf(event: Event): Played {
  switch (event.type) {
    case 'moved':
      return glide(event, event.body, event.path);
    case 'pushed':
      return glide(event, event.body, [{ x: event.x, y: event.y }]);
    case 'sidesRolled':
      return contest('sides', event.dice, event.first);
    case 'initiativeRolled':
      return contest('initiative', event.dice, event.winner);
    case 'attackRolled':
      return attackOf(event);
    case 'rolled': {
      const { entity, purpose, need, value } = event;
      return {
        dice: () => ({
          ...{ what: purpose, sides: purpose === 'bravery' ? 12 : 6, dice: [value], needed: need, atLeast: true },
          ...{ success: need === null || value >= need, by: idOf(entity), at: null },
        }),
        cue: () => ({ voice: 'dice', pitch: 1 }),
      };
    }
    case 'struck': {
      const { hits, harm } = event;
      return {
        outcome(_, { at }) {
          if (hits === 0) return null;
          const damage = harm.find(({ entity }) => idOf(entity) === at)?.damage ?? 0;
          const others = harm.filter(({ entity }) => idOf(entity) !== at).length;
          return say('outcome.struck', { hits, damage, others, each: BLAST.damage });
        },
        effects: (_, state) =>
          harm
            .filter(({ entity, damage: each }) => each > 0 && being(state, entity).inPlay)
            .map((each) => ({
              type: 'number',
              figure: STANDING.body(state, idOf(each.entity)),
              text: `−${each.damage}`,
            })),
      };
    }
    case 'fell':
      return {
        pictureMs: 700,
        effects: () => [{ type: 'death', figure: idOf(event.entity) }],
        outcome: () => say('outcome.out'),
        cue: () => ({ voice: 'squeak', pitch: 0.7 }),
      };
    case 'panicked':
      return burst(event.entity, say('burst.panic'), 'rage');
    case 'luckyUsed':
      return burst(event.entity, say('burst.lucky'), 'luck');
    case 'braveryTested':
      return event.passed ? {} : burst(event.entity, say('burst.flees'), 'miss');
    case 'chargeSettled':
      return { outcome: () => say(event.success ? 'outcome.charge' : 'outcome.short') };
    default:
      return {};
  }
}

/** The words beside the dice. */
export const DICE: DiceWords<Roll> = {
  sides: 12,
  verdict: ({ what, success, winner = null, dice }) =>
    say('dice.verdict', { what, success: `${success}`, value: dice[0] ?? 0, ...namedNow(winner) }),
  who({ what, by, at }, name) {
    const names = { by: by === '' ? '' : name(by), at: at === null ? '' : name(at) };
    return names.by === '' ? say('dice', { what }) : say('dice.by', { what, ...names });
  },
  sum: ({ dice }) => dice.join(' : '),
  tone({ what, success, by, at, winner = null }) {
    // The winner of a contest has no figure.
    if (by === '') return toneFor({ success: true, gains: winner, loses: null }, store.getState().match?.seat ?? null);
    const loses = what === 'bravery' ? by : what === 'attack' ? at : null;
    // Also those who have fallen by it.
    return toneNow<State>(
      { success, gains: by, loses },
      (state, figure) => entityAt(state, Number(figure))?.seat ?? null,
    );
  },
};
