/** Properties of the rules that single steps do not show (DC-INV-9, DC-INV-16 to DC-INV-20). */
import {
  attempt,
  clone,
  type Frozen,
  frozen,
  noDice,
  type Recording,
  recordedDice,
  replay,
  stateHash,
} from '@dwo/kernel';
import { type AnyRules, Random } from '@dwo/kernel/testing';
import { soak } from '../testing/soak';
import { go, id, scene, up, who } from '../testing/table';
import { damageOf, dinosaurCowboys, hitsOf, type Intent, type Options, TABLE, termsOf } from '.';
import { criticalFrom } from './attack';
import type { State } from './state';

const RULES = dinosaurCowboys as unknown as AnyRules;

test('DC-INV-8 DC-INV-9 for fixed dice a higher target number never does more damage, and one more point never less', () => {
  const random = new Random(7, 1);
  for (let round = 0; round < 300; round++) {
    const dice = Array.from({ length: 1 + random.below(8) }, () => 1 + random.below(12));
    const plus = random.below(8) - 1;
    const damage = (tn: number, more: number) => {
      const terms = { tn, crit: criticalFrom(tn, round % 2 === 0), plus: plus + more, floor: 0 };
      const hits = dice.reduce((sum, die) => sum + hitsOf(die, terms), 0);
      expect(hits).toBeLessThanOrEqual(2 * dice.length);
      return damageOf(hits, terms);
    };
    for (let tn = 2; tn < 16; tn++) {
      expect(damage(tn + 1, 0)).toBeLessThanOrEqual(damage(tn, 0));
      expect(damage(tn, 1)).toBeGreaterThanOrEqual(damage(tn, 0));
    }
  }
});

test('DC-INV-9 DC-R-12 a higher hill under the attacker never does less damage, and 2" are enough for 1 more', () => {
  const plus = (height: number) => {
    const hill = height > 0 ? [['hill', 8, 8, 12, 12, height] as const] : [];
    const state = scene(
      [
        ['papa_jonas', 10, 10],
        ['the_blade', 16, 10, [-1, 0]],
      ],
      hill,
    );
    const blow = { attacker: who(state, 'papa_jonas'), weapon: 'six_shooter_80kw', target: who(state, 'the_blade') };
    return termsOf(state, { ...blow, weapon: 'six_shooter_80kw', fan: false, charge: false, snap: false }).plus;
  };
  const [level, ...higher] = [0, 1, 1.9, 2, 3].map(plus);
  expect(higher.map((each) => each - (level ?? 0))).toEqual([0, 0, 1, 1]);
});

test('DC-INV-9 moving away through the bands and In Close never lowers the target number', () => {
  const tn = (gap: number) => {
    const state = scene([
      ['papa_jonas', 10, 10],
      ['the_blade', 11 + gap, 10, [-1, 0]],
    ]);
    return termsOf(state, {
      attacker: who(state, 'papa_jonas'),
      weapon: 'six_shooter_80kw',
      target: who(state, 'the_blade'),
      fan: false,
      charge: false,
      snap: false,
    }).tn;
  };
  expect([tn(3), tn(8), tn(12)]).toEqual([7, 8, 9]);
  expect(tn(0.05)).toBe(9);
});

test('DC-INV-18 a refused intent changes nothing and rolls nothing', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['mama_hanna', 2, 30],
    ['the_blade', 40, 10, [-1, 0]],
  ]);
  up(state, 'papa_jonas');
  const before = clone(state);
  const intent: Intent = { type: 'attack', attacker: 0, weapon: 'scattergun', target: id(state, 'the_blade') };
  expect(attempt(dinosaurCowboys, state, 0, intent, noDice).refusal?.rule).toBe('DC-SHO-3');
  expect(attempt(dinosaurCowboys, state, 1, { type: 'endActivation' }, noDice).refusal?.rule).toBe('DC-SEQ-2');
  expect(state).toEqual(before);
});

test('DC-INV-4 DC-INV-16 DC-INV-17 DC-INV-19 records play again to the same state; nobody has two activations in a Turn', () => {
  for (let seed = 1; seed <= 15; seed++) {
    const { recording } = soak(seed, false);
    const state = dinosaurCowboys.setup(frozen(recording.options as Options), recordedDice(recording, RULES)(0));
    const activated = new Set<number>();
    let [initiatives, units] = [0, 99];
    const entries = recording.entries as readonly { readonly seat: number; readonly intent: Intent }[];
    for (const [i, { seat, intent }] of entries.entries()) {
      const events = attempt(dinosaurCowboys, state, seat, intent, recordedDice(recording, RULES)(i + 1)).events ?? [];
      for (const event of events) {
        if (event.type === 'turnBegan') {
          activated.clear();
          initiatives = 0;
          const left = [0, 1].map((side) => state.entities.filter((each) => each.seat === side && each.inPlay).length);
          units = Math.max(...left);
        }
        if (event.type === 'initiativeRolled') initiatives += 1;
        if (event.type === 'activated') {
          expect(activated.has(event.unit)).toBe(false);
          activated.add(event.unit);
        }
      }
      expect(initiatives).toBeLessThanOrEqual(units);
    }
    expect(stateHash(replay(dinosaurCowboys, recording as unknown as Recording<Intent, Options>))).toBe(
      stateHash(state),
    );
  }
});

/** The same table after half a turn, with the seats swapped. */
function mirrored(state: Frozen<State>): State {
  const other = clone(state) as State;
  const half = state.entities.filter(({ seat }) => seat === 0).length;
  const name = (entity: number) => (entity < half ? entity + state.entities.length - half : entity - half);
  other.entities = [...other.entities.slice(half), ...other.entities.slice(0, half)];
  for (const entity of other.entities) {
    Object.assign(entity, {
      id: name(entity.id),
      seat: 1 - entity.seat,
      x: entity.x === null ? null : TABLE.width - entity.x,
      y: entity.y === null ? null : TABLE.height - entity.y,
      facingX: entity.facingX === null ? null : 0 - entity.facingX,
      facingY: entity.facingY === null ? null : 0 - entity.facingY,
      mount: entity.mount === null ? null : name(entity.mount),
    });
  }
  other.posses.reverse();
  for (const piece of other.terrain)
    for (const corner of piece.outline)
      Object.assign(corner, { x: TABLE.width - corner.x, y: TABLE.height - corner.y });
  Object.assign(other, { asked: 1 - state.asked, active: 1 - state.active });
  if (other.activation !== null) {
    const { members, fresh, movers, unit } = other.activation;
    Object.assign(other.activation, {
      unit: name(unit),
      members: members.map(name),
      fresh: fresh.map(name),
      movers: movers.map(name),
    });
  }
  return other;
}

test('DC-INV-20 half a turn of the table and swapped seats mirror what is legal', () => {
  const state = scene(
    [
      ['drake', 20, 16],
      ['papa_jonas', 'drake'],
      ['mama_hanna', 19, 19],
      ['brother_jerrid', 22, 18],
      ['maynard_dereus', 26, 17, [-1, 0]],
      ['the_blade', 24, 20, [-1, 0]],
      ['malice', 29, 19, [-1, 0]],
      ['betty_one_eye', 'malice'],
    ],
    [
      ['woods', 22, 14, 25, 16],
      ['building', 18, 21, 21, 24],
      ['hill', 26, 20, 30, 23, 2],
    ],
  );
  up(state, 'brother_jerrid');
  const other = mirrored(frozen(state));
  const kinds = (now: State, turned: boolean) =>
    dinosaurCowboys
      .intents(frozen(now), now.asked)
      .flatMap((intent) => {
        if (intent.type === 'attack') {
          const by = turned ? (intent.attacker + 4) % 8 : intent.attacker;
          return [
            `attack ${by} ${intent.weapon} ${turned ? (intent.target + 4) % 8 : intent.target} ${intent.fan ?? false}`,
          ];
        }
        return intent.type === 'move' || intent.type === 'hustle' ? [] : [intent.type];
      })
      .sort();
  expect(kinds(other, true)).toEqual(kinds(state, false));
  expect(kinds(state, false).length).toBeGreaterThan(4);
  const random = new Random(3, 1);
  for (let round = 0; round < 400; round++) {
    const at = { x: 22_000 + random.below(8001) - 4000, y: 18_000 + random.below(8001) - 4000 };
    const turned = { x: TABLE.width - at.x, y: TABLE.height - at.y };
    const rule = (now: State, entity: number, to: typeof at) =>
      dinosaurCowboys.check(frozen(now), now.asked, { type: 'move', entity, path: [to], facing: { x: 1, y: 0 } })
        ?.rule ?? null;
    expect(rule(other, (id(state, 'brother_jerrid') + 4) % 8, turned)).toBe(
      rule(state, id(state, 'brother_jerrid'), at),
    );
  }
  expect(go(state, { type: 'endActivation' }).length).toBeGreaterThan(1);
});
