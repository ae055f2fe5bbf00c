/** A name to play under, for those who have none yet. */

const FIRST = 'Sergeant Captain Professor Major Doctor Corporal Colonel Reporter Ranger Aunt Uncle Mayor'.split(' ');
const SECOND = `Rubberboot Halftone Moonbeam Thunderclap Popcorn Sandbox Kettlefield Marzipan Firecracker Picnic Tinlid
  Molasses Wobbleton Bubblegum Sauerkraut Lawnmower Gumshoe Pumpernickel Saltlick Jellybean`.split(/\s+/);

/** "Professor Popcorn"; `chance` gives numbers from 0 up to but not including 1. */
export function nameIdea(chance: () => number): string {
  const pick = (words: readonly string[]) => words[Math.floor(chance() * words.length)] ?? words[0];
  return `${pick(FIRST)} ${pick(SECOND)}`;
}
