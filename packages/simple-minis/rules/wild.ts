/** Wild creatures, which the server moves (VS-WLD-1 to VS-WLD-7, VS-C-03). */
import { distance, gap, legCost, type Point } from '@dwo/kernel';
import { crossesShape } from '@dwo/kernel/table';
import { commanderOf, discOf, figureOf, onTable, sure, touches } from './bodies';
import { CLASS_DATA, TOUCH, WILD_STEP } from './data/limits';
import type { Step } from './data/words';
import { barrierAcross, barriersOf, CROSSING, gapTo, refusePlace } from './ground';
import { discAt, limitOf, measure } from './moving';
import type { Play } from './play';
import type { Fig, Now, Piece } from './state';
import { demolish, refuseBlow, refuseDemolition, refuseShot, shoot, strike, touchesAny } from './strike';

/** The wild creatures that act in this round, in list order (VS-WLD-1, VS-WLD-6, VS-WLD-7). */
export function wildOnes(state: Now): Fig[] {
  return onTable(state).filter(({ seat, asleep, calm }) => seat === null && !asleep && calm !== state.round);
}

/** The players' figures from the nearest to a creature on; ties by seat, then index, a mount before its rider (VS-WLD-2). */
export function preyOf(state: Now, creature: Fig): Fig[] {
  const own = discOf(state, creature);
  const rank = (figure: Fig) => ({
    figure,
    gap: Math.max(0, gap(own, discOf(state, figure))),
    seat: sure(commanderOf(state, figure)),
    base: figure.riding ?? figure.id,
    rides: figure.riding === null ? 0 : 1,
  });
  return onTable(state)
    .filter(({ seat }) => seat !== null)
    .map(rank)
    .sort((a, b) => a.gap - b.gap || a.seat - b.seat || a.base - b.base || a.rides - b.rides)
    .map(({ figure }) => figure);
}

/** The end of a creature's move towards its prey; null if nothing but a turn is legal (VS-WLD-3). */
export function endTowards(state: Now, creature: Fig, prey: Fig): Point | null {
  const [own, aim] = [discOf(state, creature), discOf(state, prey)];
  const far = distance(own, aim);
  const most = Math.min(CLASS_DATA[creature.class].move, Math.ceil(far / WILD_STEP) * WILD_STEP);
  for (let length = most - (most % WILD_STEP); length > 0; length -= WILD_STEP) {
    if (length > far) continue;
    const end = {
      x: own.x + Math.trunc(((aim.x - own.x) * length) / far),
      y: own.y + Math.trunc(((aim.y - own.y) * length) / far),
    };
    if (isLegalEnd(state, creature, prey, end)) return end;
  }
  return null;
}

/** Whether a creature can go straight to a point, which lies no deeper in its prey's base than contact. */
function isLegalEnd(state: Now, creature: Fig, prey: Fig, end: Point): boolean {
  const disc = discAt(creature, end);
  if (gap(disc, discOf(state, prey)) < 0) return false;
  const from = discOf(state, creature);
  if (legCost(from, end) > CLASS_DATA[creature.class].move) return false;
  if (refusePlace(state, disc, [creature.id]) !== null || barrierAcross(state, [from, end]) !== null) return false;
  const { cost, rough } = measure(state, creature, [end]);
  return cost <= limitOf(creature.class, rough);
}

function moveWild({ state, emit }: Play, creature: Fig): void {
  const [prey] = preyOf(state, creature);
  if (prey === undefined) return;
  const [own, aim] = [discOf(state, creature), discOf(state, prey)];
  const end = touches(own, aim) ? null : endTowards(state, creature, prey);
  const at = end ?? own;
  const facing = { x: aim.x - at.x, y: aim.y - at.y };
  // Two centres at one place leave the facing as it is.
  const look = facing.x === 0 && facing.y === 0 ? { x: creature.facingX, y: creature.facingY } : facing;
  const path = end === null ? [] : [end];
  emit({ type: 'moved', figure: creature.id, path, cost: end === null ? 0 : legCost(own, end), facing: look });
}

/** A creature that touches nobody shoots at the nearest that it can target; a failed sight die leaves the next (VS-WLD-4). */
function shootWild(play: Play, creature: Fig): void {
  const { state } = play;
  const prey = preyOf(state, creature);
  if (!creature.distance || touchesAny(state, creature, prey)) return;
  for (const target of prey) {
    if (figureOf(state, creature.id).attacked) return;
    if (refuseShot(state, figureOf(state, creature.id), target.id) === null) shoot(play, creature, target);
  }
}

/** The section that a creature breaks on its way to its prey: the lowest id of those that it touches (VS-WLD-5). */
function sectionInWay(state: Now, creature: Fig, prey: Fig): Piece | null {
  const [own, aim] = [discOf(state, creature), discOf(state, prey)];
  const inWay = barriersOf(state)
    .filter((piece) => gapTo(own, piece) <= TOUCH && crossesShape([own, aim], piece, CROSSING))
    .filter(({ id }) => refuseDemolition(state, creature, id, 'hand') === null)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return inWay[0] ?? null;
}

function strikeWild(play: Play, creature: Fig): void {
  const { state } = play;
  if (creature.attacked) return;
  const prey = preyOf(state, creature);
  const target = prey.find(({ id }) => refuseBlow(state, creature, id) === null);
  if (target !== undefined) {
    strike(play, creature, target);
    return;
  }
  const section = prey[0] === undefined ? null : sectionInWay(state, creature, prey[0]);
  if (section !== null) demolish(play, creature, section, { way: 'hand', second: null });
}

/** The deeds of a creature in a step; nothing in the Skill step (VS-WLD-1). */
export function actWild(play: Play, id: number, step: Step): void {
  const creature = figureOf(play.state, id);
  if (creature.place !== 'table') return;
  if (step === 'move') moveWild(play, creature);
  else if (step === 'distance') shootWild(play, creature);
  else if (step === 'hand') strikeWild(play, creature);
}
