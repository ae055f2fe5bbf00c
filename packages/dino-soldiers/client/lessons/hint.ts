/** A hint: the choice of the strong computer player for this moment, its reason, and the next best. */
import { frozen, type Seat } from '@dwo/kernel';
import { askOnce, mayAskAdvice } from '@dwo/kits/shell/advice';
import { list } from '@dwo/kits/shell/list';
import { isInStep } from '@dwo/kits/shell/moves';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { notify, store } from '@dwo/kits/shell/store';
import { isWeighed } from '../../bot/advised';
import { onTile } from '../../bot/foresight/next-turn';
import { type Blow, isMeant, lossOf, outcomeOf } from '../../bot/foresight/outcome';
import { reachOf } from '../../bot/foresight/reach';
import { tried } from '../../bot/foresight/trial';
import { riskOf } from '../../bot/foresight/unknown';
import {
  type Attack,
  canHide,
  distance,
  type Enter,
  FACES,
  type Figure,
  focusOf,
  type Intent,
  type Leap,
  type Now,
  type Overfly,
  type Spot,
  type StepTo,
  seatOf,
  sideOf,
  standingOn,
  startOf,
  tileAt,
} from '../../rules';
import { canAct } from '../can-act';
import { percentOf, spotName, unitName } from '../names';
import { attacksBy } from '../plan/aiming';
import { say } from '../words';
import type { Question } from './advisor';
import type { Advised } from './heeded';

/** Whether the player may ask for a hint in this state. */
export function mayHint(state: Now): boolean {
  return isWeighed(state) && mayAskAdvice(store.getState().match);
}

/**
 * Computes a hint in a worker and shows it; plays nothing. Null if the state has changed meanwhile, or if the worker
 * fails.
 */
export async function giveHint(view: Now, seat: Seat): Promise<Intent | null> {
  try {
    const advice = await askOnce<Advised>(advisor(), { view, seat } satisfies Question);
    const { match } = store.getState();
    if (!isInStep(match) || match?.state !== view) return null;
    notify({ text: say('hint.said', { sentence: sentence(view, advice) }), rule: null, tone: 'info', isAdvice: true });
    return advice.intent;
  } catch {
    notify({ text: say('hint.broken'), rule: null, tone: 'info' });
    return null;
  }
}

/** A worker that answers one question with the choice of the strong computer. */
export function advisor(): Worker {
  return startWorker(() => new Worker(new URL('./advisor.ts', import.meta.url), { type: 'module' }));
}

/** The hint in up to four sentences: what it does, what it is good for, the risk that weighs most, and the next best. */
export function sentence(state: Now, { intent, next, feared, stood = [] }: Advised): string {
  const instead =
    next === null ? '' : say(`hint.next.by.${next.by}`, { less: next.less, what: briefly(state, next.intent) });
  const risk = riskOfAll(state, intent, feared, stood);
  const purpose = purposeOf(state, intent);
  const gain = purpose === '' ? shelterText(state, intent, feared, stood, risk === '') : purpose;
  return [reasonOf(state, intent), gain, risk, instead].filter((each) => each !== '').join(' ');
}

/** Of everything that speaks against an intent, the one that weighs most, in a sentence; empty for nothing. */
function riskOfAll(state: Now, intent: Intent, feared: readonly number[], stood: readonly number[]): string {
  const ground = groundRisk(state, intent);
  const risks = [
    endsMoves(state, intent),
    ground.kills ? ground.text : '',
    feared.length > stood.length ? fearText(feared, stood) : '',
    ground.text,
    boundBy(state, intent),
  ];
  return risks.find((each) => each !== '') ?? '';
}

/** An intent in a few words. */
export function briefly(state: Now, intent: Intent): string {
  switch (intent.type) {
    case 'attack':
      return say('hint.next.attack', { unit: unitName(state, intent.unit), mode: say(`mode.${intent.mode}`) });
    case 'step':
    case 'leap':
    case 'overfly':
      return say('hint.next.move', { unit: unitName(state, intent.unit), spot: spotName(intent, state.tiles) });
    case 'enter':
      return say('hint.next.enter', { unit: unitName(state, intent.unit) });
    case 'deploy':
      return list(intent.units.map((id) => unitName(state, id)));
    default:
      return say('hint.next.end');
  }
}

function reasonOf(state: Now, intent: Intent): string {
  switch (intent.type) {
    case 'attack':
      return attackReason(state, intent);
    case 'step':
    case 'leap':
    case 'overfly':
      return say('hint.move', { ...afterMove(state, intent), spot: spotName(intent, state.tiles) });
    case 'enter':
      return say('hint.enter', afterMove(state, intent));
    case 'deploy':
      return say('hint.deploy', { units: list(intent.units.map((id) => unitName(state, id))) });
    default:
      return say('hint.end', { left: leftOf(state) });
  }
}

/** The parts of this turn that a hint to end it leaves out: units that could come in, units that could act, or nothing. */
function leftOf(state: Now): 'reserve' | 'units' | 'nothing' {
  const able = state.units.filter((unit) => canAct(state, unit));
  if (able.some(({ place }) => place === 'reserve')) return 'reserve';
  return able.length > 0 ? 'units' : 'nothing';
}

/** The effect of an attack on its intended targets, how certain it is, and the friends that it hits too. */
function attackReason(state: Now, attack: Attack): string {
  const { blows, unknown } = outcomeOf(state, attack);
  const names = (some: readonly Blow[]) => list(some.map(({ victim }) => unitName(state, victim.id)));
  const meant = blows.filter(({ victim }) => isMeant(state, attack, victim));
  const friends = blows.filter((each) => !meant.includes(each));
  const dodging = meant.some(({ waits }) => waits) ? 'dodge' : 'yes';
  return say('hint.attack', {
    unit: unitName(state, attack.unit),
    mode: say(`mode.${attack.mode}`),
    targets: names(meant),
    count: meant.length,
    damage: meant.reduce((sum, { damage }) => sum + damage, 0),
    falls: meant.filter(({ dies, waits }) => dies && !waits).length,
    sure: unknown ? 'down' : dodging,
    friends: friends.length,
    names: names(friends),
  });
}

/** The number of enemies that could hit the unit next turn where it goes, and where it stands now, in a sentence. */
function fearText(feared: readonly number[], stood: readonly number[]): string {
  return say('hint.feared', {
    count: feared.length,
    stood: stood.length,
    than: stood.length === 0 ? 'none' : 'other',
  });
}

/**
 * The shelter that a unit finds where it goes, in a sentence: fewer enemies could hit it, or none if nothing speaks against the
 * move. Empty for no shelter, and for a unit that can hit an enemy from there: that is why it goes there.
 */
function shelterText(
  state: Now,
  intent: Intent,
  feared: readonly number[],
  stood: readonly number[],
  harmless: boolean,
): string {
  if (!('x' in intent || intent.type === 'enter') || !('unit' in intent)) return '';
  const { targets, dies } = afterMove(state, intent);
  if (targets > 0 || dies === 'yes') return '';
  if (feared.length > 0) return feared.length < stood.length ? fearText(feared, stood) : '';
  return harmless || stood.length > 0 ? say('hint.safe') : '';
}

/**
 * The units that a first attack keeps from getting at an enemy, in a sentence: it ends the moves (DS-TURN-4). Units that can attack from
 * where they stand need no move. Empty for none.
 */
function endsMoves(state: Now, intent: Intent): string {
  if (intent.type !== 'attack' || state.step !== 'move') return '';
  const waiting = state.units.filter(
    (unit) => unit.id !== intent.unit && canAct(state, unit) && attacksBy(state, unit).size === 0,
  );
  if (waiting.length === 0) return '';
  return say('hint.endsMoves', { units: list(waiting.map(({ id }) => unitName(state, id))) });
}

/** More points than any way on the field costs. */
const PLENTY = 99;

/** The way of a unit from a spot to the nearest enemy: for soldiers the tiles between, for dinosaurs the points of their own way. */
function gapFrom(state: Now, unit: Figure, from: Spot): number {
  const foes = state.units.filter((each) => each.place === 'field' && sideOf(each) !== sideOf(unit));
  const direct = Math.min(...foes.map((foe) => distance(from, standingOn(state, foe))));
  const tile = tileAt(state, from);
  if (sideOf(unit) === 'soldiers' || tile === null) return direct;
  const { there, unit: rested } = onTile(state, { ...unit, points: PLENTY }, tile);
  const ways = reachOf(there, seatOf(state, sideOf(unit)), rested);
  const costs = foes.map((foe) =>
    foe.tile === tile ? 0 : PLENTY - (ways.find((way) => way.tile === foe.tile)?.left ?? 0),
  );
  return Math.min(...costs);
}

/**
 * The use of a step that leads to no target: it comes nearer to the enemy or keeps away, it can hide there, makes room for the reserve, or
 * turns a tile up; empty for any other.
 */
function purposeOf(state: Now, intent: Intent): string {
  if (!('x' in intent) || !('unit' in intent)) return '';
  const { targets, dies } = afterMove(state, intent);
  const unit = state.units[intent.unit];
  if (targets > 0 || dies === 'yes' || unit?.place !== 'field') return '';
  const then = attackThen(state, intent);
  if (then !== '') return then;
  const [gap, before] = [gapFrom(state, unit, intent), gapFrom(state, unit, standingOn(state, unit))];
  const kind = sideOf(unit) === 'soldiers' ? 'tiles' : 'points';
  if (gap < before) return say('hint.nearer', { gap, kind });
  if (gap > before) return say('hint.away', { gap, kind });
  const to = tileAt(state, intent);
  const face = to === null ? null : (state.tiles[to]?.face ?? null);
  if (face !== null && FACES[face].terrain === 'cluttered' && canHide(unit)) return say('hint.hides');
  const leavesStart = unit.tile === startOf(state, sideOf(unit));
  const waits = state.units.some((each) => each.place === 'reserve' && sideOf(each) === sideOf(unit));
  if (leavesStart && waits) return say('hint.room');
  return face === null ? say('hint.scouts') : '';
}

/** The attack to which a step leads in the same turn, after one more walk, in a sentence; empty if there is none. */
function attackThen(state: Now, step: StepTo | Leap | Overfly): string {
  const { state: there, unknown } = tried(state, step);
  const after = frozen(there);
  const unit = after.units[step.unit];
  if (unit === undefined || after.step !== 'move') return '';
  const found = reachOf(after, seatOf(after, sideOf(unit)), unit).flatMap((way) => {
    const placed = way.harm < unit.hp ? onTile(after, unit, way.tile) : null;
    const attacks = placed === null ? [] : [...attacksBy(placed.there, placed.unit).values()].flat();
    return attacks.flatMap((attack) => {
      const { blows, unknown: hides } = outcomeOf(placed?.there ?? after, attack);
      const foes = blows.filter(({ victim }) => sideOf(victim) !== sideOf(unit));
      const falls = foes.filter((blow) => blow.dies && !blow.waits).length;
      const worth = 10 * falls + foes.reduce((sum, { damage }) => sum + damage, 0);
      return foes.length === 0 ? [] : [{ way, attack, foes, falls, worth, unknown: unknown || way.unknown || hides }];
    });
  });
  const [best] = found.sort((a, b) => b.worth - a.worth || Number(a.unknown) - Number(b.unknown));
  const spot = best === undefined ? undefined : after.tiles[best.way.tile];
  if (best === undefined || spot === undefined) return '';
  return say('hint.then', {
    ...{ spot: spotName(spot, after.tiles), mode: say(`mode.${best.attack.mode}`), falls: best.falls },
    targets: list(best.foes.map(({ victim }) => unitName(after, victim.id))),
    unknown: best.unknown ? 'yes' : 'no',
  });
}

/** The chance that a face-down tile hurts the unit that is to enter it, in a sentence that is empty for none, and whether it may kill. */
function groundRisk(state: Now, intent: Intent): { readonly text: string; readonly kills: boolean } {
  const unit = 'x' in intent && 'unit' in intent ? state.units[intent.unit] : undefined;
  const tile = 'x' in intent ? tileAt(state, intent) : null;
  if (unit === undefined || tile === null) return { text: '', kills: false };
  const { hurts, kills } = riskOf(state, unit, { tile, harm: 0 });
  if (hurts === 0) return { text: '', kills: false };
  return { text: say('hint.risk', { hurts: percentOf(hurts), kills: percentOf(kills) }), kills: kills > 0 };
}

/** The friends that would be the only prey of a dinosaur where it goes, in a sentence; empty for none. */
function boundBy(state: Now, intent: Intent): string {
  if (!('x' in intent || intent.type === 'enter') || !('unit' in intent)) return '';
  const { bound } = afterMove(state, intent);
  return bound === '' ? '' : say('hint.bound', { names: bound });
}

/** A move's unit, the number of enemies that it can attack afterwards, and the hit points that the move costs. */
function afterMove(state: Now, move: StepTo | Leap | Overfly | Enter) {
  const { state: there, events, unknown } = tried(state, move);
  const after = frozen(there);
  const unit = after.units[move.unit];
  const attacks = unit === undefined ? [] : [...attacksBy(after, unit).values()].flat();
  const isFoe = (victim: Figure) => unit !== undefined && sideOf(victim) !== sideOf(unit);
  const targets = attacks.flatMap((attack) =>
    outcomeOf(after, attack).blows.flatMap(({ victim }) => (isFoe(victim) ? [victim.id] : [])),
  );
  const prey = unit === undefined ? [] : focusOf(after, unit);
  return {
    unit: unitName(state, move.unit),
    targets: new Set(targets).size,
    unknown: unknown && targets.length > 0 ? 'yes' : 'no',
    harm: lossOf(events, move.unit),
    dies: unit?.place === 'dead' ? 'yes' : 'no',
    /** The friends that Primal Instinct makes its only prey there; empty for none. */
    bound: prey.some(isFoe) ? '' : list(prey.map(({ id }) => unitName(after, id))),
  };
}
