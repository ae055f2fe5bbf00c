/** The position that is the most work for computer players: as many units as the rules admit, all on the field. */
import { frozen } from '@dwo/kernel';
import {
  dinoSoldiers,
  FACE_IDS,
  type Options,
  type Position,
  SIDES,
  sideOf,
  UNIT_TYPES,
  type UnitSetup,
} from '../rules';
import { QUICK } from './presets';

const WIDTH = 8;
/** The most cards of one type that are tried. */
const MOST = 20;

/** Every tile, face up, in rows. */
const TILES: Position['tiles'] = FACE_IDS.map((face, at) => ({
  x: at % WIDTH,
  y: Math.floor(at / WIDTH),
  face,
  open: true,
}));

function allowed(units: readonly UnitSetup[]): boolean {
  const position: Position = { side: 'dinosaurs', round: 1, tiles: [...TILES], units: [...units] };
  return dinoSoldiers.checkSetup(frozen({ ...QUICK, sideAssignment: 'choice', position })).length === 0;
}

/** The unit on the first tile with room for it that is not checked to be full; null without one. */
function placed(type: UnitSetup['type'], before: readonly UnitSetup[]): UnitSetup | null {
  // The sides begin at opposite ends of the field.
  const ahead = sideOf({ type }) === 'dinosaurs' ? TILES : [...TILES].reverse();
  for (const { x, y } of ahead) {
    const unit: UnitSetup = { type, at: { x, y }, hp: null, hidden: 0, alpha: false };
    const others = SIDES.filter((side) => !before.some((each) => sideOf(each) === side));
    // Without a unit of each side no set-up is complete.
    const company = others
      .filter((side) => side !== sideOf(unit))
      .map((side): UnitSetup => ({ ...unit, type: UNIT_TYPES.find((each) => sideOf({ type: each }) === side) ?? type }))
      .map((each) => ({ ...each, at: TILES.find((tile) => tile.x !== x || tile.y !== y) ?? each.at }));
    if (allowed([...before, unit, ...company])) return unit;
  }
  return null;
}

/** Options with that position. */
export function crowd(): Options {
  const units: UnitSetup[] = [];
  for (const type of UNIT_TYPES) {
    for (let count = 0; count < MOST; count++) {
      const unit = placed(type, units);
      if (unit === null) break;
      units.push(unit);
    }
  }
  const position: Position = { side: 'dinosaurs', round: 1, tiles: [...TILES], units };
  return { ...QUICK, sideAssignment: 'choice', roundLimit: 30, position };
}
