/** The properties that must hold after every step (JW-INV-1 to JW-INV-20), computed without the ruleset. */
import type { Frozen } from '@dwo/kernel';
import { COMBAT_IDS, dinocard, type Event, RANKS, type State } from '../rules';
import { ofType } from './table';

type Now = Frozen<State>;

/** Throws an error that begins with the id of a broken property. */
function must(id: string, holds: boolean, facts: () => unknown): void {
  if (!holds) throw new Error(`${id}: ${JSON.stringify(facts())}`);
}

const CAPS = { red: 3, green: 4 } as const;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const known = (cards: readonly (number | null)[]) => cards.filter((card) => card !== null);
const distinct = (cards: readonly number[]) => new Set(cards).size === cards.length;

/**
 * Checks one step; throws an error that begins with the id of the property it broke. The states must hold all secrets.
 */
export function properties(before: Now, events: readonly Event[], after: Now): void {
  dinocardsInPlace(after);
  combatCardsInPlace(before, events, after);
  fights(before, events);
  standings(before, after);
  rounds(before, events, after);
  wild(after);
  unleashed(before, events);
  poker(after);
  timeline(before, events);
}

/** JW-INV-1 */
function dinocardsInPlace(state: Now): void {
  const hands = state.secrets.flatMap((secret) => known(secret?.hand ?? []));
  const open = [...state.players.flatMap(({ set }) => set), ...state.out, ...known(state.up)];
  const decks = (state.closed?.decks ?? []).flat();
  const pool = state.pool.map((slot) => state.closed?.pool[slot] ?? 0);
  const placed = [...hands, ...open, ...decks, ...pool, ...(state.closed?.away ?? [])];
  must('JW-INV-1', distinct(placed), () => placed);
  if (state.options.version === 'poker') {
    const dummies = sum(state.players.map(({ standing, slots }) => (standing === 'folded' ? slots.length : 0)));
    must('JW-INV-1', placed.length + dummies + state.away === RANKS.length, () => [placed, dummies, state.away]);
  } else {
    // A play-off begins with the winners alone, while the beaten dinocards stay out.
    must('JW-INV-1', placed.length === RANKS.length, () => placed);
  }
  const counts = state.players.every(
    ({ cards, standing }, seat) =>
      decks.length > 0 ||
      state.options.version === 'carnivoresUnleashed' ||
      standing === 'folded' ||
      cards === state.secrets[seat]?.hand.length,
  );
  must('JW-INV-1', counts, () => state.players.map(({ cards }) => cards));
}

/** JW-INV-2 */
function combatCardsInPlace(before: Now, events: readonly Event[], state: Now): void {
  const hands = state.secrets.flatMap((secret) => secret?.combat ?? []);
  const placed = [...hands, ...state.discarded, ...known(state.opened), ...(state.closed?.combatAway ?? [])];
  must('JW-INV-2', distinct(placed) && placed.length === COMBAT_IDS.length, () => placed);
  if (ofType(events, 'dealt').length > 0) return;
  must(
    'JW-INV-2',
    before.discarded.every((card, i) => state.discarded[i] === card),
    () => [before.discarded, state.discarded],
  );
}

/** JW-INV-3 to JW-INV-7 */
function fights(before: Now, events: readonly Event[]): void {
  const { unlimited, version } = before.options;
  let fight: Extract<Event, { type: 'fightBegan' }> | null = null;
  let left: readonly [number, number] = [0, 0];
  let ties = 0;
  for (const event of events) {
    if (event.type === 'fightBegan') {
      fight = event;
      left = [event.starts[0].dice, event.starts[1].dice];
      ties = 0;
      event.ranks.forEach((rank, side) => {
        const dice = left[side] ?? 0;
        must('JW-INV-3', dice >= 1 && dice <= CAPS[dinocard(rank).colour], () => event);
      });
      must('JW-INV-5', event.ranks[0] !== event.ranks[1], () => event);
    } else if (event.type === 'rolled' && fight !== null) {
      const [a, b] = event.left;
      must('JW-INV-4', a <= left[0] && b <= left[1] && left[0] > 0 && left[1] > 0, () => [left, event]);
      ties = event.hits[0] === event.hits[1] ? ties + 1 : 0;
      if (!unlimited && version !== 'carnivoresUnleashed') {
        must('JW-INV-6', event.byRank === (ties === 3) && ties <= 3, () => [ties, event]);
      }
      if (event.byRank) {
        const worse = fight.ranks[0] > fight.ranks[1] ? 0 : 1;
        must('JW-INV-7', event.loser === worse, () => [fight, event]);
        must('JW-INV-6', event.lost === (event.spared ? 0 : 1), () => event);
        ties = 0;
      }
      left = event.left;
    } else if (event.type === 'won') {
      must('JW-INV-4', left[event.side] > 0 && left[1 - event.side] === 0, () => [left, event]);
      must('JW-INV-5', fight?.ranks[event.side] === event.rank, () => [fight, event]);
    }
  }
}

/** JW-INV-5, JW-INV-10, JW-INV-11 */
function standings(before: Now, after: Now): void {
  const { version } = after.options;
  if (version !== 'standard' && version !== 'poker') return;
  const held = ({ players, up }: Now) => sum(players.map(({ cards, set }) => cards + set.length)) + known(up).length;
  if (version === 'standard') {
    must('JW-INV-10', held(after) <= held(before), () => [held(before), held(after)]);
    const dealt = after.handSize * after.players.length;
    must('JW-INV-10', after.combats <= dealt - 1, () => [after.combats, dealt]);
    must('JW-INV-5', after.out.length === after.combats, () => after.out);
    if (after.ending?.rule === 'JW-G-20') {
      must('JW-INV-10', after.players.filter(({ cards }) => cards > 0).length === 1, () => after.players);
    }
  }
  if (after.phase !== 'lead') return;
  const stranded = after.players.some(({ standing, cards, set }) => standing === 'in' && cards === 0 && set.length > 0);
  must('JW-INV-11', !stranded, () => after.players);
}

/** JW-INV-12 to JW-INV-15 */
function rounds(before: Now, events: readonly Event[], after: Now): void {
  const { version } = before.options;
  if (version !== 'whist' && version !== 'underdog') return;
  must(
    'JW-INV-12',
    after.players.every(({ standing }) => standing === 'in'),
    () => after.players,
  );
  const combats = Math.floor((before.handSize * before.players.length) / 2);
  if (version === 'whist' && before.phase === 'bid' && after.phase !== 'bid' && after.phase !== 'over') {
    must('JW-INV-13', sum(after.players.map(({ bid }) => bid ?? 0)) !== combats, () => after.players);
  }
  const [scored] = ofType(events, 'scored');
  const [won] = ofType(events, 'won');
  if (scored === undefined || won === undefined) return;
  const winner = won.side === 0 ? before.lead : before.opponent;
  const sets = before.players.map(({ set }, seat) => (seat === winner ? [...set, won.rank] : set));
  must('JW-INV-12', sets.flat().length === combats, () => sets);
  if (version === 'underdog') {
    must('JW-INV-15', sum(scored.points) === sum(sets.flat()), () => scored);
    return;
  }
  const missed = before.players.map(({ bid }, seat) => bid !== sets[seat]?.length);
  must('JW-INV-13', missed.includes(true), () => sets);
  const hand = before.handSize;
  const within = scored.points.every((points) => points >= -2 * hand && points <= 10 + hand);
  must('JW-INV-14', within, () => scored);
}

/** JW-INV-16 */
function wild({ options, ending, combats, players, up }: Now): void {
  if (options.version !== 'dinosaursWild' || ending === null || ending.rule === 'JW-SEQ-7') return;
  const [survivor] = known(up);
  must('JW-INV-16', combats === 19 && survivor !== undefined, () => [combats, up]);
  const points = sum(players.map(({ score }) => score));
  must('JW-INV-16', points === 46 - dinocard(survivor ?? 1).dice, () => [points, survivor]);
}

/** JW-INV-17 */
function unleashed(before: Now, events: readonly Event[]): void {
  const [won] = ofType(events, 'won');
  const over = events.some(({ type }) => type === 'gameWon' || type === 'playOffBegan');
  if (before.options.version !== 'carnivoresUnleashed' || won === undefined || !over) return;
  const wins = sum(before.players.map(({ set }) => set.length)) + 1;
  must('JW-INV-17', wins === (before.playOff ? 5 : 10), () => [wins, before.playOff]);
}

/** JW-INV-18 */
function poker({ options, players, pot, phase }: Now): void {
  if (options.version !== 'poker') return;
  const all = sum(players.map(({ counters }) => counters)) + pot;
  must('JW-INV-18', all === options.startingCounters * players.length, () => [all, pot]);
  if (phase === 'over') return;
  must('JW-INV-18', pot >= 2 * players.length, () => pot);
  must('JW-INV-18', players.filter(({ standing }) => standing === 'in').length >= 2, () => players);
}

/** JW-INV-19, JW-INV-20 */
function timeline(before: Now, events: readonly Event[]): void {
  const { options } = before;
  const won = ofType(events, 'won');
  const counted = {
    fixed: 0,
    dynamic: won.filter(({ side }) => side === 0).length,
    rotating: won.length,
  }[
    options.version === 'carnivoresUnleashed' && options.unleashedTimeline !== 'off'
      ? options.unleashedTimeline
      : options.timeline
  ];
  must('JW-INV-19', ofType(events, 'timelineMoved').length === counted, () => won);
  for (const { hands, closed } of ofType(events, 'dealt')) {
    const sizes = new Set(hands.map((hand) => hand?.length));
    must('JW-INV-20', sizes.size === 1, () => hands);
    const lost = options.deal === 'vasel' && closed?.away.some((rank) => rank <= 6) === true;
    must('JW-INV-20', !lost, () => closed);
  }
}
