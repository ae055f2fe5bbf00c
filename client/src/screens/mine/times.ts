/** Durations in words: how long ago, how long left. */
import { say } from '@dwo/kits/words';
import { currentLanguage } from '@dwo/kits/words/catalogue';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function past(ms: number, unit: number, name: 'minute' | 'hour' | 'day'): string {
  return new Intl.RelativeTimeFormat(currentLanguage()).format(-Math.floor(ms / unit), name);
}

/** "just now", "5 minutes ago", "3 days ago". */
export function ago(ms: number): string {
  if (ms < MINUTE) return say('times.now');
  if (ms < HOUR) return past(ms, MINUTE, 'minute');
  if (ms < DAY) return past(ms, HOUR, 'hour');
  return past(ms, DAY, 'day');
}

/** "2 days 3 h", "5 h 10 min", "less than a minute"; "no time" once it is over. */
export function left(ms: number): string {
  if (ms <= 0) return say('times.none');
  if (ms < MINUTE) return say('times.least');
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const hours = Math.floor((ms % DAY) / HOUR);
  if (ms < HOUR) return say('times.minutes', { minutes });
  if (ms < DAY) return minutes === 0 ? say('times.hours', { hours }) : say('times.hoursMinutes', { hours, minutes });
  const days = Math.floor(ms / DAY);
  return hours === 0 ? say('times.days', { days }) : say('times.daysHours', { days, hours });
}

/** Whether less than six hours are left, so that the row urges. */
export function isShort(ms: number): boolean {
  return ms < 6 * HOUR;
}
