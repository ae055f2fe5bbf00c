/** The lines of the battle log, from events. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { LogScene } from '@dwo/kits/game-client';
import { type LogEntry, type LogLine, withLine } from '@dwo/kits/shell/log-entry';
import { named, type Players } from '@dwo/kits/shell/named';
import { combatType, dinocard, type Event, type Fought, isHit, type Pair, type Side, type State } from '../rules';
import { highest } from '../rules/course';
import { ANTE } from '../rules/deal-sizes';
import { calledAs } from '../wire/persons';
import { tookUpOf } from './seen-hand';
import { markerOf, taleOf } from './story';
import { say } from './words';

const nameOf = (rank: number) => dinocard(rank).name;
const signed = (changes: readonly number[]) =>
  changes.map((change) => (change > 0 ? `+${change}` : `${change}`)).join(' : ');
const cardOf = (id: number | null) => (id === null ? say('log.none') : say(`combat.${combatType(id)}`));

/** The combat that an event belongs to: the ranks, and the hits of each roll so far, the lead's first; empty outside of a combat. */
export interface Amid {
  readonly ranks: readonly number[];
  readonly hits: readonly Pair<number>[];
}

/** No combat. */
export const NOWHERE: Amid = { ranks: [], hits: [] };

/** The combat that the state keeps. */
export function amidOf(last: Frozen<Fought> | null): Amid {
  if (last === null) return NOWHERE;
  const { ranks, rolls } = last;
  const hitsOf = (faces: string | undefined, side: Side) =>
    [...(faces ?? '')].filter((face) => isHit(Number(face), dinocard(ranks[side] ?? 1).colour)).length;
  const hits = rolls.map((roll): Pair<number> => {
    const [lead, opponent] = roll.split('/');
    return [hitsOf(lead, 0), hitsOf(opponent, 1)];
  });
  return { ranks, hits };
}

/** The hits of each roll in words, those of the winner first. */
const hitsText = (hits: Amid['hits'], winner: Side) =>
  hits.map((roll) => `${roll[winner]}:${roll[1 - winner]}`).join(', ');

/** The line for an event; null for an event that has none. */
function lineOf(event: Event, given: Players, amid: Amid): LogLine | null {
  const players = { ...given, player: (seat: Seat) => calledAs(given.player(seat)) };
  const by = (seat: Seat, text: string, rule: string): LogLine => ({ text, seats: [seat], rule });
  switch (event.type) {
    case 'dealt':
      return by(event.dealer, say('log.dealt', { ...named(players, event.dealer), round: event.round }), 'JW-G-3');
    case 'played':
      return by(event.seat, say('log.played', { ...named(players, event.seat), card: nameOf(event.rank) }), 'JW-G-11');
    case 'picked':
      return by(event.seat, say('log.picked', { ...named(players, event.seat), card: nameOf(event.rank) }), 'JW-DW-5');
    case 'bidMade':
      return by(event.seat, say('log.bid', { ...named(players, event.seat), n: event.n }), 'JW-WH-4');
    case 'declared': {
      const said = event.choice === 'fight' ? 'log.fights' : 'log.folds';
      return by(event.seat, say(said, { ...named(players, event.seat) }), 'JW-PK-6');
    }
    case 'forced':
      return by(event.seat, say('log.forced', { ...named(players, event.seat) }), 'JW-PK-9');
    case 'eliminated':
      return by(event.seat, say('log.eliminated', { ...named(players, event.seat) }), 'JW-G-18');
    case 'pickedUp':
      return by(
        event.seat,
        say('log.pickedUp', { ...named(players, event.seat), count: event.cards.length }),
        'JW-G-17',
      );
    case 'potTaken':
      return by(event.seat, say('log.pot', { ...named(players, event.seat), pot: event.pot }), 'JW-PK-13');
    case 'gameWon':
      return by(event.seat, say('log.gameWon', { ...named(players, event.seat) }), 'JW-CU-6');
    case 'ended': {
      const [winner = 0] = event.winners;
      return by(winner, say('log.ended', { ...named(players, winner) }), event.rule);
    }
    default:
      return tableLine(event, players, amid);
  }
}

/** A line that names no seat. */
function tableLine(event: Event, players: Players, { ranks, hits }: Amid): LogLine | null {
  const line = (text: string, rule: string): LogLine => ({ text, seats: [], rule });
  switch (event.type) {
    case 'startRolled':
      return startLine(event, players);
    // Only Poker gives single cards; its first one follows the counters that everybody pays for the deal.
    case 'given':
      return event.slot === 0 ? line(say('log.ante', { ante: ANTE }), 'JW-PK-4') : null;
    case 'turnedUp': {
      const [first, second] = event.ranks;
      return line(say('log.turnedUp', { first: nameOf(first), second: nameOf(second) }), 'JW-CU-3');
    }
    case 'opened': {
      const [first, second] = event.cards;
      if (first === null && second === null) return line(say('log.opened.none'), 'JW-G-13');
      return line(say('log.opened', { first: cardOf(first), second: cardOf(second) }), 'JW-G-13');
    }
    case 'rolled': {
      const rank = event.byRank && event.loser !== null ? ranks[event.loser] : undefined;
      return rank === undefined ? null : line(say('log.byRank', { name: nameOf(rank) }), 'JW-K-7');
    }
    case 'won': {
      const names = { winner: nameOf(event.rank), loser: nameOf(event.beaten) };
      const told =
        hits.length === 0 ? say('log.won', names) : say('log.won.hits', { ...names, hits: hitsText(hits, event.side) });
      return line(told, 'JW-K-9');
    }
    case 'timelineMoved':
      return line(say('log.period', { period: say(`period.${event.period}`) }), 'JW-V3-1');
    case 'shown':
      return line(say('log.shown'), 'JW-RV-1');
    case 'scored':
      return line(say('log.scored', { points: event.points.join(' : ') }), 'JW-WH-11');
    case 'stakesPaid':
      return event.changes.every((change) => change === 0)
        ? null
        : line(say('log.stakes', { changes: signed(event.changes) }), 'JW-CU-11');
    case 'guessesPaid':
      return line(say('log.guesses', { changes: signed(event.changes) }), 'JW-CU-11');
    case 'playOffBegan':
      return line(say('log.playOff'), 'JW-CU-7');
    case 'tied':
      return line(say('log.tied'), 'JW-FO-1');
    case 'faced': {
      const [first, second] = event.ranks;
      return line(say('log.faced', { first: nameOf(first), second: nameOf(second) }), 'JW-FO-1');
    }
    default:
      return null;
  }
}

/** The hits of each seat, and who attacks first by them. */
function startLine({ seats, hits }: Extract<Event, { type: 'startRolled' }>, players: Players): LogLine {
  const rolls = seats
    .map((seat, at) => say('log.startHits', { ...named(players, seat), hits: hits[at] ?? 0 }))
    .join(', ');
  const best = highest(hits).map((at) => seats[at] ?? 0);
  const [first = 0] = best;
  const text =
    best.length === 1 ? say('log.started', { ...named(players, first), rolls }) : say('log.startTied', { rolls });
  return { text, seats: [...seats], rule: 'JW-DW-3' };
}

/** The log after one more event, in a combat. */
export function recordedAmid(
  log: readonly LogEntry[],
  event: Event,
  players: Players,
  amid: Amid,
): readonly LogEntry[] {
  return withLine(log, lineOf(event, players, amid));
}

/** The log after one more event. */
export function recordedIn(log: readonly LogEntry[], event: Event, scene: LogScene<State>): readonly LogEntry[] {
  const { last } = scene.state;
  const tale = event.type === 'won' ? taleOf(event, last) : null;
  const note = event.type === 'won' ? (tale ?? { type: 'missed' }) : (markerOf(event) ?? tookUpOf(event));
  // A state that holds a later combat knows nothing of the rolls of this one.
  const amid = amidOf(last ?? null);
  const line = lineOf(event, scene, event.type === 'won' && tale === null ? { ...amid, hits: [] } : amid);
  return withLine(log, line === null || note === null ? line : { ...line, tale: note });
}
