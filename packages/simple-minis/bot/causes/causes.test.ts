/** The causes that a review names: each in a scene of its own, and mistakes that are planted and found. */
import { finish, judging, type Played, type Seat } from '@dwo/kernel';
import { type Intent, type Phase, simpleMinis } from '../../rules';
import { at, blow, board, box, END, inStep, move, now, scene, shot, terrain } from '../../testing/table';
import { evaluator } from '../evaluator';
import { CAUSES, suspects } from '.';

interface Case {
  readonly phase: Phase;
  readonly figures: Parameters<typeof scene>[0];
  readonly odd?: Parameters<typeof scene>[1];
  readonly chosen: Intent;
  readonly better: Intent;
}

function causesOf({ phase, figures, odd = {}, chosen, better }: Case) {
  return suspects(now(inStep(phase, scene(figures, odd))), 0, chosen, better);
}

/** A cowhand within range of another one and of a raptor, all in the open. */
const DUEL = [at('cowhand', 0, 20, 20), at('cowhand', 1, 28, 20, { facingX: -1 }), at('raptor', 1, 20.5, 28)];

test('VS-DST-1 a step that ends before a shot is an unspent shot, with its exact odds', () => {
  const [cause] = causesOf({ phase: 'distance', figures: DUEL, chosen: END, better: shot(0, 1) });
  expect(cause).toMatchObject({ id: 'unspent-shot', rule: 'VS-DST-1', facts: { figure: 0, target: 1, able: 1 } });
  // 5 or 6 hits in the open, and a cowhand wears no armor.
  expect(cause?.facts.kill).toBeCloseTo(1 / 3);
  expect(cause?.without).toEqual(shot(0, 1));
});

test('VS-HTH-1 a step that ends before a blow is an unspent blow', () => {
  const figures = [at('brawler', 0, 20, 20), at('cowhand', 1, 21, 20)];
  const [cause] = causesOf({ phase: 'hand', figures, chosen: END, better: blow(0, 1) });
  expect(cause).toMatchObject({ id: 'unspent-blow', rule: 'VS-HTH-1', facts: { figure: 0, target: 1 } });
  expect(cause?.facts.kill).toBeGreaterThanOrEqual(0.5);
});

test('VS-DST-1 VS-HTH-2 the wrong target is named with the odds and the points of both', () => {
  const figures = [at('cowhand', 0, 20, 20), at('raptor', 1, 28, 20), at('cowhand', 1, 28, 22)];
  const [cause] = causesOf({ phase: 'distance', figures, chosen: shot(0, 1), better: shot(0, 2) });
  expect(cause).toMatchObject({ id: 'wrong-target', rule: 'VS-DST-1', facts: { target: 1, otherTarget: 2 } });
  expect(Number(cause?.facts.otherKill)).toBeGreaterThan(Number(cause?.facts.kill));
  const near = [at('brawler', 0, 20, 20), at('raptor', 1, 22, 20), at('cowhand', 1, 21, 20.5)];
  const [struck] = causesOf({ phase: 'hand', figures: near, chosen: blow(0, 1), better: blow(0, 2) });
  expect(struck).toMatchObject({ id: 'wrong-target', rule: 'VS-HTH-2' });
});

test('VS-WLD-6 an attack that wakes a sleeping creature says so, and names the better target if there is one', () => {
  const figures = [at('cowhand', 0, 20, 20), at('raptor', null, 28, 20, { asleep: true }), at('cowhand', 1, 28, 22)];
  const [cause, ...more] = causesOf({ phase: 'distance', figures, chosen: shot(0, 1), better: shot(0, 2) });
  expect(cause).toMatchObject({ id: 'woke-sleeper', rule: 'VS-WLD-6', facts: { target: 1, otherTarget: 2 } });
  expect(more).toEqual([]);
  const [left] = causesOf({ phase: 'distance', figures, chosen: shot(0, 1), better: END });
  expect(left).toMatchObject({ id: 'woke-sleeper', facts: { otherTarget: null }, without: END });
  const awake = figures.map((each) => ({ ...each, asleep: false }));
  const [other] = causesOf({ phase: 'distance', figures: awake, chosen: shot(0, 1), better: shot(0, 2) });
  expect(other?.id).toBe('wrong-target');
});

test('VS-DST-1 a step into the range of a gun is named with its exact odds, and is cut where they are less', () => {
  const figures = [at('cowhand', 0, 20, 20), at('cowhand', 1, 43.5, 20, { facingX: -1 })];
  const chosen = move(0, [[25.5, 20]]);
  const [cause] = causesOf({ phase: 'move', figures, chosen, better: move(0, [[18, 20]]) });
  expect(cause).toMatchObject({ id: 'step-into-reach', rule: 'VS-DST-1', facts: { figure: 0, foe: null, foes: 1 } });
  // Only one of whom playouts show blows is named.
  expect(cause?.struck?.by[1]).toMatchObject({ foe: 1 });
  expect(cause?.struck?.by[1]?.kill).toBeCloseTo(1 / 3);
  expect(cause?.facts.otherAll).toBe(0);
  const other = causesOf({ phase: 'move', figures, chosen, better: END })[0];
  expect(other?.id).toBe('step-into-reach');
  expect(other?.without).toMatchObject({ type: 'move', figure: 0 });
});

test('VS-HTH-2 a figure that stays where somebody can strike it is told so', () => {
  const figures = [at('cowhand', 0, 20, 20), at('raptor', 1, 27, 20, { facingX: -1 })];
  const [cause] = causesOf({ phase: 'move', figures, chosen: END, better: move(0, [[14, 20]]) });
  expect(cause).toMatchObject({ id: 'stay-in-reach', rule: 'VS-HTH-2', facts: { figure: 0 } });
  expect(cause?.struck?.by[1]).toMatchObject({ foe: 1, strikes: true });
});

test('VS-COV-1 cover that was given up is named with the odds of both', () => {
  const figures = [at('cowhand', 0, 20, 20), at('cowhand', 1, 31, 20, { facingX: -1 })];
  const features = [box('woods', 't', [23, 21.4, 25, 26])];
  const [cause] = causesOf({
    ...{ phase: 'move', figures, odd: { features } },
    ...{ chosen: move(0, [[20, 19]]), better: move(0, [[20, 23.5]]) },
  });
  expect(cause).toMatchObject({
    id: 'gave-up-cover',
    rule: 'VS-COV-1',
    facts: { figure: 0 },
    struck: { nobody: null },
  });
  const { kill, otherKill } = cause?.struck?.by[1] ?? {};
  expect(kill).toBeCloseTo(1 / 3);
  expect(otherKill).toBeCloseTo(1 / 6);
});

test('VS-RND-2 a charge at bad odds is named with both blows', () => {
  const figures = [at('cowhand', 0, 20, 20), at('tyrannosaurus', 1, 27, 20, { facingX: -1 })];
  const moved = scene(figures);
  Object.assign(moved.figures[1] ?? {}, { moved: true });
  const [near] = suspects(now(inStep('move', moved)), 0, move(0, [[24.9, 20]]), move(0, [[14, 20]]));
  expect(near).toMatchObject({ id: 'bad-charge', rule: 'VS-RND-2', facts: { figure: 0 }, struck: { nobody: null } });
  const { kill, strikes } = near?.struck?.by[1] ?? {};
  expect(strikes).toBe(true);
  expect(Number(kill)).toBeGreaterThanOrEqual(0.5);
  expect(Number(near?.facts.own)).toBeLessThan(Number(kill));
});

test('VS-RND-2 a figure that only turns beside an enemy has gone up to nobody', () => {
  const figures = [at('cowhand', 0, 24.9, 20), at('tyrannosaurus', 1, 27, 20, { facingX: -1 })];
  const moved = scene(figures);
  Object.assign(moved.figures[1] ?? {}, { moved: true });
  const turned = { ...move(0, []), facing: { x: 1, y: 0 } };
  const found = suspects(now(inStep('move', moved)), 0, turned, move(0, [[14, 20]]));
  expect(found.map(({ id }) => id)).not.toContain('bad-charge');
});

test('VS-DST-1 a figure that can attack nobody is told by how much', () => {
  const figures = [at('cowhand', 0, 20, 20), at('brawler', 1, 36, 20, { facingX: -1 })];
  const [cause] = causesOf({ phase: 'move', figures, chosen: END, better: move(0, [[24, 20]]) });
  // 16" between the centres less both radii, and a range of 12".
  expect(cause).toMatchObject({ id: 'out-of-range', rule: 'VS-DST-1', facts: { figure: 0, target: 1, short: 3000 } });
});

test('VS-ITM-1 VS-RID-1 VS-SKL-1 an egg that was left, a mount without a rider, a task that was not tried', () => {
  const far = at('brawler', 1, 60, 40);
  const items = [{ place: 'lying' as const, by: null, x: 22_000, y: 20_000 }];
  const egg = move(0, [[22, 20]], { pickUp: [0] });
  const [left] = causesOf({
    ...{ phase: 'move', figures: [at('cowhand', 0, 20, 20), far], odd: { items } },
    ...{ chosen: END, better: egg },
  });
  expect(left).toMatchObject({ id: 'left-item', rule: 'VS-ITM-1', without: egg });
  const riders = [at('brawler', 0, 20, 20), at('horse', 0, 23, 20), far];
  const ride = board(0, [[21.75, 20]], 1);
  const [missed] = causesOf({ phase: 'move', figures: riders, chosen: END, better: ride });
  expect(missed).toMatchObject({ id: 'missed-ride', rule: 'VS-RID-1', facts: { figure: 0, mount: 1 } });
  const task: Intent = { type: 'skillRoll', figure: 0, task: 'liftEgg', object: null };
  const [untried] = causesOf({ phase: 'skill', figures: [at('cowhand', 0, 20, 20), far], chosen: END, better: task });
  expect(untried).toMatchObject({ id: 'untried-skill', rule: 'VS-SKL-1', facts: { task: 'liftEgg' } });
});

test('VS-TER-1 VS-TER-3 a barrier that was attacked instead of an enemy, one that had better stood, and one that was left', () => {
  const wall = box('wall', 'w', [18, 20.5, 22, 21]);
  const brawler = at('brawler', 0, 20, 20, { facingX: 1, facingY: 1 });
  const figures = [brawler, at('cowhand', 1, 21.2, 20), at('gunslinger', 1, 20, 26, { facingX: 0, facingY: -1 })];
  const breach: Intent = { type: 'attackTerrain', figure: 0, section: 'w', second: null };
  const asked = { phase: 'hand' as const, figures, odd: { features: [wall] } };
  const [foe] = causesOf({ ...asked, chosen: breach, better: blow(0, 1) });
  expect(foe).toMatchObject({ id: 'wall-before-foe', rule: 'VS-TER-1', facts: { figure: 0, target: 1, points: 6 } });
  expect(foe?.facts.kill).toBeCloseTo(killIn(figures, blow(0, 1)));
  // A hit on 4 or more with a guy's fists, and armor of 1 or 2 of 6.
  expect(Number(foe?.facts.falls)).toBeGreaterThan(0);
  expect(Number(foe?.facts.falls)).toBeLessThan(1 / 3 + 0.01);
  const [needed] = causesOf({ ...asked, chosen: breach, better: END });
  expect(needed).toMatchObject({ id: 'needed-wall', rule: 'VS-TER-3', facts: { shields: false } });
  expect(needed?.struck).toMatchObject({ figure: '0', by: { 2: { foe: 2, target: 0, shields: true } } });
  expect(needed?.without).toEqual(END);
  const [left] = causesOf({ ...asked, chosen: END, better: breach });
  expect(left).toMatchObject({ id: 'left-wall', rule: 'VS-TER-1', facts: { falls: foe?.facts.falls } });
});

/** The chance of a blow in a scene. */
const killIn = (figures: Case['figures'], intent: Intent) =>
  evaluator.oddsOf?.(now(inStep('hand', scene(figures))), 0, intent).kill ?? -1;

test('VS-MOV-1 a place that was left is named with what was better there', () => {
  const figures = [at('cowhand', 0, 20, 20), at('brawler', 1, 30, 20, { facingX: -1 })];
  const [left] = causesOf({ phase: 'move', figures, chosen: move(0, [[20, 25.9]]), better: END });
  const stay = { ...move(0, []), facing: null };
  expect(left).toMatchObject({ id: 'left-place', rule: 'VS-MOV-1', without: stay, facts: { figure: 0, why: 'place' } });
  const away = causesOf({ phase: 'move', figures, chosen: move(0, [[14.1, 20]]), better: END })[0];
  expect(away).toMatchObject({ id: 'out-of-range', facts: { target: 1, stays: true }, without: stay });
});

test('VS-MOV-1 a better place is told by the attack of the next round, by danger or by the goal', () => {
  const far = [at('cowhand', 0, 20, 20), at('brawler', 1, 42, 20, { facingX: -1 })];
  const [next] = causesOf({ phase: 'move', figures: far, chosen: move(0, [[16, 20]]), better: move(0, [[24, 20]]) });
  expect(next).toMatchObject({ id: 'worse-place', facts: { why: 'next', target: 1, ownKill: 0 } });
  // 5 or 6 hits in the open, and light armor stops it on 6.
  expect(next?.facts.kill).toBeCloseTo((1 / 3) * (5 / 6));
  const moved = scene([at('cowhand', 0, 20, 20), at('raptor', 1, 26, 20, { facingX: -1 })]);
  Object.assign(moved.figures[1] ?? {}, { moved: true });
  const chosen = move(0, [[20, 23]]);
  const [danger] = suspects(now(inStep('move', moved)), 0, chosen, move(0, [[14, 20]]));
  expect(danger).toMatchObject({ id: 'worse-place', facts: { why: 'danger', otherAll: 0 } });
  const items = [{ place: 'lying' as const, by: null, x: 30_000, y: 10_000 }];
  const options = { scenario: 'capture_the_egg' as const };
  const thieves = [at('brawler', 0, 20, 10), at('brawler', 1, 60, 40)];
  const [goal] = causesOf({
    ...{ phase: 'move', figures: thieves, odd: { items, options } },
    ...{ chosen: move(0, [[18, 10]]), better: move(0, [[24, 10]]) },
  });
  expect(goal).toMatchObject({ id: 'worse-place', facts: { why: 'goal', nearer: 6000 } });
});

test('VS-MOV-1 another place is named only if nothing else is known about it', () => {
  const figures = [at('brawler', 0, 20, 20), at('brawler', 1, 60, 20)];
  const [worse, more] = causesOf({ phase: 'move', figures, chosen: move(0, [[18, 20]]), better: move(0, [[25, 20]]) });
  expect(worse).toMatchObject({ id: 'worse-place', rule: 'VS-MOV-1', facts: { gap: 41_000, otherGap: 34_000 } });
  expect(more).toBeUndefined();
  const [idle] = causesOf({ phase: 'move', figures, chosen: END, better: move(0, [[25, 20]]) });
  expect(idle).toMatchObject({ id: 'idle', rule: 'VS-MOV-1' });
});

test('the same choice has no cause, and a fence in the way keeps an enemy off', () => {
  expect(causesOf({ phase: 'distance', figures: DUEL, chosen: END, better: END })).toEqual([]);
  expect(new Set(CAUSES).size).toBe(CAUSES.length);
  const figures = [at('cowhand', 0, 20, 20), at('raptor', 1, 27, 20, { facingX: -1 })];
  const features = [
    terrain('fence', 'f', [
      [23, 10],
      [23, 30],
    ]),
  ];
  const causes = causesOf({
    ...{ phase: 'move', figures, odd: { features } },
    ...{ chosen: END, better: move(0, [[14, 20]]) },
  });
  expect(causes.map(({ id }) => id)).not.toContain('stay-in-reach');
});

/** The judgement of a single decision in a scene. */
function judged(phase: Phase, figures: Case['figures'], chosen: Intent, seat: Seat = 0) {
  const before = now(inStep(phase, scene(figures, { round: 5 }), seat));
  const moment = { n: 1, seat, intent: chosen, before, isChance: false, isOpen: true };
  const played: Played<typeof before, Intent> = { seats: 2, moments: [moment], last: before, seed: 7 } as never;
  return finish(judging(simpleMinis, evaluator, played as never, 0));
}

/** A gunslinger and one enemy within range, in the last round. */
const LAST = [at('gunslinger', 0, 20, 20), at('cowhand', 1, 28, 20), at('brawler', 1, 60, 40)];

test('a planted unspent shot in the last round is marked, with its cause first', () => {
  const { mark, causes } = judged('distance', LAST, END);
  expect(mark).not.toBeNull();
  expect(causes[0]?.id).toBe('unspent-shot');
});

test('a move is compared with other moves of its figure and with none, and orders for others are apart', () => {
  const figures = [at('cowhand', 0, 20, 20), at('cowhand', 0, 24, 20), at('cowhand', 1, 43.5, 20, { facingX: -1 })];
  const chosen = move(1, [[30, 20]]);
  const others = evaluator.candidates(now(inStep('move', scene(figures))), 0, chosen).slice(0, 6);
  const own = others.filter((each) => each.type === 'move' && each.figure === 1);
  expect(own.length).toBeGreaterThanOrEqual(2);
  expect(own).toContainEqual({ ...move(1, []), facing: null });
  expect([evaluator.isApart?.(chosen, move(0, [])), evaluator.isApart?.(chosen, move(1, []))]).toEqual([true, false]);
  expect(evaluator.isApart?.(chosen, END)).toBe(false);
});

test('a good shot is not marked', () => {
  expect(judged('distance', LAST, shot(0, 1)).mark).toBeNull();
});
