/** Times in words: how long ago, how long left. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function counted(ms: number, unit: number, name: string): string {
  const count = Math.floor(ms / unit);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** "just now", "5 minutes ago", "3 days ago". */
export function ago(ms: number): string {
  if (ms < MINUTE) return 'just now';
  if (ms < HOUR) return `${counted(ms, MINUTE, 'minute')} ago`;
  if (ms < DAY) return `${counted(ms, HOUR, 'hour')} ago`;
  return `${counted(ms, DAY, 'day')} ago`;
}

/** "2 days 3 h", "5 h 10 min", "less than a minute"; "no time" once it is over. */
export function left(ms: number): string {
  if (ms <= 0) return 'no time';
  if (ms < MINUTE) return 'less than a minute';
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const hours = Math.floor((ms % DAY) / HOUR);
  if (ms < HOUR) return `${minutes} min`;
  if (ms < DAY) return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
  const days = counted(ms, DAY, 'day');
  return hours === 0 ? days : `${days} ${hours} h`;
}

/** Whether it is time to hurry. */
export function isShort(ms: number): boolean {
  return ms < 6 * HOUR;
}
