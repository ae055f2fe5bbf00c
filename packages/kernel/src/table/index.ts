/**
 * The tools of rules on any table of miniatures: round bases on a continuous table, in integers of the game's own unit
 * (hundredths or thousandths of an inch). It knows no sides, no kinds of figures and no numbers of any rulebook: a rules
 * engine passes its own tolerances, and gets answers and ids back, never refusals.
 *
 * - `bases`: gap, contact and overlap of bases, exact on squared integers; the first base near a place or along a leg;
 * - `base-index`: the places of bases, in layers, beside a state; it can be undone;
 * - `places`: places at a direction and distance, places tried one after the other, slides along a line;
 * - `facings`: arcs of facings that are integer vectors (`withinArc` of the kernel is for whole degrees);
 * - `heights`: the height of the ground, and the heights that something fills; `passing`: the part of a leg over a base;
 * - `shapes`: areas and open lines (walls, fences) in sections; `inside`: how much of a path lies in areas;
 * - `paths`: legs and cost of a path, a stop in contact, a path into an area or along rough ground;
 * - `lines`: any number of lines of sight, flat or in space, and what they are worth as cover; `bands`: ranges with gaps;
 * - `drawing`: a short hand for tables that are written down in inches.
 *
 * Only + - * / and square roots are used, so every answer is the same on every machine.
 */
export * from './bands';
export * from './base-index';
export * from './bases';
export * from './drawing';
export * from './facings';
export * from './heights';
export * from './inside';
export * from './lines';
export * from './passing';
export * from './paths';
export * from './places';
export * from './shapes';
