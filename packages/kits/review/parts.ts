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

/** Own losses of at least so much more than the moments show are spread over smaller decisions. */
const SPREAD = 0.15;

/** A remark that puts the moments of a seat in their place. */
export type Remark =
  /** It chose as the computer would, or could hardly win from the beginning. */
  | { readonly id: 'alike' | 'hopeless' }
  /** Its decisions cost `own` in all, of which the moments are only `shown`. */
  | { readonly id: 'spread'; readonly own: number; readonly shown: number };

/** The remark on the moments of a seat, given by their losses; null for none. */
export function remarkOf({ start, skill }: Books, seat: Seat, losses: readonly number[]): Remark | null {
  const own = -(skill[seat]?.[seat] ?? 0);
  const shown = losses.reduce((sum, loss) => sum + loss, 0);
  if (own - shown >= SPREAD) return { id: 'spread', own, shown };
  if (losses.length === 0) return (start[seat] ?? 0) < HOPELESS ? { id: 'hopeless' } : null;
  return own < ALIKE ? { id: 'alike' } : null;
}
