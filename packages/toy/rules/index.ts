/** Tar Pit: a card game for two with hidden hands. RULES.md tells its rules. */
import { type Dice, type Frozen, type Outcome, type Refusal, type Seat, shuffled, type Viewer } from '@dwo/kernel';
import {
  CARDS,
  type Event,
  HAND,
  type Intent,
  type Options,
  SEATS,
  type Secret,
  type State,
  type TarPit,
  type TarRule,
} from './types';

export * from './types';

type Now = Frozen<State>;

function refuse(rule: TarRule, code: string, facts: Refusal['facts'] = {}): Refusal<TarRule> {
  return { rule, code, facts };
}

/** The secret of a seat, from a state that holds it; throws on the view of another seat, which does not. */
function secretOf(state: Now, seat: Seat): Frozen<Secret> {
  const secret = state.secrets[seat];
  if (secret === null || secret === undefined) throw new Error(`The hand of seat ${seat} is hidden`);
  return secret;
}

/** TAR-1 */
function setup(options: Frozen<Options>, dice: Dice): State {
  const deck = shuffled(
    Array.from({ length: CARDS }, (_, i) => i + 1),
    dice,
    'deal',
  );
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  return {
    round: 1,
    options: { ...options },
    players: seats.map(() => ({ cards: HAND, laid: false, shown: null, points: 0 })),
    secrets: seats.map((seat) => ({
      hand: deck.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b),
      laid: null,
    })),
    ending: null,
  };
}

function awaiting(state: Now): Seat[] {
  if (state.ending !== null) return [];
  return state.players.flatMap(({ laid }, seat) => (laid ? [] : [seat]));
}

/** TAR-2 */
function check(state: Now, seat: Seat, { card }: Intent): Refusal<TarRule> | null {
  if (state.ending !== null) return refuse('TAR-4', 'GAME_OVER');
  if (state.players[seat]?.laid !== false) return refuse('TAR-2', 'ALREADY_LAID');
  return secretOf(state, seat).hand.includes(card) ? null : refuse('TAR-2', 'NOT_IN_HAND', { card });
}

function resolve(state: Now, seat: Seat, { card }: Intent, _: Dice, emit: (event: Event) => void): void {
  emit({ type: 'laid', seat, card });
  if (!state.players.every(({ laid }) => laid)) return;
  emit(shown(state));
  if (state.round < HAND) {
    emit({ type: 'roundBegan', round: state.round + 1 });
    return;
  }
  const points = state.players.map((player) => player.points);
  const most = Math.max(...points);
  const winners = points.flatMap((each, at) => (each === most ? [at] : []));
  emit({ type: 'ended', winners: winners.length === SEATS ? [] : winners });
}

/** TAR-3 */
function shown(state: Now): Event {
  const cards = state.players.map((_, seat) => secretOf(state, seat).laid as number);
  const [first = 0, second = 0] = cards;
  const higher = first > second ? 0 : 1;
  const swallowed = Math.abs(first - second) === 1;
  return { type: 'shown', cards, winner: swallowed ? 1 - higher : higher, swallowed };
}

function evolve(state: State, event: Event): void {
  switch (event.type) {
    case 'laid': {
      const secret = state.secrets[event.seat];
      const player = state.players[event.seat] as State['players'][number];
      if (secret && event.card !== null) {
        secret.hand.splice(secret.hand.indexOf(event.card), 1);
        secret.laid = event.card;
      }
      player.cards -= 1;
      player.laid = true;
      return;
    }
    case 'shown':
      event.cards.forEach((card, seat) => {
        const player = state.players[seat] as State['players'][number];
        player.shown = card;
        if (seat === event.winner) player.points += 1;
      });
      for (const secret of state.secrets) if (secret !== null) secret.laid = null;
      return;
    case 'roundBegan':
      state.round = event.round;
      for (const player of state.players) player.laid = false;
      return;
    case 'ended':
      state.ending = { winners: [...event.winners] };
  }
}

function view(state: Now, viewer: Viewer): Now {
  return { ...state, secrets: state.secrets.map((secret, seat) => (seat === viewer ? secret : null)) };
}

function see(_: Now, event: Event, viewer: Viewer): Event | null {
  return event.type === 'laid' && event.seat !== viewer ? { ...event, card: null } : event;
}

function outcome(state: Now): Outcome<TarRule> | null {
  if (state.ending === null) return null;
  const facts = { points: state.players.map(({ points }) => points) };
  return { winners: state.ending.winners, rule: 'TAR-4', facts };
}

/** Tar Pit as a ruleset. */
export const tarPit: TarPit = {
  id: 'tar-pit',
  version: 1,
  checkSetup: () => [],
  setup,
  seats: () => SEATS,
  awaiting,
  timers(state) {
    const { layS } = state.options;
    const seats = awaiting(state);
    if (layS === null || seats.length === 0) return [];
    return [{ id: `lay-${state.round}`, seats, seconds: layS, running: true }];
  },
  intents: (state, seat) => secretOf(state, seat).hand.map((card) => ({ type: 'lay', card })),
  // TAR-5
  pass: (state, seat) => ({ type: 'lay', card: secretOf(state, seat).hand[0] as number }),
  check,
  resolve,
  evolve,
  view,
  see,
  hidden: (state, seat) => ({ hand: secretOf(state, seat).hand }),
  outcome,
};
