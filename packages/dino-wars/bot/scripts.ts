/** Scripts: ways to lead a side for a phase. The computer's strengths differ in the scripts that they know. */

/** A way to lead a side. */
export interface Script {
  /** Whether choices are weighed by their expected result; false takes the nearest. */
  readonly weighs: boolean;
  /** Whether all figures act. False overlooks one figure in four each turn, as long as something happens. */
  readonly attentive: boolean;
  /** Whether soldiers look for better places while something happens. */
  readonly marches: boolean;
  /** The weight of a soldier's own safety against the worth of their shots. */
  readonly care: number;
  /** Whether dinosaurs that reach no prey come nearer. */
  readonly approaches: boolean;
  /** Whether dinosaurs approach without looking for cover. */
  readonly hasty: boolean;
  /** The dinosaurs that are fired at first: those worth most, or those nearest to death. */
  readonly aims: 'worth' | 'weakest';
}

/** Weighs every choice by its odds. */
export const NORMAL: Script = {
  weighs: true,
  attentive: true,
  marches: true,
  care: 1.5,
  approaches: true,
  hasty: false,
  aims: 'worth',
};

/** Takes the nearest, overlooks some figures, and moves no soldiers while something happens. */
export const EASY: Script = { ...NORMAL, weighs: false, attentive: false, marches: false, hasty: true };

/** The alternatives that a strong player tries for whole phases. */
export const ALTERNATIVES: readonly Script[] = [
  { ...NORMAL, care: 6 },
  { ...NORMAL, marches: false, approaches: false },
  { ...NORMAL, hasty: true, aims: 'weakest' },
];
