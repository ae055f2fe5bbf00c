/** The line of the log for each turn that changed the match of the week. */
import type { Tagged } from '@dwo/kernel';
import type { GameClient } from '@dwo/kits/game-client';
import { Fold } from '@dwo/kits/replay/fold';
import { OpenRecord } from '@dwo/kits/replay/open-record';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { say } from '@dwo/kits/words';
import type { WeekMoment } from '@dwo/shared';

/** Lines by the number of entries at which their turn begins. */
export type WeekLines = ReadonlyMap<number, string>;

/** The number of entries that are played before the page may do other things. */
const SLICE = 50;

/**
 * The lines for the entries that changed most, told as the log told them. Rejects with a sentence for a record of other rules; turns
 * of which the log tells nothing are left out.
 */
export async function linesOf(
  { game, words }: Pick<GameClient, 'game' | 'words'>,
  record: unknown,
  moments: readonly Pick<WeekMoment, 'n' | 'at'>[],
): Promise<WeekLines> {
  const open = new OpenRecord(game.rules, record);
  const fold = new Fold<object, Tagged>(game.rules, open.state);
  const last = Math.max(0, ...moments.map(({ at }) => at));
  for (let n = 1; n <= last; n++) {
    const next = open.play();
    if (next === null || 'why' in next) break;
    fold.add(next.entry, open.state);
    if (n % SLICE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  const player = (seat: number) => open.names[seat] || say('watch.week.player', { n: seat + 1 });
  const lines = new Map<number, string>();
  for (const { n, at } of moments) {
    if (at > fold.length) continue;
    let log: readonly LogEntry[] = [];
    fold.retell(at, (event, state) => {
      log = words.log(log, event, { state, player });
    });
    const line = bestOf(log);
    if (line !== null) lines.set(n, line);
  }
  return lines;
}

/** The loss that an entry brought, or what happened last, with the line that led to it. */
function bestOf(log: readonly LogEntry[]): string | null {
  const deeds = log.filter(({ kind }) => kind === 'deed');
  const loss = deeds.findIndex(({ kill }) => kill);
  const last = loss === -1 ? deeds.length - 1 : loss;
  const told = deeds.slice(Math.max(0, last - 1), last + 1);
  return told.length === 0 ? null : told.flatMap(partsOf).join(' · ');
}

/** The sentence and the words about its result, in a row: "Pvt. Cobb hit Stegosaurus", "Grenade", "HIT". */
function partsOf({ text, notes }: LogEntry): readonly string[] {
  return [text, ...notes.map((note) => note.text)].map((part) => part.replace(/\.$/, '')).filter((part) => part !== '');
}
