import { clone, frozen } from '@dwo/kernel';
import { defaults, type Event, jurassicWars, type State, VERSIONS } from '../rules';
import { always, dealt, does, combat as fought, playedOut, SURPRISE, table, throws } from '../testing/table';
import { scenesOf, showsLast } from './staging';

const STAGED = ['fightBegan', 'rolled', 'won'];

/**
 * A combat of the lead's Tyrannosaurus against Stegosaurus, as a spectator sees it: the state before, the events, the
 * state after.
 */
function combat() {
  const state = table('standard', 3, {}, { hands: [[1, 4], [6, 8], [9]], combat: [[SURPRISE], [], []] });
  does(state, 0, { type: 'play', at: 0 });
  does(state, 1, { type: 'play', at: 0 });
  const before = jurassicWars.view(frozen(clone(state)), 'spectator');
  const dice = throws([
    ['HMM', 'MMM'],
    ['HHM', 'MM'],
  ]);
  const events = does(state, 0, { type: 'commit', card: SURPRISE }, dice);
  return { before, events, state: jurassicWars.view(frozen(state), 'spectator') };
}

test('a combat is told in order: cards, rolls, result, and only then the new set', () => {
  const { before, events, state } = combat();
  const scenes = scenesOf(before, { events, state });
  expect(scenes.map(({ picture }) => picture.told?.step)).toEqual(['faced', 'rolled', 'rolled', 'won']);
  const told = scenes.map((scene) => scene.told.map(({ type }) => type));
  expect(told[0]).toContain('opened');
  expect(told.slice(0, 3).flat()).not.toContain('won');
  expect(told[3]).toEqual(['rolled', 'won']);
  // The set does not show the victory before its dice do.
  for (const { picture } of scenes) expect(picture.players[0]?.set).toEqual([]);
  expect(state.players[0]?.set).toEqual([1]);
});

test('during a combat no seat is awaited and no result is shown', () => {
  const { before, events, state } = combat();
  for (const { picture } of scenesOf(before, { events, state })) {
    expect(jurassicWars.awaiting(picture)).toEqual([]);
    expect(picture.ending).toBeNull();
    const { told, last } = picture;
    expect(last?.winner === null).toBe(told?.step === 'faced' || (last?.rolls.length ?? 0) < 2);
  }
});

test.each(VERSIONS)('every combat of a match of %s is told, each event once and in order', (version) => {
  const state = table(version, version === 'carnivoresUnleashed' ? 2 : 4);
  const batches: { readonly before: State; readonly events: Event[]; readonly after: State }[] = [];
  let before = clone(state);
  playedOut(state, 3, 5_000, (events) => {
    batches.push({ before, events: [...events], after: clone(state) });
    before = clone(state);
  });
  let combats = 0;
  for (const batch of batches) {
    const scenes = scenesOf(frozen(batch.before), { events: batch.events, state: frozen(batch.after) });
    const told = scenes.flatMap((scene) => scene.told);
    expect(told).toEqual(batch.events.slice(0, told.length));
    expect(batch.events.slice(told.length).filter(({ type }) => STAGED.includes(type))).toEqual([]);
    combats += scenes.filter(({ picture }) => picture.told?.step === 'won').length;
  }
  expect(combats).toBe(batches.flatMap(({ events }) => events).filter(({ type }) => type === 'fightBegan').length);
});

/** The result of a combat in which seat 0 leads rank 10 against rank 15, as a viewer sees it. */
function result(winner: 0 | 1, viewer: 0 | 1 | 'spectator', players = 2) {
  const hands = [
    [10, 20],
    [15, 19],
    [3, 4],
  ].slice(0, players);
  const state = table('standard', players, {}, { hands });
  const before = jurassicWars.view(frozen(clone(state)), viewer);
  const events = fought(state, [10, 15], always(winner));
  return scenesOf(before, { events, state: jurassicWars.view(frozen(state), viewer) }).at(-1);
}

test('a result of an own dinosaur that does not stay on the table is shown longer, lost or won, and no hurry takes that away', () => {
  // Seat 1 leads the next combat of two players: until then the result stays for it.
  for (const winner of [0, 1] as const) {
    expect(result(winner, 0)).toMatchObject({ ms: 2_200, leastMs: 1_600 });
    expect(result(winner, 1)).toMatchObject({ ms: 1_100, leastMs: 0 });
    expect(result(winner, 'spectator')).toMatchObject({ ms: 1_100, leastMs: 0 });
  }
});

test('JW-G-9 the result says who attacks next', () => {
  expect(result(0, 0, 3)?.picture.told).toMatchObject({ step: 'won', next: { seat: 1, rule: 'JW-G-9' } });
});

test('JW-PK-13 the end of a hand of Poker is told: the last combat, who takes the pot, and the new deal', () => {
  const state = table('poker', 4);
  let before = clone(state);
  let scenes: ReturnType<typeof scenesOf> = [];
  let after = clone(state);
  playedOut(state, 3, 5_000, (events) => {
    if (scenes.length === 0 && events.some(({ type }) => type === 'potTaken')) {
      after = clone(state);
      scenes = scenesOf(frozen(before), { events, state: frozen(after) });
    }
    before = clone(state);
  });
  expect(scenes.slice(-3).map(({ picture }) => picture.told?.step)).toEqual(['won', 'pot', 'dealt']);
  const [, pot, deal] = scenes.slice(-3).map(({ picture }) => picture);
  const told = pot?.told?.step === 'pot' ? pot.told : null;
  expect(told?.pot).toBeGreaterThanOrEqual(10);
  expect(pot?.players[told?.seat ?? -1]?.counters).toBe((after.players[told?.seat ?? -1]?.counters ?? 0) + 2);
  expect(pot?.pot).toBe(0);
  expect(deal?.round).toBe(2);
  for (const { leastMs } of scenes.slice(-2)) expect(leastMs).toBeGreaterThan(0);
});

test.each(VERSIONS)('in %s the last combat of a round is gone from the table when the next begins', (version) => {
  const state = table(version, version === 'carnivoresUnleashed' ? 2 : 4);
  let shown = 0;
  playedOut(state, 3, 5_000, () => {
    if (state.combats === 0 && state.ending === null) expect(showsLast(frozen(state))).toBe(false);
    if (showsLast(frozen(state))) shown++;
  });
  expect(shown).toBeGreaterThan(0);
});

/** The scenes of the first batch of a match that brings such an event; null if none does. */
function staged(state: State, type: Event['type'], seed: number) {
  let before = clone(state);
  const found: ReturnType<typeof scenesOf>[] = [];
  playedOut(state, seed, 5_000, (events) => {
    if (events.some((event) => event.type === type))
      found.push(scenesOf(frozen(before), { events, state: frozen(clone(state)) }));
    before = clone(state);
  });
  return found[0] ?? null;
}

/** The same of the first match of these seeds in which such an event comes. */
function firstWith(make: (seed: number) => State, type: Event['type']) {
  for (let seed = 1; seed < 60; seed += 1) {
    const found = staged(make(seed), type, seed);
    if (found !== null) return found;
  }
  throw new Error(`No match has ${type}`);
}

test('JW-CU-7 a play-off is told when it begins, with the score that led to it', () => {
  const scenes = firstWith((seed) => dealt(defaults('carnivoresUnleashed', 2), seed), 'playOffBegan');
  expect(scenes.slice(-2).map(({ picture }) => picture.told?.step)).toEqual(['won', 'playOff']);
  const last = scenes.at(-1);
  expect(last?.picture.told).toEqual({ step: 'playOff', points: [5, 5] });
  expect(last?.leastMs).toBeGreaterThan(0);
});

test('JW-CU-10 the second game is told with its swapped decks', () => {
  const options = { ...defaults('carnivoresUnleashed', 2), doubleMatch: true };
  const scenes = firstWith((seed) => dealt(options, seed), 'gameWon');
  expect(scenes.at(-1)?.picture.told?.step).toBe('dealt');
  expect(scenes.at(-1)?.picture.round).toBe(2);
});

test('JW-FO-1 a tie is told before its fight-off', () => {
  const scenes = firstWith((seed) => dealt(defaults('dinosaursWild', 4), seed), 'tied');
  const steps = scenes.map(({ picture }) => picture.told?.step);
  expect(steps).toContain('tied');
  expect(steps.slice(steps.indexOf('tied') + 1)).toContain('won');
});

test('a beginner reads the rule and each roll longer, and without a clock a result stays until it was read', () => {
  const { before, events, state } = combat();
  const [known, slow] = [false, true].map((beginner) => scenesOf(before, { events, state }, beginner));
  const msOf = (scenes: typeof known) => scenes?.slice(0, 2).map(({ ms }) => ms) ?? [];
  expect(msOf(known)).toEqual([1_100, 1_050]);
  expect(msOf(slow)).toEqual([3_600, 2_100]);
  const calm = table(
    'standard',
    2,
    { clocks: null },
    {
      hands: [
        [10, 20],
        [15, 19],
      ],
    },
  );
  const earlier = jurassicWars.view(frozen(clone(calm)), 0);
  const fights = fought(calm, [10, 15], always(0));
  const last = scenesOf(earlier, { events: fights, state: jurassicWars.view(frozen(calm), 0) }).at(-1);
  expect(last).toMatchObject({ ms: 4_000, leastMs: 3_200 });
});
