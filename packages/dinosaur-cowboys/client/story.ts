/** The notes and words for the story of a finished match. */
import type { Seat } from '@dwo/kernel';
import type { EndingUse } from '@dwo/kits/miniatures/hud/contract';
import type { Tale } from '@dwo/kits/story/tale';
import { type Event, entityAt, guardsOf, hitsOf, type Now, type State, TRAITS } from '../rules';
import { nameAt, traitName } from './names';
import { say } from './words';

const SIDES_OF_A_DIE = 12;

/** An attack's dice, with the Hits that so many give on average. */
function threw(
  state: Now,
  by: number,
  dice: readonly number[],
  terms: { readonly tn: number; readonly crit: number | null },
): Tale {
  const faces = Array.from({ length: SIDES_OF_A_DIE }, (_, at) => hitsOf(at + 1, terms));
  const mean = faces.reduce((sum, hits) => sum + hits, 0) / SIDES_OF_A_DIE;
  const hits = dice.reduce((sum, die) => sum + hitsOf(die, terms), 0);
  return { type: 'threw', by: `${by}`, seat: entityAt(state, by)?.seat ?? 0, hits, expected: mean * dice.length };
}

/** Dice of the present attack that were rolled again. */
function again(state: Now, dice: readonly number[]): readonly Tale[] {
  const { attack } = state;
  return attack === null ? [] : [threw(state, attack.attacker, dice, attack)];
}

const fell = (state: Now, entity: number, by: number | null): Tale => ({
  ...{ type: 'fell', figure: `${entity}`, by: by === null ? null : `${by}` },
  worth: entityAt(state, entity)?.startHp ?? 0,
});

const own = (state: Now, seat: Seat) => state.entities.filter((entity) => entity.seat === seat);
const idsOf = (entities: readonly { readonly id: number }[]) => entities.map(({ id }) => `${id}`);

/** The worth of a point for the claim: losses decide only between equal points (DC-C-10). */
const CLAIMED = 1000;

/** The notes on an event; `state` is the one just after it. */
export function talesOf(event: Event, state: Now): readonly Tale[] {
  switch (event.type) {
    case 'turnBegan':
      return [{ type: 'round', round: event.turn }];
    case 'attackRolled':
      return [threw(state, event.attacker, event.dice, event)];
    // The dice that are rolled again are the attacker's (DC-TRT-14).
    case 'luckyUsed':
      return again(state, event.dice);
    // One die of an attack, or of another roll (DC-LDR-2).
    case 'yeehawUsed':
      return state.roll === null ? again(state, [event.value]) : [];
    case 'struck':
      return event.harm.flatMap(({ entity, damage }) =>
        damage > 0 ? { type: 'hurt' as const, figure: `${entity}`, damage } : [],
      );
    case 'claimScored': {
      const by = idsOf(guardsOf(state, event.seat));
      return [{ type: 'scored', id: 'claim', seat: event.seat, points: 1, worth: CLAIMED, by }];
    }
    case 'fell':
      return [fell(state, event.entity, state.attack?.attacker ?? null)];
    default:
      return [];
  }
}

/** Traits that wait for something to happen: a hurt ally, an empty weapon, a throw that fails. */
const WAITING: readonly string[] = ['get_up', 'speed_reload', 'lucky'];

/**
 * The first trait that a seat could have used in any activation and did not, in a sentence; null for none. Each works once a game,
 * and who fell early had little time for it.
 */
function unusedOf(state: Now, seat: Seat): string | null {
  for (const { id, traits, inPlay } of own(state, seat)) {
    const mine = traits.filter((trait) => TRAITS[trait.id].timing !== 'baked_in' && !WAITING.includes(trait.id));
    const left = inPlay ? mine.find(({ used }) => !used) : undefined;
    if (left !== undefined) {
      return say('story.unused', { name: nameAt(state, id), trait: traitName(left.id, left.level) });
    }
  }
  return null;
}

/** The end of a match. */
export const ENDING: EndingUse<State> = {
  muster: (state, seat) => ({
    standing: idsOf(own(state, seat).filter(({ inPlay }) => inPlay)),
    lost: idsOf(own(state, seat).filter(({ inPlay }) => !inPlay)),
  }),
  shout: (_, reader) => say('story.shout', { reader: reader ?? 'none' }).split('|'),
  /** A match that begins in a later Turn has not played those before it. */
  took: ({ turn, options }) => say('story.took', { turns: turn + 1 - (options.position?.turn ?? 1) }),
  left(state, seat) {
    const sum = (of: (entity: Now['entities'][number]) => number) =>
      own(state, seat).reduce((all, entity) => all + of(entity), 0);
    const [left, start] = [sum(({ hp, inPlay }) => (inPlay ? Math.max(0, hp) : 0)), sum(({ startHp }) => startHp)];
    return { text: say('story.left', { left, start }), share: start === 0 ? 0 : left / start };
  },
  round: (turn) => say('log.turnBegan', { turn }),
  feat: ({ points }, facts) => say('story.claim', { points, ...facts }),
  fighters: (state, seat) => idsOf(own(state, seat).filter(({ weapons }) => weapons.length > 0)),
  tip: unusedOf,
};
