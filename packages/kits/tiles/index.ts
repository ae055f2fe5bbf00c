/** A kit for boards of square tiles. */
export { type Press, TileBoard, type TileCell, type TilePiece } from './board';
export { TOUCHED } from './camera';
export type { Cell } from './grid';
export { shiftOf } from './in-sight';
export { TileList, type TileRow } from './list';
