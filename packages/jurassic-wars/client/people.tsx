/** The faces of the people around the table. */
import type { Seat } from '@dwo/kernel';
import type { Lobby } from '@dwo/kits/shell/lobby';
import type { Mood } from './art/faces';
import { lookOf } from './called';
import './styles/people.css';

interface FaceProps {
  readonly lobby: Lobby | null;
  readonly seat: Seat;
  readonly mood: Mood;
}

/** The face of a seat. */
export function Face({ lobby, seat, mood }: FaceProps) {
  const { skin, coat, parts } = lookOf(lobby, seat);
  return (
    <svg class={`face face--${mood}`} viewBox="0 0 48 48" aria-hidden="true" data-mood={mood}>
      <rect x="1.5" y="1.5" width="45" height="45" rx="9" fill="#cdba78" stroke="var(--ink)" stroke-width="3" />
      <path d="M8 46 Q9 35 19 34 L29 34 Q39 35 40 46 Z" fill={coat} stroke="var(--ink)" stroke-width="2.2" />
      <path
        d="M14 20 Q14 9 24 9 Q34 9 34 20 L34 26 Q33 37 24 37.5 Q15 37 14 26 Z"
        fill={skin}
        stroke="var(--ink)"
        stroke-width="2.2"
      />
      <circle cx="20" cy="23" r="1.9" fill="var(--ink)" />
      <circle cx="28.5" cy="23" r="1.9" fill="var(--ink)" />
      <path d={BROWS[mood]} fill="none" stroke="var(--ink)" stroke-width="1.8" stroke-linecap="round" />
      <path d="M24.5 24 L26 28 L23.5 28" fill="none" stroke="var(--ink)" stroke-width="1.4" />
      <path
        d={MOUTHS[mood]}
        fill={mood === 'glad' ? '#7a1220' : 'none'}
        stroke="var(--ink)"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      {parts.map(({ d, fill, line = 'var(--ink)' }) => (
        <path key={d} d={d} fill={fill} stroke={line} stroke-width="2" stroke-linejoin="round" stroke-linecap="round" />
      ))}
    </svg>
  );
}

const BROWS: Readonly<Record<Mood, string>> = {
  calm: 'M17.5 19.5 L22 19 M26.5 19 L31 19.5',
  glad: 'M17.5 18.5 Q19.5 16.5 22 18 M26.5 18 Q29 16.5 31 18.5',
  sad: 'M17.5 20.5 L22 18 M26.5 18 L31 20.5',
};
const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: 'M20.5 31.5 L28 31.5',
  glad: 'M19.5 30 Q24 36.5 28.8 30 Z',
  sad: 'M20.5 33 Q24 29.5 28 33',
};
