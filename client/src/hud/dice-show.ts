/** What the dice box shows: a roll that tumbles, then what came of it. */
import type { Event, FigureId } from '@dwo/dino-wars';

export interface DiceShow {
  readonly key: number;
  readonly dice: readonly [number, number];
  /** Highest roll that counts as success. */
  readonly needed: number;
  readonly success: boolean;
  readonly what: 'shot' | 'attack' | 'luck';
  readonly by: FigureId;
  readonly at: FigureId | null;
  /** "LIFE −2", "DEAD" and the like, added when they become known. */
  readonly outcome: readonly string[];
  /** The result is told only after the dice lie still. */
  readonly rolling: boolean;
}

/** The roll an event tells of; null for events without dice. */
export function rollOf(event: Event, key: number): DiceShow | null {
  switch (event.type) {
    case 'shot':
    case 'attacked':
      return {
        key,
        dice: event.dice,
        needed: event.score,
        success: event.hit,
        what: event.type === 'shot' ? 'shot' : 'attack',
        by: event.figure,
        at: event.target,
        outcome: [],
        rolling: true,
      };
    case 'luckRolled':
      return {
        key,
        dice: event.dice,
        needed: event.needed,
        success: event.lucky,
        what: 'luck',
        by: event.figure,
        at: null,
        outcome: [],
        rolling: true,
      };
    default:
      return null;
  }
}

/** The word under the dice. */
export function verdict(roll: DiceShow): string {
  if (roll.what === 'luck') return roll.success ? 'Lucky!' : 'Out of luck';
  return roll.success ? 'Hit!' : 'Miss';
}
