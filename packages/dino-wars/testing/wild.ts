/** Wild intents for the referee to refuse: of every type, and usually senseless. */
import type { Frozen } from '@dwo/kernel';
import type { Chance } from '@dwo/kernel/testing';
import { ALL_WEAPONS } from '../rules/data/weapons';
import { figureOf } from '../rules/figures';
import { type FieldKind, fieldsOf, INTENT_TYPES, type Intent, type Kinds } from '../rules/intents';
import { LEAVES, STANDING_ORDERS, type State } from '../rules/state';

/** Giving up and agreeing to end would end too many matches too soon. */
const WILD = INTENT_TYPES.filter((type) => type !== 'agreeEnd' && type !== 'resign');
/** Fields that name a vehicle or weapon. */
const MACHINES: ReadonlySet<string> = new Set(['vehicle', 'weapon']);

/** Returns an intent with any values, sensible or not. */
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
  const from = figureOf(state, figure) ?? { x: 0, y: 0 };
  const spot = () => ({ x: chance.between(-200, widthCi + 200), y: chance.between(-200, heightCi + 200) });
  const near = () => ({ x: from.x + chance.between(-700, 700), y: from.y + chance.between(-700, 700) });
  const way = () => Array.from({ length: chance.between(1, 3) }, chance.inThousand(500) ? spot : near);
  const people = () => Array.from({ length: chance.below(4) }, () => chance.pick(army));
  const kinds: { readonly [K in FieldKind]: () => Kinds[K] } = {
    figure: () => chance.pick(ids),
    'figure or none': () => chance.pick([null, chance.pick(ids)]),
    people,
    spots: () => people().map((each) => ({ figure: each, at: near() })),
    place: chance.inThousand(500) ? spot : near,
    height: () => chance.pick([0, 700]),
    facing: () => chance.between(-10, 370),
    way,
    'way or none': () => chance.pick([[], way()]),
    flight: () => way().map((at) => ({ ...at, z: chance.between(-100, 4000) })),
    weapon: () => chance.pick(ALL_WEAPONS),
    'weapon or none': () => chance.pick([chance.pick(ALL_WEAPONS), null]),
    'seat or none': () => chance.pick([null, chance.below(9)]),
    'two seats': () => [chance.below(9), chance.below(9)],
    'standing order': () => chance.pick(STANDING_ORDERS),
    leave: () => chance.pick(LEAVES),
    flag: () => chance.inThousand(500),
  };
  const type = chance.pick(WILD);
  const fields = fieldsOf(type).map(([field, kind]) => {
    // The first field of most intents names a figure; the other values are drawn near it.
    return [
      field,
      field === 'figure' ? figure : kind === 'figure' && MACHINES.has(field) ? chance.pick(machines) : kinds[kind](),
    ];
  });
  return { type, ...Object.fromEntries(fields) } as Intent;
}
