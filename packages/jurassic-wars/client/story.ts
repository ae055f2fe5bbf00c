/** The story of a match, told from its log when it is over: its turning point, the best dinosaur, the luck of the dice, and one thing to try. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { StoryRow } from '@dwo/kits/ui/match-story';
import { dinocard, type Event, type Fought, isHit, type State } from '../rules';
import { FACES, HIT_FACES } from '../rules/cards';
import { roundsOf } from '../rules/deal-sizes';
import { hasCombatCards } from './goal-words';
import { percent } from './percent';
import { isTookUp } from './seen-hand';
import { isTale, type Marker, type Note, type Placed, type Tale, turningOf } from './turning';
import { say } from './words';

/** The note that the story keeps of an event besides combats; null for none. */
export function markerOf(event: Event): Marker | null {
  switch (event.type) {
    case 'playOffBegan':
      return { type: 'playOff' };
    case 'gameWon':
      return { type: 'game' };
    case 'scored':
      return { type: 'scored', points: [...event.points] };
    case 'potTaken':
      return { type: 'pot', seat: event.seat, pot: event.pot };
    default:
      return null;
  }
}

/** The part of a combat that the story keeps; null if `last` is another one. */
export function taleOf(won: Extract<Event, { type: 'won' }>, last: Frozen<Fought> | null): Tale | null {
  const winner = won.side;
  if (last === null || last.ranks[winner] !== won.rank || last.ranks[1 - winner] !== won.beaten) return null;
  const { seats, ranks, rolls } = last;
  return { seats, ranks, rolls, winner };
}

const facesOf = (roll: string | undefined, side: number): readonly number[] =>
  [...(roll?.split('/')[side] ?? '')].map(Number);

/** The hits that so many dice of a dinosaur give on average. */
const average = (rank: number, dice: number): number => (dice * HIT_FACES[dinocard(rank).colour]) / FACES;

/** A mean as it is read: in tenths. */
const tenths = (mean: number): number => Math.round(mean * 10) / 10;

/** The hits of a seat's dice, and the hits that were to be expected, over all combats. */
function luckOf(tales: readonly Tale[], seat: Seat): { readonly hits: number; readonly expected: number } {
  let [hits, expected] = [0, 0];
  for (const { seats, ranks, rolls } of tales) {
    const side = seats.indexOf(seat);
    const rank = ranks[side];
    if (rank === undefined) continue;
    for (const roll of rolls) {
      const faces = facesOf(roll, side);
      hits += faces.filter((face) => isHit(face, dinocard(rank).colour)).length;
      expected += average(rank, faces.length);
    }
  }
  return { hits, expected };
}

/** The dinosaur with most victories; null where another one has as many. */
function bestOf(tales: readonly Tale[]): { readonly rank: number; readonly wins: number } | null {
  const wins = new Map<number, number>();
  for (const { ranks, winner } of tales) wins.set(ranks[winner] ?? 1, (wins.get(ranks[winner] ?? 1) ?? 0) + 1);
  const [best, next] = [...wins].sort(([, x], [, y]) => y - x);
  return best === undefined || best[1] === next?.[1] ? null : { rank: best[0], wins: best[1] };
}

/** The parts of the state that the story needs. */
type Ended = Pick<Frozen<State>, 'players' | 'options' | 'ending' | 'period'> & Partial<Pick<Frozen<State>, 'secrets'>>;

/** The versions in which a lost dinosaur is what a loser regrets. In the others victories have another worth. */
const COSTLY: readonly string[] = ['standard', 'dinosaursWild', 'poker', 'carnivoresUnleashed'];

/** The turning point in a sentence; null where nothing is known that brought the winner on. */
function turningText(notes: readonly Note[], state: Ended, called: (seat: Seat) => string): string | null {
  const turning = turningOf(notes, state);
  const [winner = 0] = state.ending?.winners ?? [];
  if (turning === null) return null;
  if (turning.type === 'round') return say('story.turning.round', { ...turning, name: called(winner) });
  if (turning.type === 'pot') return say('story.turning.pot', { ...turning, name: called(winner) });
  const { seats, ranks, winner: side } = turning.tale;
  const text = say('story.turning', {
    when: whenOf(turning, state),
    winner: dinocard(ranks[side] ?? 1).name,
    loser: dinocard(ranks[1 - side] ?? 1).name,
    by: called(seats[side] ?? 0),
    from: called(seats[1 - side] ?? 0),
    chance: percent(turning.chance),
    cards: `${state.ending?.rule !== 'JW-FO-4' && hasCombatCards(state.options)}`,
  });
  if (turning.score === null) return text;
  const [won, lost] = turning.score;
  return `${text} ${say('story.turning.score', { by: called(seats[side] ?? 0), before: won - 1, won, lost })}`;
}

/** The place of a combat in its match: its number, and that of its round where there are several. */
function whenOf({ n, round, playOff }: Placed, { options, ending }: Ended): string {
  if (ending?.rule === 'JW-FO-4') return say('story.when.fightOff');
  const rounds = roundsOf(options) > 1 ? 'many' : 'one';
  return say('story.when', { n, round, rounds, version: options.version, playOff: `${playOff}` });
}

/** Dinosaurs up to this rank have the most dice already. */
const MOST_DICE = 6;

/** Dinosaurs up to this rank are worth more than to meet a very strong one. */
const MIDDLE = 13;

/** A combat of the player: which dinosaur, against which, whether it led and whether it was beaten. */
interface Own {
  readonly rank: number;
  readonly rival: number;
  readonly led: boolean;
  readonly beaten: boolean;
}

function ownOf(tales: readonly Tale[], seat: Seat): readonly Own[] {
  return tales.flatMap(({ seats, ranks, winner }) => {
    const side = seats.indexOf(seat);
    if (side < 0) return [];
    return [{ rank: ranks[side] ?? 1, rival: ranks[1 - side] ?? 1, led: side === 0, beaten: side !== winner }];
  });
}

/** One thing to try next time: the habit that shows most in the combats that the player lost; where none does, where to look. */
function advice({ players, options, period, ending }: Ended, seat: Seat, tales: readonly Tale[]): string {
  const unused = players[seat]?.combat ?? 0;
  if (unused > 0) return say('story.try.cards', { count: unused });
  if (options.version === 'carnivoresUnleashed') return say('story.try.standard');
  if (options.version === 'whist') return say('story.try.bid');
  const fought = ownOf(tales, seat);
  const lost = fought.filter(({ beaten }) => beaten);
  // Dinosaurs with few dice that were beaten outside of their period could have waited for a better answer, if that was the habit.
  const isAway = ({ rank }: Own) => rank > MOST_DICE && dinocard(rank).period !== period;
  const isHome = ({ rank }: Own) => rank > MOST_DICE && dinocard(rank).period === period;
  const away = lost.filter(isAway).length;
  if (options.timeline === 'fixed' && away > 1 && away > fought.filter(isHome).length) return say('story.try.period');
  if (COSTLY.includes(options.version)) {
    const leads = lost.filter(({ led, rank }) => led && rank <= MOST_DICE).length;
    const answers = lost.filter(({ led, rank, rival }) => !led && rival <= MOST_DICE && rank <= MIDDLE).length;
    if (leads > 1 && leads >= answers) return say('story.try.lead', { count: leads });
    if (answers > 0) return say('story.try.weak');
  }
  const hasLost = ending !== null && !ending.winners.includes(seat);
  return say(hasLost ? 'story.try.review' : 'story.try.more');
}

/** The rows of the story; `seat` is that of the reader, null for a spectator. */
export function storyOf(
  log: readonly Pick<LogEntry, 'tale'>[],
  state: Ended,
  { seat, name }: { readonly seat: Seat | null; name(seat: Seat): string },
): readonly StoryRow[] {
  const notes = log.flatMap(({ tale }) => (tale === undefined || isTookUp(tale) ? [] : [tale as Note]));
  const tales = notes.filter(isTale);
  const called = (each: Seat) => (each === seat ? say('table.self') : name(each));
  const rows: StoryRow[] = [];
  const turning = turningText(notes, state, called);
  if (turning !== null) rows.push({ id: 'turning', text: turning });
  const best = bestOf(tales);
  if (best !== null) rows.push({ id: 'best', text: say('story.best', { ...best, card: dinocard(best.rank).name }) });
  const lucks = state.players
    .map((_, each) => ({ each, ...luckOf(tales, each) }))
    .filter(({ expected }) => expected > 0);
  if (lucks.length > 0) {
    const text = lucks.map(({ each, hits, expected }) =>
      say('story.luck', {
        name: called(each),
        hits,
        expected: tenths(expected),
      }),
    );
    rows.push({ id: 'luck', text: say('story.luck.all', { counts: text.join(' · '), lost: hasLost(state, seat) }) });
  }
  // A match that was given up before a combat teaches nothing.
  if (seat !== null && tales.length > 0) rows.push({ id: 'try', text: advice(state, seat, tales) });
  return rows;
}

/** Whether this seat has lost: its review then is called so. */
function hasLost({ ending }: Pick<Ended, 'ending'>, seat: Seat | null): boolean {
  return seat !== null && ending !== null && !ending.winners.includes(seat);
}
