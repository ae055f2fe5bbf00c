/** Wishes out of the blue, for the referee to refuse: usually senseless, of every kind there is. */
import type { Frozen } from '@dwo/kernel';
import type { Chance } from '@dwo/kernel/testing';
import { ALL_WEAPONS } from '../rules/data/weapons';
import { figureOf } from '../rules/figures';
import type { Intent } from '../rules/intents';
import { LEAVES, STANDING_ORDERS, type State } from '../rules/state';

/** A wish that may be anything, sensible or not. */
export function wildIntent(state: Frozen<State>, chance: Chance): Intent {
  const { widthCi, heightCi } = state.table;
  const army = [...Object.keys(state.soldiers), 'nobody'];
  const machines = [
    ...Object.keys(state.vehicles),
    ...Object.keys(state.crewedWeapons),
    ...Object.keys(state.poles),
    'nothing',
  ];
  const hidden = state.secrets.flatMap((secret) => Object.keys(secret?.dinosaurs ?? {}));
  const ids = [...Object.keys(state.dinosaurs), ...hidden, ...army, ...machines];
  const figure = chance.pick(ids);
  const target = chance.pick(ids);
  const vehicle = chance.pick(machines);
  const weapon = chance.pick(machines);
  const kind = chance.pick(ALL_WEAPONS);
  const facing = chance.between(-10, 370);
  const from = figureOf(state, figure) ?? { x: 0, y: 0 };
  const spot = () => ({ x: chance.between(-200, widthCi + 200), y: chance.between(-200, heightCi + 200) });
  const near = () => ({ x: from.x + chance.between(-700, 700), y: from.y + chance.between(-700, 700) });
  const way = () => Array.from({ length: chance.between(1, 3) }, chance.inThousand(500) ? spot : near);
  const people = () => Array.from({ length: chance.below(4) }, () => chance.pick(army));
  const spots = () => people().map((each) => ({ figure: each, at: near() }));
  const wishes: readonly (() => Intent)[] = [
    () => ({ type: 'move', figure, path: way(), stopAt: null }),
    () => ({ type: 'move', figure, path: [spot()], stopAt: target }),
    () => ({ type: 'fly', figure, path: way().map((at) => ({ ...at, z: chance.between(-100, 4000) })), stopAt: null }),
    () => ({ type: 'fly', figure, path: [{ ...near(), z: 0 }], stopAt: target }),
    () => ({ type: 'overrun', figure, target }),
    () => ({ type: 'face', figure, facing }),
    () => ({ type: 'turnGun', vehicle, facing }),
    () => ({ type: 'endMove', figure }),
    () => ({ type: 'closingFire', figure, weapon: chance.pick([kind, null]) }),
    () => ({ type: 'timeOut', figure }),
    () => ({ type: 'placeSurvivors', vehicle, spots: spots() }),
    () => ({ type: 'fire', figure, weapon: kind, target, spotter: null }),
    () => ({ type: 'fire', figure, weapon: kind, target, spotter: chance.pick(army) }),
    () => ({ type: 'attack', figure, target }),
    () => ({
      type: 'board',
      figure,
      vehicle,
      seat: chance.pick([null, chance.below(9)]),
      path: chance.pick([[], way()]),
    }),
    () => ({ type: 'alight', figure, at: near() }),
    () => ({ type: 'swapSeats', vehicle, seats: [chance.below(9), chance.below(9)] }),
    () => ({ type: 'assign', weapon, crew: people() }),
    () => ({ type: 'dismantle', weapon }),
    () => ({ type: 'setUp', weapon, facing }),
    () => ({ type: 'carry', weapon, carriers: people(), path: way() }),
    () => ({ type: 'stow', weapon, vehicle }),
    () => ({ type: 'unstow', weapon, at: near() }),
    () => ({ type: 'hitch', vehicle, weapon, board: people() }),
    () => ({ type: 'unhitch', vehicle, at: near(), facing, crew: spots() }),
    () => ({ type: 'pickUp', figure, weapon }),
    () => ({ type: 'layDown', figure, at: near() }),
    () => ({ type: 'ram', vehicle, path: way(), target }),
    () => ({ type: 'airDrop', from: spot(), direction: facing }),
    () => ({ type: 'land', figure, at: near() }),
    () => ({ type: 'place', figure, at: spot(), facing, z: chance.pick([0, 700]) }),
    () => ({ type: 'hide', figure, at: spot(), facing }),
    () => ({ type: 'unplace', figure }),
    () => ({ type: 'order', figure: chance.pick([figure, null]), order: chance.pick(STANDING_ORDERS) }),
    () => ({ type: 'allowSpotting', figure, allow: chance.pick(LEAVES) }),
    () => ({ type: 'done' }),
    () => ({ type: chance.pick(['resume', 'lapse']) }),
  ];
  return chance.pick(wishes)();
}
