/* `npm run -s drill -- secrecy [--games N] [--seed 1] [--game ID] [--json]`: checks that nothing hidden leaves the server.
   Plays pairs of matches that differ only in secrets, and compares byte by byte what viewers get who must not know them. */
import type { Game } from '@dwo/shared';
import { misuse, parseArgs } from '../arguments';
import { gameNamed } from '../game';
import type { Drill, Found } from './drill';
import { type PairOfMatches, pairsOf } from './secrecy/pairs';
import { Tables, Told, type Traffic } from './secrecy/traffic';

const HELP = `npm run -s drill -- secrecy [--games 30] [--seed 1] [--game ID] [--json]
Plays pairs of matches on a real server over real sockets. The two matches of a pair differ only in what some viewers must not
know, such as hidden hands; the game's own testing folder tells which secrets there are. Compared is everything these viewers
get: state, events, replies to what they ask for and are refused, notices, HTTP answers, in number, size and order, also by
those who come late or come back. Left out are only what is random by itself: names of connections, and the 64 digits of
commitments and seals.
  games      pairs that were played
  bytes      bytes that were compared, of one match of each pair
  differing  pairs of which somebody got anything different; wanted: 0
  steps      intents that were played in each match of the pairs; secretly: those of them that differed`;

/** The results of the pairs. */
export interface SecrecyFigures {
  readonly games: number;
  readonly bytes: number;
  readonly differing: number;
  readonly steps: number;
  readonly secretly: number;
}

/** Plays pairs of matches by the games as they are, or as `hosted` changes them, and counts the pairs with a difference. */
export async function comparePairs(
  pairs: readonly PairOfMatches[],
  hosted: readonly Game[] = [...new Set(pairs.map(({ game }) => game))],
  say: (line: string) => void = () => {},
): Promise<SecrecyFigures> {
  const heard: Traffic[][] = [];
  const told = new Told(hosted);
  for (const which of [0, 1] as const) {
    const tables = await Tables.open(told);
    try {
      const round: Traffic[] = [];
      for (const [i, pair] of pairs.entries()) round.push(await tables.play(pair, which, i));
      heard.push(round);
    } finally {
      await tables.close();
    }
  }
  let [bytes, differing] = [0, 0];
  for (const [i, { kind }] of pairs.entries()) {
    const [one, other] = [heard[0]?.[i] as Traffic, heard[1]?.[i] as Traffic];
    bytes += [...one.values()].flat().reduce((sum, text) => sum + sizeOf(text), 0);
    const where = difference(one, other);
    if (where === null) continue;
    differing++;
    say(`${kind} ${i}: ${where}`);
  }
  const steps = pairs.flatMap(({ twins }) => twins.steps).filter(({ type }) => type === 'play').length;
  const secretly = pairs.reduce((sum, { twins }) => sum + twins.different, 0);
  return { games: pairs.length, bytes, differing, steps, secretly };
}

/** The number of bytes in a frame (as hex) or a text. */
function sizeOf(text: string): number {
  const hex = /^\d+ ((?:[0-9a-f]{2})+)$/.exec(text)?.[1];
  return hex === undefined ? text.length : hex.length / 2;
}

/** The first difference between two viewers' traffic; null if there is none. */
function difference(one: Traffic, other: Traffic): string | null {
  for (const [viewer, texts] of one) {
    const others = other.get(viewer) ?? [];
    const at = texts.findIndex((text, i) => text !== others[i]);
    if (at >= 0) return `${viewer} got ${texts[at]} and ${others[at]}`;
    if (texts.length !== others.length) return `${viewer} got ${texts.length} messages and ${others.length}`;
  }
  return null;
}

async function run(args: readonly string[]): Promise<Found> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      game: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const number = (name: 'games' | 'seed') => {
    const value = Number(values[name]);
    return Number.isSafeInteger(value) && value >= 1 ? value : misuse(`--${name} wants a number from 1`);
  };
  const say = values.json ? () => {} : (line: string) => console.error(line);
  const figures = await comparePairs(pairsOf(gameNamed(values.game), number('games'), number('seed')), undefined, say);
  return { figures, holds: figures.differing === 0 };
}

export const drill: Drill = { help: HELP, run };
