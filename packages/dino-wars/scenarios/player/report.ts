/** The report of a scenario that was played. */
import type { Seat } from '@dwo/kernel';
import type { Json } from './print';

/** The report of one step; steps count from 1. */
export interface StepReport {
  readonly step: number;
  /** The run that the step belongs to; null if the file has none. */
  readonly run: string | null;
  readonly seat: Seat | null;
  /** The intent; for a vehicle that moves and turns, the turn. */
  readonly intent: Json;
  readonly refusal: Json;
  readonly events: readonly Json[];
  /** The dice of the step that were not used. */
  readonly diceLeft: readonly number[];
  /** The answer, if the step asks. */
  readonly answer?: Json;
  /** The state after the step, if the file asks for states. */
  readonly state?: Json;
}

/** The report of a scenario, in inches and in the scenario's coordinates. */
export interface ScenarioReport {
  readonly events: readonly Json[];
  /** The state before the first step; null without figures. Every run begins with it. */
  readonly start: Json;
  readonly state: Json;
  /** The refusals, each with its step, rule, code and facts. */
  readonly refusals: readonly Json[];
  readonly diceLeft: readonly number[];
  readonly outcome: Json;
  readonly steps: readonly StepReport[];
  /** The answers, each with its step. */
  readonly answers: readonly Json[];
  /** The expectations that were not met. */
  readonly mismatches: readonly Json[];
  /** The expectations that can't be read, as `step: name`. */
  readonly unchecked: readonly string[];
  /** The step at which missing or impossible dice stopped the play. */
  readonly error: { readonly step: number; readonly roll: string; readonly message: string } | null;
}
