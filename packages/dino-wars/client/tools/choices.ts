/** The acts of a figure besides its main one, each with its refusal: getting in and out, serving guns, hitching. */
import {
  CREWED_WEAPONS,
  type CrewedWeapon,
  DINOSAURS,
  type Dinosaur,
  type FigureId,
  type Intent,
  isAtWeapon,
  onTable,
  type Soldier,
  type State,
  type Vehicle,
} from '@dwo/dino-wars';
import { type Frozen, gap, type Refusal, type Seat } from '@dwo/kernel';
import { MODES, WAYS } from '../actions';
import { say } from '../words';
import { crewedWeaponOf, dinosaurOf, isHidden, placeOf, radiusOf, soldierOf, vehicleOf } from './figures';
import { offered } from './offers';
import type { MoveMode } from './plan';
import { alighting, layingDown, unhitching, unstowing } from './put-tasks';
import { whyNot } from './referee';
import { mayPlace } from './setting-up';
import type { Toolbox } from './toolbox';

/** One button. */
export interface Choice {
  readonly key: string;
  readonly icon:
    | 'next'
    | 'back'
    | 'again'
    | 'plus'
    | 'minus'
    | 'link'
    | 'cross'
    | 'sight'
    | 'hand'
    | 'claw'
    | 'eye'
    | 'flag'
    | 'undo';
  /** The verb, with the other figure that it concerns. */
  readonly word: string;
  readonly about: FigureId | null;
  /** Why it can't be done; null if it can. */
  readonly refusal: Refusal | null;
  /** Whether this way of going is the present one; null for a choice that is no way of going. */
  readonly on: boolean | null;
  act(toolbox: Toolbox): void;
}

/** Things within this distance are offered, even out of reach. */
const NEAR_CI = 250;

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

interface Ask {
  readonly state: Frozen<State>;
  readonly seat: Seat;
}

/** A choice that sends an intent at once. */
function wishing(
  { state, seat }: Ask,
  part: Pick<Choice, 'icon' | 'word'> & { readonly about?: FigureId; readonly intent: Intent },
): Choice {
  const { icon, word, about = null, intent } = part;
  const refusal = whyNot(state, seat, intent);
  const key = `${intent.type} ${about ?? ''} ${word}`;
  return { key, icon, word, about, refusal, on: null, act: (toolbox) => void toolbox.wish(intent) };
}

/** A choice that switches to another tool first. */
function taking(
  part: Pick<Choice, 'icon' | 'word' | 'act'> & Partial<Pick<Choice, 'on' | 'refusal'>> & { readonly about?: FigureId },
): Choice {
  const { icon, word, about = null, refusal = null, on = null, act } = part;
  return { key: `${word} ${about ?? ''}`, icon, word, about, refusal, on, act };
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
  const rides = [...new Set(offered(state, figure, 'board').map(({ vehicle }) => vehicle))];
  const choices = rides.map((vehicle) =>
    taking({ icon: 'next', word: say('choice.get-in'), about: vehicle, act: (toolbox) => toolbox.goFor(vehicle) }),
  );
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

function beside(state: Frozen<State>, vehicle: FigureId, figure: FigureId) {
  const place = placeOf(state, vehicle) ?? { x: 0, y: 0 };
  return { x: Math.round(place.x), y: Math.round(place.y - radiusOf(state, vehicle) - radiusOf(state, figure) - 3) };
}

function vehicleChoices(ask: Ask, figure: FigureId, vehicle: Frozen<Vehicle>): readonly Choice[] {
  const { state, seat } = ask;
  const choices: Choice[] = [
    taking({ icon: 'again', word: say('choice.turn'), act: (toolbox) => toolbox.face('body') }),
  ];
  if (vehicle.mg !== null)
    choices.push(taking({ icon: 'sight', word: say('choice.turn-gun'), act: (toolbox) => toolbox.face('gun') }));
  for (const mode of MODES) {
    const { button } = WAYS[mode];
    if (button?.offered(state, vehicle)) {
      choices.push(taking({ icon: button.icon, word: say(button.word), act: (toolbox) => toolbox.move(mode) }));
    }
  }
  const { towing } = vehicle;
  if (towing !== null) choices.push(unhitchingChoice(ask, figure, towing));
  for (const [weapon, gun] of Object.entries(state.crewedWeapons)) {
    if (gun.owner !== seat || !gun.alive || !onTable(gun) || !isNear(state, figure, weapon)) continue;
    if (gun.status === 'dismantled') choices.push(stowing(ask, weapon, figure));
    else if (CREWED_WEAPONS[gun.kind].towable && towing === null) choices.push(hitching(ask, figure, weapon));
  }
  for (const load of vehicle.cargo) {
    choices.push(
      taking({
        icon: 'undo',
        word: say('choice.put-down'),
        about: load,
        act: (toolbox) => toolbox.put(unstowing(load, figure)),
      }),
    );
  }
  return choices;
}

function unhitchingChoice({ state, seat }: Ask, vehicle: FigureId, weapon: FigureId): Choice {
  const [offer] = offered(state, vehicle, 'unhitch');
  const at = beside(state, vehicle, weapon);
  const refusal =
    offer !== undefined ? null : whyNot(state, seat, { type: 'unhitch', vehicle, at, facing: 0, crew: [] });
  return taking({
    ...{ icon: 'link', word: say('choice.unhitch'), about: weapon, refusal },
    act: (toolbox) => toolbox.put(unhitching(state, vehicle, weapon)),
  });
}

/** Hitching a weapon with as many of its crew as fit; without them if none may get in. */
function hitching(ask: Ask, vehicle: FigureId, weapon: FigureId): Choice {
  const offers = offered(ask.state, vehicle, 'hitch').filter((offer) => offer.weapon === weapon);
  const most = [...offers].sort((a, b) => b.board.length - a.board.length)[0];
  const intent = most ?? ({ type: 'hitch', vehicle, weapon, board: [] } as const);
  return wishing(ask, { icon: 'link', word: say('choice.hitch'), about: weapon, intent });
}

function stowing(ask: Ask, weapon: FigureId, vehicle: FigureId): Choice {
  return wishing(ask, {
    icon: 'next',
    word: say('choice.load'),
    about: weapon,
    intent: { type: 'stow', weapon, vehicle },
  });
}

function weaponChoices(ask: Ask, figure: FigureId, weapon: Frozen<CrewedWeapon>): readonly Choice[] {
  const { state } = ask;
  const { portable, towable } = CREWED_WEAPONS[weapon.kind];
  const choices: Choice[] = [];
  if (weapon.status === 'set-up') {
    choices.push(taking({ icon: 'again', word: say('choice.turn'), act: (toolbox) => toolbox.face('body') }));
    if (portable)
      choices.push(
        wishing(ask, { icon: 'cross', word: say('choice.take-apart'), intent: { type: 'dismantle', weapon: figure } }),
      );
  }
  if (weapon.status === 'dismantled') choices.push(settingUp(ask, figure, weapon.facing));
  for (const [vehicle, { alive, owner }] of Object.entries(state.vehicles)) {
    if (!alive || state.players[owner]?.side !== 'army' || !isNear(state, figure, vehicle)) continue;
    if (weapon.status === 'dismantled')
      choices.push({ ...stowing(ask, figure, vehicle), word: say('choice.load-into'), about: vehicle });
    else if (weapon.status === 'set-up' && towable)
      choices.push({ ...hitching(ask, vehicle, figure), word: say('choice.hitch-to'), about: vehicle });
  }
  return choices;
}

function settingUp({ state, seat }: Ask, weapon: FigureId, facing: number): Choice {
  const refusal = whyNot(state, seat, { type: 'setUp', weapon, facing });
  return taking({ icon: 'plus', word: say('choice.set-up'), refusal, act: (toolbox) => toolbox.face('set-up') });
}

function poleChoices(ask: Ask, figure: FigureId): readonly Choice[] {
  const pole = ask.state.poles[figure];
  if (pole === undefined) return [];
  const choices: Choice[] = [];
  if (pole.status === 'set-up') {
    choices.push(
      wishing(ask, { icon: 'cross', word: say('choice.take-down'), intent: { type: 'dismantle', weapon: figure } }),
    );
  } else if (pole.status === 'lying') {
    choices.push(
      wishing(ask, { icon: 'flag', word: say('choice.set-up'), intent: { type: 'setUp', weapon: figure, facing: 90 } }),
    );
    for (const [vehicle, { alive }] of Object.entries(ask.state.vehicles)) {
      if (alive && isNear(ask.state, figure, vehicle))
        choices.push({ ...stowing(ask, figure, vehicle), word: say('choice.load-into'), about: vehicle });
    }
  }
  return choices;
}

function isNear(state: Frozen<State>, a: FigureId, b: FigureId): boolean {
  const [one, other] = [placeOf(state, a), placeOf(state, b)];
  if (one === null || other === null) return false;
  return gap({ ...one, radius: radiusOf(state, a) }, { ...other, radius: radiusOf(state, b) }) <= NEAR_CI;
}
