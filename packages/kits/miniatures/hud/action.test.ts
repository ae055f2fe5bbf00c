/** The words of the red button. */
import { actionFace, reachesNobody } from './action';

test('the red button names the figure that goes, not the mount that it leaves', () => {
  const preview = { points: [], heights: null, costCi: 0, leftCi: 0, touches: [], refusal: null, intent: null };
  const plan = {
    ...({
      kind: 'move',
      mode: 'leave',
      figure: '0',
      corners: [],
      fixed: true,
      drag: null,
      z: null,
      aim: null,
    } as const),
    preview,
  };
  const use = { type: 'go', id: 'leave', word: 'Get off', icon: 'alight', hands: {} as never } as const;
  const nameOf = (figure: string) => `figure ${figure}`;
  expect(actionFace(plan, use, nameOf)?.label).toBe('Get off: figure 0');
  expect(actionFace({ ...plan, preview: { ...preview, goer: '1' } }, use, nameOf)?.label).toBe('Get off: figure 1');
});

test('an attack that could reach nobody is told as such, one with a target is not', () => {
  const aim = (targets: readonly string[], target: string | null) =>
    ({ kind: 'aim', target, choices: [{ weapon: 'gun', targets, refusal: null }] }) as never;
  expect(reachesNobody(aim([], null))).toBe(true);
  expect(reachesNobody(aim(['foe'], null))).toBe(false);
  expect(reachesNobody(aim([], 'foe'))).toBe(false);
  expect(reachesNobody({ kind: 'none' })).toBe(false);
});
