/** A long name that may break before its "saurus" and its like, with a hyphen. */
export const hyphened = (name: string): string =>
  name.replace(/(?<=\w{4})(saurus|ceratops|gnathus|raptor|nychus|cephalo|schütze|werfer)/g, '\u00ad$1');
