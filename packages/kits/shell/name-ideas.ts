/** A name to play under, for those who have none yet. */
import { say } from '../words';

/** "Professor Popcorn"; `chance` gives numbers from 0 up to but not including 1. */
export function nameIdea(chance: () => number): string {
  const pick = (words: string) => {
    const all = words.split(' ');
    return all[Math.floor(chance() * all.length)] ?? '';
  };
  const rank = pick(say('idea.ranks'));
  return say('idea.name', { rank, surname: pick(say('idea.surnames')) });
}
