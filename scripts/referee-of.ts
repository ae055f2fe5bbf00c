/** The referee of a game: the one in `scripts/<game>/own-referee.ts`, or else the plain one, which plays every game. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Game } from '@dwo/shared';
import {
  expectableIn,
  playScenario,
  readScenario,
  type ScenarioAnswer,
  ScenarioMistake,
  scenarioShape,
} from '@dwo/shared/testing';
import { z } from 'zod';
import { gameNamed } from './game';

/** The part of an answer that all referees have in common. */
export interface Answer {
  readonly error: { readonly message: string } | null;
  readonly mismatches: readonly unknown[];
  /** Each as `STEP: NAME`. */
  readonly unchecked: readonly string[];
}

/** The player of scenario files. */
export interface Referee {
  /** The JSON schema of a file. */
  schema(): unknown;
  /** Plays a file; throws for an invalid one. */
  play(text: string): Answer;
  /** The names that may be expected in place of an unknown one, which is given as `STEP: NAME`. */
  expectable(answer: Answer, unknown: string): readonly string[];
  /** Whether an error describes a fault of the file. */
  isMistake(error: unknown): boolean;
}

/** The referee of the named game; without a name, of the game that the file names, or else of the first hosted one. */
export function refereeOf(name: string | undefined, text: string): Referee {
  const { game, folder, referee: parts } = gameNamed(name ?? gameIn(text));
  const own = join(__dirname, basename(folder), 'own-referee.ts');
  if (existsSync(own)) return (require(own) as { readonly referee: Referee }).referee;
  return {
    schema: () => schemaFor(game),
    play: (file) => playScenario(game, readScenario(file), parts),
    expectable: (answer, unknown) => expectableIn(answer as ScenarioAnswer, unknown),
    isMistake: (error) => error instanceof ScenarioMistake,
  };
}

/** The schema of a game's files: its intents and options are those that its server takes. */
function schemaFor({ intent, options }: Game): unknown {
  const shape = z.toJSONSchema(scenarioShape, { io: 'input' }) as Record<string, unknown>;
  const known = { io: 'input', unrepresentable: 'any' } as const;
  return { ...shape, $defs: { intent: z.toJSONSchema(intent, known), options: z.toJSONSchema(options, known) } };
}

/** The `game` of a file; undefined if the file can't be read. */
function gameIn(text: string): string | undefined {
  try {
    const { game } = JSON.parse(text) as { readonly game?: unknown };
    return typeof game === 'string' ? game : undefined;
  } catch {
    return undefined;
  }
}
