/** Records of whole matches for a rules bundle to play: picked and named posses, the game of the book and the claim. */
import type { Options } from '@dwo/dinosaur-cowboys';
import { testing } from '../../packages/dinosaur-cowboys/testing';
import { claim, quick } from '../../packages/dinosaur-cowboys/wire/presets';
import { type KeptRecord, keptRecord } from '../kept-record';

const KEPT: Readonly<Record<string, Options>> = {
  gang: { ...quick(), posses: ['drylands_gang', 'kenturahs_cavalry'] },
  quick: quick(),
  claim: claim(),
};

/** One record of each kind. */
export function rulesRecords(): Readonly<Record<string, KeptRecord>> {
  const made = Object.entries(KEPT).map(
    ([kind, options], i) => [kind, keptRecord(testing, options, `${i + 1}d`.repeat(32))] as const,
  );
  return Object.fromEntries(made);
}
