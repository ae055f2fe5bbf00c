/**
 * The turning point of a match: of all combats the one that carried its winner farthest, by how much it changed their chance to win
 * beyond what was to be expected. In Whist it is a round, in Poker a pot.
 */
import type { Frozen, Seat } from '@dwo/kernel';
import { worth } from '../bot/normal';
import { dinocard, type Fought, type Pair, type State } from '../rules';
import { COMBATS_OF_GAME } from '../rules/deal-sizes';
import { leadWinsFrom } from '../rules/odds';

/** A combat that was decided: the players, their dinosaurs, and every roll as the state keeps it ("345/12"). */
export type Tale = Pick<Frozen<Fought>, 'seats' | 'ranks' | 'rolls'> & { readonly winner: 0 | 1 };

/** Notes of the log between combats. `missed` stands for a combat whose rolls are not known any more. */
export type Marker =
  | { readonly type: 'missed' | 'playOff' | 'game' }
  | { readonly type: 'scored'; readonly points: readonly number[] }
  | { readonly type: 'pot'; readonly seat: Seat; readonly pot: number };

/** A note of the log. */
export type Note = Tale | Marker;

/** A combat with its place in the match. */
export interface Placed {
  readonly tale: Tale;
  readonly round: number;
  /** Its number in the round, or in the play-off. */
  readonly n: number;
  readonly playOff: boolean;
}

/** The turning point. */
export type Turning =
  | (Placed & {
      readonly type: 'combat';
      readonly chance: number;
      /** In Carnivores Unleashed the combats that the winner of this one, and the other side, had won after it in its part of the match. */
      readonly score: Pair<number> | null;
    })
  | { readonly type: 'round'; readonly round: number; readonly points: number; readonly ahead: number }
  | { readonly type: 'pot'; readonly round: number; readonly pot: number };

type Ended = Pick<Frozen<State>, 'players' | 'options' | 'ending'> & { readonly secrets?: Frozen<State>['secrets'] };

export const isTale = (note: Note): note is Tale => 'ranks' in note;

/** All combats in order, each with its place. */
function placedOf(notes: readonly Note[]): readonly Placed[] {
  const found: Placed[] = [];
  let [round, n, playOff] = [1, 0, false];
  for (const note of notes) {
    if (isTale(note) || note.type === 'missed') {
      n += 1;
      if (isTale(note)) found.push({ tale: note, round, n, playOff });
    } else if (note.type === 'playOff') [n, playOff] = [0, true];
    else [round, n, playOff] = [round + 1, 0, false];
  }
  return found;
}

/** The dice of both sides in the first roll. */
function diceOf({ rolls }: Tale): Pair<number> {
  const [first = '', second = ''] = rolls[0]?.split('/') ?? [];
  return [first.length, second.length];
}

/** The chance that the winner of a combat had before its first roll. */
function chanceOf(tale: Tale, { hitLoss, unlimited, naturalOrder, version }: Frozen<State>['options']): number {
  const terms = { hitLoss, naturalOrder, period: null, unlimited: unlimited || version === 'carnivoresUnleashed' };
  const [one = 1, other = 1] = tale.ranks;
  const lead = leadWinsFrom(diceOf(tale), [one, other], terms);
  return tale.winner === 0 ? lead : 1 - lead;
}

/** The turning point for the first winner of a match; null if nothing is known that brought them on. */
export function turningOf(notes: readonly Note[], state: Ended): Turning | null {
  const [winner] = state.ending?.winners ?? [];
  if (winner === undefined) return null;
  const combats = placedOf(notes);
  const won = ({ tale }: Placed) => tale.seats[tale.winner] === winner;
  const scoreAfter = (found: Placed) =>
    state.options.version === 'carnivoresUnleashed' ? wonUpTo(found, combats) : null;
  const combat = (found: Placed | undefined): Turning | null =>
    found === undefined
      ? null
      : { type: 'combat', ...found, chance: chanceOf(found.tale, state.options), score: scoreAfter(found) };
  if (state.ending?.rule === 'JW-FO-4') return combat(combats.filter(won).at(-1));
  if (state.options.version === 'whist') return bestRound(notes, winner);
  if (state.options.version === 'poker') return bestPot(notes, winner);
  const swings = swingsOf(combats, state, winner);
  let best: Placed | undefined;
  let most = 0;
  for (const [at, placed] of combats.entries()) {
    const swing = (1 - chanceOf(placed.tale, state.options)) * (swings[at] ?? 0);
    if (won(placed) && swing >= most) [best, most] = [placed, swing];
  }
  return combat(best);
}

/** By how much the chance of the winner would be less if each combat had gone the other way; for the combats that they won. */
function swingsOf(combats: readonly Placed[], state: Ended, winner: Seat): readonly number[] {
  const { version, players } = state.options;
  const ranksOf = ({ tale }: Placed) => [tale.ranks[tale.winner] ?? 1, tale.ranks[1 - tale.winner] ?? 1] as const;
  if (version === 'carnivoresUnleashed') return raceOf(combats, winner);
  if (version === 'standard' && players === 2) return duelOf(combats, state, winner);
  return combats.map((placed) => {
    const [own, beaten] = ranksOf(placed);
    if (version === 'underdog') return own + beaten / (players - 1);
    if (version === 'dinosaursWild') return dinocard(beaten).dice + dinocard(own).dice / (players - 1);
    return worth(own) + worth(beaten);
  });
}

/** The combats that the winner of a combat, and the other side, had won after it in its part; null where combats before it are not known. */
function wonUpTo({ tale, round, playOff, n }: Placed, combats: readonly Placed[]): Pair<number> | null {
  const part = combats.filter((each) => each.round === round && each.playOff === playOff && each.n <= n);
  const seat = tale.seats[tale.winner];
  const won = part.filter((each) => each.tale.seats[each.tale.winner] === seat).length;
  return part.length === n ? [won, n - won] : null;
}

/** The combats of the part that decided: the play-off, else the last game. What came before it made no difference in the end. */
function raceOf(combats: readonly Placed[], winner: Seat): readonly number[] {
  const last = combats.at(-1);
  const decides = ({ round, playOff }: Placed) => round === last?.round && playOff === last?.playOff;
  const all = last?.playOff === true ? COMBATS_OF_GAME / 2 : COMBATS_OF_GAME;
  let lead = 0;
  return combats.map((placed) => {
    if (!decides(placed)) return 0;
    const left = all - placed.n;
    const before = lead;
    lead += placed.tale.seats[placed.tale.winner] === winner ? 1 : -1;
    return aheadAfter(before + 1, left) - aheadAfter(before - 1, left);
  });
}

/** The chance to be ahead after so many more combats that are even, from this lead; a tie is half of it. */
function aheadAfter(lead: number, left: number): number {
  if (left === 0) return lead > 0 ? 1 : lead === 0 ? 1 / 2 : 0;
  return (aheadAfter(lead + 1, left - 1) + aheadAfter(lead - 1, left - 1)) / 2;
}

/** A lead in worth that makes a player of the standard game e times as likely to win as the other (bot/evaluator.ts). */
const DUEL_SCALE = 4;
/** The worth of a dinosaur that is not seen. */
const UNSEEN = 2;

/** The standard game for two from its end to its beginning: each beaten dinosaur is a loss of its worth. */
function duelOf(combats: readonly Placed[], { players, secrets }: Ended, winner: Seat): readonly number[] {
  const totals = players.map(({ set, cards }, seat) => {
    const hand = (secrets?.[seat]?.hand ?? []).filter((rank) => rank !== null);
    const held = hand.length === cards ? hand.reduce((sum, rank) => sum + worth(rank), 0) : cards * UNSEEN;
    return held + set.reduce((sum, rank) => sum + worth(rank), 0);
  });
  let lead = (totals[winner] ?? 0) - (totals[1 - winner] ?? 0);
  const swings: number[] = [];
  for (const { tale } of [...combats].reverse()) {
    const [own, beaten] = [worth(tale.ranks[tale.winner] ?? 1), worth(tale.ranks[1 - tale.winner] ?? 1)];
    const isOwn = tale.seats[tale.winner] === winner;
    swings.unshift(isOwn ? shareOf(lead) - shareOf(lead - beaten - own) : 0);
    lead += isOwn ? -beaten : beaten;
  }
  return swings;
}

const shareOf = (lead: number) => 1 / (1 + Math.exp(-lead / DUEL_SCALE));

function bestRound(notes: readonly Note[], winner: Seat): Turning | null {
  let best: Extract<Turning, { type: 'round' }> | null = null;
  let round = 0;
  for (const note of notes) {
    if (isTale(note) || note.type !== 'scored') continue;
    round += 1;
    const points = note.points[winner] ?? 0;
    const ahead = points - Math.max(...note.points.filter((_, seat) => seat !== winner));
    if (best === null || ahead >= best.ahead) best = { type: 'round', round, points, ahead };
  }
  return best;
}

function bestPot(notes: readonly Note[], winner: Seat): Turning | null {
  let best: Extract<Turning, { type: 'pot' }> | null = null;
  let round = 0;
  for (const note of notes) {
    if (isTale(note) || note.type !== 'pot') continue;
    round += 1;
    if (note.seat === winner && (best === null || note.pot >= best.pot)) best = { type: 'pot', round, pot: note.pot };
  }
  return best;
}
