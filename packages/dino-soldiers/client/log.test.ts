/** The end of a match as the winner, the beaten player and a spectator read it. */
import { frozen, type Seat } from '@dwo/kernel';
import type { Event } from '../rules';
import { attack, endTurn, go, scene, soldiersTurn, step } from '../testing/table';
import { endingText, recordedIn } from './log';
import { idleDodge, mayDodge } from './plan/dodging';

const ended = (rule: 'DS-END-2' | 'DS-END-6', winner: Seat, worth: readonly number[]) => ({
  rule,
  winners: [winner],
  worth,
});
const seenBy = (own: Seat | null) => ({
  player: (seat: Seat) => (seat === 0 ? 'Ann' : 'Ben'),
  isYou: (seat: Seat) => seat === own,
});

test('DS-END-2 it names who is left', () => {
  expect(endingText(ended('DS-END-2', 0, [3, 0]), seenBy(1))).toBe('Ann wins: no soldier is left');
  expect(endingText(ended('DS-END-2', 1, [0, 2]), seenBy(null))).toBe('Ben wins: no dinosaur is left');
});

test('DS-END-6 it says who gives up', () => {
  expect(endingText(ended('DS-END-6', 0, [3, 2]), seenBy(null))).toBe('Ann wins: the other side gives up');
  expect(endingText(ended('DS-END-6', 0, [3, 2]), seenBy(0))).toBe('You win: the other side gives up');
  expect(endingText(ended('DS-END-6', 0, [3, 2]), seenBy(1))).toBe('Ann wins: you give up');
});

describe('DS-HIDE-7 a unit that is seen again has its reason in the log', () => {
  const state = scene(
    ['oco'],
    [
      ['dilophosaurus', 0, 0],
      ['rifleman', 1, 0, { hidden: 2 }],
      ['rifleman', 1, 0, { hidden: 1 }],
      ['stegosaurus', 2, 0],
    ],
  );
  const linesOf = (events: readonly Event[]) =>
    events
      .reduce<ReturnType<typeof recordedIn>>(
        (log, event) => recordedIn(log, event, { ...seenBy(null), state: frozen(state) } as never),
        [],
      )
      .map(({ text }) => text)
      .filter((text) => text.includes('seen again'));

  test('an enemy came, its time is over, or it attacked', () => {
    const copied = structuredClone(state);
    const came = 'is seen again: Dilophosaurus has entered or left its tile';
    expect(linesOf(go(copied, step(0, 1, 0)))).toEqual([`Rifleman 1 ${came}`, `Rifleman 2 ${came}`]);
    const later = structuredClone(state);
    expect(linesOf(go(later, endTurn))).toEqual(['Rifleman 2 is seen again: its hiding time is over']);
    expect(linesOf(go(later, attack(1, 'shoot', 3)))).toEqual(['Rifleman 1 is seen again: it has attacked']);
  });

  test('it moved on itself', () => {
    const later = structuredClone(state);
    go(later, endTurn);
    expect(linesOf(go(later, step(1, 0, 0)))).toEqual(['Rifleman 1 is seen again: it moves']);
  });
});

/** The lines that the log tells of these events in one scene. */
const told = (state: ReturnType<typeof scene>, events: readonly Event[]) =>
  events
    .reduce<ReturnType<typeof recordedIn>>(
      (log, event) => recordedIn(log, event, { ...seenBy(null), state: frozen(state) }),
      [],
    )
    .map(({ text }) => text);

test('DS-AB-LEA-1 the log names whom an attack hits, and what a leader adds', () => {
  const state = soldiersTurn(
    ['ooo'],
    [
      ['rifleman', 0, 0],
      ['sergeant', 0, 0],
      ['stegosaurus', 2, 0],
    ],
  );
  expect(told(state, go(state, attack(0, 'shoot', 2)))).toEqual([
    'Rifleman: Shoot at Stegosaurus. BANG!',
    'Stegosaurus loses 2 hit points, 1 of them thanks to a leader',
  ]);
  // Armour stops what the shot itself would do.
  const armoured = soldiersTurn(
    ['ooo'],
    [
      ['rifleman', 0, 0],
      ['sergeant', 0, 0],
      ['triceratops', 2, 0],
    ],
  );
  expect(told(armoured, go(armoured, attack(0, 'shoot', 2)))).toContain(
    'Triceratops loses 1 hit point, thanks to a leader',
  );
});

test('DS-AB-AGI-4 the log says that ignoring one attack could not save a unit', () => {
  const state = soldiersTurn(
    ['oo'],
    [
      ['velociraptor', 0, 0, { hp: 1 }],
      ['rifleman', 1, 0],
      ['rifleman', 1, 0],
      ['stegosaurus', 1, 0],
    ],
    { oneSpecies: true },
  );
  const events = [...go(state, attack(1, 'shoot', 0)), ...go(state, attack(2, 'shoot', 0)), ...go(state, endTurn)];
  const idle = idleDodge(frozen(state), 0);
  if (idle !== null) events.push(...go(state, idle, 0));
  expect(told(state, events)).toContain('Velociraptor is dead: ignoring one attack could not save it');
  expect(mayDodge(state)).toBe(false);
});
