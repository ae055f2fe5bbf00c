/** Looking figures up by ids that anybody may have sent, and what their tables say of them. */
import type { Disc, Frozen } from '@dwo/kernel';
import { DINOSAURS } from './data/dinosaurs';
import { PARAMETERS } from './data/parameters';
import { RANK_TABLE } from './data/ranks';
import type { Dinosaur, FigureId, Side, Soldier, State } from './state';

/** The dinosaur with this id, dead or alive; null if there is none. */
export function dinosaurOf(state: Frozen<State>, id: FigureId): Frozen<Dinosaur> | null {
  return Object.hasOwn(state.dinosaurs, id) ? (state.dinosaurs[id] as Frozen<Dinosaur>) : null;
}

/** The soldier with this id, dead or alive; null if there is none. */
export function soldierOf(state: Frozen<State>, id: FigureId): Frozen<Soldier> | null {
  return Object.hasOwn(state.soldiers, id) ? (state.soldiers[id] as Frozen<Soldier>) : null;
}

/** Any figure with this id, dead or alive; null if there is none. */
export function figureOf(state: Frozen<State>, id: FigureId): Frozen<Dinosaur> | Frozen<Soldier> | null {
  return dinosaurOf(state, id) ?? soldierOf(state, id);
}

/** Whether a figure is a dinosaur. */
export function isDinosaur(figure: Frozen<Dinosaur> | Frozen<Soldier>): figure is Frozen<Dinosaur> {
  return 'lifePoints' in figure;
}

/** Every figure belongs to one side (DW-SIDE-1). */
export function sideOf(figure: Frozen<Dinosaur> | Frozen<Soldier>): Side {
  return isDinosaur(figure) ? 'dinosaurs' : 'army';
}

/** Radius of a figure's round base (DW-R-2). */
export function radiusOf(figure: Frozen<Dinosaur> | Frozen<Soldier>): number {
  return isDinosaur(figure) ? DINOSAURS[figure.kind].radiusCi : PARAMETERS.soldierRadiusCi;
}

/** How tall a figure stands above the ground under it. */
export function heightOf(figure: Frozen<Dinosaur> | Frozen<Soldier>): number {
  return isDinosaur(figure) ? DINOSAURS[figure.kind].heightCi : PARAMETERS.soldierHeightCi;
}

/** A figure's base where it stands. */
export function discOf(figure: Frozen<Dinosaur> | Frozen<Soldier>): Disc {
  return { x: figure.x, y: figure.y, radius: radiusOf(figure) };
}

/** What a figure costs (DW-PTS-1, DW-PTS-5). */
export function pointsOf(figure: Frozen<Dinosaur> | Frozen<Soldier>): number {
  return isDinosaur(figure) ? DINOSAURS[figure.kind].points : RANK_TABLE[figure.rank].points;
}
