/** Counts matches and people for the metrics. */
import type { Readings } from '../../meters';
import type { LiveMatch } from '../live-match';

/** Counts the open matches of a server and the people in them. */
export function crowdOf(host: { readonly live: ReadonlyMap<string, LiveMatch> }): Pick<Readings, 'matches' | 'people'> {
  const open = () => [...host.live.values()].filter((room) => room.ready);
  return {
    matches() {
      const stages: Record<string, number> = { lobby: 0, playing: 0, over: 0 };
      for (const { root } of open()) stages[root.stage] = (stages[root.stage] ?? 0) + 1;
      return stages;
    },
    people() {
      let seats = 0;
      let watchers = 0;
      for (const { root } of open()) {
        watchers += root.watchers;
        for (const { connected, bot } of root.chairs) if (connected && !bot) seats++;
      }
      return { seats, watchers };
    },
  };
}
