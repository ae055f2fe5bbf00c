/** Tar Pit for tools and drills: its secrets, its matches, and random play. */
import { type Frozen, type Seat, secretToHex, type Tagged, type Viewer } from '@dwo/kernel';
import { type AnyRules, botGame, type Random, secretOf, walkOnce } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import type { Beginnings, GameTesting, Secrecy } from '@dwo/shared/testing';
import { bot } from '../bot';
import { CARDS, type Event, type Options, SEATS, type Secret, type State, tarPit } from '../rules';
import { tarPitGame } from '../wire';

const OPTIONS: Options = { layS: 60 };

/** A hand and a card face down are known to their owner alone (TAR-1, TAR-2). */
const secrecy = {
  mayKnow({ secrets, ...open }: Frozen<State>, viewer: Viewer): object {
    return { ...open, own: viewer === 'spectator' ? null : secrets[viewer] };
  },
  mayNotice(_: Frozen<State>, events: readonly Event[], viewer: Viewer): readonly object[] {
    return events.map((event) =>
      event.type === 'laid' && event.seat !== viewer ? { type: event.type, seat: event.seat } : event,
    );
  },
};

function dealt(deck: readonly number[]): State {
  const half = CARDS / SEATS;
  const hands = Array.from({ length: SEATS }, (_, seat) => deck.slice(seat * half, (seat + 1) * half));
  return {
    round: 1,
    options: { ...OPTIONS },
    players: hands.map(({ length }) => ({ cards: length, laid: false, shown: null, points: 0 })),
    secrets: hands.map((hand): Secret => ({ hand: [...hand].sort((a, b) => a - b), laid: null })),
    ending: null,
  };
}

function shuffledDeck(random: Random): number[] {
  const cards = Array.from({ length: CARDS }, (_, i) => i + 1);
  return Array.from({ length: CARDS }, () => cards.splice(random.below(cards.length), 1)[0] as number);
}

function begin(random: Random, seed: number, decks: readonly [readonly number[], readonly number[]]) {
  const secret = secretToHex(secretOf(seed));
  const entropy = Array.from({ length: SEATS }, () =>
    Array.from({ length: 32 }, () => random.below(16).toString(16)).join(''),
  );
  const [one, other] = decks.map((deck) => ({ secret, start: dealt(deck) }));
  return { options: OPTIONS, entropy, births: [one, other] as Beginnings['births'] };
}

/** Two beginnings that differ only in which of two cards each hand keeps to the last. Spectators can't tell them apart. */
function hands(random: Random, seed: number): Beginnings {
  const deck = shuffledDeck(random);
  const [first, last] = [deck[0] as number, deck[CARDS - 1] as number];
  const swapped = [last, ...deck.slice(1, -1), first];
  return { ...begin(random, seed, [deck, swapped]), uninformed: ['spectator'], most: 40, shared: ['lay'] };
}

/**
 * Two beginnings that differ only in the card that one seat has laid. Nobody else can tell them apart before both are shown.
 */
function laid(random: Random, seed: number): Beginnings {
  const deck = shuffledDeck(random);
  const owner = random.below(SEATS);
  const others: Viewer[] = ['spectator', 1 - owner];
  return { ...begin(random, seed, [deck, deck]), uninformed: others, most: 4, shared: [] };
}

const RULES = tarPit as unknown as AnyRules;

export const testing: GameTesting = {
  game: tarPitGame as Game,
  presets: { fuzzed: 'standard', beside: 'standard' },
  busy: () => OPTIONS,
  heaviest: () => OPTIONS,
  wishes: (): readonly Tagged[] => Array.from({ length: CARDS }, (_, i) => ({ type: 'lay', card: i + 1 })),
  names: () => [],
  secrecy: secrecy as unknown as Secrecy,
  pairs: { hands, laid },
  soak(seed) {
    const { recording, failures } = walkOnce(RULES, OPTIONS, seed, { mostSteps: 100 });
    return { recording, violations: failures };
  },
  contest(seed) {
    const { recording, outcome, refused } = botGame(RULES, bot as never, OPTIONS, seed, 100);
    const [winner] = outcome?.winners ?? [];
    const labels = tarPitGame.chairs(OPTIONS);
    return {
      recording,
      violations: refused === null ? [] : [refused],
      turns: Math.ceil(recording.entries.length / SEATS),
      winner: winner === undefined ? null : (labels[winner as Seat] ?? null),
      stall: outcome === null && refused === null ? 'It does not end' : null,
    };
  },
};
