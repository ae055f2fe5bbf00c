/** The report of a scenario that was played. */
import type { Seat } from '@dwo/kernel';
import type { Json } from './print';

/** The report of one step; steps count from 1. */
export interface StepReport {
  readonly step: number;
  /** The run it belongs to, if the file has several. */
  readonly run: string | null;
  readonly seat: Seat | null;
  /** Of a vehicle that moves and turns, the turn. */
  readonly intent: Json;
  readonly refusal: Json;
  readonly events: readonly Json[];
  /** Dice the step brought and did not use. */
  readonly diceLeft: readonly number[];
  /** The answer, if the step asks. */
  readonly answer?: Json;
  /** The state after the step, if the file wants it after every step. */
  readonly state?: Json;
}

/** Everything in inches and in the scenario's coordinates. */
export interface ScenarioReport {
  readonly events: readonly Json[];
  readonly state: Json;
  /** Each with its step, rule, code and facts. */
  readonly refusals: readonly Json[];
  readonly diceLeft: readonly number[];
  readonly outcome: Json;
  readonly steps: readonly StepReport[];
  /** The answers, each with its step. */
  readonly answers: readonly Json[];
  /** Expectations of the file that were not met. */
  readonly mismatches: readonly Json[];
  /** Expectations that nobody knows how to look at, as `step: name`. */
  readonly unchecked: readonly string[];
  /** The step at which the play had to stop: missing or impossible dice. */
  readonly error: { readonly step: number; readonly roll: string; readonly message: string } | null;
}
