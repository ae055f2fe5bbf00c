/** Answers to questions, with an evaluator of which each figure is known. */
import type { Evaluator } from '@dwo/kernel';
import { answersTo, type HintMaker } from './serve';

interface Act {
  readonly type: 'walk' | 'end';
}

/** A maker whose computer player makes this choice. */
const makerOf = (fallback: Act): HintMaker<object, Act> => ({
  evaluator: { actor: ({ type }: Act) => (type === 'end' ? null : 'rex') } as unknown as Evaluator<object, Act>,
  fallback: () => fallback,
  choicesOf: () => [{ type: 'walk' }],
  isPlain: () => true,
  topic: ({ type }) => type,
  acting: () => null,
  board: () => ({ threats: function* () {} }) as never,
});

test.each([
  ['end', null],
  ['walk', null],
] as const)('beside a walk the next best is not %s', (type, next) => {
  const [answer] = answersTo(makerOf({ type }), { view: {}, seat: 0, figure: 'rex' }, () => () => 0);
  expect(answer?.advice).toMatchObject({ intent: { type: 'walk' }, next });
});
