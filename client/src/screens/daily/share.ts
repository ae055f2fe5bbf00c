/** The line that tells friends of a result, without telling how it came about. */
import { say } from './words';

/** The number of squares for a whole field. */
const SQUARES = 5;

/** The result to share. */
export interface Shared {
  /** The day in words. */
  readonly day: string;
  readonly percent: number;
  readonly streak: number;
  /** The address of the page. */
  readonly link: string;
}

/** Full and empty squares for a share of the field, in percent. */
export function squaresOf(percent: number): string {
  const full = Math.max(0, Math.min(SQUARES, Math.round((percent * SQUARES) / 100)));
  return '■'.repeat(full) + '□'.repeat(SQUARES - full);
}

/** The line, with the address below it. */
export function shareText({ day, percent, streak, link }: Shared): string {
  const rounded = Math.round(percent);
  return `${say('daily.share.line', { day, squares: squaresOf(percent), percent: rounded, streak })}\n${link}`;
}
