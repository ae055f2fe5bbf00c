/** The drill that sends a real server malformed and hostile input. */
import { parseArgs } from '../arguments';
import { gameNamed } from '../game';
import type { Drill } from './drill';
import { Barrage, PATIENCE_MS } from './fuzz/barrage';
import { casesFrom, type Subject } from './fuzz/cases';
import { overdraw } from './fuzz/rations';

/** The counts of a run; all but `cases` and `worstMs` must be 0. */
export interface FuzzFigures {
  readonly cases: number;
  readonly crashes: number;
  readonly disconnectsUnexpected: number;
  readonly unanswered: number;
  readonly stateChanged: number;
  readonly beyondRations: number;
  readonly worstMs: number;
}

/** The result of a run. */
export interface Fuzzed {
  readonly figures: FuzzFigures;
  /** The faults, a line each. */
  readonly notes: readonly string[];
  /** How often each answer came. */
  readonly told: ReadonlyMap<string, number>;
}

/** Runs cases from a seed against a server of its own that hosts the game. */
export async function fuzz(subject: Subject, cases: number, seed: number): Promise<Fuzzed> {
  // Making them takes a while, during which no ping of the server could be answered; so they are made first.
  const made = casesFrom(subject, seed, cases);
  const run = new Barrage(subject, seed);
  await run.start();
  try {
    await run.run(made);
  } finally {
    await run.end();
  }
  const { crashes, dropped, unanswered, stateChanged, worstMs, told } = run;
  const { beyond, harm } = await overdraw(subject);
  return {
    told,
    figures: {
      ...{ cases, crashes, disconnectsUnexpected: dropped, unanswered },
      ...{ stateChanged: stateChanged + harm.length, beyondRations: beyond, worstMs },
    },
    notes: [...run.notes, ...harm],
  };
}

export const drill: Drill = {
  help: `npm run -s drill -- fuzz [--cases 2000] [--seed 1] [--game ID] [--json]

Starts a server of its own and sends it requests made from the shapes it takes, legal intents broken in a few places, bent
and random frames, wrong handshakes, bytes that are neither, and calls to every address it answers at. Beside it people
play a match of their own. Then one seat of a server with everyday limits sends more than its rations.
  cases                  how many things were done; the same seed does the same again
  crashes                failures the server speaks of in its log or in an answer, or its end
  disconnectsUnexpected  connections lost that had done nothing that ends one
  unanswered             requests and calls without an answer for ${PATIENCE_MS / 1000} s
  stateChanged           times the match next door was not what its players made it, or the fuzzed one moved by itself
  beyondRations          messages heeded although their seat had nothing left
  worstMs                the longest wait for an answer`,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        cases: { type: 'string', default: '2000' },
        seed: { type: 'string', default: '1' },
        game: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const { figures, notes, told } = await fuzz(gameNamed(values.game), Number(values.cases), Number(values.seed));
    for (const note of notes) console.error(note);
    console.log(
      [...told]
        .sort(([, a], [, b]) => b - a)
        .map(([answer, times]) => `${answer} ${times}`)
        .join(', '),
    );
    const { cases: _cases, worstMs: _worstMs, ...faults } = figures;
    return { figures, holds: Object.values(faults).every((count) => count === 0) };
  },
};
