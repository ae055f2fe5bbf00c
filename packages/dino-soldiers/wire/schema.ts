/** The state of Dino Soldiers as a Colyseus schema, with the same names. Secrets have no field here. */
import { schema, t } from '@colyseus/schema';
import { entries, withPacked, words } from '@dwo/shared';
import { MODES } from '../rules';

const Clocks = schema(
  { teamsS: t.uint32(), placeS: t.uint32(), deployS: t.uint32(), turnS: t.uint32(), dodgeS: t.uint32() },
  'SoldiersClocks',
);
const Options = schema(
  {
    sideAssignment: t.string(),
    teamMode: t.string(),
    fieldMode: t.string(),
    shoutMode: t.string(),
    roundLimit: t.uint8(),
    clocks: t.ref(Clocks).optional(),
  },
  'SoldiersOptions',
);
const Spot = schema({ x: t.int8(), y: t.int8() }, 'SoldiersSpot');
const Tile = schema(
  { x: t.int8(), y: t.int8(), face: t.string().optional(), burns: t.uint8(), heat: t.uint8() },
  'SoldiersTile',
);
const numbers = entries<number>(String, Number);
const Unit = withPacked(
  schema(
    {
      id: t.uint8(),
      type: t.string(),
      alpha: t.boolean(),
      place: t.string(),
      tile: t.uint8().optional(),
      hp: t.uint8(),
      points: t.uint8(),
      entered: t.boolean(),
      modes: t.string(),
      hidden: t.uint8(),
      assailants: t.string(),
    },
    'SoldiersUnit',
  ),
  { modes: words(MODES), assailants: numbers },
);
const Pending = schema(
  {
    attack: t.uint8(),
    by: t.uint8(),
    unit: t.uint8(),
    damage: t.uint8(),
    kill: t.boolean(),
    pierce: t.boolean(),
    melee: t.boolean(),
  },
  'SoldiersPending',
);
const Ending = schema({ winners: t.array('uint8'), rule: t.string(), worth: t.array('uint8') }, 'SoldiersEnding');

/** The schema of a state. */
export const Table = schema(
  {
    phase: t.string(),
    step: t.string(),
    options: Options,
    dinosaurs: t.uint8(),
    side: t.string(),
    ready: t.array('boolean'),
    round: t.uint8(),
    quiet: t.uint8(),
    stirred: t.boolean(),
    cameIn: t.boolean(),
    attacks: t.uint8(),
    tiles: t.array(Tile),
    obstacles: t.array(Spot),
    units: t.array(Unit),
    oneSpecies: t.boolean(),
    pending: t.array(Pending),
    ending: t.ref(Ending).optional(),
  },
  'DinoSoldiers',
);
