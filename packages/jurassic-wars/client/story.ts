/** The story of a match, told from its log when it is over: the greatest upset, the best dinosaur, the luck of the dice, and one thing to try. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { StoryRow } from '@dwo/kits/ui/match-story';
import { dinocard, type Event, type Fought, isHit, type State } from '../rules';
import { FACES, HIT_FACES } from '../rules/cards';
import { say } from './words';

/** A combat that was decided: who fought with what, and every roll as the state keeps it ("345/12"). */
export type Tale = Pick<Frozen<Fought>, 'seats' | 'ranks' | 'rolls'> & { readonly winner: 0 | 1 };

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

/** The hits that a side could expect of its first roll. */
function hopeOf({ ranks, rolls }: Tale, side: number): number {
  return average(ranks[side] ?? 1, facesOf(rolls[0], side).length);
}

/** How many hits more than its enemy the loser could expect of the first roll. */
function upsetOf(tale: Tale): number {
  return hopeOf(tale, 1 - tale.winner) - hopeOf(tale, tale.winner);
}

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
type Ended = Pick<Frozen<State>, 'players' | 'options' | 'ending' | 'period'>;

/** The versions in which a lost dinosaur is what a loser regrets. In the others victories have another worth. */
const COSTLY: readonly string[] = ['standard', 'dinosaursWild', 'poker', 'carnivoresUnleashed'];

/** The combat that cost a player most: the greatest upset against them, or else the one that took their best dinosaur. */
function costliest(tales: readonly Tale[], seat: Seat): { readonly tale: Tale; readonly upset: boolean } | null {
  const lost = tales.filter(({ seats, winner }) => seats.includes(seat) && seats[winner] !== seat);
  const upset = greatest(lost);
  if (upset !== undefined && upsetOf(upset) > 0) return { tale: upset, upset: true };
  const rankOf = ({ ranks, winner }: Tale) => ranks[1 - winner] ?? 20;
  const [best] = [...lost].sort((a, b) => rankOf(a) - rankOf(b));
  return best === undefined ? null : { tale: best, upset: false };
}

const greatest = (tales: readonly Tale[]): Tale | undefined => [...tales].sort((a, b) => upsetOf(b) - upsetOf(a))[0];

/** The turning point in a sentence: the greatest upset, and for a loser the combat that cost them most; null without combats. */
function turningText(tales: readonly Tale[], { options, ending }: Ended, seat: Seat | null): string | null {
  const lost = seat !== null && ending !== null && !ending.winners.includes(seat) && COSTLY.includes(options.version);
  const cost = lost ? costliest(tales, seat) : null;
  const tale = cost?.tale ?? greatest(tales);
  if (tale === undefined) return null;
  const { ranks, winner } = tale;
  const rank = ranks[1 - winner] ?? 1;
  const names = { winner: dinocard(ranks[winner] ?? 1).name, loser: dinocard(rank).name };
  if (cost?.upset === false) return say('story.turning.cost', { ...names, rank });
  return say('story.turning', {
    ...names,
    own: tenths(hopeOf(tale, winner)),
    other: tenths(hopeOf(tale, 1 - winner)),
    odds: upsetOf(tale) > 0 ? 'against' : 'with',
  });
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
  const tales = log.flatMap(({ tale }) => (tale === undefined ? [] : [tale as Tale]));
  const rows: StoryRow[] = [];
  const turning = turningText(tales, state, seat);
  if (turning !== null) rows.push({ id: 'turning', text: turning });
  const best = bestOf(tales);
  if (best !== null) rows.push({ id: 'best', text: say('story.best', { ...best, card: dinocard(best.rank).name }) });
  const lucks = state.players
    .map((_, each) => ({ each, ...luckOf(tales, each) }))
    .filter(({ expected }) => expected > 0);
  if (lucks.length > 0) {
    const text = lucks.map(({ each, hits, expected }) =>
      say('story.luck', {
        name: each === seat ? say('table.self') : name(each),
        hits,
        expected: tenths(expected),
      }),
    );
    rows.push({ id: 'luck', text: say('story.luck.all', { counts: text.join(' · ') }) });
  }
  // A match that was given up before a combat teaches nothing.
  if (seat !== null && tales.length > 0) rows.push({ id: 'try', text: advice(state, seat, tales) });
  return rows;
}
