/** Small signs on the rim of a base that say what a figure can't do now, or what it is ordered to do. Ink on cream, told apart by shape. */
import { CREAM, INK, POSTER_RED } from '../../art/palette';
import type { Badge } from '../model';
import type { Picture } from './picture';

const ink = `fill="none" stroke="${INK}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"`;

/** Marks of exclamation at these places. */
const alarm = (...places: readonly number[]) =>
  places
    .map(
      (x) =>
        `<path d="M${x} 4.6V12M${x} 16.4v.1" fill="none" stroke="${POSTER_RED}" stroke-width="3" stroke-linecap="round"/>`,
    )
    .join('');

const SIGNS: Readonly<Record<Badge, string>> = {
  wounded: `<path d="M8.5 5h5v3.5H17v5h-3.5V17h-5v-3.5H5v-5h3.5Z" fill="${POSTER_RED}"/>`,
  immobile: `<circle cx="11" cy="11" r="4.4" ${ink}/><circle cx="11" cy="11" r="1.3" fill="${INK}"/><path d="M5.4 16.6L16.6 5.4" stroke="${POSTER_RED}" stroke-width="2.6" stroke-linecap="round"/>`,
  'not-ready': `<path d="M7 5.4H15M7 16.6H15M7.8 5.8Q7.8 9 11 11Q14.2 9 14.2 5.8M7.8 16.2Q7.8 13 11 11Q14.2 13 14.2 16.2" ${ink}/><path d="M8.8 16Q11 12.6 13.2 16Z" fill="${POSTER_RED}"/>`,
  unloaded: `<path d="M8 17V9.4Q8 5.6 11 4.4Q14 5.6 14 9.4V17Z" ${ink} stroke-dasharray="2.4 2.2"/><path d="M7 17.4H15" ${ink}/>`,
  undermanned: `<circle cx="9" cy="7.6" r="2.6" fill="${INK}"/><path d="M4.4 16.4Q4.6 11.4 9 11.4Q13.4 11.4 13.6 16.4Z" fill="${INK}"/><path d="M13 7.6H18" stroke="${POSTER_RED}" stroke-width="2.6" stroke-linecap="round"/>`,
  locked: `<rect x="6" y="10" width="10" height="7" rx="1.4" fill="${INK}"/><path d="M8 10V8Q8 5 11 5Q14 5 14 8V10" ${ink}/><circle cx="11" cy="13.4" r="1.3" fill="${CREAM}"/>`,
  busy: `<path d="M6 16L11.4 10.6M15.6 5.6A3.4 3.4 0 1 0 16.6 9.2L13.8 9.4L12.8 8.2Z" ${ink}/>`,
  reloading: `<path d="M15.6 8.4A5.2 5.2 0 1 0 16.2 11.6" ${ink}/><path d="M12.4 8.8H16.6V4.6Z" fill="${POSTER_RED}"/>`,
  asleep: `<path d="M6 8H11L6 14H11M12.5 5.5H16.5L12.5 10.2H16.5" ${ink}/>`,
  stunned: `<path d="M11 4.8L12.6 9.2L17.2 9.4L13.6 12.2L14.8 16.6L11 14L7.2 16.6L8.4 12.2L4.8 9.4L9.4 9.2Z" fill="${POSTER_RED}"/>`,
  fleeing: `<path d="M5 11H15M11 6.6L15.6 11L11 15.4" ${ink}/><path d="M5 7.4H8M5 14.6H8" stroke="${POSTER_RED}" stroke-width="1.9" stroke-linecap="round"/>`,
  panic: alarm(11),
  'panic-two': alarm(8.6, 13.4),
  'panic-three': alarm(6.6, 11, 15.4),
  carrying: `<ellipse cx="11" cy="11.6" rx="4" ry="5.2" fill="${CREAM}" stroke="${INK}" stroke-width="1.9"/><circle cx="9.8" cy="10" r="1" fill="${POSTER_RED}"/><circle cx="12.4" cy="13" r="1" fill="${POSTER_RED}"/>`,
  holding: `<circle cx="11" cy="11" r="4.6" ${ink}/><path d="M11 3.8V8M11 14V18.2M3.8 11H8M14 11H18.2" ${ink}/><circle cx="11" cy="11" r="1.5" fill="${POSTER_RED}"/>`,
  marching: `<path d="M4.4 15.8Q8 11.4 11.4 13Q14 14.2 15.4 9.6" ${ink} stroke-dasharray="2.6 2.4"/><path d="M15 3.8V11" ${ink}/><path d="M15 4H19.4L17.8 6.2L19.4 8.4H15Z" fill="${POSTER_RED}"/>`,
  keeping: `<circle cx="11" cy="6.6" r="2.3" fill="${POSTER_RED}"/><circle cx="6.4" cy="13.8" r="2.3" fill="${INK}"/><circle cx="15.6" cy="13.8" r="2.3" fill="${INK}"/>`,
  following: `<path d="M4.6 15.4Q5.4 8.6 12.4 8.6" ${ink}/><path d="M11.4 5.4L15.4 8.8L11.4 12" ${ink}/><circle cx="16.4" cy="14.6" r="2" fill="${POSTER_RED}"/>`,
};

/** Diameter of a badge with its outline. */
export const BADGE_SIZE = 20;

/** A sign on a round cream tag; its origin is its middle. */
export function badgePicture(badge: Badge): Picture {
  return {
    key: `badge ${badge}`,
    width: 22,
    height: 22,
    originX: 11,
    originY: 11,
    markup: `<circle cx="11" cy="11" r="9.4" fill="${CREAM}" stroke="${INK}" stroke-width="2"/>${SIGNS[badge]}`,
  };
}

/** A warning triangle with the number of enemies that could harm the figure; its origin is its middle. */
export function alarmPicture(text: string): Picture {
  return {
    key: `alarm ${text}`,
    width: 34,
    height: 31,
    originX: 17,
    originY: 16,
    markup: `<path d="M17 3L31.4 28H2.6Z" fill="${POSTER_RED}" stroke="${CREAM}" stroke-width="2.4" stroke-linejoin="round"/>`,
    lettering: [{ text, x: 17, y: 20.5, size: text.length > 1 ? 12 : 15, face: 'read', fill: '#FFFFFF' }],
  };
}

/** An eye in a dark pill: only the player's own side sees this figure. */
export const EYE: Picture = {
  key: 'eye',
  width: 34,
  height: 22,
  originX: 17,
  originY: 11,
  markup: `<rect x="2" y="2" width="30" height="18" rx="9" fill="${INK}" stroke="${CREAM}" stroke-width="1.6"/><path d="M7 11Q17 2.6 27 11Q17 19.4 7 11Z" fill="${CREAM}"/><circle cx="17" cy="11" r="3.6" fill="${INK}"/><path d="M25 3.6L9 18.4" stroke="${POSTER_RED}" stroke-width="2.4" stroke-linecap="round"/>`,
};
