/** The chance to win over the match, with marks; a press leads to a moment. */
import type { Books, Judgement, Seat, Tagged } from '@dwo/kernel';
import type { Marks } from '../replay/contract';
import { numbered } from './turn-numbers';
import { say } from './words';

const WIDTH = 440;
const HEIGHT = 150;
/** Room for the numbers of turns below the curve, which would lie over them. */
const FOOT = 13;
/** Room for the dots at the edges, and at the left for the scale. */
const EDGE = 8;
const LEFT = 38;
/** The chances that are written beside the curve. */
const SCALE = [0, 0.5, 1];
/** A press so near to a dot means its moment. */
const NEAR = 9;
/** The radius of a dot by its mark. */
const DOTS = { slip: 4, mistake: 5.5, blunder: 7 } as const;

interface Props {
  readonly books: Books;
  /** The marked decisions. */
  readonly marked: readonly Judgement<Tagged>[];
  readonly seat: Seat;
  /** The entries of the record, and the one that is shown. */
  readonly length: number;
  readonly n: number;
  readonly marks: Marks;
  /** The picture as a sentence. */
  readonly label: string;
  readonly onPick: (n: number) => void;
}

export function Curve({ books, marked, seat, length, n, marks, label, onPick }: Props) {
  const x = (at: number) => LEFT + ((WIDTH - EDGE - LEFT) * at) / Math.max(1, length);
  const y = (chance: number) => EDGE + (HEIGHT - 2 * EDGE) * (1 - chance);
  const points = books.lines.map((line) => ({ at: line.n - 1, chance: line.before[seat] ?? 0 }));
  const path = [...points, { at: length, chance: books.result[seat] ?? 0 }]
    .map(({ at, chance }) => `${x(at).toFixed(1)},${y(chance).toFixed(1)}`)
    .join(' ');
  const turns = marks.phases.filter(({ turn }, i) => turn > 0 && turn !== marks.phases[i - 1]?.turn);
  const numbers = numbered(
    turns.map(({ n: at, turn }) => ({ turn, x: x(at) + 3 })),
    WIDTH - EDGE,
  );
  const chanceAt = (entry: number) => points.find(({ at }) => at === entry - 1)?.chance ?? 0.5;
  const pick = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const pressed = ((event.clientX - box.left) / box.width) * WIDTH;
    const near = marked.find((each) => Math.abs(x(each.n - 1) - pressed) <= NEAR);
    const at = ((pressed - LEFT) / (WIDTH - EDGE - LEFT)) * length;
    onPick(near === undefined ? Math.max(0, Math.min(length, Math.round(at))) : near.n - 1);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same moments are buttons below
    <svg
      class="curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
      role="img"
      aria-label={label}
      data-testid="curve"
      onClick={pick}
    >
      {turns.map(({ n: at, turn }) => (
        <g key={turn}>
          <line class="curve__turn" x1={x(at)} x2={x(at)} y1={EDGE} y2={HEIGHT - EDGE} />
          {numbers.has(turn) && (
            <text class="curve__number" x={x(at) + 3} y={HEIGHT + FOOT - 5}>
              {turn}
            </text>
          )}
        </g>
      ))}
      {SCALE.map((share) => (
        <text key={share} class="curve__number curve__number--chance" x={LEFT - 6} y={y(share) + 4}>
          {say('percent', { share })}
        </text>
      ))}
      <line class="curve__even" x1={LEFT} x2={WIDTH - EDGE} y1={y(0.5)} y2={y(0.5)} />
      {marks.losses.map(({ n: at, side, name }, i) => (
        <path
          key={`${at} ${i}`}
          class={`curve__loss curve__loss--${side}`}
          d={`M${x(at) - 3} ${EDGE - 5}l6 6m0 -6l-6 6`}
        >
          <title>{name}</title>
        </path>
      ))}
      <polyline class="curve__line" points={path} />
      <line class="curve__here" x1={x(n)} x2={x(n)} y1={0} y2={HEIGHT} />
      {marked.map((each) => {
        const { mark } = each;
        if (mark === null) return null;
        const own = each.seat === seat ? 'own' : 'other';
        return (
          <circle
            key={each.n}
            class={`curve__mark curve__mark--${own}`}
            cx={x(each.n - 1)}
            cy={y(chanceAt(each.n))}
            r={DOTS[mark]}
          />
        );
      })}
    </svg>
  );
}
