/** The stages of a match. */

const STAGES = ['lobby', 'playing', 'over'] as const;
/** `lobby` before the match begins, `playing` during it, `over` after its end. */
export type MatchStage = (typeof STAGES)[number];
