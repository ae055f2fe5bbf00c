/** The last part of a dinosaur's name, which tells it from others: on a narrow card the line may break before it. */
const LAST_PART = /(saurus|taurus|lophus|lophodon|ceratops|nychus|gnathus|raptor|pelta|odon|onyx)$/;

/** A name that keeps its end on a narrow card: with a soft hyphen, which shows only where the line breaks. */
export function hyphened(name: string): string {
  return name.replace(LAST_PART, '\u00AD$1');
}
