import { clone, frozen } from '@dwo/kernel';
import { type Event, jurassicWars, type State, VERSIONS } from '../rules';
import { does, playedOut, SURPRISE, table, throws } from '../testing/table';
import { scenesOf } from './staging';

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
