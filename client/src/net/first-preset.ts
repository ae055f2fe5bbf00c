/** The ready-made match that a new table begins with. */
export const FIRST_PRESET = 'quick';
