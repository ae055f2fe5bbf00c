/** The scenes of the rulebook's pictures: positions of the real rules, with what a player would see drawn on them. */
import { type Frozen, frozen, play } from '@dwo/kernel';
import { outcomeOf } from '../../../bot/foresight/outcome';
import { reachOf } from '../../../bot/foresight/reach';
import { dinoSoldiers, type Intent, type Now, type Options, type Spot, type State, sideOf } from '../../../rules';
import { jungle, unit } from '../../lessons/tables';
import { type Overlay, overlayOf, placingMarks, playMarks } from '../../marks';
import { attacksBy } from '../../plan/aiming';

/** A scene: how a match begins, what is played then, and what is drawn over the field. */
export interface Scene {
  readonly options: Options;
  readonly acts: readonly Intent[];
  drawn(state: Now): Overlay;
  /** The spot to which the chosen unit looks. */
  readonly looksAt?: Spot;
  /** True to draw the lines of Primal Instinct. */
  readonly instinct?: boolean;
}

const NOTHING: Overlay = { chosen: null, marks: new Map(), targets: new Set() };

/** The marks that a player sees when a unit is chosen: the tiles that it can enter, and the units that it can attack. */
function chosen(id: number, hasWays = true): (state: Now) => Overlay {
  return (state) => {
    const own = state.units[id];
    if (own === undefined) return NOTHING;
    const attacks = attacksBy(state, own);
    const ways = hasWays ? reachOf(state, SEATS[sideOf(own)], own) : [];
    const marks = playMarks(state, { chosen: own, mode: null, ways, attacks, aimed: null, hinted: null });
    const hit = [...attacks.values()].flat().flatMap((attack) => outcomeOf(state, attack).blows);
    return { chosen: id, marks, targets: new Set(hit.map(({ victim }) => victim.id)) };
  };
}

const SEATS = { dinosaurs: 0, soldiers: 1 } as const;

const FIRE: Intent = {
  ...{ type: 'attack', unit: 2, mode: 'fireWall', shout: null },
  target: { kind: 'fireLine', dx: 1, dy: 0 },
};
const GRENADE: Intent = { type: 'attack', unit: 1, mode: 'shoot', shout: null, target: { kind: 'tile', x: 2, y: 1 } };

/** A field that is being laid: teams by chance, and tiles in a row. */
const LAYING: Options = {
  ...jungle('dinosaurs', ['oo'], [unit('velociraptor', 0, 0), unit('rifleman', 1, 0)]),
  ...{ teamMode: 'random', fieldMode: 'alternate' },
};
const { position: _, ...UNLAID } = LAYING;
const LAID = [0, 0, 1, 0, 1, 1, 2, 1, 0, 1, 2, 2];

/** The scenes by the slugs of their chapters. */
export const SCENES = {
  'laying-the-field': {
    options: UNLAID,
    acts: LAID.flatMap((x, at) => (at % 2 === 0 ? [{ type: 'placeTile' as const, x, y: LAID[at + 1] ?? 0 }] : [])),
    drawn: (state) => ({ ...NOTHING, marks: placingMarks(state) }),
  },
  'room-on-tiles-deployment-and-reserve': {
    options: jungle(
      'soldiers',
      ['oroc', 'coor'],
      [
        unit('brachiosaurus', 2, 1),
        ...[0, 1, 2].map(() => unit('compsognathus', 1, 0)),
        ...[0, 1, 2, 3].map(() => unit('rifleman', 2, 1)),
      ],
    ),
    acts: [],
    drawn: () => NOTHING,
  },
  movement: {
    options: jungle('dinosaurs', ['oOro', 'ocoO', 'ocrO'], [unit('velociraptor', 1, 1), unit('rifleman', 3, 0)]),
    acts: [],
    drawn: chosen(0),
  },
  terrain: {
    options: jungle('soldiers', ['oruo', 'ococ', 'orou'], [unit('velociraptor', 3, 0), unit('scout', 0, 1)]),
    acts: [],
    drawn: chosen(1),
  },
  hiding: {
    options: jungle(
      'dinosaurs',
      ['occo', 'rooc'],
      [unit('velociraptor', 2, 1), { ...unit('scout', 1, 0), hidden: 2 }, unit('rifleman', 3, 0)],
    ),
    acts: [],
    drawn: chosen(0, false),
  },
  'range-and-line-of-sight': {
    options: jungle(
      'soldiers',
      ['oorco', 'r> or', 'ooruo'],
      [unit('triceratops', 4, 1), unit('velociraptor', 2, 0), unit('sniper', 0, 1)],
    ),
    acts: [],
    drawn: chosen(2, false),
    looksAt: { x: 4, y: 1 },
  },
  'attacks-and-damage': {
    options: jungle(
      'soldiers',
      ['oroo', 'cooc'],
      [unit('pachycephalosaurus', 2, 1), unit('grenadier', 0, 1), unit('rifleman', 2, 1)],
    ),
    acts: [],
    drawn: (state) => overlayOf(state, GRENADE),
  },
  abilities: {
    options: jungle(
      'soldiers',
      ['corou', 'ooooc'],
      [unit('carnotaurus', 2, 1), unit('velociraptor', 4, 0), unit('flameTrooper', 0, 1)],
    ),
    acts: [FIRE],
    drawn: () => NOTHING,
  },
  'primal-instinct': {
    options: jungle(
      'dinosaurs',
      ['ooroo', 'cooco'],
      [unit('tyrannosaurus', 0, 0), unit('carnotaurus', 4, 1), unit('rifleman', 2, 1), unit('sergeant', 3, 0)],
    ),
    acts: [],
    drawn: () => NOTHING,
    instinct: true,
  },
} as const satisfies Readonly<Record<string, Scene>>;

/** The chapters that have a picture. */
export type Pictured = keyof typeof SCENES;

/** Nothing here is left to chance but the shuffle of tiles that stay face down. */
const DICE = { roll: () => 1 };

/** The state of a scene after its acts. Throws if one is refused. */
export function stateOf(slug: Pictured): Frozen<State> {
  const { options, acts }: Scene = SCENES[slug];
  const state = dinoSoldiers.setup(frozen(options), DICE);
  for (const act of acts) play(dinoSoldiers, state, dinoSoldiers.awaiting(frozen(state))[0] ?? 0, act, DICE);
  return frozen(state);
}
