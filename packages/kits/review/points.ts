/** Differences of chances in words. */

const signed = (rounded: number) => (rounded === 0 ? '±0' : rounded > 0 ? `+${rounded}` : `−${-rounded}`);

/** A difference in points of the chance to win, with its sign. */
export const points = (share: number): string => signed(Math.round(100 * share));

/** The way from one chance to another in points, with its sign. Ways that follow on each other add up as they are told. */
export const pointsBetween = (from: number, to: number): string =>
  signed(Math.round(100 * to) - Math.round(100 * from));
