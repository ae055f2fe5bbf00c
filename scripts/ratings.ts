/* `npm run -s ratings -- --simulate [--repeat 100] [--json]`: rates made-up people in made-up matches by the server's own fold, and
   prints how well it does: the rank correlation with their true strength after twenty matches each, and the log-loss of its
   forecasts, with and without
   the sides, whose balance was measured in forty matches each. Exit code 1 if it does worse than it must. */

import { Random } from '@dwo/kernel/testing';
import { type Prior, type RatedMatch, ratingsOf, type Update } from '../server/src/ratings/fold';
import { loadUpdate } from '../server/src/ratings/update';
import { misuse, parseArgs, wholeNumber } from './arguments';

/** The figures that the simulation must reach. */
const LEAST = { correlation: 0.8, gain: 0.12 } as const;
/** The battles, and the share of the army in each, as docs/BOTS.md has them. */
const BATTLES = { duel: 0.55, quick: 0.5, skirmish: 0.87, gate: 0.97, random: 0.54 } as const;
/** The spread of true strength, in logits. */
const SPREAD = 0.9;
const PRECISION = 1_000_000;

interface Made {
  readonly strengths: readonly number[];
  readonly matches: readonly RatedMatch[];
  /** Of each match: whether the army won. */
  readonly won: ReadonlyMap<string, boolean>;
}

const uniform = (random: Random) => (random.below(PRECISION) + 0.5) / PRECISION;
const logit = (p: number) => Math.log(p / (1 - p));
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/** Made-up people, and matches between pairs of them. */
function made(seed: number, people: number, count: number): Made {
  const random = new Random(seed, 0);
  const normal = () => Math.sqrt(-2 * Math.log(uniform(random))) * Math.cos(2 * Math.PI * uniform(random));
  const strengths = Array.from({ length: people }, () => SPREAD * normal());
  const names = Object.keys(BATTLES) as (keyof typeof BATTLES)[];
  const won = new Map<string, boolean>();
  const everybody = strengths.map((_, person) => person);
  let waiting: number[] = [];
  const next = (besides: number | null): number => {
    if (waiting.every((each) => each === besides)) waiting = [...waiting, ...everybody];
    const person = random.pick(waiting.filter((each) => each !== besides));
    waiting.splice(waiting.indexOf(person), 1);
    return person;
  };
  const matches = Array.from({ length: count }, (_, n): RatedMatch => {
    const army = next(null);
    const herd = next(army);
    const battle = random.pick(names);
    const wins = uniform(random) < sigmoid((strengths[army] ?? 0) - (strengths[herd] ?? 0) + logit(BATTLES[battle]));
    const id = String(n).padStart(6, '0');
    won.set(id, wins);
    const sides = [
      { label: 'army', rank: wins ? 1 : 2, players: [{ person: `${army}` }] },
      { label: 'dinosaurs', rank: wins ? 2 : 1, players: [{ person: `${herd}` }] },
    ];
    return { id, game: 'made-up', battle, measuredAs: battle, endedAt: n, sides };
  });
  return { strengths, matches, won };
}

/** Figures of balance as they are measured: from so many matches each, so with an error. */
const MEASURED_IN = 40;

function measured(seed: number): Prior {
  const random = new Random(seed, 1);
  const shares = Object.entries(BATTLES).map(([battle, share]): [string, number] => {
    const wins = Array.from({ length: MEASURED_IN }, () => (uniform(random) < share ? 1 : 0) as number);
    return [battle, wins.reduce((sum, each) => sum + each, 0) / MEASURED_IN];
  });
  const army = new Map(shares);
  const share = (_: string, battle: string, label: string) => {
    const found = army.get(battle);
    return found === undefined ? null : label === 'army' ? found : 1 - found;
  };
  return { share, computer: () => null };
}

/** The log-loss of the forecasts of the second half, and the means of all people. */
function judged({ matches, won, strengths }: Made, prior: Prior, update: Update) {
  const rated = ratingsOf(matches, prior, update);
  const half = matches.length / 2;
  let [loss, count] = [0, 0];
  for (const { changes } of rated) {
    for (const { match, label, chance } of changes) {
      if (label !== 'army' || Number(match) < half) continue;
      loss -= Math.log(won.get(match) === true ? chance : 1 - chance);
      count++;
    }
  }
  const means = strengths.map((_, n) => rated.find(({ person }) => person === `${n}`)?.skill.mu ?? 0);
  return { loss: loss / count, correlation: correlationOf(means, strengths) };
}

/** Spearman's rank correlation. */
function correlationOf(a: readonly number[], b: readonly number[]): number {
  const ranks = (values: readonly number[]) => values.map((value) => values.filter((other) => other < value).length);
  const [x, y] = [ranks(a), ranks(b)];
  const squares = x.reduce((sum, rank, n) => sum + (rank - (y[n] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (a.length * (a.length ** 2 - 1));
}

const withoutSides = (it: Made): Made => ({
  ...it,
  matches: it.matches.map((match) => ({ ...match, battle: '', measuredAs: '' })),
});
const mean = (values: readonly number[]) =>
  Math.round((1_000 * values.reduce((sum, each) => sum + each, 0)) / values.length) / 1_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      simulate: { type: 'boolean', default: false },
      repeat: { type: 'string', default: '100' },
      json: { type: 'boolean', default: false },
    },
  });
  if (!values.simulate) misuse('Usage: npm run -s ratings -- --simulate [--repeat 100] [--json]');
  const update = await loadUpdate();
  const seeds = Array.from({ length: wholeNumber('repeat', values.repeat, 1) }, (_, n) => n + 1);
  const twenty = seeds.map((seed) => judged(made(seed, 20, 200), measured(seed), update));
  const forty = seeds.map((seed) => made(1_000 + seed, 40, 400));
  const [knowing, plain] = [
    forty.map((it, n) => judged(it, measured(n), update)),
    forty.map((it, n) => judged(withoutSides(it), measured(n), update)),
  ];
  const losses = { logLoss: mean(knowing.map(({ loss }) => loss)), withoutSides: mean(plain.map(({ loss }) => loss)) };
  const report = {
    correlation: mean(twenty.map(({ correlation }) => correlation)),
    ...losses,
    gain: mean([losses.withoutSides - losses.logLoss]),
    least: LEAST,
    repeated: seeds.length,
  };
  if (values.json) console.log(JSON.stringify(report));
  else console.table(report);
  if (report.correlation < LEAST.correlation || report.gain < LEAST.gain) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
