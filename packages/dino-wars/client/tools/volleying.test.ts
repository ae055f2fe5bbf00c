/** A volley: who is in it, in which order they fire, and when it stops. */
import { dinoWars, type Fire, volleyAt } from '@dwo/dino-wars';
import { frozen } from '@dwo/kernel';
import type { VolleyPlan } from './plan';
import { beast, Hand, man, tableOf, weapon } from './testing/table';

const SQUAD = ['s1', 's2', 's3', 's4', 's5'];

/** Riflemen in a row before a dinosaur with this much life, and another dinosaur beside it. */
function row(lifePoints: number): Hand {
  const soldiers = SQUAD.map((id, i) => man(id, 1000 + i * 150, 1000));
  const dinosaurs = [beast('d1', 1300, 1900, { lifePoints }), beast('d2', 2300, 1900)];
  return new Hand(tableOf({ soldiers, dinosaurs }, 'regular-fire'), 0);
}

function volleyOf(hand: Hand): VolleyPlan {
  if (hand.plan.kind !== 'volley') throw new Error(`The plan is ${hand.plan.kind}`);
  return hand.plan;
}

function begun(lifePoints = 10): Hand {
  const hand = row(lifePoints);
  hand.toolbox.select('s1');
  hand.toolbox.goFor('d1');
  hand.toolbox.volley();
  return hand;
}

const shooters = (hand: Hand) => volleyOf(hand).shots.map(({ fire }) => fire.figure);

/** Lets the whole volley be fired. */
async function fired(hand: Hand): Promise<readonly Fire[]> {
  hand.toolbox.confirm();
  for (let turn = 0; turn < 12; turn += 1) await hand.settle();
  return hand.sent as readonly Fire[];
}

test('all who can fire at the target are in it, each with their exact chance', () => {
  const hand = begun();
  expect([...shooters(hand)].sort()).toEqual(SQUAD);
  expect(volleyOf(hand).shots.map(({ fire }) => fire)).toEqual(volleyAt(frozen(hand.state), 0, 'd1'));
  expect(volleyOf(hand).shots.every(({ chance }) => chance > 0 && chance < 1)).toBe(true);
  expect(hand.sent).toEqual([]);
});

test('a figure can be left out and taken in again, and a tap on another dinosaur changes the target', () => {
  const hand = begun();
  hand.toolbox.select('s3');
  expect([...shooters(hand)].sort()).toEqual(['s1', 's2', 's4', 's5']);
  hand.toolbox.select('s3');
  expect([...shooters(hand)].sort()).toEqual(SQUAD);
  hand.tapFigure('d2');
  expect(volleyOf(hand).target).toBe('d2');
});

test('one confirmation fires them all, one after the other', async () => {
  const hand = begun();
  const shots = volleyOf(hand).shots.map(({ fire }) => fire);
  expect(await fired(hand)).toEqual(shots);
  expect(hand.plan.kind).not.toBe('volley');
});

test('no shot follows once the target is down, and the rest may still fire', async () => {
  const hand = begun(1);
  const sent = await fired(hand);
  expect(hand.state.dinosaurs.d1?.alive).toBe(false);
  expect(sent.length).toBeLessThan(SQUAD.length);
  expect(hand.notice?.text).toContain(`It is down after ${sent.length}`);
  const left = SQUAD.filter((id) => !sent.some(({ figure }) => figure === id));
  for (const figure of left) {
    const fire = { type: 'fire', figure, weapon: 'rifle', target: 'd2', spotter: null } as const;
    expect(dinoWars.check(frozen(hand.state), 0, fire)).toBeNull();
  }
});

test('a volley stops if the referee does not answer, and Escape leaves it', async () => {
  const hand = begun();
  hand.playAtMost(2);
  expect(await fired(hand)).toHaveLength(3);
  const other = begun();
  expect(other.toolbox.cancel()).toBe(true);
  expect(other.plan.kind).toBe('none');
  expect(other.sent).toEqual([]);
});

test('a refusal by the referee stays to be read', async () => {
  const hand = begun();
  hand.wire = { refusal: { rule: 'DW-FIRE-1', code: 'ALREADY_FIRED', facts: {} } } as typeof hand.wire;
  expect(await fired(hand)).toHaveLength(1);
  expect(hand.notice).toMatchObject({ text: 'DW-FIRE-1', rule: 'DW-FIRE-1', tone: 'refusal' });
});

test('a shot that has become impossible is left out, and the reason is told', async () => {
  const soldiers = [
    man('s1', 1000, 1000),
    ...['c1', 'c2'].map((id, i) => man(id, 1210 + i * 300, 1000, { crewOf: 'gun' })),
  ];
  const hand = new Hand(
    tableOf(
      {
        soldiers,
        crewedWeapons: [weapon('gun', 1360, 1000, { kind: 'hmg', facing: 90 })],
        dinosaurs: [beast('d1', 1300, 1900)],
      },
      'regular-fire',
    ),
    0,
  );
  hand.toolbox.select('s1');
  hand.toolbox.goFor('d1');
  hand.toolbox.volley();
  expect(shooters(hand)).toEqual(['gun', 's1', 'c1', 'c2']);
  expect((await fired(hand)).map(({ figure }) => figure)).toEqual(['gun', 's1']);
  const rifle = { type: 'fire', figure: 'c1', weapon: 'rifle', target: 'd1', spotter: null } as const;
  const refusal = dinoWars.check(frozen(hand.state), 0, rifle);
  expect(refusal?.rule).toMatch(/^DW-/);
  expect(hand.notice).toEqual({
    text: `2 shots fired. It still stands. ${refusal?.rule}`,
    rule: refusal?.rule,
    tone: 'refusal',
  });
});

test('a single figure that can fire makes no volley', () => {
  const hand = new Hand(
    tableOf({ soldiers: [man('s1', 1000, 1000)], dinosaurs: [beast('d1', 1000, 1900)] }, 'regular-fire'),
    0,
  );
  hand.toolbox.select('s1');
  hand.toolbox.goFor('d1');
  hand.toolbox.volley();
  expect(hand.plan.kind).toBe('aim');
  expect(hand.notice?.text).toBe('Nobody else can fire at it now.');
});
