/** The pairings of posses, for tables of their balance (DC-C-09). */
import type { Pairing, Parties } from '@dwo/shared/testing';
import { POSSE_IDS, type PosseId } from '../rules';
import { duel, playerOf } from './duel';

const PAIRS = POSSE_IDS.flatMap((one, i) => POSSE_IDS.slice(i + 1).map((other) => ({ scenario: 'book', one, other })));

/** Every posse against every other one, on both maps in turn. */
export const parties: Parties = {
  pairings: PAIRS,
  played({ one, other }: Pairing, seed, strength) {
    const own = seed % 2;
    const posses = (own === 0 ? [one, other] : [other, one]) as [PosseId, PosseId];
    const { winner } = duel(playerOf(strength), playerOf(strength), seed, { posses: [...posses] });
    return winner === null ? 0.5 : Number(winner === own);
  },
};
