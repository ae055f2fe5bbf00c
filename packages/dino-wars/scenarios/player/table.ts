/** A scenario that is being played. */
import type { Frozen, Ruleset } from '@dwo/kernel';
import type { Event } from '../../rules/events';
import type { Intent } from '../../rules/intents';
import type { RuleId } from '../../rules/rule-ids';
import type { Options } from '../../rules/set-up/options';
import type { Phase, State } from '../../rules/state';
import type { ToldDice } from './dice';
import type { ScenarioText } from './format';
import type { Origin } from './measure';
import type { Json } from './print';
import type { ScenarioReport, StepReport } from './report';

/** The rules that scenarios are played by. */
export type Rules = Ruleset<State, Intent, Event, Options, RuleId>;

/** The reports of all runs together. */
export interface Told {
  readonly steps: StepReport[];
  readonly refusals: Json[];
  readonly mismatches: Json[];
  readonly unchecked: string[];
  readonly answers: Json[];
}

/** A run of a scenario that is being played. */
export interface Table extends Told {
  readonly rules: Rules;
  readonly scenario: ScenarioText;
  readonly options: Options;
  state: State;
  readonly origin: Origin;
  /** The dice of steps that have none. */
  readonly common: ToldDice;
  /** The turn and phase that the latest step named. */
  named: { turn: number; phase: Phase };
  /** The run that is being played; null if the file has none. */
  readonly run: string | null;
  /** True to report the state after every step. */
  readonly states: boolean;
  /** The states in which phases ended by themselves (DW-R-104), by turn and phase. */
  readonly ended: Map<string, Frozen<State>>;
  error: ScenarioReport['error'];
}
