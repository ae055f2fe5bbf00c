/** A unit on its base, with its hit points as small dice. */
import type { Frozen } from '@dwo/kernel';
import { dataOf, isLarge, type Unit } from '../../rules';
import { SKULL } from '../field/hits';
import { Toy } from './toy';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[10, 10]],
  2: [
    [6, 6],
    [14, 14],
  ],
  3: [
    [5.5, 5.5],
    [10, 10],
    [14.5, 14.5],
  ],
  4: [
    [6, 6],
    [14, 6],
    [6, 14],
    [14, 14],
  ],
  5: [
    [5.5, 5.5],
    [14.5, 5.5],
    [10, 10],
    [5.5, 14.5],
    [14.5, 14.5],
  ],
  6: [
    [6, 5],
    [14, 5],
    [6, 10],
    [14, 10],
    [6, 15],
    [14, 15],
  ],
};

/** The faces of the dice that show so many hit points: 10 are a six and a four (DS-EX-1). */
function diceFor(points: number): readonly number[] {
  const sixes = Math.floor((points - 1) / 6);
  return points <= 0 ? [] : [...Array.from({ length: sixes }, () => 6), points - 6 * sixes];
}

/** Hit points as dice, which can be counted from a distance better than a number can be read. */
export function LifeDice({ hp, side }: { readonly hp: number; readonly side: 'dinosaurs' | 'soldiers' }) {
  const dice = diceFor(hp);
  if (dice.length === 0) return null;
  return (
    <svg class={`life life--${side}`} viewBox={`0 0 ${dice.length * 22 - 2} 20`} aria-hidden="true">
      {dice.map((face, i) => (
        <g key={i} transform={`translate(${i * 22} 0)`}>
          <rect x="1" y="1" width="18" height="18" rx="4" />
          {PIPS[face]?.map(([x, y]) => (
            <circle key={`${x}${y}`} cx={x} cy={y} r="2.1" />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The sign of what comes later. */
export function Hourglass() {
  return (
    <svg class="standee__glass" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 2h14v4l-5 6 5 6v4H5v-4l5 -6 -5 -6Z" />
    </svg>
  );
}

/** So many units on a tile hide each other with their signs, where tiles are small. */
export const CROWD = 3;

interface StandeeProps {
  readonly unit: Frozen<Unit>;
  readonly state: 'plain' | 'able' | 'chosen' | 'target';
  /** Whether enemies are on the same tile. */
  readonly shared: boolean;
  /** Its number among those of its type, as the log has it, with letters for its kind where kinds are mixed. */
  readonly number?: string | null;
  /** The hits on it that wait until the end of the turn: what they would take, or their number if it may ignore one. */
  readonly pending?: string | null;
  /** Whether that kills it. */
  readonly doomed?: boolean;
  /** The number of units on its tile: where tiles are small, signs on a crowded one would hide the figures. */
  readonly among?: number;
}

/** A unit on its base, as it stands on a tile. A unit with a single hit point shows no dice (DS-DMG-6). */
export function Standee({
  unit,
  state,
  shared,
  number = null,
  pending = null,
  doomed = false,
  among = 1,
}: StandeeProps) {
  const { side, hp } = dataOf(unit);
  // Dice would hide its neighbours.
  const tagged = among > 1 && !isLarge(unit);
  return (
    <span
      class={`standee standee--${side} standee--${state} ${isLarge(unit) ? 'standee--large' : ''} ${shared ? 'standee--shared' : ''} ${unit.hidden > 0 ? 'standee--hidden' : ''} ${among > 1 ? 'standee--among' : ''} ${among >= CROWD ? 'standee--crowded' : ''}`}
    >
      <svg class="standee__base" viewBox="0 0 100 46" preserveAspectRatio="none" aria-hidden="true">
        {side === 'dinosaurs' && <ellipse class="standee__teeth" cx="50" cy="23" rx="46" ry="19" />}
        <ellipse class="standee__rim" cx="50" cy="23" rx="44" ry="17.5" />
        <ellipse class="standee__disc" cx="50" cy="22" rx="38" ry="14" />
      </svg>
      <Toy type={unit.type} />
      {hp > 1 && !tagged && <LifeDice hp={unit.hp} side={side} />}
      {unit.alpha && (
        <svg class="standee__alpha" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 19L2 7L8 12L12 4L16 12L22 7L21 19Z" />
        </svg>
      )}
      {number !== null && !tagged && <b class="standee__nr" data-sign={number} />}
      {tagged && (number !== null || hp > 1) && (
        <span class="standee__tag">
          {number !== null && <b class="standee__nr" data-sign={number} />}
          {hp > 1 && <b class="standee__hp" data-sign={unit.hp} />}
        </span>
      )}
      {pending !== null && (
        <b class="standee__pending" data-sign={doomed ? '' : pending}>
          <Hourglass />
          {doomed && (
            <svg class="standee__glass" viewBox="0 0 24 24" aria-hidden="true">
              <path fill-rule="evenodd" d={SKULL} />
            </svg>
          )}
        </b>
      )}
      {unit.hidden > 0 && <span class="standee__hidden">{unit.hidden}</span>}
    </span>
  );
}
