/** The state of Very Simple Miniatures as a Colyseus schema, with the same names. */
import { schema, t } from '@colyseus/schema';
import { entries, withPacked, words } from '@dwo/shared';
import { SKILLS } from '../rules';

const numbers = entries<number>(String, Number);
const corners = entries<{ x: number; y: number }>(
  ({ x, y }) => `${x} ${y}`,
  (text) => {
    const [x, y] = text.split(' ').map(Number);
    return { x: x ?? 0, y: y ?? 0 };
  },
);

const Clocks = schema({ forceS: t.uint32(), setUpS: t.uint32(), turnS: t.uint32() }, 'MinisClocks');
const Options = withPacked(
  schema(
    {
      scenario: t.string(),
      seats: t.uint8(),
      forces: t.string(),
      everyoneActs: t.boolean(),
      specificSkills: t.boolean(),
      fightOn: t.boolean(),
      defender: t.uint8().optional(),
      clocks: t.ref(Clocks).optional(),
    },
    'MinisOptions',
  ),
  {
    forces: entries<string>(
      (force) => force,
      (force) => force,
    ),
  },
);

const kind = {
  class: t.string(),
  grade: t.string().optional(),
  large: t.boolean(),
  distance: t.boolean(),
  automatic: t.boolean(),
  armor: t.string(),
  skills: t.string(),
  aquatic: t.boolean(),
  profile: t.string(),
  name: t.string(),
  style: t.string(),
};
const Member = withPacked(schema({ ...kind }, 'MinisMember'), { skills: words(SKILLS) });

const Figure = withPacked(
  schema(
    {
      x: t.uint32(),
      y: t.uint32(),
      facingX: t.int32(),
      facingY: t.int32(),
      moved: t.boolean(),
      attacked: t.boolean(),
      tried: t.boolean(),
      place: t.string(),
      rider: t.uint8().optional(),
      riding: t.uint8().optional(),
      asleep: t.boolean(),
      stirred: t.boolean(),
      calm: t.uint8(),
      calmers: t.string(),
      unseen: t.string(),
      unseenSections: t.string(),
      id: t.uint8(),
      seat: t.uint8().optional(),
      points: t.uint8(),
      ...kind,
    },
    'MinisFigure',
  ),
  { skills: words(SKILLS), calmers: numbers, unseen: numbers, unseenSections: numbers },
);

const Feature = withPacked(
  schema(
    {
      standing: t.boolean(),
      id: t.string(),
      group: t.string(),
      kind: t.string(),
      closed: t.boolean(),
      outline: t.string(),
    },
    'MinisFeature',
  ),
  { outline: corners },
);
const Item = schema({ place: t.string(), by: t.uint8().optional(), x: t.uint32(), y: t.uint32() }, 'MinisItem');
const Player = schema(
  {
    chosen: t.boolean(),
    force: t.array(Member),
    zone: t.uint8().optional(),
    deployed: t.boolean(),
    resigned: t.boolean(),
    done: t.boolean(),
    kills: t.uint16(),
    bonus: t.uint16(),
    timeOuts: t.uint8(),
  },
  'MinisPlayer',
);
const Ending = schema({ winners: t.array('uint8'), rule: t.string() }, 'MinisEnding');

/** The schema of a state. */
export const Table = schema(
  {
    phase: t.string(),
    asOf: t.uint8(),
    asked: t.uint8(),
    asks: t.uint32(),
    round: t.uint8(),
    order: t.array('uint8'),
    defender: t.uint8().optional(),
    options: Options,
    players: t.array(Player),
    features: t.array(Feature),
    figures: t.array(Figure),
    items: t.array(Item),
    ending: t.ref(Ending).optional(),
  },
  'SimpleMinis',
);
