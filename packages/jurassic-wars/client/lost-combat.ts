/** The combat that a player has just lost, told on while the other side leads the next one. */
import type { Seat } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { dinocard } from '../rules';
import { isTale, type Note } from './turning';
import { say } from './words';

/** The prompt with a sentence about a lost combat before it, as long as nothing but the next lead has followed. */
export function withLostCombat(
  prompt: string,
  seat: Seat | null,
  log: readonly Pick<LogEntry, 'tale' | 'rule'>[],
): string {
  const at = log.findLastIndex(({ tale }) => tale !== undefined && isTale(tale as Note));
  const tale = log[at]?.tale as Note | undefined;
  if (seat === null || tale === undefined || !isTale(tale)) return prompt;
  const side = tale.seats.indexOf(seat);
  if (side < 0 || side === tale.winner) return prompt;
  const next = log.slice(at + 1).filter(({ rule }) => rule === 'JW-G-11' || rule === 'JW-G-3');
  if (next.length > 1 || next[0]?.rule === 'JW-G-3') return prompt;
  const [own, rival] = [tale.ranks[side] ?? 1, tale.ranks[1 - side] ?? 1];
  return say('prompt.beaten', { own: dinocard(own).name, rival: dinocard(rival).name, prompt });
}
