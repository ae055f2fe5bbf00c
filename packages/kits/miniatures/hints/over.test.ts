/** A hint over the board. */

import type { Mark } from '../mark-model';
import type { Ghost } from './contract';
import { clearHint, showHint } from './desk';
import { withGhost, withHint } from './over';

const GHOST: Ghost = {
  way: { figure: 'a', points: [], radiusCi: 10, legal: true, label: '', touches: [] },
  aim: null,
};
const BARE = { path: null, aim: null };

test('a ghost is drawn as long as the player plans nothing', () => {
  expect(withGhost(BARE, GHOST)).toMatchObject({ ways: [GHOST.way] });
  const path = { points: [], radiusCi: 10, legal: true, label: '', touches: [] };
  expect(withGhost({ path, aim: null }, GHOST)).toEqual({ path, aim: null });
  const aim = { from: 'a', to: 'b', label: '', legal: true };
  expect(withGhost({ path: null, aim }, GHOST)).toEqual({ path: null, aim });
});

test('a ghost is drawn in place of a path that merely follows the pointer', () => {
  const path = { points: [], radiusCi: 10, legal: true, label: '', touches: [], follows: true };
  expect(withGhost({ path, aim: null }, GHOST)).toEqual({ path: null, ways: [GHOST.way], aim: null });
});

test('a figure that a hint puts down is drawn at its place, as long as the player puts none down', () => {
  const stand = { type: 'ghost', token: { id: 'a' }, legal: true, label: '' } as unknown as Mark;
  const ghost: Ghost = { way: null, aim: null, stands: [stand] };
  expect(withGhost(BARE, ghost)).toMatchObject({ marks: [stand] });
  const own = { ...BARE, marks: [{ ...stand, label: 'own' } as Mark] };
  expect(withGhost(own, ghost)).toEqual(own);
});

test('a hint is drawn over its own state alone', () => {
  const [now, later] = [{}, {}];
  showHint(now, { does: '', worth: '', next: '', ghost: GHOST, plan: null });
  expect(withHint(BARE, now)).toMatchObject({ ways: [GHOST.way] });
  expect(withHint(BARE, later)).toEqual(BARE);
  clearHint();
  expect(withHint(BARE, now)).toEqual(BARE);
});
