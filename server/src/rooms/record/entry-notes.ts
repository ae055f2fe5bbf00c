/**
 * Times that the clocks need besides an entry's own, so that replaying the record gives the same clocks. They are stored
 * behind the sender's id of the intent: `id+lag+slept`. Ids contain no plus signs.
 */

/** Times in milliseconds. */
export interface Note {
  /** Time given back to the seat because of network lag. */
  readonly lagMs: number;
  /**
   * The part of the time since the previous entry during which nobody had the match open; negative if the calendar was put
   * back meanwhile.
   */
  readonly sleptMs: number;
}

const NOTHING: Note = { lagMs: 0, sleptMs: 0 };

/** Joins an id and a note for the record. */
export function withNote(wishId: string | null, { lagMs, sleptMs }: Note): string | null {
  return lagMs === 0 && sleptMs === 0 ? wishId : `${wishId ?? ''}+${lagMs}+${sleptMs}`;
}

/** Splits a recorded id into id and note. */
export function readNote(recorded: string | null): { readonly wishId: string | null; readonly note: Note } {
  const [wishId = '', lag, slept] = (recorded ?? '').split('+');
  const note = lag === undefined ? NOTHING : { lagMs: Number(lag), sleptMs: Number(slept ?? 0) };
  return { wishId: wishId === '' ? null : wishId, note };
}
