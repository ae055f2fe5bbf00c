import { carried } from './carried';
import type { Blow, Evaluator, Playout, Suspicion } from './evaluator';
import { fateOf } from './fate';
import { FRESH, Trial } from './trial';

interface Walk {
  readonly type: 'walk';
  readonly to: 'open' | 'cover';
}

const OPEN: Walk = { type: 'walk', to: 'open' };
const COVER: Walk = { type: 'walk', to: 'cover' };
const PLAYOUTS = 20;

const blow = (by: string, part: number, later = 0): Blow => ({ figure: 'hero', by, way: 'shot', later, part });
const ended = (chance: number, blows: readonly Blow[]): Playout => {
  const hero = blows.reduce((sum, { part }) => sum + part, 0);
  return { chances: [chance, 1 - chance], steps: 1, lost: { hero }, blows };
};

/** A trial in which the hero is struck in the open as told by the number of the playout, and never in cover. */
function* trialOf(open: (number: number) => readonly Blow[]) {
  const evaluator: Evaluator<object, Walk> = {
    candidates: () => [],
    *playout(_view, _seat, first, number) {
      yield;
      return first?.to === 'open' ? ended(0.2, open(number)) : ended(0.8, []);
    },
    outlook: () => {
      throw new Error('Nobody asks for it');
    },
    chances: () => [0.5, 0.5],
  };
  const trial = new Trial(evaluator, {}, 0, 0);
  yield* trial.take(OPEN, FRESH, FRESH + PLAYOUTS);
  yield* trial.take(COVER, FRESH, FRESH + PLAYOUTS);
  return trial;
}

function run<T>(task: Generator<void, T>): T {
  for (;;) {
    const { done, value } = task.next();
    if (done === true) return value as T;
  }
}

const suspicion = (nobody: NonNullable<Suspicion<Walk>['struck']>['nobody']): Suspicion<Walk> => ({
  ...{ id: 'into-fire', rule: 'X-1', facts: { figure: 'hero', foe: null }, without: COVER, hurts: 'hero' },
  struck: { figure: 'hero', by: { ann: { foe: 'ann', hit: 0.9 }, ben: { foe: 'ben', hit: 0.3 } }, nobody },
});

function causesOf(open: (number: number) => readonly Blow[], nobody: object | null = null) {
  const trial = run(trialOf(open));
  return run(carried(trial, [suspicion(nobody as null)], OPEN, 0.6, PLAYOUTS));
}

test('the one is named who strikes in the playouts, and not the one with the best odds', () => {
  const [cause] = causesOf((number) => (number % 4 === 0 ? [blow('ann', 0.5)] : [blow('ben', 0.5)]));
  expect(cause).toMatchObject({ facts: { figure: 'hero', foe: 'ben', hit: 0.3 }, victim: 'hero' });
  expect(cause).not.toHaveProperty('struck');
});

test('somebody of whom nothing is known is not named, and is no reason where the cause is about those alone', () => {
  const other = () => [blow('cleo', 0.5)];
  expect(causesOf(other, {})[0]?.facts).toEqual({ figure: 'hero', foe: null });
  expect(causesOf(other)).toEqual([]);
});

test('the fate of the figure that a cause tells of comes first, with the share of each striker', () => {
  const trial = run(trialOf((number) => [blow('ann', number % 2 === 0 ? 0.6 : 0), blow('ben', 0.4)]));
  const fate = fateOf(trial, [OPEN, COVER], [FRESH, FRESH + PLAYOUTS], [], 'hero');
  expect(fate).toMatchObject({ figure: 'hero', acts: true, how: { by: ['ben', 'ann'], better: 0 } });
  expect(fate?.how?.parts.map((part) => part.toFixed(2))).toEqual(['0.40', '0.30']);
});
