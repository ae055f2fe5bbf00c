/** Where the name of a dinosaur may break on a narrow card: before its last part, which tells it from others. */
const LAST_PART = /(saurus|taurus|lophus|lophodon|ceratops|nychus|gnathus|raptor|pelta|odon|onyx)$/;

/** A name that keeps its end on a narrow card: with a soft hyphen, which shows only where the line breaks. */
export function hyphened(name: string): string {
  return name.replace(LAST_PART, '\u00AD$1');
}
