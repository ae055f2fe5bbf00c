/** The acts of a figure besides its main one, each with its refusal: getting in and out, serving guns, hitching. */
import {
  DINOSAURS,
  type Dinosaur,
  type FigureId,
  type Intent,
  isAtWeapon,
  onTable,
  type Soldier,
  type State,
  tablesOf,
} from '@dwo/dino-wars';
import type { Frozen, Refusal, Seat } from '@dwo/kernel';
import { say } from '../words';
import { type Ask, beside, type Choice, isNear, taking, wishing } from './choice';
import { crewedWeaponOf, dinosaurOf, isHidden, placeOf, soldierOf, vehicleOf, vehiclesOf } from './figures';
import { poleChoices, vehicleChoices, weaponChoices } from './machine-choices';
import { offered } from './offers';
import { previewMove } from './paths';
import type { MoveMode } from './plan';
import { gapBetween } from './poles';
import { alighting, layingDown } from './put-tasks';
import { whyNot } from './referee';
import { isRide } from './rides';
import { mayPlace } from './setting-up';
import type { Toolbox } from './toolbox';

/** All choices of a seat's figure; `mode` is its present way of going. */
export function choicesOf(
  state: Frozen<State>,
  seat: Seat,
  figure: FigureId,
  mode: MoveMode | null = null,
): readonly Choice[] {
  if (state.ending !== null) return [];
  const ask: Ask = { state, seat };
  if (state.placing !== null) return placingChoices(ask, figure);
  const dinosaur = dinosaurOf(state, figure);
  if (dinosaur !== null) return state.phase === 'dinosaur-movement' ? airChoices(dinosaur, mode) : [];
  if (state.phase === 'regular-fire' || state.phase === 'secondary-fire') return gunChoices(state, figure);
  if (state.phase !== 'army-movement') return [];
  const soldier = soldierOf(state, figure);
  if (soldier !== null) return soldierChoices(ask, figure, soldier);
  const vehicle = vehicleOf(state, figure);
  if (vehicle !== null) return vehicleChoices(ask, figure, vehicle);
  const weapon = crewedWeaponOf(state, figure);
  return weapon === null ? poleChoices(ask, figure) : weaponChoices(ask, figure, weapon);
}

function placingChoices(ask: Ask, figure: FigureId): readonly Choice[] {
  const { state } = ask;
  if (!mayPlace(state, ask.seat)) return [];
  const placed = state.dinosaurs[figure]?.absence !== 'unplaced';
  const choices: Choice[] = [];
  const unplace: Intent = { type: 'unplace', figure };
  if (whyNot(state, ask.seat, unplace) === null)
    choices.push(wishing(ask, { icon: 'undo', word: say('choice.take-back'), intent: unplace }));
  if (state.scenario === 'gate' && dinosaurOf(state, figure) !== null) {
    const hidden = isHidden(state, figure) && placed;
    choices.push(taking({ icon: 'eye', word: say('choice.hide'), act: (toolbox) => toolbox.hide(true) }));
    if (!hidden)
      choices.push(taking({ icon: 'eye', word: say('choice.plain'), act: (toolbox) => toolbox.hide(false) }));
  }
  return choices;
}

function airChoices({ kind, moveOver, z }: Frozen<Dinosaur>, mode: MoveMode | null): readonly Choice[] {
  if (!DINOSAURS[kind].flyer || moveOver) return [];
  const fly = (toolbox: Toolbox) => toolbox.move('fly');
  if (z > 0) return mode === 'fly' ? [] : [taking({ icon: 'next', word: say('choice.fly-on'), act: fly })];
  return [
    taking({ icon: 'next', word: say('choice.take-off'), on: mode === 'fly', act: fly }),
    taking({ icon: 'minus', word: say('choice.walk'), on: mode === 'walk', act: (toolbox) => toolbox.move('walk') }),
  ];
}

/** In the phases of fire a crew member may use their gun, and a passenger the vehicle's. */
function gunChoices(state: Frozen<State>, figure: FigureId): readonly Choice[] {
  const soldier = soldierOf(state, figure);
  if (soldier === null) return [];
  const guns = [soldier.crewOf, soldier.aboard].filter((id) => id !== null);
  return guns.map((gun) =>
    taking({ icon: 'sight', word: say('choice.aim'), about: gun, act: (toolbox) => toolbox.select(gun) }),
  );
}

function soldierChoices(ask: Ask, figure: FigureId, soldier: Frozen<Soldier>): readonly Choice[] {
  const { state, seat } = ask;
  if (soldier.aboard !== null) return [gettingOut(ask, figure, soldier.aboard)];
  const choices = [...gettingIn(ask, figure)];
  for (const [weapon, gun] of Object.entries(state.crewedWeapons)) {
    if (gun.owner !== seat || !gun.alive) continue;
    if (gun.crew.includes(figure)) {
      const crew = gun.crew.filter((id) => id !== figure);
      choices.push(
        wishing(ask, {
          icon: 'minus',
          word: say('choice.leave-crew'),
          about: weapon,
          intent: { type: 'assign', weapon, crew },
        }),
      );
    } else if (isAtWeapon(state, figure, weapon)) {
      const crew = [...gun.crew, figure];
      choices.push(
        wishing(ask, {
          icon: 'plus',
          word: say('choice.join-crew'),
          about: weapon,
          intent: { type: 'assign', weapon, crew },
        }),
      );
    }
    const rambo = soldier.rank === 'hero' && gun.kind === 'lmg' && onTable(gun) && isNear(state, figure, weapon);
    if (rambo)
      choices.push(
        wishing(ask, {
          icon: 'hand',
          word: say('choice.take-up'),
          about: weapon,
          intent: { type: 'pickUp', figure, weapon },
        }),
      );
  }
  const { holds } = soldier;
  if (holds !== null) {
    choices.push(
      taking({
        icon: 'undo',
        word: say('choice.lay-down'),
        about: holds,
        act: (toolbox) => toolbox.put(layingDown(figure, holds)),
      }),
    );
  }
  return choices;
}

/** A vehicle with a free seat is offered within this distance, even out of reach. */
const RIDE_CI = 1200;

/** Getting into the vehicles nearby; the refusal of one out of reach says by how much. */
function gettingIn({ state, seat }: Ask, figure: FigureId): readonly Choice[] {
  const offers = new Set(offered(state, figure, 'board').map(({ vehicle }) => vehicle));
  const near = vehiclesOf(state).filter(([id, { alive, seats }]) => {
    return alive && isRide(state, seat, id) && seats.includes(null) && gapBetween(state, figure, id) <= RIDE_CI;
  });
  const rides = new Set([...offers, ...near.map(([id]) => id)]);
  return [...rides].map((vehicle) =>
    taking({
      ...{ icon: 'next', word: say('choice.get-in'), about: vehicle },
      refusal: offers.has(vehicle) ? null : boardingRefusal(state, seat, figure, vehicle),
      act: (toolbox) => toolbox.getIn(vehicle),
    }),
  );
}

/** Why a soldier can't get in by the way that the tools would take. */
function boardingRefusal(state: Frozen<State>, seat: Seat, figure: FigureId, vehicle: FigureId): Refusal | null {
  const at = placeOf(state, vehicle);
  if (at === null) return null;
  const to = { x: at.x, y: at.y };
  const touches = gapBetween(state, figure, vehicle) <= tablesOf(state).parameters.contactCi;
  const board: Intent = { type: 'board', figure, vehicle, seat: null, path: touches ? [] : [to] };
  const straight = whyNot(state, seat, board);
  if (straight?.code !== 'PATH_BLOCKED' && straight?.code !== 'IMPASSABLE') return straight;
  const wish = { state, seat, figure, mode: 'walk', corners: [], to, stopAt: vehicle, effort: 'glance' } as const;
  const { intent, refusal } = previewMove(wish);
  return intent.type === 'board' ? refusal : straight;
}

/** Getting out of a vehicle; it is checked for a place beside the vehicle. */
function gettingOut({ state, seat }: Ask, figure: FigureId, vehicle: FigureId): Choice {
  const [offer] = offered(state, figure, 'alight');
  const at = offer?.at ?? beside(state, vehicle, figure);
  const refusal = whyNot(state, seat, { type: 'alight', figure, at });
  return taking({
    ...{ icon: 'back', word: say('choice.get-out'), about: vehicle, refusal },
    act: (toolbox) => toolbox.put(alighting(figure, vehicle)),
  });
}
