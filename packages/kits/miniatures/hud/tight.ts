/** The parts that the column beside the table leaves out when its cards need the room: first the log, then the dice that lie still. */

/** The height that the log needs to say something, in px. */
const LOG_PX = 104;

/** The heights of a column, in px. */
export interface Heights {
  /** The room inside the column. */
  readonly room: number;
  readonly gap: number;
  /** Of everything that is shown but the log and the dice; hidden parts are left out. */
  readonly cards: readonly number[];
  /** 0 if the column has no dice. */
  readonly dice: number;
}

/** The parts that find no room, for the attribute `data-tight`; `both` are log and dice. */
export function tightOf({ room, gap, cards, dice }: Heights): '' | 'log' | 'both' {
  const shown = [...cards, dice].filter((height) => height > 0);
  const needed = shown.reduce((sum, height) => sum + height + gap, -gap);
  if (needed > room) return 'both';
  return needed + gap + LOG_PX > room ? 'log' : '';
}
