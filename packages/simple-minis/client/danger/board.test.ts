/** Danger by the order of play: who moves when, and who is awake. */
import { finish, frozen } from '@dwo/kernel';
import { ANSWERING } from '@dwo/kits/miniatures/danger/questions';
import { type Phase, type State, scenarioOf, simpleMinis } from '../../rules';
import { at, fig, go, inStep, move, scene } from '../../testing/table';
import { onsetOf } from './assaults';
import { openBoard } from './board';

test('the safest place is one that the figure may go to, and an overview counts who could harm whom', () => {
  const near = scene([at('cowhand', 0, 30, 20), at('tyrannosaurus', 1, 43, 20)]);
  const board = openBoard(frozen(near));
  expect(finish(board.threats('0', null)).map(({ figure, harm }) => [figure, harm])).toEqual([['1', 'strike']]);
  const found = finish(ANSWERING.safest(board, { figure: '0', near: { x: 3000, y: 2000 } }));
  expect(found?.threats).toEqual([]);
  const to = { x: (found?.at.x ?? 0) * 10, y: (found?.at.y ?? 0) * 10 };
  const move = { type: 'move', figure: 0, path: [to], facing: null, pickUp: [], drop: [] } as const;
  expect(simpleMinis.check(frozen(near), 0, move)).toBeNull();
  expect(finish(ANSWERING.all(board, { seat: 0 })).counts).toEqual([{ figure: '0', count: 1 }]);
});

test('VS-R-15 a figure whose move is over harms only what it reaches from where it stands', () => {
  const state = scene([at('cowhand', 0, 30, 20), at('cowhand', 1, 45, 20, { facingX: -1 })]);
  expect(onsetOf(frozen(state), 1, 0, null)?.attack.harm).toBe('shoot');
  (state.figures[1] as { moved: boolean }).moved = true;
  expect(onsetOf(frozen(state), 1, 0, null)).toBeNull();
  expect(onsetOf(frozen(state), 1, 0, { x: 35_000, y: 20_000 })?.path).toEqual([]);
  // In the last step of a round its next chance is the next round.
  expect(onsetOf(frozen(inStep('skill', state)), 1, 0, null)?.path.length).toBe(1);
});

test('VS-END-1 in the last round nobody threatens with an attack that is past', () => {
  const threatsIn = (round: number, step: Phase) => {
    const state = inStep(step, scene([at('cowhand', 0, 30, 20), at('cowhand', 1, 36, 20, { facingX: -1 })]));
    state.round = round;
    const board = openBoard(frozen(state));
    return [finish(board.threats('0', null)).map(({ later }) => later === true), finish(board.reach('1')).moveCi > 0];
  };
  const { rounds } = scenarioOf(scene([at('cowhand', 0, 30, 20), at('cowhand', 1, 36, 20)]));
  expect(threatsIn(rounds - 1, 'skill')).toEqual([[true], true]);
  expect(threatsIn(rounds, 'distance')).toEqual([[false], false]);
  expect(threatsIn(rounds, 'skill')).toEqual([[], false]);
});

test('VS-WLD-2 a wild creature goes to the nearest figure, and one that sleeps harms nobody', () => {
  const wild = at('tyrannosaurus', null, 30, 20, { facingX: -1 });
  const state = scene([at('cowhand', 0, 20, 20), at('cowhand', 1, 30, 30), wild]);
  expect(onsetOf(frozen(state), 2, 0, null)?.attack).toMatchObject({ harm: 'strike', target: 0 });
  const board = openBoard(frozen(state));
  expect(finish(board.threats('1', null))).toEqual([{ figure: '0', harm: 'shoot', share: 1 / 3 }]);
  (state.figures[2] as { asleep: boolean }).asleep = true;
  expect(finish(openBoard(frozen(state)).threats('0', null)).map(({ figure }) => figure)).toEqual(['1']);
});

/** A cowhand who is shot at by another from 5" away, in a step. */
const shootout = (step: Phase) =>
  inStep(step, scene([at('cowhand', 0, 30, 20), at('cowhand', 1, 36, 20, { facingX: -1 })]));
const shareOf = (state: State) => onsetOf(frozen(state), 1, 0, null)?.attack ?? null;
const walksOf = (state: State) => onsetOf(frozen(state), 1, 0, null)?.path.length ?? null;

test('VS-WLD-7 a creature that is calmed harms nobody in that round, and does after it', () => {
  const state = scene([
    at('cowhand', 0, 28, 20),
    at('tyrannosaurus', null, 30, 20, { facingX: -1 }),
    at('cowhand', 1, 60, 40),
  ]);
  expect(shareOf(state)).toMatchObject({ harm: 'strike' });
  fig(state, 1).calm = state.round;
  expect(shareOf(state)).toBeNull();
  expect(finish(openBoard(frozen(state)).threats('0', null))).toEqual([]);
  fig(state, 1).calm = state.round - 1;
  expect(shareOf(state)).toMatchObject({ harm: 'strike' });
});

test('VS-RND-2 a player whose turn in the Movement step is past moves no more, unless everyone acts', () => {
  const state = scene([at('cowhand', 0, 30, 20), at('cowhand', 1, 45, 20, { facingX: -1 })]);
  Object.assign(state, { order: [1, 0], asked: 0 });
  expect(shareOf(state)).toBeNull();
  Object.assign(state, { order: [0, 1] });
  expect(walksOf(state)).toBe(1);
  Object.assign(state, { order: [1, 0], options: { ...state.options, everyoneActs: true } });
  expect(walksOf(state)).toBe(1);
  for (const part of [{ done: true }, { resigned: true }]) {
    const over = structuredClone(state);
    Object.assign(over.players[1] ?? {}, part);
    expect(shareOf(over)).toBeNull();
  }
});

test('VS-RND-3 in the Distance step who has attacked, or whose turn is past, threatens by a move in the next round', () => {
  const now = shootout('distance');
  expect([shareOf(now), walksOf(now)]).toMatchObject([{ harm: 'shoot' }, 0]);
  // 18" away: no shot in this round, and none is moved for.
  const far = shootout('distance');
  fig(far, 1).x = 46_000;
  expect(walksOf(far)).toBe(1);
  for (const part of [
    { order: [1, 0], asked: 0 },
    { players: now.players.map((each, at) => ({ ...each, done: at === 1 })) },
  ]) {
    const past = Object.assign(structuredClone(now), part);
    // A shot is left in the next round only, in which a blow comes first.
    expect([shareOf(past)?.harm, walksOf(past)]).toEqual(['strike', 1]);
  }
  const attacked = structuredClone(now);
  fig(attacked, 1).attacked = true;
  expect([shareOf(attacked)?.harm, walksOf(attacked)]).toEqual(['strike', 1]);
});

test('VS-RND-2 in the Hand step nobody shoots, and who is in contact strikes until they have', () => {
  const state = shootout('hand');
  fig(state, 1).x = 31_500;
  expect([shareOf(state)?.harm, walksOf(state)]).toEqual(['strike', 0]);
  fig(state, 1).x = 33_000;
  expect(walksOf(state)).toBe(1);
  const past = Object.assign(structuredClone(state), { order: [1, 0], asked: 0 });
  fig(past, 1).x = 31_500;
  expect(shareOf(past)?.harm).toBe('strike');
});

test('the targets after a planned move are those that the figure may attack in this round, if they stay', () => {
  const state = scene([
    at('cowhand', 0, 20, 20, { facingX: 1 }),
    at('cowhand', 1, 34, 20, { facingX: -1 }),
    at('brawler', 1, 24, 26, { facingX: -1 }),
  ]);
  const board = openBoard(frozen(state));
  const counts = new Set<number>();
  for (const [x, y] of [
    [20, 22],
    [23, 20],
    [23, 22],
    [16, 20],
  ] as const) {
    const after = structuredClone(state);
    go(after, move(0, [[x, y]]));
    const { facingX, facingY } = fig(after, 0);
    const may = (['distance', 'hand'] as const).flatMap((step) => {
      return simpleMinis.intents(frozen(inStep(step, structuredClone(after))), 0).flatMap((intent) => {
        const attacks = intent.type === 'distanceAttack' || intent.type === 'handAttack';
        return attacks && intent.figure === 0 ? [`${intent.target}`] : [];
      });
    });
    const facing = (Math.atan2(facingY, facingX) * 180) / Math.PI;
    const arrival = { figure: '0', at: { x: x * 100, y: y * 100, facing }, costCi: 0 };
    const outlook = finish(ANSWERING.outlook(board, arrival));
    expect(outlook?.targets.map(({ figure }) => figure).sort()).toEqual([...new Set(may)].sort());
    expect(outlook?.late).toBe(true);
    counts.add(may.length);
  }
  expect(counts.size).toBeGreaterThan(1);
});
