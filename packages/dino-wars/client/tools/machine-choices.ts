/** The choices of vehicles, crewed weapons and poles. */
import { CREWED_WEAPONS, type CrewedWeapon, type FigureId, onTable, type State, type Vehicle } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { MODES, WAYS } from '../actions';
import { say } from '../words';
import { besidePole } from './bringing';
import { type Ask, beside, type Choice, isNear, taking, wishing } from './choice';
import { offered } from './offers';
import { gapBetween, handsFor, withGaps } from './poles';
import { unhitching, unstowing } from './put-tasks';
import { canWalk } from './readiness';
import { whyNot } from './referee';

/** The choices of a vehicle in the army's phase of movement. */
export function vehicleChoices(ask: Ask, figure: FigureId, vehicle: Frozen<Vehicle>): readonly Choice[] {
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
  choices.push(...poleLoading(ask, figure));
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

/** The choices of a crewed weapon in the army's phase of movement. */
export function weaponChoices(ask: Ask, figure: FigureId, weapon: Frozen<CrewedWeapon>): readonly Choice[] {
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

/** A pole this near to a vehicle is offered for loading, even out of reach. */
const LOADING_CI = 1200;

/** The choices of a pole of the Time Gate; none for any other id. A refusal says who or what is too far away. */
export function poleChoices(ask: Ask, figure: FigureId): readonly Choice[] {
  const pole = ask.state.poles[figure];
  if (pole === undefined) return [];
  const work = (part: Parameters<typeof wishing>[1]): Choice => {
    const choice = wishing(ask, part);
    return { ...choice, refusal: withGaps(choice.refusal, ask, figure, part.about) };
  };
  if (pole.status === 'set-up') {
    return [work({ icon: 'cross', word: say('choice.take-down'), intent: { type: 'dismantle', weapon: figure } })];
  }
  const { carrier } = pole;
  if (carrier !== null) {
    const act: Choice['act'] = (toolbox) => toolbox.put(unstowing(figure, carrier));
    return [taking({ icon: 'undo', word: say('choice.put-down'), act })];
  }
  const setUp = { type: 'setUp', weapon: figure, facing: 90 } as const;
  const rides = Object.keys(ask.state.vehicles).filter((id) => mayLoad(ask.state, figure, id));
  return [
    ...bringings(ask, figure),
    work({ icon: 'flag', word: say('choice.set-up'), intent: setUp }),
    ...rides.map((vehicle) =>
      work({
        ...{ icon: 'next', word: say('choice.load-into'), about: vehicle },
        intent: { type: 'stow', weapon: figure, vehicle },
      }),
    ),
  ];
}

/** Soldiers farther away than this are not offered to come. */
const COMING_CI = 1200;

/** Walks of the soldiers who are missing at a pole, so that nobody has to measure where an inch ends. */
function bringings({ state, seat }: Ask, pole: FigureId): readonly Choice[] {
  const missing = handsFor(state, seat, pole)?.missing ?? [];
  return missing.flatMap(({ id, gapCi }) => {
    if (gapCi > COMING_CI || !canWalk(state, id)) return [];
    const act: Choice['act'] = (toolbox) => {
      const to = besidePole(state, seat, id, pole);
      toolbox.select(id);
      if (to !== null) toolbox.goToPoint(to);
    };
    return [taking({ icon: 'next', word: say('choice.bring'), about: id, act })];
  });
}

/** Loading the poles that lie near a vehicle. */
function poleLoading(ask: Ask, vehicle: FigureId): readonly Choice[] {
  const poles = Object.entries(ask.state.poles).filter(([id, { status }]) => {
    return status === 'lying' && mayLoad(ask.state, id, vehicle);
  });
  return poles.map(([pole]) => {
    const choice = stowing(ask, pole, vehicle);
    return { ...choice, refusal: withGaps(choice.refusal, ask, pole, vehicle) };
  });
}

function mayLoad(state: Frozen<State>, pole: FigureId, vehicle: FigureId): boolean {
  return state.vehicles[vehicle]?.alive === true && gapBetween(state, pole, vehicle) <= LOADING_CI;
}
