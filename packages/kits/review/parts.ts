/** The parts of the way from the beginning of a match to its result. */
import type { Books, Seat } from '@dwo/kernel';

/** A part of the way from the beginning to the result, in shares of 1. */
export interface Part {
  readonly id: 'start' | 'luck' | 'own' | 'others' | 'result';
  readonly from: number;
  readonly to: number;
}

/** The parts for a seat, each beginning where the one before ended. */
export function partsOf({ start, luck, skill, result }: Books, seat: Seat): readonly Part[] {
  const begun = start[seat] ?? 0;
  const lucky = begun + (luck[seat] ?? 0);
  const own = lucky + (skill[seat]?.[seat] ?? 0);
  const others = own + skill.reduce((sum, each, other) => (other === seat ? sum : sum + (each[seat] ?? 0)), 0);
  return [
    { id: 'start', from: 0, to: begun },
    { id: 'luck', from: begun, to: lucky },
    { id: 'own', from: lucky, to: own },
    { id: 'others', from: own, to: others },
    { id: 'result', from: 0, to: result[seat] ?? 0 },
  ];
}

/** Own decisions that changed less than this went, by their sum, as the computer would have. */
const ALIKE = 0.05;
/** From a smaller chance at the beginning hardly a try is won. */
const HOPELESS = 0.1;

/** A remark on so many moments of a seat, as the books put them in their place: it chose as the computer would, or could hardly win; null for none. */
export function remarkOf({ start, skill }: Books, seat: Seat, moments: number): 'alike' | 'hopeless' | null {
  if (moments === 0) return (start[seat] ?? 0) < HOPELESS ? 'hopeless' : null;
  return (skill[seat]?.[seat] ?? 0) > -ALIKE ? 'alike' : null;
}
