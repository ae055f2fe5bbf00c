/** Records of whole matches for a rules bundle to play: named, drawn and picked forces, alike seats and parts. */
import type { Options, ScenarioId } from '@dwo/simple-minis';
import { testing } from '../../packages/simple-minis/testing';
import { lobbyOf, matchOf } from '../../packages/simple-minis/testing/presets';
import { type KeptRecord, keptRecord } from '../kept-record';

const raid: Partial<Options> = { forces: ['stockade_garrison', 'siege_herd'], defender: 0 };
const KEPT: Readonly<Record<string, Options>> = {
  battle: lobbyOf('open_battle'),
  drawn: matchOf('watering_hole'),
  stand: matchOf('last_stand' satisfies ScenarioId, 2, raid),
  train: matchOf('wagon_train'),
  crowd: matchOf('watering_hole', 5, {
    forces: ['hunting_trio', 'homestead', 'wagon_crew', 'hunting_trio', 'homestead'],
  }),
};

/** One record of each kind. */
export function rulesRecords(): Readonly<Record<string, KeptRecord>> {
  const made = Object.entries(KEPT).map(
    ([kind, options], i) => [kind, keptRecord(testing, options, `${i + 1}c`.repeat(32))] as const,
  );
  return Object.fromEntries(made);
}
