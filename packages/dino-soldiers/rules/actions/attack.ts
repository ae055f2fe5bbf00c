/** The attack: its check, its shout, its damage, and the charge and fire wall that go along a line. */
import type { Seat } from '@dwo/kernel';
import { type Aim, aim, isAim, possibleTargets } from '../aim';
import { LONGEST_SHOUT, SHORTEST_SHOUT } from '../data/limits';
import type { ModeData } from '../data/units';
import type { Shout } from '../data/words';
import { checkEnd } from '../ending';
import { enter, ignoresRough } from '../entering';
import { isNo, ownUnit, refuseEmptyField, refuseStep } from '../first-checks';
import { type Blow, revealTile, strike } from '../harm';
import type { Attack, ShoutMade } from '../intents';
import { ability, dataOf, type Figure, faceOf, fielded, sideAt, sideOf, sure, unitAt, unitsOn } from '../on-field';
import type { Play } from '../play';
import type { No } from '../refusal';
import type { Now } from '../state';
import type { Action } from './action';

/**
 * Any own unit may attack, in any order, one attack at a time. The first attack ends the moves (DS-TURN-5, DS-SEQ-3).
 */
function checkAttack(state: Now, seat: Seat, { unit: id, mode, target }: Attack): No | null {
  const no = refuseStep(state, seat, 'move', 'attack') ?? refuseEmptyField(state, seat);
  if (no !== null) return no;
  const unit = ownUnit(state, seat, id, 'attack');
  if (isNo(unit)) return unit;
  const aimed = aim(state, unit, mode, target);
  return isAim(aimed) ? null : aimed;
}

/**
 * The damage that a soldier's attack gains: that of the best leader on its tile, itself excluded. 0 for dinosaurs
 * (DS-AB-LEA-1).
 */
export function bonusOf(state: Now, unit: Figure): number {
  if (sideOf(unit) !== 'soldiers') return 0;
  const friends = unitsOn(state, sure(unit.tile)).filter((each) => each.id !== unit.id && sideOf(each) === 'soldiers');
  return Math.max(0, ...friends.map((friend) => ability(friend, 'leadership')));
}

interface Heard {
  readonly shout: Shout | null;
  readonly holdMs: number;
  readonly failed: boolean;
}

/**
 * The shout that others hear, and whether the attack fails for lack of a valid one (DS-OPT-4, DS-SHO-1, DS-SHO-2,
 * DS-SHO-3).
 */
function heard(state: Now, { shout: family }: ModeData, made: ShoutMade | null): Heard {
  const { shoutMode } = state.options;
  if (shoutMode === 'off') return { shout: null, holdMs: 0, failed: false };
  const holdMs = Math.min(LONGEST_SHOUT, Math.max(0, made?.holdMs ?? 0));
  const right = made?.family === family;
  if (shoutMode === 'cheer') return { shout: family, holdMs: right ? holdMs : 0, failed: false };
  return { shout: made?.family ?? null, holdMs, failed: !right || holdMs < SHORTEST_SHOUT };
}

/**
 * A shout that makes an attack succeed; null unless shouts are strict, because only then an attack needs one
 * (DS-SHO-6).
 */
function rightShout(state: Now, { shout: family }: ModeData): ShoutMade | null {
  return state.options.shoutMode === 'strict' ? { family, holdMs: SHORTEST_SHOUT } : null;
}

/** The damage of each hit of an attack, computed before any unit falls (DS-DMG-1, DS-AB-LEA-2). */
function blowOf(state: Now, unit: Figure, data: ModeData): Blow {
  const damage = data.damage + (data.kill ? 0 : bonusOf(state, unit));
  return { by: unit.id, damage, kill: data.kill === true, pierce: data.pierce === true };
}

/**
 * Moves the charger along the line and hits the units of each tile, until the charger dies or stops on Rough
 * (DS-AB-CHA-2, DS-AB-CHA-3, DS-AB-CHA-4).
 */
function charge(play: Play, id: number, line: readonly number[], blow: Blow): void {
  const { state } = play;
  for (const tile of line) {
    enter(play, id, tile, 'charge');
    const charger = sure(unitAt(state, id));
    if (charger.place !== 'field') return;
    strike(
      play,
      unitsOn(state, tile).filter((unit) => unit.id !== id),
      blow,
    );
    const after = sure(unitAt(state, id));
    if (after.place !== 'field') return;
    if (faceOf(sure(state.tiles[tile]))?.terrain === 'rough' && !ignoresRough(state, after)) return;
  }
}

/** Hits all units on the line and sets its tiles on fire (DS-AB-FIR-2, DS-AB-FIR-3). */
function setFire(play: Play, { line, victims, data }: Aim, blow: Blow): void {
  const { state, emit } = play;
  strike(play, victims, blow);
  for (const tile of line) {
    const { burns, heat } = sure(state.tiles[tile]);
    emit({ type: 'lit', tile, burns: Math.max(burns, data.burn ?? 0), heat: Math.max(heat, blow.damage) });
  }
}

/**
 * A legal attack succeeds (DS-ATK-1), unless strict shouts make it fail (DS-SHO-4). Throws if the attack is not legal.
 */
function resolveAttack(play: Play, { unit: id, mode, target, shout }: Attack): void {
  const { state, emit } = play;
  const unit = sure(unitAt(state, id));
  const aimed = aim(state, unit, mode, target);
  if (!isAim(aimed)) throw new Error(`This attack is not legal: ${aimed.rule}`);
  const blow = blowOf(state, unit, aimed.data);
  const sound = heard(state, aimed.data, shout);
  if (state.step === 'move') emit({ type: 'stepBegan', step: 'attack' });
  emit({ type: 'attacked', unit: id, mode, ...sound });
  // DS-ATK-11
  revealTile(play, sure(unit.tile));
  if (sound.failed) return;
  if (aimed.data.kind === 'chargeLine') charge(play, id, aimed.line, blow);
  else if (aimed.data.kind === 'fireLine') setFire(play, aimed, blow);
  else strike(play, aimed.victims, blow);
  checkEnd(play);
}

/** All legal attacks of a unit now, each with a valid shout where one is needed. */
export function attacksOf(state: Now, unit: Figure): Attack[] {
  return dataOf(unit).modes.flatMap((data) =>
    unit.modes.includes(data.mode)
      ? []
      : possibleTargets(state, unit, data)
          .filter((target) => isAim(aim(state, unit, data.mode, target)))
          .map((target) => ({
            type: 'attack' as const,
            unit: unit.id,
            mode: data.mode,
            target,
            shout: rightShout(state, data),
          })),
  );
}

/** DS-ATK-1 */
export const attack: Action<Attack> = {
  check: checkAttack,
  resolve: (play, _, intent) => resolveAttack(play, intent),
  offers: (state, seat) => fielded(state, sideAt(state, seat)).flatMap((unit) => attacksOf(state, unit)),
};
