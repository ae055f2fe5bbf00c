/**
 * The Boneyard: a small game in which some cards are never seen by anybody, to test packs and everything built on them.
 *
 * - YARD-1 Nine bones are buried, 1 to 9. Each of three seats has one bone on the table and one in the hand, which only that
 * seat knows; three lie in the yard.
 * - YARD-2 In turn, each seat digs once or not, and then shows a bone of its hand or folds.
 * - YARD-3 A seat that digs takes a bone from the yard into its hand; nobody else sees which.
 * - YARD-4 The hand of a seat that folds is buried: nobody ever sees it again, not even its former owner.
 * - YARD-5 The last seat must show if all others have folded; the highest sum of shown bones wins.
 */
import type { Card, Pack } from '../cards';
import { frozen } from '../clone';
import type { Dice } from '../dice';
import { showTo, turnUp } from '../packs';
import type { Frozen, Outcome, Refusal, Ruleset, Seat, Viewer } from '../ruleset';

const SEATS = [0, 1, 2] as const;
const BONES: Pack = { id: 'bones', cards: [1, 2, 3, 4, 5, 6, 7, 8, 9] };

/** A player of the Boneyard. */
export interface YardPlayer {
  /** The bone on the table. */
  up: Card;
  /** The slots of the hand's bones in the pack. They are public, because nobody knows which bone lies at a slot. */
  hand: number[];
  dug: boolean;
  folded: boolean;
  shown: Card | null;
}

/** The state of the Boneyard. */
export interface YardState {
  /** The seat to act; 3 when all have acted. */
  turn: number;
  /** Slots of the bones in the yard. */
  yard: number[];
  players: YardPlayer[];
  /** By seat: the faces of the bones in hand, in the order of the slots; null for viewers who must not know them. */
  secrets: ({ bones: (Card | null)[] } | null)[];
  ending: { winners: Seat[] } | null;
}

/** The intents of the Boneyard. */
export type YardIntent =
  | { readonly type: 'dig' | 'fold' }
  /** `bone` counts the bones of the hand from 0. */
  | { readonly type: 'show'; readonly bone: number };

/** The events of the Boneyard; `card` is null for viewers who must not know it. */
export type YardEvent =
  | { readonly type: 'dug'; readonly seat: Seat; readonly slot: number; readonly card: Card | null }
  | { readonly type: 'folded'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly seat: Seat; readonly bone: number; readonly card: Card }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };

type Rule = 'YARD-2' | 'YARD-3' | 'YARD-5';
type Now = Frozen<YardState>;
type Emit = (event: YardEvent) => void;

function setup(_: unknown, dice: Dice): YardState {
  const players = SEATS.map((seat) => ({
    up: turnUp(dice, BONES.id, 2 * seat),
    hand: [2 * seat + 1],
    dug: false,
    folded: false,
    shown: null,
  }));
  const secrets = SEATS.map((seat) => ({ bones: [showTo(seat, dice, BONES.id, 2 * seat + 1)] }));
  return { turn: 0, yard: [6, 7, 8], players, secrets, ending: null };
}

function at(state: Now, seat: Seat): Frozen<YardPlayer> {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}`);
  return player;
}

function refuse(rule: Rule, code: string, facts: Refusal['facts'] = {}): Refusal<Rule> {
  return { rule, code, facts };
}

function check(state: Now, seat: Seat, intent: YardIntent): Refusal<Rule> | null {
  if (state.turn !== seat) return refuse('YARD-2', 'NOT_NOW', { turn: state.turn });
  const { hand, dug } = at(state, seat);
  switch (intent.type) {
    case 'dig':
      return dug || state.yard.length === 0 ? refuse('YARD-3', 'NO_MORE', { left: state.yard.length }) : null;
    case 'fold':
      return mustShow(state, seat) ? refuse('YARD-5', 'LAST') : null;
    case 'show':
      return hand[intent.bone] === undefined ? refuse('YARD-2', 'NO_SUCH_BONE', { bones: hand.length }) : null;
  }
}

/** YARD-5 */
function mustShow({ players }: Now, seat: Seat): boolean {
  return seat === SEATS.length - 1 && players.slice(0, -1).every(({ folded }) => folded);
}

function resolve(state: Now, seat: Seat, intent: YardIntent, dice: Dice, emit: Emit): void {
  const { hand } = at(state, seat);
  if (intent.type === 'dig') {
    const slot = state.yard[dice.roll(state.yard.length, 'dig') - 1] as number;
    emit({ type: 'dug', seat, slot, card: showTo(seat, dice, BONES.id, slot) });
    return;
  }
  if (intent.type === 'show') {
    const { bone } = intent;
    emit({ type: 'shown', seat, bone, card: turnUp(dice, BONES.id, hand[bone] as number) });
  } else {
    emit({ type: 'folded', seat });
  }
  if (state.turn < SEATS.length) return;
  const sums = state.players.map(({ up, shown }) => (shown === null ? 0 : Number(up) + Number(shown)));
  emit({ type: 'ended', winners: SEATS.filter((each) => sums[each] === Math.max(...sums)) });
}

function evolve(state: YardState, event: YardEvent): void {
  if (event.type === 'ended') {
    state.ending = { winners: [...event.winners] };
    return;
  }
  const player = state.players[event.seat] as YardPlayer;
  const secret = state.secrets[event.seat];
  switch (event.type) {
    case 'dug':
      player.dug = true;
      player.hand.push(event.slot);
      state.yard.splice(state.yard.indexOf(event.slot), 1);
      secret?.bones.push(event.card);
      return;
    case 'folded':
      // YARD-4
      player.folded = true;
      if (secret) secret.bones = [];
      break;
    case 'shown':
      player.shown = event.card;
      player.hand.splice(event.bone, 1);
      secret?.bones.splice(event.bone, 1);
  }
  state.turn++;
}

function view(state: Now, viewer: Viewer): Now {
  return { ...state, secrets: state.secrets.map((secret, seat) => (seat === viewer ? secret : null)) };
}

function see(_: Now, event: YardEvent, viewer: Viewer): YardEvent {
  return event.type === 'dug' && event.seat !== viewer ? { ...event, card: null } : event;
}

function awaiting({ turn }: Now): Seat[] {
  return turn < SEATS.length ? [turn] : [];
}

function intents(state: Now, seat: Seat): YardIntent[] {
  const bones = at(state, seat).hand.map((_, bone): YardIntent => ({ type: 'show', bone }));
  const others: YardIntent[] = [{ type: 'dig' }, { type: 'fold' }];
  return [...bones, ...others.filter((intent) => check(state, seat, intent) === null)];
}

function outcome({ ending, players }: Now): Outcome<Rule> | null {
  return ending && { ...ending, rule: 'YARD-5', facts: { shown: players.map(({ shown }) => shown) } };
}

/** The Boneyard as a ruleset. */
export const boneyard: Ruleset<YardState, YardIntent, YardEvent, Record<string, never>, Rule> = {
  id: 'boneyard',
  version: 1,
  checkSetup: () => [],
  packs: () => [BONES],
  setup,
  seats: () => SEATS.length,
  awaiting,
  timers: (state) => awaiting(state).map((seat) => ({ id: `turn-${seat}`, seats: [seat], seconds: 30, running: true })),
  intents,
  pass: (state, seat) => (mustShow(state, seat) ? { type: 'show', bone: 0 } : { type: 'fold' }),
  check,
  resolve,
  evolve,
  view,
  see,
  outcome,
};

/** The same table with other bones in the hands that this viewer can't see. */
export function disguiseYard(state: Now, viewer: Viewer, below: (n: number) => number): YardState {
  const other = JSON.parse(JSON.stringify(frozen(state))) as YardState;
  for (const [seat, secret] of other.secrets.entries()) {
    if (secret !== null && seat !== viewer) secret.bones = secret.bones.map(() => 1 + below(9));
  }
  return other;
}
