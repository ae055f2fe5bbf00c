/** The landscape behind a dinosaur by its period: fern forest, lagoon or volcano. */
import type { Period } from '../../rules';

interface Land {
  readonly sky: readonly [string, string];
  readonly sun: string;
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  readonly farShape: string;
  readonly nearShape: string;
}

const LANDS: Readonly<Record<Period, Land>> = {
  jurassic: {
    sky: ['#7cc6b4', '#f3edc0'],
    ...{ sun: '#fff3b0', far: '#5f9d6b', near: '#2f6b3a', ground: '#8fae4f' },
    farShape: 'M-2 52 L8 34 L18 50 L28 28 L40 52 L52 36 L62 52 L76 30 L88 52 L100 38 L112 52 L124 40 V70 H-2 Z',
    nearShape:
      'M6 62 V40 M6 42 Q-2 34 -8 40 M6 42 Q2 30 -4 28 M6 42 Q12 30 18 31 M6 42 Q16 36 21 43 M112 62 V36 M112 38 Q104 28 96 33 M112 38 Q108 24 101 22 M112 38 Q118 26 124 26',
  },
  earlyCretaceous: {
    sky: ['#7fc4e4', '#fbe3b2'],
    ...{ sun: '#fff1a8', far: '#4fa6b8', near: '#8a5a1c', ground: '#dcb566' },
    farShape: 'M-2 44 H124 V70 H-2 Z',
    nearShape:
      'M10 62 Q12 46 8 32 M8 33 Q0 28 -6 34 M8 33 Q4 24 -2 22 M8 33 Q12 22 20 24 M8 33 Q18 30 22 38 M104 62 V50 M98 62 V53 M110 62 V52 M116 62 V49',
  },
  lateCretaceous: {
    sky: ['#6a3f86', '#f79a5a'],
    ...{ sun: '#ffd34d', far: '#7a2f5a', near: '#3c1f3f', ground: '#a8684a' },
    farShape: 'M-2 56 L26 40 L38 46 L62 14 H74 L98 46 L108 42 L124 54 V70 H-2 Z',
    nearShape: 'M4 62 V44 M4 52 L-3 46 M4 48 L11 41 M116 62 V42 M116 54 L108 47 M116 48 L122 41',
  },
};

export function Scene({ period }: { readonly period: Period }) {
  const { sky, sun, far, near, ground, farShape, nearShape } = LANDS[period];
  const id = `sky-${period}`;
  return (
    <svg class="scene" viewBox="0 0 120 80" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={sky[0]} />
          <stop offset="0.75" stop-color={sky[1]} />
        </linearGradient>
      </defs>
      <rect width="120" height="80" fill={`url(#${id})`} />
      <circle cx="92" cy="18" r="9" fill={sun} />
      <path d={farShape} fill={far} opacity="0.75" />
      {period === 'lateCretaceous' && <path d="M62 14 Q60 4 70 6 Q78 0 84 8 L74 14 Z" fill="#ffd9a8" opacity="0.8" />}
      <path d={nearShape} fill="none" stroke={near} stroke-width="3.2" stroke-linecap="round" />
      <path d="M-2 63 Q30 56 60 61 T122 60 V82 H-2 Z" fill={ground} stroke="var(--ink)" stroke-width="1.6" />
    </svg>
  );
}
