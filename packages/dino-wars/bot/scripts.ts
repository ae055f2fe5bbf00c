/** Scripts: the ways in which a side may be led for a phase. The computer's strengths differ in which of them they know. */

/** A way to lead a side. */
export interface Script {
  /** True if every choice is weighed by what it can be expected to bring; without it the nearest is taken. */
  readonly weighs: boolean;
  /** True if everybody is thought of; without it one figure in three is overlooked each turn, as long as something happens. */
  readonly attentive: boolean;
  /** True if soldiers look for better places while something happens. */
  readonly marches: boolean;
  /** How much a soldier's own skin weighs beside what they could hit. */
  readonly care: number;
  /** True if dinosaurs that reach nobody come nearer. */
  readonly approaches: boolean;
  /** True if dinosaurs come on without looking for cover. */
  readonly hasty: boolean;
  /** The dinosaurs that are fired at first: those worth most, or those that are nearest to death. */
  readonly aims: 'worth' | 'weakest';
}

/** Every choice weighed by its odds. */
export const NORMAL: Script = {
  weighs: true,
  attentive: true,
  marches: true,
  care: 1.5,
  approaches: true,
  hasty: false,
  aims: 'worth',
};

/** Takes the nearest; some are overlooked, and nobody leaves their place while something happens. */
export const EASY: Script = { ...NORMAL, weighs: false, attentive: false, marches: false, hasty: true };

/** The alternatives that a strong player weighs for whole phases. */
export const ALTERNATIVES: readonly Script[] = [
  { ...NORMAL, care: 6 },
  { ...NORMAL, marches: false, approaches: false },
  { ...NORMAL, hasty: true, aims: 'weakest' },
];
