/** The parts of the column beside the table that give way when its cards need the room: first the log, then the dice that lie still. */

/** The height that the whole log needs to say something, in px. */
const LOG_PX = 104;
/** The height of the log as its last three lines, in px (`hud-odds.css`). */
const LATEST_PX = 78;

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

/** The parts that find no room, for the attribute `data-tight`; `both` are log and dice. The last lines of the log are always shown. */
export function tightOf({ room, gap, cards, dice }: Heights): '' | 'log' | 'both' {
  const shown = [...cards, dice].filter((height) => height > 0);
  const needed = shown.reduce((sum, height) => sum + height + gap, -gap);
  if (needed + gap + LATEST_PX > room) return 'both';
  return needed + gap + LOG_PX > room ? 'log' : '';
}
