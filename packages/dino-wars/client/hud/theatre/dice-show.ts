/** The dice box: a roll that tumbles, then its result. */
import type { Event, FigureId, Side } from '@dwo/dino-wars';
import { say } from '../../words';

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

/** The word under the dice. */
export function verdict(roll: DiceShow): string {
  return say(`dice.${roll.what}`, { success: roll.success });
}

/** The tin: what was thrown last and what came of it so far. */
export class Dice {
  readonly #show: (roll: DiceShow) => void;
  #roll: DiceShow | null = null;
  #key = 0;

  constructor(show: (roll: DiceShow) => void) {
    this.#show = show;
  }

  /** Throws the dice of an event; false for an event without dice. */
  throw(event: Event): boolean {
    const roll = rollOf(event, this.#key + 1);
    if (roll === null) return false;
    this.#key = roll.key;
    this.#set(roll);
    return true;
  }

  /** Tells the result of a roll once the dice lie still, and adds what follows from it. */
  settle(event: Event): void {
    const roll = this.#roll;
    if (roll === null) return;
    if (rollOf(event, roll.key) !== null) {
      this.#set({ ...roll, rolling: false });
    } else if (event.type === 'damaged' && event.figure === roll.at) {
      this.#set({ ...roll, outcome: [...roll.outcome, say('dice.structure', { lost: event.lost })] });
    } else if (event.type === 'destroyed' && event.figure === roll.at) {
      this.#set({ ...roll, outcome: [...roll.outcome, say('dice.destroyed')] });
    } else if (event.type === 'wounded' && event.figure === roll.at) {
      this.#set({ ...roll, outcome: [...roll.outcome, say('dice.life', { lost: event.lost })] });
    } else if (event.type === 'killed' && (event.figure === roll.at || event.figure === roll.by)) {
      this.#set({ ...roll, outcome: [...roll.outcome, say('dice.dead')] });
    }
  }

  #set(roll: DiceShow): void {
    this.#roll = roll;
    this.#show(roll);
  }
}

/** How a result is coloured. */
export type Tone = 'hit' | 'miss' | 'loss';

/** The sides that gain and lose by each kind of roll if it succeeds, or else if it fails. */
const STAKES: Record<DiceShow['what'], { readonly gains: Side; readonly loses: Side }> = {
  shot: { gains: 'army', loses: 'dinosaurs' },
  attack: { gains: 'dinosaurs', loses: 'army' },
  ram: { gains: 'army', loses: 'dinosaurs' },
  luck: { gains: 'army', loses: 'army' },
  rage: { gains: 'dinosaurs', loses: 'dinosaurs' },
  survival: { gains: 'army', loses: 'army' },
  stray: { gains: 'dinosaurs', loses: 'army' },
  ammunition: { gains: 'army', loses: 'army' },
};

/** The colour of a result in the eyes of a side: gain, loss, or neither; a watcher sees who succeeded. */
export function toneFor({ what, success }: Pick<DiceShow, 'what' | 'success'>, side: Side | null): Tone {
  const { gains, loses } = STAKES[what];
  if (side === null) return success ? 'hit' : 'miss';
  if (success) return gains === side ? 'hit' : loses === side ? 'loss' : 'miss';
  // A luck roll that fails costs its own side; an attack that fails costs nobody anything.
  if (gains === loses) return loses === side ? 'loss' : 'hit';
  return gains === side ? 'miss' : 'hit';
}
