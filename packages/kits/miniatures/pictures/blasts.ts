/** Debris of explosions, landings and discoveries. */
import { CREAM, GOLD, INK, MUSTARD, POSTER_RED } from '../../art/palette';
import { scatter } from '../shapes';
import { n, type Picture } from './picture';

function centred(key: string, half: number, markup: string): Picture {
  return { key, width: half * 2, height: half * 2, originX: half, originY: half, markup };
}

function ragged(half: number, reach: number, spikes: number, depth: number, name: string): string {
  const random = scatter(name);
  const points = Array.from({ length: spikes * 2 }, (_, i) => {
    const angle = (i / (spikes * 2)) * 2 * Math.PI;
    const r = reach * (i % 2 === 0 ? 1 - random() * 0.2 : depth + random() * 0.08);
    return `${n(half + Math.cos(angle) * r)} ${n(half + Math.sin(angle) * r)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The fireball: three ragged stars inside each other. */
export const FIREBALL: Picture = centred(
  'fireball',
  84,
  `<path d="${ragged(84, 78, 15, 0.66, 'fire a')}" fill="${POSTER_RED}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="${ragged(84, 60, 13, 0.66, 'fire b')}" fill="#EE6A22"/>` +
    `<path d="${ragged(84, 44, 12, 0.64, 'fire c')}" fill="${MUSTARD}"/>` +
    `<path d="${ragged(84, 24, 9, 0.6, 'fire d')}" fill="${CREAM}"/>`,
);

/** A ball of smoke, lit from the upper left. */
export const SMOKE: Picture = centred(
  'smoke',
  34,
  `<path d="M14 42Q4 38 8 28Q8 16 20 16Q26 6 38 10Q50 8 54 20Q64 24 60 36Q62 48 50 50Q42 58 32 52Q20 54 14 42Z" fill="#6B6455" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/>` +
    '<path d="M15 36Q10 24 22 21Q28 12 38 16Q46 14 50 22Q40 20 36 26Q26 22 22 30Q16 30 15 36Z" fill="#A39A8E"/>',
);

/** Splinters of a machine: a wheel, a plate, a bolt. */
export const SPLINTERS: readonly Picture[] = [
  centred(
    'splinter wheel',
    12,
    `<circle cx="12" cy="12" r="8.5" fill="#4A4236" stroke="${INK}" stroke-width="3"/><circle cx="12" cy="12" r="3.6" fill="#8DB35A" stroke="${INK}" stroke-width="1.6"/>`,
  ),
  centred(
    'splinter plate',
    12,
    `<path d="M4 8L15 4L20 13L9 19Z" fill="#5B7F35" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M6.5 8.6L14 6" stroke="#8DB35A" stroke-width="2"/>`,
  ),
  centred(
    'splinter bolt',
    8,
    `<path d="M3 9L12 4L13 8L6 12Z" fill="${GOLD}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>`,
  ),
];

/** Earth that a shell throws up where it lands. */
export const DIRT: Picture = {
  key: 'dirt',
  width: 92,
  height: 74,
  originX: 46,
  originY: 64,
  markup:
    `<ellipse cx="46" cy="64" rx="30" ry="8" fill="#5A3212" stroke="${INK}" stroke-width="3"/>` +
    `<path d="M20 62L8 34L24 46L22 14L38 42L46 4L54 40L70 16L68 46L86 32L72 62Q46 72 20 62Z" fill="#A9834E" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/>` +
    '<path d="M26 60L22 44L33 54L34 34L44 52L48 26L52 52L62 36L62 55L72 46L66 60Q46 66 26 60Z" fill="#E2CC93"/>',
};

/** A shell in flight, nose to the right. */
export const SHELL: Picture = {
  key: 'shell',
  width: 30,
  height: 16,
  originX: 15,
  originY: 8,
  markup: `<path d="M3 3.5H16Q25 4 28 8Q25 12 16 12.5H3Z" fill="#B9A877" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/><path d="M3 3.5H9V12.5H3Z" fill="${POSTER_RED}"/><path d="M10 5.6H18" stroke="${CREAM}" stroke-width="1.8"/>`,
};

/** Leaves that fly apart when a figure leaves cover. */
export const LEAVES: readonly Picture[] = ['#2E6B44', '#63B357', '#9DAA62'].map((fill, i) =>
  centred(
    `leaf ${i}`,
    15,
    `<path d="M3 15Q10 2 27 6Q24 24 8 24Q10 18 3 15Z" fill="${fill}" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/><path d="M6 17Q14 15 22 9" fill="none" stroke="${INK}" stroke-width="1.6"/>`,
  ),
);
