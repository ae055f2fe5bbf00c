/** The state of Dinosaur Cowboys as a Colyseus schema, with the same names. */
import { schema, t } from '@colyseus/schema';
import { entries, ids, type Packing, withPacked } from '@dwo/shared';
import type { Declared, Feature, Harm, OwnWeapon, Place, Snap, Test, Trait } from '../rules';

const numbers = entries<number>(String, Number);
const points = entries<{ x: number; y: number }>(
  ({ x, y }) => `${x} ${y}`,
  (text) => {
    const [x, y] = text.split(' ').map(Number);
    return { x: x as number, y: y as number };
  },
);
/** A posse of the book is its id; one of a player's own is JSON, which no id begins like. */
const posseOrId: Packing = {
  pack: (posse: unknown) => (typeof posse === 'string' ? posse : JSON.stringify(posse)),
  unpack: (text) => (text.startsWith('{') ? JSON.parse(text) : text) as never,
};
/** The posses of the options: ids alone as words, JSON with one of a player's own. */
const possesOrIds: Packing = {
  pack: (posses: readonly unknown[]) =>
    posses.some((posse) => typeof posse === 'object' && posse !== null)
      ? JSON.stringify(posses)
      : ids.pack(posses as never),
  unpack: (text) => (text.startsWith('[') ? JSON.parse(text) : ids.unpack(text)) as never,
};
const orNull = (word: string | undefined) => (word === undefined || word === '-' ? null : Number(word));
const features = entries<Feature>(
  ({ id, kind, height, outline }) => [id, kind, height, ...outline.flatMap(({ x, y }) => [x, y])].join(' '),
  (text) => {
    const [id = '', kind, height, ...corners] = text.split(' ');
    const outline: Feature['outline'] = [];
    for (let i = 0; i + 1 < corners.length; i += 2) outline.push({ x: Number(corners[i]), y: Number(corners[i + 1]) });
    return { id, kind: kind as Feature['kind'], height: Number(height), outline };
  },
);
const weapons = entries<OwnWeapon>(
  ({ id, long, reload }) => `${id} ${long ?? '-'} ${reload ? 1 : 0}`,
  (text) => {
    const [id, long, reload] = text.split(' ');
    return { id: id as OwnWeapon['id'], long: orNull(long), reload: reload === '1' };
  },
);
const traits = entries<Trait>(
  ({ id, level, used }) => `${id} ${level ?? '-'} ${used ? 1 : 0}`,
  (text) => {
    const [id, level, used] = text.split(' ');
    return { id: id as Trait['id'], level: orNull(level), used: used === '1' };
  },
);
const declared = entries<Declared>(
  ({ entity, trait, value }) => `${entity} ${trait} ${value}`,
  (text) => {
    const [entity, trait, value] = text.split(' ');
    return { entity: Number(entity), trait: trait as Declared['trait'], value: Number(value) };
  },
);
const places = entries<Place>(
  ({ entity, x, y, facing }) => [entity, x, y, facing.x, facing.y].join(' '),
  (text) => {
    const [entity, x, y, fx, fy] = text.split(' ').map(Number) as [number, number, number, number, number];
    return { entity, x, y, facing: { x: fx, y: fy } };
  },
);
const snaps = entries<Snap>(
  ({ entity, weapon, target }) => `${entity} ${weapon} ${target}`,
  (text) => {
    const [entity, weapon, target] = text.split(' ');
    return { entity: Number(entity), weapon: weapon as Snap['weapon'], target: Number(target) };
  },
);
const harm = entries<Harm>(
  ({ entity, damage }) => `${entity} ${damage}`,
  (text) => {
    const [entity, damage] = text.split(' ').map(Number) as [number, number];
    return { entity, damage };
  },
);
const tests = entries<Test>(
  ({ entity, cause }) => `${entity} ${cause}`,
  (text) => {
    const [entity, cause] = text.split(' ');
    return { entity: Number(entity), cause: cause as Test['cause'] };
  },
);

const Clocks = schema(
  { lobbyS: t.uint32(), edgeS: t.uint32(), deployS: t.uint32(), turnS: t.uint32(), reactS: t.uint32() },
  'CowboysClocks',
);
const Options = withPacked(
  schema(
    {
      posses: t.string(),
      map: t.string().optional(),
      terrain: t.string().optional(),
      scenario: t.string(),
      clocks: t.ref(Clocks).optional(),
    },
    'CowboysOptions',
  ),
  { posses: possesOrIds, terrain: features },
);
const Posse = withPacked(
  schema(
    {
      posse: t.string().optional(),
      map: t.string().optional(),
      deployed: t.boolean(),
      yeehaw: t.boolean(),
      losses: t.uint8(),
      points: t.uint8(),
    },
    'CowboysPosse',
  ),
  { posse: posseOrId },
);
const Entity = withPacked(
  schema(
    {
      id: t.uint8(),
      seat: t.uint8(),
      name: t.string(),
      kind: t.string(),
      leader: t.boolean(),
      size: t.string(),
      def: t.int8(),
      rtn: t.uint8().optional(),
      ctn: t.uint8(),
      btn: t.uint8().optional(),
      dis: t.uint8().optional(),
      spd: t.uint8(),
      startHp: t.uint8(),
      hp: t.int16(),
      inPlay: t.boolean(),
      x: t.int32().optional(),
      y: t.int32().optional(),
      facingX: t.int32().optional(),
      facingY: t.int32().optional(),
      mount: t.uint8().optional(),
      activated: t.boolean(),
      fleeing: t.boolean(),
      panic: t.uint16(),
      moved: t.boolean(),
      thickSkin: t.uint8(),
      weapons: t.string(),
      traits: t.string(),
    },
    'CowboysEntity',
  ),
  { weapons, traits },
);
const Activation = withPacked(
  schema(
    {
      unit: t.uint8(),
      members: t.string(),
      fresh: t.string(),
      course: t.string(),
      panicSpeed: t.uint8().optional(),
      movers: t.string(),
      acted: t.boolean(),
      idle: t.boolean(),
      declared: t.string(),
    },
    'CowboysActivation',
  ),
  { members: numbers, fresh: numbers, movers: numbers, declared },
);
const Charge = schema({ attacker: t.uint8(), weapon: t.string(), target: t.uint8() }, 'CowboysCharge');
const Facing = schema({ x: t.int32(), y: t.int32() }, 'CowboysFacing');
const Movement = withPacked(
  schema(
    {
      start: t.string(),
      body: t.uint8(),
      path: t.string(),
      facing: Facing,
      places: t.string(),
      offered: t.boolean(),
      snaps: t.string(),
    },
    'CowboysMovement',
  ),
  { path: points, places, snaps },
);
const Attack = withPacked(
  schema(
    {
      attacker: t.uint8(),
      weapon: t.string(),
      target: t.uint8(),
      mode: t.string(),
      fan: t.boolean(),
      charge: t.boolean(),
      snap: t.boolean(),
      tn: t.int8(),
      crit: t.uint8().optional(),
      plus: t.int8(),
      floor: t.uint8(),
      dice: t.string(),
      stage: t.string(),
      hits: t.uint8(),
      harm: t.string(),
      tests: t.string(),
    },
    'CowboysAttack',
  ),
  { dice: numbers, harm, tests },
);
const Roll = schema(
  { entity: t.uint8(), purpose: t.string(), need: t.uint8().optional(), value: t.uint8() },
  'CowboysRoll',
);
const Fallen = withPacked(
  schema({ mount: t.uint8(), x: t.int32(), y: t.int32(), passengers: t.string() }, 'CowboysFallen'),
  { passengers: numbers },
);
const Ending = schema({ winners: t.array('uint8'), rule: t.string() }, 'CowboysEnding');

/** The schema of a state. */
export const Table = withPacked(
  schema(
    {
      phase: t.string(),
      asOf: t.uint8(),
      asked: t.uint8(),
      asks: t.uint32(),
      options: Options,
      posses: t.array(Posse),
      terrain: t.string(),
      entities: t.array(Entity),
      first: t.uint8(),
      edge: t.string().optional(),
      turn: t.uint8(),
      active: t.uint8(),
      pair: t.uint8(),
      begun: t.uint16(),
      activation: t.ref(Activation).optional(),
      charge: t.ref(Charge).optional(),
      movement: t.ref(Movement).optional(),
      attack: t.ref(Attack).optional(),
      roll: t.ref(Roll).optional(),
      fallen: t.array(Fallen),
      ending: t.ref(Ending).optional(),
    },
    'DinosaurCowboys',
  ),
  { terrain: features },
);
