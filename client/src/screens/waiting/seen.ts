/** Which result of a battle of the day this browser has shown, so that it is news once. */
import { recall, remember } from '@dwo/kits/shell/storage';

const SEEN = 'dino-wars.day-seen';

/** Notes that the result of a day, `YYYY-MM-DD`, was shown. An earlier day changes nothing. */
export function sawDay(day: string): void {
  if (!hasSeenDay(day)) remember(SEEN, day);
}

/** Whether the result of this day, or of a later one, was shown. */
export function hasSeenDay(day: string): boolean {
  return day <= (recall(SEEN) ?? '');
}
