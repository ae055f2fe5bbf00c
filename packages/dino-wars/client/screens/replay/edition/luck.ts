/** Collects how the dice of a match fell, beside how likely each roll was when it was thrown. */
import {
  chanceOf36,
  destroysUpTo,
  type Event,
  type Side,
  type State,
  tablesOf,
  waysOf36,
  weaponRow,
} from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Luck } from '@dwo/kits/replay/contract';
import type { RollKind } from './shown';

/** One roll: whose, of which kind, how likely it was in 36ths, and whether it came true. */
export interface Roll {
  readonly side: Side;
  readonly kind: RollKind;
  readonly chance: number;
  readonly had: boolean;
}

/** The roll that an event tells of; null for events without one that can succeed. `state` as it is just after it. */
export function rollIn(event: Event, state: Frozen<State>): Roll | null {
  switch (event.type) {
    case 'shot': {
      const chance = chanceOf36(event.score, weaponRow(event.weapon).autoKill);
      const kind = event.window === 'closing' ? 'closing-fire' : 'fire';
      return { side: 'army', kind, chance, had: event.hit };
    }
    case 'attacked': {
      const chance = Math.max(waysOf36(event.score), waysOf36(certainUpTo(event.figure, event.target, state)));
      return { side: 'dinosaurs', kind: event.overrun ? 'overrun' : 'attack', chance, had: event.hit };
    }
    case 'rammed':
      return { side: 'army', kind: 'ram', chance: waysOf36(event.score), had: event.hit };
    case 'luckRolled':
      return { side: 'army', kind: 'luck', chance: waysOf36(event.needed), had: event.lucky };
    case 'survivalRolled':
      return { side: 'army', kind: 'survival', chance: waysOf36(event.needed), had: event.alive };
    case 'raged':
      return { side: 'dinosaurs', kind: 'rage', chance: waysOf36(event.needed), had: event.alive };
    case 'strayed':
      // A stray shot hits on so much or more: what the army would rather not have.
      return { side: 'army', kind: 'stray', chance: 36 - waysOf36(STRAY - 1), had: event.target !== null };
    default:
      return null;
  }
}

/** DW-OPT-FIC-1 */
const STRAY = 10;

/** The highest roll that destroys whatever the score says: of a vehicle only (DW-AUTO-3 to 5). */
function certainUpTo(dinosaur: string, target: string, state: Frozen<State>): number {
  const vehicle = state.vehicles[target];
  const attacker = state.dinosaurs[dinosaur] ?? hidden(dinosaur, state);
  if (vehicle === undefined || attacker === undefined) return 0;
  const tables = tablesOf(state);
  return destroysUpTo(tables.dinosaurs[attacker.kind], tables.vehicles[vehicle.kind]);
}

function hidden(id: string, { secrets }: Frozen<State>) {
  return secrets.find((secret) => secret?.dinosaurs[id] !== undefined)?.dinosaurs[id];
}

/** Rolls gathered by side and kind, in the order in which kinds appeared first. */
export function gather(rolls: readonly Roll[]): readonly Luck[] {
  const kinds = new Map<string, { side: Side; kind: RollKind; chances: number[]; had: number }>();
  for (const { side, kind, chance, had } of rolls) {
    const key = `${side} ${kind}`;
    const known = kinds.get(key) ?? { side, kind, chances: [], had: 0 };
    known.chances.push(chance / 36);
    if (had) known.had++;
    kinds.set(key, known);
  }
  return [...kinds.values()];
}
