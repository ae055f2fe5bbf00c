/* `npm run -s daily -- [--check] [--days 30] [--from YYYY-MM-DD] [--jobs 2] [--again N] [--game ID] [--json]`: draws the battles
   of the day of so many days as a server does, with `--game` of one game alone, and prints for each its game, the side that people
   play and its share between two equal computers. `--again N` measures each share anew in N other matches. `--check` also plays
   each battle twice with the dice of one secret and compares every throw that both have in common; it fails if a share is outside
   of the bounds or a throw differs. */
import { randomBytes } from 'node:crypto';
import {
  frozen,
  Match,
  occasionAfter,
  type Roll,
  recordingWith,
  secretFromHex,
  seededDice,
  type Tagged,
} from '@dwo/kernel';
import { type Game, type Games, gameRegistry } from '@dwo/shared';
import { GAMES } from '@dwo/shelf/server';
import { dayAfter, dayOf } from '../server/src/days/calendar';
import { CARE } from '../server/src/days/days';
import { drawBattle, FAIR, type PlayingHost, shareOf } from '../server/src/days/draw';
import type { Deal } from '../server/src/days/store';
import { ThinkingWorkers } from '../server/src/thinking/thinkers';
import { parseArgs, wholeNumber } from './arguments';
import { gameNamed } from './game';

/** Longer matches are not followed to their end. */
const MOST_INTENTS = 3_000;
const WEAKEST = 0;

interface DayReport {
  readonly day: string;
  readonly game: string;
  readonly side: string;
  readonly share: number | null;
  readonly games: number;
  readonly again: number | null;
  /** Throws that two different matches had in common, and those of them that differed. */
  readonly throws: number;
  readonly different: number;
}

/** Plays a battle by computers of these strengths; returns what was rolled on each occasion. */
function rolledIn(game: Game, deal: Deal, strengths: readonly (string | undefined)[]): Map<string, readonly Roll[]> {
  const { rules, bot } = game;
  const [secret = ''] = deal.secrets;
  const keys = { secret: secretFromHex(secret), closed: null, dice: 'by-occasion' } as const;
  const record = recordingWith<Tagged, unknown>(rules, deal.options, keys);
  const match = new Match(rules, deal.options, secret, [], null, record);
  const found = new Map<string, readonly Roll[]>();
  const stand: { occasion: string }[] = [];
  for (let n = 0; n < MOST_INTENTS && bot !== null && rules.outcome(frozen(match.state)) === null; n++) {
    const [seat = 0] = rules.awaiting(frozen(match.state));
    const view = rules.view(frozen(match.state), seat);
    const intent = bot.choose(view, seat, seededDice(new Uint8Array(32), n), strengths[seat]);
    const occasion = occasionAfter(rules, 'by-occasion', stand, { state: frozen(match.state), seat, intent });
    match.attempt(seat, intent);
    stand.push({ occasion: occasion?.name ?? '' });
    if (match.rolls.length > 0) found.set(`${occasion?.name}#${occasion?.times}`, match.rolls);
  }
  return found;
}

/** Compares the throws of a match of usual computers with those of a match against a weaker one. */
function compared(game: Game, deal: Deal): Pick<DayReport, 'throws' | 'different'> {
  const usual = game.chairs(frozen(deal.options) as never).map(() => deal.strength ?? undefined);
  const other = usual.map((strength, seat) => (seat === deal.seat ? game.bot?.strengths?.[WEAKEST] : strength));
  const [one, two] = [rolledIn(game, deal, usual), rolledIn(game, deal, other)];
  let [throws, different] = [0, 0];
  for (const [occasion, rolls] of one) {
    for (const [n, [sides, face]] of rolls.entries()) {
      const same = two.get(occasion)?.[n];
      // Another target may need another die; from there on the throws can't be compared.
      if (same === undefined || same[0] !== sides) break;
      throws++;
      if (same[1] !== face) different++;
    }
  }
  return { throws, different };
}

interface Wanted {
  readonly check: boolean;
  readonly again: number;
  readonly games: Games;
}

async function reportOn(host: PlayingHost, day: string, { check, again, games }: Wanted): Promise<DayReport | null> {
  const deal = await drawBattle({ ...host, games, now: () => 0 }, day, CARE);
  const game = deal === null ? undefined : games.get(deal.game);
  if (deal === null || game === undefined) return null;
  const { options, strength, seat, share } = deal;
  const anew = again === 0 ? null : await shareOf(host, { game, options, strength, seat }, again);
  const dice = check ? compared(game, deal) : { throws: 0, different: 0 };
  const side = game.chairs(frozen(options) as never)[seat] ?? '';
  return { day, game: deal.game, side, share, games: deal.games, again: anew, ...dice };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      days: { type: 'string', default: '30' },
      from: { type: 'string', default: dayOf(Date.now()) },
      jobs: { type: 'string', default: '2' },
      again: { type: 'string', default: '0' },
      game: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const games = gameRegistry(GAMES.filter(({ rules }) => values.game === undefined || rules.id === values.game));
  if (games.size === 0) gameNamed(values.game);
  const [jobs, count] = [wholeNumber('jobs', values.jobs, 1), wholeNumber('days', values.days, 1)];
  const again = wholeNumber('again', values.again, 0);
  const thinkers = new ThinkingWorkers(require.resolve('@dwo/shelf/server'), jobs);
  const host = { thinkers, random: (bytes: number) => randomBytes(bytes) };
  const left = Array.from({ length: count }, (_, n) => dayAfter(values.from, n));
  const days: DayReport[] = [];
  const work = async () => {
    for (let day = left.shift(); day !== undefined; day = left.shift()) {
      const report = await reportOn(host, day, { check: values.check, again, games });
      if (report !== null) days.push(report);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  await thinkers.close();
  days.sort((a, b) => a.day.localeCompare(b.day));
  const outside = days.filter(({ share }) => share === null || share < FAIR.least || share > FAIR.most).length;
  const sum = (of: (report: DayReport) => number) => days.reduce((all, each) => all + of(each), 0);
  const total = { outside, throws: sum(({ throws }) => throws), different: sum(({ different }) => different) };
  if (values.json) console.log(JSON.stringify({ days, bounds: FAIR, ...total }));
  else {
    console.table(days);
    console.log(total);
  }
  if (values.check && (days.length === 0 || outside > 0 || total.different > 0)) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
