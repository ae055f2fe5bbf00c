/** The frame round a table of miniatures: `openTable` makes the table of a match from what a game tells by `MiniaturesTable`. */
export { shownState } from './battle';
export * from './contract';
export { LobbyDrawers } from './drawers';
export { FigurePicture } from './figure-picture';
export { openTable, type TableExtras } from './open';
export { inches, ZONE_TONES } from './scene-of';
export { exposeTrial } from './trial';
