/** The places at which a long name may break. */

const JOINTS = /(?<=\w{4})(?=saurus|ceratops|gnathus|raptor|nychus|cephalo|schütze|werfer)/;

/** The parts of a name between which it may break. */
export const partsOf = (name: string): readonly string[] => name.split(JOINTS);
