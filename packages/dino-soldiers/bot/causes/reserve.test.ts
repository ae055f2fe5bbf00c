/** The causes in the deployment and the reserve. */
import { frozen } from '@dwo/kernel';
import { dinoSoldiers, type Intent, type Now, type State } from '../../rules';
import { endTurn, SOLDIERS, soldiersTurn } from '../../testing/table';
import { suspects } from '.';

const causesOf = (state: State, chosen: Intent, better: Intent) =>
  suspects(dinoSoldiers.view(frozen(state), SOLDIERS) as Now, SOLDIERS, chosen, better);

test('DS-RES-5 a unit that came in to where it can be hit is told so', () => {
  const state = soldiersTurn(
    ['oooo>'],
    [
      ['carnotaurus', 0, 0],
      ['rifleman', 4, 0],
      ['sniper', null, null],
    ],
  );
  const [cause] = causesOf(state, { type: 'enter', unit: 2 }, endTurn);
  expect(cause).toMatchObject({ id: 'came-in-early', rule: 'DS-RES-5', facts: { unit: 2, foe: 0, dies: true } });
});

test('DS-RES-2 DS-DEP-1 units that were left in reserve are told with their points', () => {
  const state = soldiersTurn(
    ['<ooooo>'],
    [
      ['stegosaurus', 0, 0],
      ['rifleman', 6, 0],
      ['sniper', null, null],
    ],
  );
  const enter: Intent = { type: 'enter', unit: 2 };
  const [kept] = causesOf(state, endTurn, enter);
  expect(kept).toMatchObject({ id: 'kept-reserve', rule: 'DS-RES-2', facts: { unit: 2, points: 4, able: 1 } });
  const before = soldiersTurn(
    ['<ooooo>'],
    [
      ['stegosaurus', 0, 0],
      ['rifleman', null, null],
      ['sniper', null, null],
    ],
    { phase: 'deploy' },
  );
  const deploy = (...units: number[]): Intent => ({ type: 'deploy', units });
  const [light] = causesOf(before, deploy(1), deploy(1, 2));
  expect(light).toMatchObject({ id: 'light-deployment', rule: 'DS-DEP-1', facts: { points: 2, otherPoints: 6 } });
  const [other] = causesOf(before, deploy(2), deploy(1));
  expect(other).toMatchObject({ id: 'other-deployment', rule: 'DS-DEP-1' });
});

test('DS-RES-2 a unit that came in before a better one is told with the points of both', () => {
  const state = soldiersTurn(
    ['<ooooo>'],
    [
      ['stegosaurus', 0, 0],
      ['rifleman', null, null],
      ['sniper', null, null],
    ],
  );
  const [wrong, more] = causesOf(state, { type: 'enter', unit: 1 }, { type: 'enter', unit: 2 });
  expect(wrong).toMatchObject({ id: 'wrong-reserve', rule: 'DS-RES-2', without: { type: 'enter', unit: 2 } });
  expect(wrong?.facts).toMatchObject({ unit: 1, points: 2, otherUnit: 2, otherPoints: 4 });
  // The sniper sees as far as it likes: it attacks in the turn in which it comes in.
  expect(wrong?.facts).toMatchObject({ why: 'attacks', otherMode: 'shoot', target: 0, otherDamage: 2, shut: false });
  expect(more).toBeUndefined();
});

test('DS-TURN-6 a turn that had better ended is told with the units that would have waited in reserve', () => {
  const state = soldiersTurn(
    ['ooooooooo>'],
    [
      ['stegosaurus', 0, 0],
      ['gunJeep', 8, 0],
      ['sniper', null, null],
    ],
  );
  const [cause, more] = causesOf(state, { type: 'step', unit: 1, x: 7, y: 0 }, endTurn);
  expect(cause).toMatchObject({ id: 'turn-went-on', rule: 'DS-TURN-6', facts: { unit: 1, reserve: 1 } });
  expect(more).toBeUndefined();
});

test('DS-RES-2 a unit that attacks nobody yet is told with where it goes, and one that shuts the others out with that', () => {
  const state = soldiersTurn(
    ['<oooooooo>'],
    [
      ['stegosaurus', 0, 0],
      ['gunJeep', null, null],
      ['rifleman', null, null],
    ],
  );
  const [wrong] = causesOf(state, { type: 'enter', unit: 1 }, { type: 'enter', unit: 2 });
  expect(wrong?.facts).toMatchObject({ why: 'goes', otherY: 0, shut: true });
  const { otherX, otherGap } = wrong?.facts ?? {};
  expect(otherGap).toBe(otherX);
});
