/** Draws the battle of a day: one whose sides two equal computers win about equally often. */
import { frozen, secretToHex } from '@dwo/kernel';
import type { DayPar, Game } from '@dwo/shared';
import { systemDice } from '../secrets';
import type { Thinkers } from '../thinking/thinkers';
import { numberOf, weekdayOf, weekOf } from './calendar';
import { playOut, scoreOf } from './contest';
import type { Deal } from './store';

/** How many sets of dice a day has; they are dealt by person, so that two identities of one person differ half of the time. */
const DICE_SETS = 2;
/** The share of matches that each side must win between two equal computers. */
export const FAIR = { least: 0.35, most: 0.65 } as const;
/**
 * How a battle is measured: after these parts of the matches it is given up if the share is further from a half than this. The
 * last one is inside of `FAIR` by the error of the measurement.
 */
const STAGES: readonly { readonly part: number; readonly off: number }[] = [
  { part: 1 / 6, off: 0.31 },
  { part: 1 / 2, off: 0.15 },
  { part: 1, off: 0.12 },
];
/** The days of the week on which another game than the first is played. */
const FOR_OTHERS: readonly number[] = [3, 6];

/** The parts of the server that drawing uses. */
export interface DrawingHost {
  readonly games: ReadonlyMap<string, Game>;
  readonly thinkers: Thinkers;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** The parts that playing matches of computers uses. */
export type PlayingHost = Pick<DrawingHost, 'thinkers' | 'random'>;

/** How carefully a battle is drawn. */
export interface Care {
  /** How many matches measure the balance of a fair battle; with 0 every battle is taken. */
  readonly matches: number;
  /** How many battles are drawn at most. */
  readonly tries: number;
}

/** The game of a day; null if no game has battles of the day. */
function gameOn(games: DrawingHost['games'], day: string): Game | null {
  const [first = null, ...others] = [...games.values()].filter(({ daily, bot }) => daily !== undefined && bot !== null);
  const turn = FOR_OTHERS.indexOf(weekdayOf(day));
  if (turn < 0 || others.length === 0) return first;
  return others[(weekOf(day) * FOR_OTHERS.length + turn) % others.length] ?? first;
}

/** The strength that people play against: the one in the middle; null for a game with one. */
export function usualStrength({ bot }: Game): string | null {
  const strengths = bot?.strengths ?? [];
  return strengths[Math.floor(strengths.length / 2)] ?? null;
}

/**
 * Draws the battle of a day. Battles are drawn until two equal computers win one of them about equally often; if none is, the
 * one that comes nearest is taken. Null if no game has battles of the day.
 */
export async function drawBattle(host: DrawingHost, day: string, { matches, tries }: Care): Promise<Deal | null> {
  const game = gameOn(host.games, day);
  const preset = game?.daily ?? '';
  const draw = game?.presets[preset];
  if (game === null || draw === undefined) return null;
  const strength = usualStrength(game);
  const seat = numberOf(day) % 2;
  let best: Measured & { readonly options: unknown } = { options: draw(systemDice(host.random)), ...NOT_MEASURED };
  for (let n = 0; matches > 0 && n < Math.max(1, tries); n++) {
    const options = n === 0 ? best.options : draw(systemDice(host.random));
    const measured = await measure(host, { game, options, strength, seat }, matches);
    if (n === 0 || offOf(measured) < offOf(best)) best = { options, ...measured };
    if (measured.fair) break;
  }
  const secrets = Array.from({ length: DICE_SETS }, () => secretToHex(Uint8Array.from(host.random(32))));
  const { options, share, games } = best;
  return { day, game: game.rules.id, preset, options, seat, strength, secrets, dealtAt: host.now(), share, games };
}

/** How fair a battle is. */
interface Measured {
  /** The share of matches that the people's side won; null if not measured. */
  readonly share: number | null;
  /** The number of matches. */
  readonly games: number;
  readonly fair: boolean;
}

const NOT_MEASURED: Measured = { share: null, games: 0, fair: true };

/** How far a share is from a half; a battle that was given up early is the worst. */
function offOf({ share, fair }: Measured): number {
  return share === null ? 0 : Math.abs(share - 0.5) + (fair ? 0 : 1);
}

/** Measures a battle in up to so many matches; fewer if it is not fair. */
async function measure(host: PlayingHost, battle: Battle, matches: number): Promise<Measured> {
  let [wins, games] = [0, 0];
  for (const { part, off } of STAGES) {
    const more = Math.ceil(matches * part) - games;
    if (more > 0) wins += (await shareOf(host, battle, more)) * more;
    games += Math.max(0, more);
    if (Math.abs(wins / games - 0.5) > off) return { share: wins / games, games, fair: false };
  }
  return { share: wins / games, games, fair: true };
}

/** A battle between two equal computers. */
export interface Battle {
  readonly game: Game;
  readonly options: unknown;
  readonly strength: string | null;
  readonly seat: number;
}

/** The share of so many matches that a seat wins between two equal computers; a draw counts half. */
export async function shareOf(host: PlayingHost, battle: Battle, matches: number): Promise<number> {
  const { game, options, strength, seat } = battle;
  const labels = game.chairs(frozen(options) as never);
  let wins = 0;
  for (let n = 0; n < matches; n++) {
    const secret = Uint8Array.from(host.random(32));
    const contest = { game, options, secret, dice: null, strengths: labels.map(() => strength) };
    const { won } = scoreOf(game, { seat, label: labels[seat] ?? '' }, await playOut(contest, host.thinkers));
    wins += won === null ? 0.5 : won ? 1 : 0;
  }
  return wins / matches;
}

/** The results of the computer players of every strength with the dice of the day: the mean of all sets. */
export async function parOf(host: Pick<DrawingHost, 'thinkers'>, game: Game, deal: Deal): Promise<readonly DayPar[]> {
  const { options, seat, secrets } = deal;
  const labels = game.chairs(frozen(options) as never);
  const par: DayPar[] = [];
  for (const strength of game.bot?.strengths ?? []) {
    const scores = [];
    for (const hex of secrets) {
      const strengths = labels.map((_, at) => (at === seat ? strength : deal.strength));
      const secret = Uint8Array.from(Buffer.from(hex, 'hex'));
      const contest = { game, options, secret, dice: 'by-occasion', strengths } as const;
      scores.push(scoreOf(game, { seat, label: labels[seat] ?? '' }, await playOut(contest, host.thinkers)));
    }
    const [first] = scores;
    if (first === undefined) continue;
    const mean = Math.round(scores.reduce((sum, { points }) => sum + points, 0) / scores.length);
    const wins = scores.filter(({ won }) => won === true).length;
    const won = wins * 2 === scores.length ? null : wins * 2 > scores.length;
    par.push({ ...first, points: mean, won, turn: null, finished: true, strength });
  }
  return par;
}
