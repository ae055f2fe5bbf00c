import { INK } from '../art/palette';

interface ShoutProps {
  /** One or two lines of poster words. */
  readonly lines: readonly string[];
  /** `gold` for a win, `red` for a warning. */
  readonly tone?: 'gold' | 'red' | 'paper';
}

const TONES = {
  gold: { fill: '#FFC93C', deep: '#7A1512', edge: '#FFF6DE' },
  red: { fill: '#D8432B', deep: '#5E0F0C', edge: '#FFF6DE' },
  paper: { fill: '#FFF6DE', deep: '#57318A', edge: '#FFFFFF' },
} as const;

const LETTER = 46;

/** A headline in thick poster letters. It is only decoration: repeat the words in a heading. */
export function Shout({ lines, tone = 'gold' }: ShoutProps) {
  const { fill, deep, edge } = TONES[tone];
  const width = Math.max(...lines.map((line) => line.length)) * LETTER;
  const height = lines.length * 104 + 34;
  const words = (dx: number, dy: number) =>
    lines.map((line, i) => (
      <text key={line} x={width / 2 + dx} y={94 + i * 104 + dy} text-anchor="middle">
        {line}
      </text>
    ));
  return (
    <svg class="shout lettering" viewBox={`-16 -8 ${width + 48} ${height + 12}`} aria-hidden="true">
      <g transform={`rotate(-2.5 ${width / 2} ${height / 2})`} font-size="112" stroke-linejoin="round">
        <g fill={INK} stroke={INK} stroke-width="18">
          {words(9, 10)}
        </g>
        <g fill={deep} stroke={deep} stroke-width="9">
          {words(8, 9)}
          {words(5, 6)}
        </g>
        <g fill={INK} stroke={INK} stroke-width="15">
          {words(0, 0)}
        </g>
        <g fill={edge} stroke={edge} stroke-width="7">
          {words(0, 0)}
        </g>
        <g fill={fill}>{words(0, 0)}</g>
      </g>
    </svg>
  );
}
