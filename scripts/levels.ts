/** Compares strengths of the computer, and measures the balance of presets with its strongest. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { seededDice } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import type { LevelMatch, LevelResult } from './levels-worker';
import { fixedPlan, type Question, SequentialTest, type Verdict } from './sequential';

const root = join(__dirname, '..');
/** The 97.5th percentile of the normal distribution. */
const Z = 1.96;
/** Strengths can only be told apart in a battle whose balance is within these shares. */
const FAIR = [0.3, 0.7] as const;

/** A share of wins with its 95 % interval (Wilson's). */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** The share of `wins` (a draw counts a half) among `games`. */
export function shareOf(wins: number, games: number): Share {
  const p = wins / Math.max(1, games);
  const z2 = (Z * Z) / Math.max(1, games);
  const middle = (p + z2 / 2) / (1 + z2);
  const width = (Z / (1 + z2)) * Math.sqrt((p * (1 - p) + z2 / 4) / Math.max(1, games));
  const round = (x: number) => Math.round(x * 1000) / 1000;
  return { share: round(p), low: round(Math.max(0, middle - width)), high: round(Math.min(1, middle + width)), games };
}

/** A share whose luck was taken out, with its 95 % interval by the spread that is left. */
export interface FairShare extends Share {
  /** How many times as many games the results alone take for an interval so narrow. */
  readonly factor: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const varianceOf = (values: readonly number[]) => mean(values.map((value) => (value - mean(values)) ** 2));

/** The mean of scores of any size, with its 95 % interval. */
function meanShareOf(scores: readonly number[]): Share {
  const round = (x: number) => Math.round(x * 1000) / 1000;
  const width = Z * Math.sqrt(varianceOf(scores) / Math.max(1, scores.length - 1));
  const share = mean(scores);
  return { share: round(share), low: round(share - width), high: round(share + width), games: scores.length };
}

/** The share of these results, from 0 to 1, less the luck of each (`luck.ts`). */
export function fairShareOf(results: readonly number[], luck: readonly number[]): FairShare {
  const fair = results.map((result, at) => result - (luck[at] ?? 0));
  return { ...meanShareOf(fair), factor: Math.round((100 * varianceOf(results)) / (varianceOf(fair) || 1)) / 100 };
}

/** Plays matches in `jobs` processes as long as `deal` gives one; `heard` gets the results in any order. */
async function playDealt(
  deal: () => LevelMatch | undefined,
  jobs: number,
  heard: (result: LevelResult) => void,
): Promise<void> {
  const work = () =>
    new Promise<void>((done, fail) => {
      const worker = fork(join(__dirname, 'run.js'), ['scripts/levels-worker.ts'], { cwd: root });
      const next = () => {
        const match = deal();
        if (match === undefined) worker.disconnect();
        else worker.send(match);
      };
      worker.on('message', (result: LevelResult) => {
        heard(result);
        next();
      });
      worker.on('error', fail);
      worker.on('exit', (code) => (code === 0 ? done() : fail(new Error(`A worker left with ${code}`))));
      next();
    });
  await Promise.all(Array.from({ length: jobs }, work));
}

/** Plays matches in `jobs` processes; results come in any order. */
export async function playAll(matches: readonly LevelMatch[], jobs: number): Promise<LevelResult[]> {
  const left = [...matches];
  const results: LevelResult[] = [];
  await playDealt(
    () => left.shift(),
    Math.min(jobs, matches.length),
    (result) => results.push(result),
  );
  return results;
}

/**
 * Plays the matches of seeds 0, 1, 2 and so on in `jobs` processes until `heard` has enough. It gets the results in the order of the
 * seeds: were it that in which they end, short matches would count first.
 */
export async function playUntil(
  matchOf: (seed: number) => LevelMatch,
  jobs: number,
  heard: (result: LevelResult) => 'enough' | 'more',
): Promise<void> {
  const waiting = new Map<number, LevelResult>();
  let [dealt, told, enough] = [0, 0, false];
  const deal = () => (enough ? undefined : matchOf(dealt++));
  await playDealt(deal, jobs, (result) => {
    waiting.set(result.match.seed, result);
    for (let next = waiting.get(told); next !== undefined && !enough; next = waiting.get(told)) {
      waiting.delete(told);
      told += 1;
      enough = heard(next) === 'enough';
    }
  });
}

/** The two labels of a battle's chairs, that of the first chair first; null unless its chairs have two labels in all. */
export function sidesOf(game: Game, battle: string): readonly [string, string] | null {
  const options = game.presets[battle]?.(seededDice(new Uint8Array(32), 0));
  const [a, b, ...others] = new Set(options === undefined ? [] : game.chairs(options as never));
  return a !== undefined && b !== undefined && others.length === 0 ? [a, b] : null;
}

/** The battles for two, of two sides. */
export function battlesForTwo(game: Game): readonly string[] {
  return Object.entries(game.presets).flatMap(([battle, draw]) => {
    const { length } = game.chairs(draw(seededDice(new Uint8Array(32), 0)) as never);
    return length === 2 && sidesOf(game, battle) !== null ? [battle] : [];
  });
}

/** Throws unless the game has these battles and each of them is of two sides. */
export function insistOnSides(game: Game, battles: readonly string[]): void {
  for (const battle of battles) {
    if (!Object.hasOwn(game.presets, battle)) throw new Error(`${game.rules.id} has no battle ${battle}`);
    if (sidesOf(game, battle) === null) throw new Error(`${battle} is no battle of two sides`);
  }
}

/** The balance of a battle between equal computers. */
export interface Fairness extends Share {
  readonly battle: string;
  /** The label of the side whose share it is. */
  readonly side: string;
}

/** Which battles and which strength; by default the strongest. */
export interface Weighed {
  readonly battles: readonly string[];
  readonly strength?: string;
  /** Whether luck is measured and taken out. */
  readonly isWeighed?: boolean;
}

/** The balance of those battles that are of two sides: the share of the first side, with one strength in every seat. */
export async function balanceOf(game: Game, games: number, jobs: number, weighed: Weighed): Promise<Fairness[]> {
  const { strengths = [] } = game.bot ?? {};
  const { isWeighed = false } = weighed;
  const best = weighed.strength ?? strengths.at(-1);
  const battles = weighed.battles.flatMap((battle) => {
    const sides = sidesOf(game, battle);
    return sides === null ? [] : [{ battle, sides }];
  });
  if (best === undefined) throw new Error(`The computer of ${game.rules.id} has one strength`);
  if (!strengths.includes(best)) throw new Error(`${best} is none of its strengths: ${strengths.join(', ')}`);
  const matches = battles.flatMap(({ battle, sides: [a, b] }) =>
    Array.from({ length: games }, (_, seed) => {
      return { game: game.rules.id, battle, seed, strengths: { [a]: best, [b]: best }, isWeighed };
    }),
  );
  const results = await playAll(matches, jobs);
  return battles.map(({ battle, sides: [side] }) => {
    const own = results.filter(({ match }) => match.battle === battle);
    if (!isWeighed) return { battle, side, ...shareOf(winsOf(own, side), own.length) };
    const won = own.map((result) => winsOf([result], side));
    const luck = own.map((result) => result.luck);
    return { battle, side, ...fairShareOf(won, luck) };
  });
}

/** Which battle and which strength, and the question with the most games that may be played for it. */
export interface Asked {
  readonly battle: string;
  readonly strength: string;
  readonly question: Question;
  readonly most: number;
  /** Whether luck is measured and taken out. */
  readonly isWeighed?: boolean;
}

/** The balance of a battle by a sequential test: its verdict, the games that it took, and those of a fixed plan for the same error. */
export interface Answer extends Fairness {
  readonly verdict: Verdict;
  readonly fixed: number;
}

/** Plays a battle of two sides with equal computers until it is answered whether it is even, or `most` games are played. */
export async function answerFor(
  game: Game,
  jobs: number,
  { battle, strength, question, most, isWeighed = false }: Asked,
): Promise<Answer> {
  const [side, other] = sidesOf(game, battle) ?? [];
  if (side === undefined || other === undefined) throw new Error(`${battle} is no battle of two sides`);
  const strengths = { [side]: strength, [other]: strength };
  const test = new SequentialTest(question, 1);
  await playUntil(
    (seed) => ({ game: game.rules.id, battle, seed, strengths, isWeighed }),
    Math.min(jobs, most),
    (result) => {
      const verdict = test.add(winsOf([result], side), isWeighed ? result.luck : null);
      return verdict !== 'open' || test.played >= most ? 'enough' : 'more';
    },
  );
  return answered(test, { battle, side });
}

/** The answer of a test that has ended. */
export function answered<Of extends object>(test: SequentialTest, of: Of): Of & Omit<Answer, 'battle' | 'side'> {
  const { question, games, played, points, verdict, counts, fair } = test;
  const share = fair.length > 0 ? meanShareOf(fair) : shareOf(points, played);
  return { ...of, verdict, ...share, fixed: fixedPlan(question, games, games === 1 ? null : counts) };
}

function winsOf(results: readonly LevelResult[], side: string): number {
  return results.reduce((sum, { winner }) => sum + (winner === null ? 0.5 : winner === side ? 1 : 0), 0);
}

/** One strength against the next weaker one. */
export interface Duel extends Share {
  readonly stronger: string;
  readonly weaker: string;
  /** The median ms of the stronger one's decisions with a choice. */
  readonly medianMs: number;
  readonly unfinished: number;
}

/** Compares neighbouring strengths in these battles, with `games` pairs of matches in each. */
export async function levelsOf(game: Game, battles: readonly string[], games: number, jobs: number): Promise<Duel[]> {
  const strengths = game.bot?.strengths ?? [];
  const duels: Duel[] = [];
  for (const [at, weaker] of strengths.slice(0, -1).entries()) {
    const stronger = strengths[at + 1] as string;
    const matches = battles.flatMap((battle) => {
      const [a, b] = sidesOf(game, battle) ?? [];
      if (a === undefined || b === undefined) return [];
      return Array.from({ length: games }, (_, seed) => [
        { game: game.rules.id, battle, seed, strengths: { [a]: stronger, [b]: weaker } },
        { game: game.rules.id, battle, seed, strengths: { [a]: weaker, [b]: stronger } },
      ]).flat();
    });
    const results = await playAll(matches, jobs);
    const wins = results.reduce((sum, { winner, match }) => {
      return sum + (winner === null ? 0.5 : match.strengths[winner] === stronger ? 1 : 0);
    }, 0);
    const ms = results.flatMap((each) => [...each.ms]).sort((x, y) => x - y);
    duels.push({
      ...{ stronger, weaker, ...shareOf(wins, results.length) },
      medianMs: Math.round(ms[ms.length >> 1] ?? 0),
      unfinished: results.filter(({ ended }) => !ended).length,
    });
  }
  return duels;
}

/** The battles in which neither side wins more than 70 % between two of the strongest. */
export function fairOf(fairness: readonly Fairness[]): string[] {
  const [least, most] = FAIR;
  return fairness.flatMap(({ battle, share }) => (share >= least && share <= most ? [battle] : []));
}
