/** Days of the calendar in UTC, as texts `YYYY-MM-DD`. Times are epoch milliseconds. */

const DAY_MS = 86_400_000;

/** The day of a moment. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** When a day begins. */
export function opensAt(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** When a day is over. */
export function closesAt(day: string): number {
  return opensAt(day) + DAY_MS;
}

/** The day so many days after another; before it if negative. */
export function dayAfter(day: string, days = 1): string {
  return dayOf(opensAt(day) + days * DAY_MS);
}

/** The number of a day: one more for each day. */
export function numberOf(day: string): number {
  return Math.round(opensAt(day) / DAY_MS);
}

/** The number of the week of a day, which begins on Sunday. */
export function weekOf(day: string): number {
  return Math.floor((numberOf(day) - weekdayOf(day)) / 7);
}

/** The day of the week, 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(opensAt(day)).getUTCDay();
}
