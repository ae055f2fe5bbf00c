/** The marks on the table: crews, tows, arcs, spotters, handles, zones, ghosts. */
import {
  arcOf,
  armyFigureOf,
  crewedWeaponOf,
  type FigureId,
  isAtWeapon,
  isCrewedKind,
  onTable,
  type State,
  tablesOf,
  vehicleOf,
} from '@dwo/dino-wars';
import type { Frozen, Point } from '@dwo/kernel';
import type { Mark } from '@dwo/kits/miniatures/mark-model';
import type { ArcMark, RangeMark } from '@dwo/kits/miniatures/model';
import { percent } from '@dwo/kits/miniatures/percent';
import { TONE_OF } from '../../art/names';
import { ownerOf, placeOf, radiusOf, shownFor } from '../../tools/figures';
import type { Plan } from '../../tools/plan';
import { missedRide } from '../../tools/rides';
import { leftOf } from '../../tools/walks';
import { say } from '../../words';
import { inches } from '../words/words';
import { marksOfGate } from './gate-marks';
import { setupMarks } from './setup-marks';
import type { Desk } from './sight';
import { tokenAt } from './tokens';

/** All marks for this view. */
export function marksOf(desk: Desk): Mark[] {
  return [
    ...crewMarks(desk),
    ...towMarks(desk),
    ...marksOfGate(desk),
    ...spotterMarks(desk),
    ...dropMarks(desk),
    ...handles(desk),
    ...setupMarks(desk),
    ...ghosts(desk),
    ...bandMarks(desk),
    ...volleyMarks(desk),
  ];
}

/** Threads from crew members to their gun; for those too far away only if one of them is selected. */
function crewMarks({ state, selected }: Desk): Mark[] {
  return Object.entries(state.crewedWeapons).flatMap(([weapon, { crew, alive, ...gun }]) => {
    if (!alive || !onTable({ ...gun, crew, alive })) return [];
    return crew.flatMap((soldier): Mark[] => {
      const man = state.soldiers[soldier];
      if (man === undefined || !onTable(man)) return [];
      const serving = isAtWeapon(state, soldier, weapon);
      if (!serving && selected !== soldier && selected !== weapon) return [];
      return [{ type: 'crew', soldier, weapon, tone: serving ? 'serving' : 'away' }];
    });
  });
}

function towMarks({ state }: Desk): Mark[] {
  return Object.entries(state.vehicles).flatMap(([vehicle, { towing, alive, absence }]): Mark[] =>
    towing === null || !alive || absence !== null ? [] : [{ type: 'tow', vehicle, weapon: towing }],
  );
}

function spotterMarks({ plan, names, state }: Desk): Mark[] {
  if (plan.kind !== 'aim' || plan.target === null || plan.third === null) return [];
  const { target, refusal, reach } = plan;
  const spotter = shownFor(state, plan.third);
  const weapon = shownFor(state, plan.figure);
  const name = names.short(plan.third);
  const label =
    reach === null
      ? say('mark.spots', { name })
      : say('mark.spots.range', { name, gap: inches(reach.gapCi), limit: inches(reach.limitCi) });
  return [{ type: 'spotter', spotter, weapon, target, label, legal: refusal === null }];
}

/** The places on which the selected figure could be dropped: vehicles with room, the ring round a gun. */
function dropMarks({ state, seat, plan, selected }: Desk): Mark[] {
  if (seat === null || selected === null || state.placing !== null) return [];
  if (plan.kind === 'move' && plan.mode === 'walk' && state.soldiers[selected] !== undefined) {
    return Object.entries(state.vehicles).flatMap(([figure, vehicle]): Mark[] => {
      if (!onTable(vehicle) || state.players[vehicle.owner]?.side !== 'army' || !vehicle.seats.includes(null))
        return [];
      const hot = plan.aim === figure;
      if (!hot && !isNear(state, selected, figure)) return [];
      const taken = vehicle.seats.filter((who) => who !== null).length;
      const missed = hot ? missedRide(state, seat, plan) : null;
      const label =
        missed === null
          ? say('mark.seats', { taken, count: vehicle.seats.length })
          : say('mark.out-of-reach', { gap: inches(missed.gapCi), left: inches(missed.leftCi) });
      const legal = !hot || (plan.preview?.refusal === null && missed === null);
      return [{ type: 'drop', figure, rangeCi: 30, hot, legal, label }];
    });
  }
  const weapon = crewedWeaponOf(state, selected);
  if (weapon === null || !onTable(weapon) || state.phase !== 'army-movement') return [];
  const rangeCi = tablesOf(state).parameters.atWeaponCi;
  return [{ type: 'drop', figure: selected, rangeCi, hot: false, legal: true, label: say('mark.at-weapon') }];
}

/** Whether a vehicle is near enough, in a straight line, to be reached in this turn. */
function isNear(state: Frozen<State>, figure: FigureId, vehicle: FigureId): boolean {
  const a = placeOf(state, figure);
  const b = placeOf(state, vehicle);
  if (a === null || b === null) return false;
  const { soldierMoveCi } = tablesOf(state).parameters;
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) <= soldierMoveCi + 300;
}

/** Knobs on the rims of figures that can be turned now. */
function handles({ state, seat, selected, plan }: Desk): Mark[] {
  if (selected === null || ownerOf(state, selected) !== seat || state.phase !== 'army-movement') return [];
  if (state.placing !== null || plan.kind === 'put') return [];
  const turning = plan.kind === 'face' && plan.figure === selected ? plan : null;
  const vehicle = vehicleOf(state, selected);
  if (vehicle !== null && onTable(vehicle)) {
    const body = turning?.of === 'body' ? turning.facing : vehicle.facing;
    const gun = turning?.of === 'gun' ? turning.facing : vehicle.gunFacing;
    return [
      { type: 'facing', figure: selected, of: 'body', facing: body },
      ...(vehicle.mg === null ? [] : [{ type: 'facing', figure: selected, of: 'gun', facing: gun } as const]),
    ];
  }
  const weapon = crewedWeaponOf(state, selected);
  if (weapon === null || weapon.status !== 'set-up' || !onTable(weapon)) return [];
  return [{ type: 'facing', figure: selected, of: 'body', facing: turning?.facing ?? weapon.facing }];
}

/** Figures at the places where they would be put. */
function ghosts(desk: Desk): Mark[] {
  const { plan, state } = desk;
  if (plan.kind === 'put' && plan.at !== null) {
    const token = tokenAt(desk, plan.task.figure, plan.at, plan.facing);
    return token === null ? [] : [{ type: 'ghost', token, legal: plan.refusal === null, label: '' }];
  }
  if (plan.kind === 'line') {
    return plan.line.stands.flatMap(({ figure, at, facing, refusal }): Mark[] => {
      const token = tokenAt(desk, figure, at, facing);
      return token === null ? [] : [{ type: 'ghost', token, legal: refusal === null, label: '' }];
    });
  }
  if (plan.kind === 'rescue') {
    return plan.spots.flatMap(({ figure, at }): Mark[] => {
      const token = tokenAt(desk, figure, at, state.soldiers[figure]?.facing ?? 90);
      return token === null
        ? []
        : [
            {
              type: 'ghost',
              token,
              legal: plan.refusal === null,
              label: figure === plan.held ? desk.names.short(figure) : '',
            },
          ];
    });
  }
  if (plan.kind === 'drop' && plan.from !== null) {
    return [{ type: 'flight', from: plan.from, to: acrossTable(state, plan.from, plan.direction), landing: null }];
  }
  return [];
}

/** The rectangle that is drawn round the figures of a group. */
function bandMarks({ plan, state, seat }: Desk): Mark[] {
  if (plan.kind !== 'group' || plan.band === null || seat === null) return [];
  const { from, to } = plan.band;
  const outline = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
  return [{ type: 'zone', id: 'band', outline, tone: TONE_OF[state.players[seat]?.side ?? 'army'], label: '' }];
}

/** More labels would hide the figures; the card has them all. */
const MOST_LABELS = 4;

/** A line from each figure of a volley to its target, with its chance if they are few. */
function volleyMarks({ plan, state }: Desk): Mark[] {
  if (plan.kind !== 'volley' || plan.fired !== null) return [];
  const to = placeOf(state, plan.target);
  if (to === null) return [];
  const radiusCi = radiusOf(state, plan.target);
  const few = plan.shots.length <= MOST_LABELS;
  return plan.shots.map(({ fire, chance }) => {
    const figure = shownFor(state, fire.figure);
    const harm = fire.type === 'fire' ? 'shoot' : 'strike';
    return {
      type: 'threat',
      figure,
      to,
      radiusCi,
      harm,
      owner: 'mine',
      label: few ? percent(chance) : '',
      leaving: false,
    };
  });
}

/** The point where a line from the edge leaves the table. */
function acrossTable({ table }: Frozen<State>, from: Point, direction: number): Point {
  const dx = Math.cos((direction * Math.PI) / 180);
  const dy = Math.sin((direction * Math.PI) / 180);
  const along = (step: number, at: number, most: number) =>
    Math.abs(step) < 1e-9 ? Number.POSITIVE_INFINITY : ((step > 0 ? most : 0) - at) / step;
  const length = Math.max(0, Math.min(along(dx, from.x, table.widthCi), along(dy, from.y, table.heightCi)));
  return { x: Math.round(from.x + dx * length), y: Math.round(from.y + dy * length) };
}

/**
 * Rings of reach and range. A dinosaur that may charge has a wider one for figures that it comes into contact with (DW-R-90).
 */
export function rangesOf({ state, seat, plan, selected }: Desk): readonly RangeMark[] {
  if (plan.kind === 'aim') {
    const { weapon, reach } = plan;
    const figure = shownFor(state, plan.figure);
    const row = tablesOf(state).weapons[weapon];
    const limitCi = reach?.limitCi ?? row.rangeCi;
    const leastCi = isCrewedKind(weapon) ? tablesOf(state).crewedWeapons[weapon].leastRangeCi : 0;
    return [{ figure, rangeCi: limitCi, tone: 'range', ...(leastCi > 0 ? { leastCi } : {}) }];
  }
  if (plan.kind === 'move' && plan.corners.length === 0 && seat !== null && selected === plan.figure) {
    const { figure, mode } = plan;
    const reaches = [false, true].map((contact) => leftOf({ state, seat, figure, mode }, contact));
    return [...new Set(reaches)].flatMap((rangeCi): RangeMark[] =>
      rangeCi === 0 ? [] : [{ figure, rangeCi, tone: 'reach' }],
    );
  }
  return [];
}

/** Fronts of armour, and sectors of machine guns. */
export function arcsOf(desk: Desk): readonly ArcMark[] {
  const { plan, state } = desk;
  const { frontHalfAngle, arcHalfAngle } = tablesOf(state).parameters;
  if (plan.kind === 'aim') {
    const firer = armyFigureOf(state, plan.figure);
    const facing = firer === null ? null : arcOf(state, firer, plan.weapon);
    const rangeCi = plan.reach?.limitCi ?? tablesOf(state).weapons[plan.weapon].rangeCi;
    const sector =
      facing === null ? [] : [{ figure: shownFor(state, plan.figure), halfAngle: arcHalfAngle, facing, rangeCi }];
    return plan.target === null ? sector : [...sector, { figure: plan.target, halfAngle: frontHalfAngle }];
  }
  if (plan.kind !== 'face') return [];
  const gun = gunTurned(state, plan);
  if (gun === null) return [{ figure: plan.figure, halfAngle: frontHalfAngle, facing: plan.facing }];
  return [{ figure: plan.figure, halfAngle: arcHalfAngle, facing: plan.facing, rangeCi: gun }];
}

/** Range of the machine gun that is being turned; null if none is. */
function gunTurned(state: Frozen<State>, plan: Extract<Plan, { kind: 'face' }>): number | null {
  const { crewedWeapons } = tablesOf(state);
  const vehicle = vehicleOf(state, plan.figure);
  if (vehicle !== null)
    return plan.of === 'gun' && vehicle.mg !== null ? crewedWeapons[vehicle.mg.kind].rangeFixedCi : null;
  const weapon = crewedWeaponOf(state, plan.figure);
  if (weapon === null) return null;
  const row = crewedWeapons[weapon.kind];
  return row.arc ? row.rangeFixedCi : null;
}
