/* `npm run -s balance -- [--games 40] [--jobs 2] [--game ID] [--json]`: plays every preset for two with the strongest computer
   on both sides, and prints the share of matches that its first side wins, with a 95 % interval. `--random N` plays N battles
   that are drawn at random instead. `--parties` plays N matches of every pairing of posses, forces or the like, and prints the
   share of each pairing's first one, and of each one over all its pairings. `--scenario NAME` plays the pairings of one
   scenario alone. `--seats N` plays matches of N seats instead, and prints the share of each seat and each force. `--battle
   NAME` plays these presets of two sides alone, with any number of seats. `--strength NAME` sets
   another strength. `--sequential` plays each battle, or with `--parties` each pairing in pairs of games on the same dice with seats
   swapped, until a sequential test answers whether its share is inside 0.42 to 0.58, with at most 5 % wrong answers 0.04
   (`--margin`) from a bound; `--most` (2000) limits the games. `--luck` takes the luck of the rolls out of the results of battles,
   so that fewer games do. docs/BOTS.md has the method and the shape of the JSON. */

import type { Game } from '@dwo/shared';
import type { Crowd, GameTesting, Parties } from '@dwo/shared/testing';
import { misuse, oneOf, parseArgs, wholeNumber } from './arguments';
import { gameNamed } from './game';
import { answered, answerFor, balanceOf, battlesForTwo, insistOnSides, shareOf } from './levels';
import { EVEN, type Question, questionWith, SequentialTest } from './sequential';

/** The preset by which a game draws a battle at random. */
const DRAWN = 'random';

/** The share of the first one of each pairing, and of each one over all its pairings. */
function balanceOfParties({ pairings, played }: Parties, games: number, strength: string, scenario?: string) {
  const rows = pairings
    .filter((pairing) => scenario === undefined || pairing.scenario === scenario)
    .map((pairing) => {
      let won = 0;
      for (let seed = 0; seed < games; seed++) won += played(pairing, seed, strength);
      return { ...pairing, won };
    });
  const sides = rows.flatMap(({ scenario: of, one, other, won }) => [
    { of, name: one, won },
    { of, name: other, won: games - won },
  ]);
  const names = new Map(sides.map(({ of, name }) => [`${of} ${name}`, { of, name }]));
  const overall = [...names.values()].map(({ of, name }) => {
    const own = sides.filter((side) => side.of === of && side.name === name);
    const won = own.reduce((sum, side) => sum + side.won, 0);
    return { scenario: of, one: name, other: 'all', ...shareOf(won, games * own.length) };
  });
  return [...rows.map(({ won, ...pairing }) => ({ ...pairing, ...shareOf(won, games) })), ...overall];
}

/** The share of each seat and of each force in matches of so many seats, beside the even one. */
function balanceOfCrowd(
  { scenarios, played }: Crowd,
  seats: number,
  games: number,
  wanted: Wanted & { strength: string },
) {
  return scenarios(seats)
    .filter((scenario) => wanted.scenario === undefined || scenario === wanted.scenario)
    .flatMap((scenario) => {
      const shares = new Map<string, number[]>();
      const add = (name: string, share: number) => shares.set(name, [...(shares.get(name) ?? []), share]);
      for (let seed = 0; seed < games; seed++) {
        for (const [seat, { force, share }] of played(scenario, seats, seed, wanted.strength).entries()) {
          add(`seat ${seat + 1}`, share);
          add(force, share);
        }
      }
      const even = Math.round(1000 / seats) / 1000;
      return [...shares].map(([name, all]) => {
        const won = all.reduce((sum, share) => sum + share, 0);
        return { scenario, seats, name, even, ...shareOf(won, all.length) };
      });
    });
}

/** The verdict of a sequential test on each pairing, over pairs of games with the same dice and seats swapped. */
function answersOfParties({ pairings, played }: Parties, question: Question, most: number, strength: string) {
  return pairings.map((pairing) => {
    const test = new SequentialTest(question, 2);
    for (let seed = 0; seed < most && test.verdict === 'open'; seed += 2) {
      test.add(played(pairing, seed, strength) + played(pairing, seed + 1, strength));
    }
    return answered(test, pairing);
  });
}

interface Wanted {
  readonly jobs: string;
  readonly margin: string;
  readonly most: string;
  readonly parties: boolean;
  readonly luck: boolean;
  readonly scenario?: string | undefined;
  readonly strength?: string | undefined;
}

function strongestOf({ bot }: Game): string {
  return bot?.strengths?.at(-1) ?? '';
}

/** The answers for these battles, or for the pairings of parties, one after the other. */
async function sequentially({ game, parties }: GameTesting, battles: readonly string[], wanted: Wanted) {
  const strength = wanted.strength ?? strongestOf(game);
  const most = wholeNumber('most', wanted.most, 1);
  const question = questionWith(Number(wanted.margin));
  if (wanted.parties && parties !== undefined) {
    const { scenario } = wanted;
    const pairings = parties.pairings.filter((pairing) => scenario === undefined || pairing.scenario === scenario);
    return answersOfParties({ ...parties, pairings }, question, most, strength);
  }
  const answers = [];
  for (const battle of battles) {
    const asked = { battle, strength, question, most, isWeighed: wanted.luck };
    answers.push(await answerFor(game, wholeNumber('jobs', wanted.jobs, 1), asked));
  }
  return answers;
}

/** The scenarios of a game's pairings, or of its matches of so many seats. */
function scenariosOf(parties: Parties | undefined, seats: number | undefined): readonly string[] {
  if (seats !== undefined) return parties?.crowd?.scenarios(seats) ?? [];
  return [...new Set(parties?.pairings.map(({ scenario }) => scenario) ?? [])];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '40' },
      jobs: { type: 'string', default: '2' },
      game: { type: 'string' },
      battle: { type: 'string', multiple: true },
      random: { type: 'string' },
      strength: { type: 'string' },
      parties: { type: 'boolean', default: false },
      scenario: { type: 'string' },
      seats: { type: 'string' },
      luck: { type: 'boolean', default: false },
      sequential: { type: 'boolean', default: false },
      margin: { type: 'string', default: String(EVEN.margin) },
      most: { type: 'string', default: '2000' },
      json: { type: 'boolean', default: false },
    },
  });
  const { game, parties } = gameNamed(values.game);
  const games = wholeNumber(values.random === undefined ? 'games' : 'random', values.random ?? values.games, 1);
  const jobs = wholeNumber('jobs', values.jobs, 1);
  const { strength, scenario } = values;
  if (strength !== undefined) oneOf('strength', strength, game.bot?.strengths ?? []);
  if (values.random !== undefined && !Object.hasOwn(game.presets, DRAWN)) {
    misuse(`--random: ${game.rules.id} draws no battles`);
  }
  insistOnSides(game, values.battle ?? []);
  const battles =
    values.random === undefined ? (values.battle ?? battlesForTwo(game).filter((battle) => battle !== DRAWN)) : [DRAWN];
  if (values.parties && parties === undefined) misuse(`--parties: ${game.rules.id} has none`);
  if (values.luck && (game.evaluator === undefined || values.parties || values.seats !== undefined)) {
    misuse('--luck: battles alone, of a game that judges positions');
  }
  const seats = values.seats === undefined ? undefined : wholeNumber('seats', values.seats, 2);
  const crowd = parties?.crowd;
  if (scenario !== undefined) oneOf('scenario', scenario, scenariosOf(parties, seats));
  if (seats !== undefined && scenariosOf(parties, seats).length === 0) {
    misuse(`--seats: ${game.rules.id} has no matches of ${seats}`);
  }
  const fairness = values.sequential
    ? await sequentially(gameNamed(values.game), battles, values)
    : seats !== undefined && crowd !== undefined
      ? balanceOfCrowd(crowd, seats, games, {
          ...values,
          strength: strength ?? strongestOf(game),
        })
      : values.parties && parties !== undefined
        ? balanceOfParties(parties, games, strength ?? strongestOf(game), values.scenario)
        : await balanceOf(game, games, jobs, { battles, isWeighed: values.luck, ...(strength && { strength }) });
  if (values.json) console.log(JSON.stringify(fairness));
  else console.table(fairness);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
