/** Ends a match without a result if its players did not come, or left in the first turn. */
import type { Seat } from '@dwo/kernel';
import type { Done, Refused } from '@dwo/shared';
import { refused } from '../traffic/replies';
import type { OpenTable } from './open-table';

/**
 * Ends the match without a result at the request of a seat's player. Refuses unless all people of another side have been away
 * long enough, and in a match of a tournament under way.
 */
export async function abort(table: OpenTable, by: Seat): Promise<Done | Refused> {
  const { play } = table;
  if (play.over) return refused('MATCH_OVER', 'The match is over');
  if (!play.isOpening) return refused('TOO_LATE', 'The first turn is over');
  if (await table.judgement.ask()) {
    return refused('IN_TOURNAMENT', 'The tournament judges this match at the deadline of its round', 'TABLE-16');
  }
  if (!isLeftAlone(table, by)) return refused('NOT_AWAY', 'Somebody of each other side is there', 'TABLE-16');
  const reply = await table.did({ type: 'aborted', by });
  return reply.ok ? { ok: true } : reply;
}

/** Whether all people of another side have been away long enough. If all seats have the same label, each seat is a side. */
function isLeftAlone(table: OpenTable, by: Seat): boolean {
  const { chairs, play } = table;
  const { labels } = chairs;
  const alone = labels.every((label) => label === labels[0]);
  const own = alone ? by : labels[by];
  const sides = new Map<string | Seat, boolean>();
  for (const [seat, label] of labels.entries()) {
    const side = alone ? seat : label;
    if (side === own || table.isBot(seat) || play.table.playedFrom(by).includes(seat)) continue;
    const from = table.abortableAt(seat);
    const isGone = from !== null && from <= table.host.now();
    sides.set(side, (sides.get(side) ?? true) && isGone);
  }
  return [...sides.values()].includes(true);
}
