/** The match of the week in words. */
import { percent } from '@dwo/kits/miniatures/percent';
import { say } from '@dwo/kits/words';
import type { WeekMatch, WeekMoment } from '@dwo/shared';
import { boxOf } from '../shelf';

/** A winner who was once below this chance has come back. */
const BEHIND = 0.35;

/** Why a match is worth watching: who came back from how far, or how many turns decided it. */
export function weekSaid({ game, least, moments, winners, chairs }: WeekMatch): string {
  const label = chairs[winners[0] ?? -1]?.label ?? '';
  if (least >= BEHIND) return say('watch.week.turns', { turns: moments.length });
  return say('watch.week.back', { side: sideOf(game, label), chance: percent(least) });
}

/** A turn that changed the chances. */
export function momentSaid(game: string, { turn, label, from, to }: WeekMoment): string {
  return say('watch.week.moment', { turn, side: sideOf(game, label), from: percent(from), to: percent(to) });
}

function sideOf(game: string, label: string): string {
  const name = boxOf(game).sideName(label) ?? label;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
