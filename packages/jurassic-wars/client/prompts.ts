/** The sentence over the table: what the seat is to do, or what the match waits for. */
import type { Frozen, Seat } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import { type CombatType, combatType, dinocard, type Fought, jurassicWars, type State } from '../rules';
import { ANTE, biddingRounds, COMBATS_OF_GAME, FIGHT_PRICE, revealed } from '../rules/deal-sizes';
import type { Picture } from './staging';
import { say } from './words';

/** The prompt for a seat; null stands for a spectator. */
export function promptOf(state: Frozen<State>, seat: Seat | null, name: (seat: Seat) => string): string {
  const [winner] = jurassicWars.outcome(state)?.winners ?? [];
  if (winner !== undefined) return winner === seat ? say('prompt.won') : say('prompt.over', { name: name(winner) });
  const { phase } = state;
  if (phase === 'over') return '';
  const awaited = jurassicWars.awaiting(state);
  const [led] = state.up;
  const card = led === null || led === undefined ? '' : dinocard(led).name;
  if (seat === null || !awaited.includes(seat)) {
    const names = list(awaited.map(name));
    return say('prompt.wait', { names, decision: say(`wait.${phase}`, { card }) });
  }
  if (phase === 'declare') return declareOf(state);
  if (phase === 'lead' && state.combats > 0) return say('prompt.lead.passed');
  const lead = state.lead === null ? '' : name(state.lead);
  const count = revealed(state.players.length, state.handSize);
  return say(`prompt.${phase}`, { card, lead, count, playOff: `${state.playOff}`, n: combatNumber(state) });
}

/** The prompt of a declaration of Poker: it decides on the next dinosaur, or on the combats for the pot (JW-PK-6, JW-PK-8, JW-PK-9). */
function declareOf({ players, bidding, pot }: Frozen<State>): string {
  const rounds = biddingRounds(players.length);
  const facts = { round: bidding, rounds, pot, paid: ANTE + (bidding - 1) * FIGHT_PRICE };
  return say(bidding < rounds ? 'prompt.declare' : 'prompt.declare.last', facts);
}

/** The number of the coming combat: of the round, or of the play-off of Carnivores Unleashed (JW-CU-7). */
const combatNumber = ({ combats, playOff }: Frozen<State>): number => combats + 1 - (playOff ? COMBATS_OF_GAME : 0);

/** A sentence over the table, and the rule that it follows. */
interface Line {
  readonly text: string;
  readonly rule: string | null;
}

/** The sentence over a scene, and the rule of the next attack when its combat is over. */
export function sceneLine({ told, last }: Picture, seat: Seat | null, name: (seat: Seat) => string): Line {
  const [first = 1, second = 1] = last?.ranks ?? [];
  const next = told?.step === 'won' ? told.next : null;
  if (next !== null) {
    const facts = { who: next.seat === seat ? 'you' : 'other', name: name(next.seat) };
    const text = next.rule === 'JW-G-9' ? say('prompt.next', facts) : say('prompt.next.wild', facts);
    return { text, rule: next.rule };
  }
  if (told?.step === 'faced' && last !== null && last.cards.some((card) => card !== null))
    return { text: cardsText(last), rule: null };
  if (told == null || told.step === 'faced' || told.step === 'rolled' || told.step === 'won')
    return { text: say('prompt.combat', { first: dinocard(first).name, second: dinocard(second).name }), rule: null };
  return { text: say(`prompt.${told.step}`), rule: null };
}

/** The effects of both revealed combat cards; a Stare-Down leaves only its own (JW-CC-6). */
export function cardsText({ cards, ranks }: Pick<Frozen<Fought>, 'cards' | 'ranks'>): string {
  const types = [0, 1].map((side) => typeOf(cards[side] ?? null));
  const staring = types.indexOf('stareDown');
  if (staring >= 0) {
    const other = types[1 - staring] ?? null;
    return other === null ? say('scene.stareDown.idle') : say('scene.stareDown', { card: say(`combat.${other}`) });
  }
  const [first = '', second = ''] = ranks.map((rank) => dinocard(rank).name);
  return types
    .flatMap((type, side) => {
      if (type === null || type === 'stareDown') return [];
      const [own, rival] = side === 0 ? [first, second] : [second, first];
      return [say(`scene.${type}`, { own, rival })];
    })
    .join(' · ');
}

const typeOf = (card: number | null): CombatType | null => (card === null ? null : combatType(card));
