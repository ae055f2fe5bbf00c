/** Options that can't be played, and matches that begin in the middle. */
import type { Frozen, Seat } from '@dwo/kernel';
import { inRectangle } from '@dwo/kernel';
import { overlaps, overlapsShape } from '@dwo/kernel/table';
import { sure } from './bodies';
import { CAPACITY, LAST_TURN, OVERLAP, RADIUS, SEATS, TABLE } from './data/limits';
import { type Feature, MAP_IDS, MAPS, TERRAIN } from './data/maps';
import { type OwnPosse, POSSE_IDS, type PosseId } from './data/posses';
import { isWiped } from './ending';
import { advance, giveChance } from './flow';
import { refuseFacing } from './moving';
import { entitiesOf } from './muster';
import { ownFaults, posseWord } from './own-posse';
import { tableFaults } from './own-table';
import type { Play } from './play';
import { FIRST_READINGS, READINGS } from './readings';
import { type No, refuse } from './refusal';
import type { Options, Position, Standing, State } from './state';

const named = (posses: Frozen<Options>['posses']) => posses.map((posse) => (posse === null ? null : posseWord(posse)));

/** All reasons why these options can't be played. */
export function optionFaults(options: Frozen<Options>): No[] {
  const { posses, map, terrain, scenario, position, asOf = READINGS } = options;
  const faults: No[] = [];
  const isPosse = (posse: PosseId | Frozen<OwnPosse> | null) => typeof posse !== 'string' || POSSE_IDS.includes(posse);
  if (posses.length !== SEATS || !posses.every(isPosse))
    faults.push(refuse('DC-SET-1', 'BAD_OPTIONS', { posses: named(posses) }));
  for (const posse of posses) if (typeof posse === 'object' && posse !== null) faults.push(...ownFaults(posse));
  if (asOf < FIRST_READINGS || asOf > READINGS) faults.push(refuse('DC-C-09', 'BAD_OPTIONS', { asOf }));
  if (map !== null && (terrain !== null || !MAP_IDS.includes(map)))
    faults.push(refuse('DC-R-19', 'BAD_OPTIONS', { map }));
  if (terrain !== null) faults.push(...tableFaults(terrain, scenario));
  if (position !== undefined && faults.length === 0) faults.push(...positionFaults(options, position));
  return faults;
}

function positionFaults({ posses, map, terrain, asOf = READINGS }: Frozen<Options>, position: Frozen<Position>): No[] {
  const [one, other] = posses;
  if (one === null || one === undefined || other === null || other === undefined) {
    return [refuse('DC-SET-1', 'BAD_OPTIONS', { posses: named(posses) })];
  }
  const entities = entitiesOf([one, other], asOf);
  const pieces: readonly Frozen<Feature>[] = map === null ? (terrain ?? []) : MAPS[map];
  const { turn, active, standing } = position;
  const faults: No[] = [];
  const ids = standing.map(({ entity }) => entity);
  const areThere = ids.every((id) => entities[id] !== undefined) && new Set(ids).size === ids.length;
  const isDue = turn >= 1 && turn <= LAST_TURN && active >= 0 && active < SEATS;
  if (!areThere || !isDue) return [refuse('DC-R-21', 'BAD_OPTIONS', { turn, active, entities: ids })];
  const hasUnits = (seat: Seat) =>
    standing.some(({ entity, mount, activated }) => {
      return entities[entity]?.seat === seat && mount === null && !activated;
    });
  if (!hasUnits(active)) faults.push(refuse('DC-TRN-7', 'BAD_OPTIONS', { active }));
  for (const seat of [0, 1]) {
    if (!ids.some((id) => entities[id]?.seat === seat)) faults.push(refuse('DC-END-1', 'BAD_OPTIONS', { seat }));
  }
  for (const [i, each] of standing.entries()) {
    const own = sure(entities[each.entity]);
    const no =
      each.mount === null
        ? footFault(each, own, standing.slice(0, i), { entities, pieces })
        : rideFault(each, standing, entities);
    if (no !== null) faults.push(no);
    if (each.hp !== null && (each.hp < 1 || each.hp > own.startHp)) {
      faults.push(refuse('DC-R-69', 'BAD_OPTIONS', { entity: each.entity, hp: each.hp }));
    }
  }
  return faults;
}

interface Scene {
  readonly entities: readonly State['entities'][number][];
  readonly pieces: readonly Frozen<Feature>[];
}

function footFault(
  { entity, x, y, facing }: Frozen<Standing>,
  { size }: Pick<State['entities'][number], 'size'>,
  before: Frozen<Standing[]>,
  { entities, pieces }: Scene,
): No | null {
  const disc = { x, y, radius: RADIUS[size] };
  if (!inRectangle(disc, disc.radius, TABLE.width, TABLE.height))
    return refuse('DC-R-9', 'BAD_PLACE', { entity, x, y });
  const wall = pieces.find(
    (piece) => TERRAIN[piece.kind].impassable && overlapsShape(disc, { ...piece, closed: true }, OVERLAP),
  );
  if (wall !== undefined) return refuse('DC-R-11', 'BAD_PLACE', { entity, terrain: wall.id });
  const other = before.find((each) => {
    const base = { x: each.x, y: each.y, radius: RADIUS[sure(entities[each.entity]).size] };
    return each.mount === null && overlaps(disc, base, OVERLAP);
  });
  if (other !== undefined) return refuse('DC-R-5', 'BAD_PLACE', { entity, other: other.entity });
  return refuseFacing(facing);
}

function rideFault(
  { entity, mount }: Frozen<Standing>,
  standing: Frozen<Standing[]>,
  entities: Scene['entities'],
): No | null {
  const [rider, beast] = [sure(entities[entity]), entities[sure(mount)]];
  const isThere = standing.some((each) => each.entity === mount && each.mount === null);
  const fits = rider.kind === 'character' && beast?.kind === 'dinosaur' && beast.seat === rider.seat && isThere;
  if (!fits) return refuse('DC-R-55', 'BAD_PLACE', { entity, mount });
  const riders = standing.filter((each) => each.mount === mount).length;
  return riders > CAPACITY[beast.size] ? refuse('DC-DIN-1', 'NO_ROOM', { mount }) : null;
}

/** Begins a match in the middle: entities that are not named are Out of Action. */
export function beginAt(play: Play, state: State, { turn, active, standing }: Frozen<Position>): void {
  play.emit({ type: 'gathered', map: state.options.map });
  play.emit({ type: 'turnBegan', turn });
  for (const entity of state.entities) {
    const own = standing.find((each) => each.entity === entity.id);
    if (own === undefined) {
      Object.assign(entity, { inPlay: false, hp: 0 });
      sure(state.posses[entity.seat]).losses += 1;
      continue;
    }
    const { x, y, facing, mount, hp, activated } = own;
    const place = mount === null ? { x, y, facingX: facing.x, facingY: facing.y } : {};
    Object.assign(entity, { ...place, mount, hp: hp ?? entity.startHp, activated });
  }
  for (const posse of state.posses) posse.deployed = true;
  state.edge = 'S';
  // An only unit is activated at once, up to its first decision.
  if (!isWiped(state, active) && giveChance(play, active, 2)) advance(play);
}
