/** Small pictures of the ways to play. */
import { CREAM, INK } from '@dwo/kits/art/palette';

/** The computer player: a blue toy robot with green eyes. */
export const ROBOT =
  `<g stroke="${INK}" stroke-width="4" stroke-linejoin="round"><path d="M18 44H42L48 58H12Z" fill="#3F7FC4"/><rect x="6" y="3" width="48" height="43" rx="8" fill="#3F7FC4"/><rect x="13" y="10" width="34" height="28" rx="3" fill="#234F88"/></g>` +
  '<path d="M10 8Q11 6 15 6H40" fill="none" stroke="#78B0E8" stroke-width="3" stroke-linecap="round"/><path d="M19 17H26V23H19ZM34 17H41V23H34ZM22 29H38V32.5H22Z" fill="#9FE08A"/>';

/** A large open eye, for watching. */
export const WATCHER =
  `<path d="M2 24C14 6 24 1 36 1C48 1 58 6 70 24C58 42 48 47 36 47C24 47 14 42 2 24Z" fill="${CREAM}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>` +
  `<circle cx="36" cy="24" r="14" fill="#1FA08E" stroke="${INK}" stroke-width="4"/><circle cx="36" cy="24" r="6" fill="${INK}"/><circle cx="31" cy="19" r="3.5" fill="${CREAM}"/>`;
