/** The parts of Dinosaur Cowboys in the plain referee: its questions, and the states that a patch can't make. */
import type { Fraction, Frozen, Point } from '@dwo/kernel';
import { type Asked, QUESTIONS, type RefereeParts, ScenarioMistake } from '@dwo/shared/testing';
import {
  type AttackOdds,
  attackOdds,
  type Being,
  bandTo,
  bodies,
  COURSE,
  chargeChance,
  chargeNeed,
  closeWeapons,
  costOf,
  dinosaurCowboys,
  discOf,
  EDGES,
  elevationOf,
  flightOf,
  gapOf,
  hasInFront,
  type Intent,
  isPlaced,
  KINDS,
  laneTo,
  lookAt,
  MAP_IDS,
  MODES,
  type Now,
  PHASES,
  POSSE_IDS,
  posseData,
  pushOf,
  RULE_IDS,
  SIZES,
  STAGES,
  snapOdds,
  snappers,
  spentBy,
  sure,
  TERRAIN_KINDS,
  TRAIT_IDS,
  termsOf,
  WEAPON_IDS,
  type WeaponId,
} from '../rules';

/** The entity on the table that `of` names by its index or its name. */
function entityOf({ state, of }: Asked, field: string): Being {
  const wanted = of[field];
  const found = (state as Now).entities.find(({ id, name }) => id === wanted || name === wanted);
  if (found === undefined || !isPlaced(state as Now, found)) {
    throw new ScenarioMistake(`of.${field}: is nobody on the table`);
  }
  return found;
}

function pathOf({ of }: Asked): Point[] {
  const { path } = of;
  const isPoint = (one: unknown): one is Point => {
    const { x, y } = (one ?? {}) as Partial<Point>;
    return Number.isInteger(x) && Number.isInteger(y);
  };
  if (!Array.isArray(path) || !path.every(isPoint)) throw new ScenarioMistake('of.path: is a list of {x, y} in mils');
  return path;
}

function weaponOf({ of }: Asked): WeaponId {
  const found = WEAPON_IDS.find((id) => id === of.weapon);
  if (found === undefined) throw new ScenarioMistake(`of.weapon: is none of ${WEAPON_IDS.join(', ')}`);
  return found;
}

function told({ n, d }: Fraction): string {
  return d === 1 ? String(n) : `${n}/${d}`;
}

/** Odds as fractions in text. */
function written({ damage, hits, ...chances }: AttackOdds) {
  return {
    hits: Object.fromEntries(hits.map((each) => [each.hits, told(each.chance)])),
    damage: Object.fromEntries(damage.map((each) => [each.damage, told(each.chance)])),
    ...Object.fromEntries(Object.entries(chances).map(([name, each]) => [name, told(each as Fraction)])),
  };
}

/** The Snap attacks that a movement provokes, each with its odds. */
function provoked(state: Now, seat: number, intent: Intent) {
  if (intent.type === 'attack' || state.activation === null) return [];
  const body = bodies(state).find(({ id }) => id === (intent.type === 'move' ? intent.entity : state.activation?.unit));
  if (body === undefined) return [];
  const target = intent.type === 'dismount' ? (intent.list[0]?.entity ?? body.id) : body.id;
  return snappers(state, body).flatMap(({ id: entity, ...attacker }) => {
    return closeWeapons({ id: entity, ...attacker }).map((weapon) => {
      const snap = { entity, weapon, target };
      return { ...snap, ...written(snapOdds(state, seat, intent, snap)) };
    });
  });
}

function faultsOf(state: Frozen<object>): readonly string[] {
  const { entities, posses } = state as Now;
  return entities.flatMap((entity, at) => {
    const name = `entities.${at}`;
    const faults: string[] = [];
    if (entity.id !== at) faults.push(`${name}.id: must be ${at}`);
    if (entity.inPlay ? entity.hp < 1 || entity.hp > entity.startHp : entity.hp > 0) {
      faults.push(`${name}.hp: must be ${entity.inPlay ? `1 to ${entity.startHp}` : '0 or less'}`);
    }
    if (entity.kind === 'character' ? entity.panic !== 0 : entity.fleeing) {
      faults.push(`${name}: only dinosaurs panic, and only characters flee`);
    }
    const isDeployed = posses[entity.seat]?.deployed === true;
    const places = [entity.x, entity.y, entity.facingX, entity.facingY];
    const stands = isDeployed && entity.inPlay && entity.mount === null;
    if (places.some((place) => (place !== null) !== stands)) {
      faults.push(`${name}: a place and a facing fit only somebody who stands on the table`);
    }
    return faults;
  });
}

/** The questions of Dinosaur Cowboys; entities are named by index or id, lengths are in mils. */
export const referee: RefereeParts = {
  words: {
    phase: PHASES,
    course: COURSE,
    stage: STAGES,
    mode: MODES,
    edge: EDGES,
    map: MAP_IDS,
    posse: POSSE_IDS,
    kind: [...KINDS, ...TERRAIN_KINDS],
    size: SIZES,
    trait: TRAIT_IDS,
    weapon: WEAPON_IDS,
    rule: RULE_IDS,
  },
  faultsOf,
  questions: {
    /** The gap of two bodies, rounded up (DC-R-3). */
    gap: (asked) => ({
      gap: Math.ceil(gapOf(asked.state as Now, entityOf(asked, 'from'), entityOf(asked, 'to'))),
    }),
    /** Whether each has the other in its front arc (DC-R-6). */
    arc(asked) {
      const state = asked.state as Now;
      const [from, to] = [entityOf(asked, 'from'), entityOf(asked, 'to')];
      const front = hasInFront(state, from, to);
      return { front, behind: !hasInFront(state, to, from) };
    },
    /** The three lines of sight and what they are worth (DC-R-13, DC-R-14). */
    sight(asked) {
      const state = asked.state as Now;
      const [from, to] = [entityOf(asked, 'from'), entityOf(asked, 'to')];
      const { inArc, lines, seen, cover } = lookAt(state, from, to);
      const told = lines.map((line) => ({ line: line.state, by: line.by }));
      return { front: inArc, seen, cover, lines: told, elevations: [elevationOf(state, from), elevationOf(state, to)] };
    },
    /** Whether a target would be in cover (DC-R-14). */
    cover(asked) {
      const { seen, cover, lines } = lookAt(asked.state as Now, entityOf(asked, 'from'), entityOf(asked, 'to'));
      return { seen, cover, hidden: lines.filter(({ state }) => state !== 'free').length };
    },
    /** The band in which a weapon has a target (DC-SHO-2). */
    band: (asked) => ({
      band: bandTo(asked.state as Now, entityOf(asked, 'from'), weaponOf(asked), entityOf(asked, 'to')),
    }),
    /** The cost of a path from where somebody stands, rounded up (DC-R-30). */
    cost(asked) {
      const state = asked.state as Now;
      const entity = entityOf(asked, 'entity');
      return { cost: Math.ceil(costOf(state, entity, discOf(state, entity), pathOf(asked))) };
    },
    /** Tells what an attack would roll and need, each part with its rule. */
    terms(asked) {
      const state = asked.state as Now;
      const flags = { fan: asked.of.fan === true, charge: asked.of.charge === true, snap: asked.of.snap === true };
      const blow = {
        attacker: entityOf(asked, 'from'),
        weapon: weaponOf(asked),
        target: entityOf(asked, 'to'),
        ...flags,
      };
      return { ...termsOf(state, blow) };
    },
    /** The distance that a Charge has to beat, and the least roll that does (DC-R-31). */
    charge(asked) {
      const state = asked.state as Now;
      const [from, to] = [entityOf(asked, 'from'), entityOf(asked, 'to')];
      const { toBeat, end } = laneTo(state, from, to);
      return { toBeat: Math.ceil(toBeat), need: chargeNeed(state, from, to), end: { x: end.x, y: end.y } };
    },
    /** Tells where somebody would end up by flight (DC-R-52), or pushed by somebody (DC-R-75). */
    flight(asked) {
      const { x, y } = flightOf(asked.state as Now, entityOf(asked, 'entity'));
      return { x, y };
    },
    push(asked) {
      const { x, y } = pushOf(asked.state as Now, entityOf(asked, 'from'), entityOf(asked, 'to'));
      return { x, y };
    },
    /** The exact odds of an attack or a Charge, and of the Snap attacks that a movement provokes. */
    odds(asked) {
      // With a part of the state it is the question that every game answers.
      if (asked.of.part !== undefined) return sure(QUESTIONS.odds)(asked);
      const state = asked.state as Now;
      const intent = asked.intent as Intent | null;
      const { seat } = asked;
      if (intent === null || seat === null) throw new ScenarioMistake('intent: odds are those of an intent of a seat');
      const refusal = dinosaurCowboys.check(state, seat, intent);
      if (refusal !== null) return { legal: false, rejected: refusal.code, rule: refusal.rule, facts: refusal.facts };
      const snaps = provoked(state, seat, intent);
      if (intent.type !== 'attack' && intent.type !== 'charge') return { legal: true, snaps };
      const reach = intent.type === 'charge' ? { reaches: told(chargeChance(state, seat, intent)) } : {};
      return { legal: true, ...reach, ...written(attackOdds(state, seat, intent)), snaps };
    },
    /** The points that each posse spends (DC-C-03). */
    points: () => Object.fromEntries(POSSE_IDS.map((posse) => [posse, spentBy(posseData(posse))])),
  },
};
