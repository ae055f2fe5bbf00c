/** Strengths of the computer compared, and ready-made battles weighed by its strongest. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { seededDice } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import type { LevelMatch, LevelResult } from './levels-worker';

const root = join(__dirname, '..');
/** The 97.5th percentile of the normal distribution. */
const Z = 1.96;
/** In a fairer battle than that strengths can be told apart. */
const FAIR = [0.3, 0.7] as const;

/** A share of wins with its 95 % interval (Wilson's). */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** The share of so many wins, draws counted half, among so many games. */
export function shareOf(wins: number, games: number): Share {
  const p = wins / Math.max(1, games);
  const z2 = (Z * Z) / Math.max(1, games);
  const middle = (p + z2 / 2) / (1 + z2);
  const width = (Z / (1 + z2)) * Math.sqrt((p * (1 - p) + z2 / 4) / Math.max(1, games));
  const round = (x: number) => Math.round(x * 1000) / 1000;
  return { share: round(p), low: round(Math.max(0, middle - width)), high: round(Math.min(1, middle + width)), games };
}

/** Plays matches in so many processes, in any order. */
export async function playAll(matches: readonly LevelMatch[], jobs: number): Promise<LevelResult[]> {
  const left = [...matches];
  const results: LevelResult[] = [];
  const work = () =>
    new Promise<void>((done, fail) => {
      const worker = fork(join(__dirname, 'run.js'), ['scripts/levels-worker.ts'], { cwd: root });
      const next = () => {
        const match = left.shift();
        if (match === undefined) worker.disconnect();
        else worker.send(match);
      };
      worker.on('message', (result: LevelResult) => {
        results.push(result);
        next();
      });
      worker.on('error', fail);
      worker.on('exit', (code) => (code === 0 ? done() : fail(new Error(`A worker left with ${code}`))));
      next();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, matches.length) }, work));
  return results;
}

/** The two labels of a battle's chairs; null if there are others, or more than one chair of each. */
function sidesOf(game: Game, battle: string): readonly [string, string] | null {
  const options = game.presets[battle]?.(seededDice(new Uint8Array(32), 0));
  const labels = options === undefined ? [] : game.chairs(options as never);
  const [a, b] = labels;
  return labels.length === 2 && a !== undefined && b !== undefined && a !== b ? [a, b] : null;
}

/** How a battle goes between two of the best. */
export interface Fairness extends Share {
  readonly battle: string;
  /** The side whose share it is. */
  readonly side: string;
}

/** The matches whose balance is asked for: all battles and the best strength, if nothing is said. */
export interface Weighed {
  readonly battles?: readonly string[];
  readonly strength?: string;
}

/** Every battle of two chairs, a strength against itself, with the share of its first side. */
export async function balanceOf(game: Game, games: number, jobs: number, weighed: Weighed = {}): Promise<Fairness[]> {
  const { strengths = [] } = game.bot ?? {};
  const best = weighed.strength ?? strengths.at(-1);
  const battles = (weighed.battles ?? Object.keys(game.presets)).flatMap((battle) => {
    const sides = sidesOf(game, battle);
    return sides === null ? [] : [{ battle, sides }];
  });
  if (best === undefined) throw new Error(`The computer of ${game.rules.id} has one strength`);
  if (!strengths.includes(best)) throw new Error(`${best} is none of its strengths: ${strengths.join(', ')}`);
  const matches = battles.flatMap(({ battle, sides: [a, b] }) =>
    Array.from({ length: games }, (_, seed) => {
      return { game: game.rules.id, battle, seed, strengths: { [a]: best, [b]: best } };
    }),
  );
  const results = await playAll(matches, jobs);
  return battles.map(({ battle, sides: [side] }) => {
    const own = results.filter(({ match }) => match.battle === battle);
    return { battle, side, ...shareOf(winsOf(own, side), own.length) };
  });
}

function winsOf(results: readonly LevelResult[], side: string): number {
  return results.reduce((sum, { winner }) => sum + (winner === null ? 0.5 : winner === side ? 1 : 0), 0);
}

/** One strength against the next weaker one. */
export interface Duel extends Share {
  readonly stronger: string;
  readonly weaker: string;
  /** How long the stronger one thought where it had a choice, in milliseconds. */
  readonly medianMs: number;
  readonly unfinished: number;
}

/** Neighbouring strengths over these battles; so many pairs of matches in each. */
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

/** Battles in which neither side wins more than 70 % between two of the best. */
export function fairOf(fairness: readonly Fairness[]): string[] {
  const [least, most] = FAIR;
  return fairness.flatMap(({ battle, share }) => (share >= least && share <= most ? [battle] : []));
}
