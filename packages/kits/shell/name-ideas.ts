/** Ideas for names, for players who have none yet. */
import { say } from '../words';

/** A name such as "Professor Popcorn"; `chance` returns numbers from 0 up to but not including 1. */
export function nameIdea(chance: () => number): string {
  const pick = (words: string) => {
    const all = words.split(' ');
    return all[Math.floor(chance() * all.length)] ?? '';
  };
  const rank = pick(say('idea.ranks'));
  return say('idea.name', { rank, surname: pick(say('idea.surnames')) });
}
