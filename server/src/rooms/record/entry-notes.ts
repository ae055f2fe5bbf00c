/**
 * The times of an entry that the clocks need besides its own, to be the same again when its record is read. They are
 * kept behind the sender's name for the intent: `name+lag+slept`. Names have no plus signs.
 */

/** Times in milliseconds. */
export interface Note {
  /** Given back to the seat because it was lost on the line. */
  readonly lagMs: number;
  /** How long before this entry, counted from the one before it, no time passed because nobody had the match open. */
  readonly sleptMs: number;
}

const NOTHING: Note = { lagMs: 0, sleptMs: 0 };

/** A wish's name with its note, as it is recorded. */
export function withNote(wishId: string | null, { lagMs, sleptMs }: Note): string | null {
  return lagMs === 0 && sleptMs === 0 ? wishId : `${wishId ?? ''}+${lagMs}+${sleptMs}`;
}

/** A recorded name taken apart. */
export function readNote(recorded: string | null): { readonly wishId: string | null; readonly note: Note } {
  const [wishId = '', lag, slept] = (recorded ?? '').split('+');
  const note = lag === undefined ? NOTHING : { lagMs: Number(lag), sleptMs: Number(slept ?? 0) };
  return { wishId: wishId === '' ? null : wishId, note };
}
