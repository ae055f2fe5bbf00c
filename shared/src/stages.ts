/** How far a match has come. */

const STAGES = ['lobby', 'playing', 'over'] as const;
/** Before the first move, during the match, and after its end. */
export type MatchStage = (typeof STAGES)[number];
