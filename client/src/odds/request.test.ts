import { dinoWars, duel, type State } from '@dwo/dino-wars';
import { frozen, seededDice } from '@dwo/kernel';
import { answer } from './request';

function battle(place: (state: State) => void): State {
  const state = dinoWars.setup(duel(), seededDice(new Uint8Array(32).fill(3), 0));
  place(state);
  return state;
}

test('a volley is everything a seat has, and a single shot is none', () => {
  const state = battle((each) => {
    each.phase = 'regular-fire';
    Object.values(each.soldiers).forEach((man, i) => Object.assign(man, { x: 1000 + i * 150, y: 1000 }));
    Object.values(each.dinosaurs).forEach((beast, i) => Object.assign(beast, { x: 1200 + i * 2000, y: 2000 }));
  });
  const target = Object.keys(state.dinosaurs)[0] as string;
  const found = answer(frozen(state), { type: 'volley', seat: 0, target });
  expect(found).toMatchObject({ type: 'volley', shots: 4 });
  expect(answer(frozen(state), { type: 'volley', seat: 1, target })).toBeNull();
});

test('a chain is more than one overrun', () => {
  const state = battle((each) => {
    Object.values(each.soldiers).forEach((man, i) => Object.assign(man, { x: 1500 + i * 200, y: 1000 }));
    Object.values(each.dinosaurs).forEach((beast, i) => Object.assign(beast, { x: 1000, y: 1000 + i * 2000 }));
  });
  const [dinosaur] = Object.keys(state.dinosaurs);
  const [first] = Object.keys(state.soldiers);
  const found = answer(frozen(state), { type: 'chain', seat: 1, dinosaur: dinosaur as string, first: first as string });
  expect(found).toMatchObject({ type: 'chain' });
  expect(found?.type === 'chain' && found.kills.length).toBe(4);
});
