/** The sum of a figure's movement in this turn: `18" − 6" (contact) × ½ (towing) = 6"`. */
import {
  allowanceCi,
  baseCi,
  dinosaurOf,
  type FigureId,
  figureOf,
  isSoldier,
  isVehicle,
  leftCi,
  paysForContact,
  type State,
  tablesOf,
} from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { leftOf } from '../tools/walks';
import { say } from '../words';
import { inches } from './words/words';

/**
 * The movement that a dinosaur has left, with the part that it has only for a charge or in the air: `18" left, 2" more to
 * charge`.
 */
export function beastLeft(state: Frozen<State>, figure: FigureId): string {
  const dinosaur = dinosaurOf(state, figure);
  if (dinosaur === null) return '';
  const walker = { state, seat: dinosaur.owner, figure, mode: 'walk' } as const;
  const onFoot = leftOf(walker);
  const chargeCi = leftOf(walker, true) - onFoot;

  const inAir = tablesOf(state).dinosaurs[dinosaur.kind].flyer ? leftOf({ ...walker, mode: 'fly' }) : 0;
  return [
    say('reckon.left', { length: inches(leftCi(state, figure)) }),
    ...(chargeCi === 0 ? [] : [say('reckon.charge', { length: inches(chargeCi) })]),
    ...(inAir > onFoot ? [say('reckon.air', { length: inches(inAir) })] : []),
  ].join(', ');
}

/** One reduction of the movement, with its rule. */
export interface Cut {
  readonly text: string;
  readonly rule: string;
}

/** The sum in words. */
export interface Reckoning {
  readonly base: string;
  readonly cuts: readonly Cut[];
  readonly total: string;
}

/** The sum for a soldier or a vehicle; null for a figure with its full rate. */
export function reckoningOf(state: Frozen<State>, id: FigureId): Reckoning | null {
  const figure = figureOf(state, id);
  if (figure === null || (!isSoldier(figure) && !isVehicle(figure))) return null;
  const { parameters } = tablesOf(state);
  const soldier = isSoldier(figure);
  const cuts: Cut[] = [];
  if (paysForContact(state, id)) {
    const cut = soldier ? parameters.leaveContactCi : parameters.vehicleLeaveContactCi;
    cuts.push({ text: say('reckon.contact', { length: inches(cut) }), rule: 'DW-AMOVE-2' });
  }
  if (figure.paidTerrain) {
    const cut = soldier ? parameters.terrainCi : parameters.vehicleTerrainCi;
    cuts.push({ text: say('reckon.terrain', { length: inches(cut) }), rule: 'DW-OPT-TERR-2' });
  }
  if (isSoldier(figure)) {
    const loading = figure.loaded ? 1 : 0;
    if (figure.loaded) cuts.push({ text: say('reckon.boarding'), rule: 'DW-LOAD-1' });
    for (let more = loading; more < figure.halvings; more++)
      cuts.push({ text: say('reckon.setting-up'), rule: 'DW-TOW-8' });
  } else {
    if (figure.loaded) cuts.push({ text: say('reckon.loading'), rule: 'DW-LOAD-2' });
    if (figure.unloaded) cuts.push({ text: say('reckon.unloading'), rule: 'DW-LOAD-2' });
    if (figure.towing !== null) cuts.push({ text: say('reckon.towing'), rule: 'DW-TOW-2' });
  }
  if (cuts.length === 0) return null;
  return { base: inches(baseCi(state, figure)), cuts, total: inches(allowanceCi(state, id)) };
}
