/** A roll of the dice as the dice box shows it. */
import type { Event, FigureId } from '@dwo/dino-wars';

export interface DiceShow {
  readonly key: number;
  /** One or two. */
  readonly dice: readonly number[];
  /** The number that decides, and whether one has to roll at most or at least as much; null if the roll only counts. */
  readonly needed: number | null;
  readonly atLeast: boolean;
  readonly success: boolean;
  readonly what: 'shot' | 'attack' | 'luck' | 'ram' | 'rage' | 'survival' | 'stray' | 'ammunition';
  readonly by: FigureId;
  readonly at: FigureId | null;
  /** "LIFE −2", "DEAD" and the like, added when they become known. */
  readonly outcome: readonly string[];
  /** The result is told only after the dice lie still. */
  readonly rolling: boolean;
}

/** The roll an event tells of; null for events without dice. */
export function rollOf(event: Event, key: number): DiceShow | null {
  const roll = (part: Omit<DiceShow, 'key' | 'outcome' | 'rolling' | 'atLeast'> & { atLeast?: boolean }): DiceShow => ({
    ...{ key, outcome: [], rolling: true, atLeast: false },
    ...part,
  });
  switch (event.type) {
    case 'shot':
    case 'attacked':
    case 'rammed': {
      const { dice, score, hit, figure, target } = event;
      const what = event.type === 'shot' ? 'shot' : event.type === 'rammed' ? 'ram' : 'attack';
      return roll({ dice, needed: score, success: hit, what, by: figure, at: target });
    }
    case 'luckRolled':
      return roll({ ...pick(event), success: event.lucky, what: 'luck' });
    case 'raged':
      return roll({ ...pick(event), success: event.alive, what: 'rage' });
    case 'survivalRolled':
      return roll({ ...pick(event), success: event.alive, what: 'survival' });
    case 'strayed': {
      const { dice, figure, target } = event;
      return roll({
        dice,
        needed: STRAY,
        atLeast: true,
        success: target !== null,
        what: 'stray',
        by: figure,
        at: target,
      });
    }
    case 'pickedUp':
      return event.die === null
        ? null
        : roll({ dice: [event.die], needed: null, success: true, what: 'ammunition', by: event.figure, at: null });
    default:
      return null;
  }
}

/** DW-OPT-FIC-1 */
const STRAY = 10;

function pick({ dice, needed, figure }: { dice: readonly [number, number]; needed: number; figure: FigureId }) {
  return { dice, needed, by: figure, at: null };
}
