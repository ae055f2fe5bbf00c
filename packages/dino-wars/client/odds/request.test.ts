import { dinoWars, duel, type State } from '@dwo/dino-wars';
import { frozen, seededDice } from '@dwo/kernel';
import { beast, man, tableOf, weapon } from '../tools/testing/table';
import { answer } from './request';

function battle(place: (state: State) => void): State {
  const state = dinoWars.setup(duel(), seededDice(new Uint8Array(32).fill(3), 0));
  place(state);
  return state;
}

/** Figures side by side. */
function line(figures: Record<string, { x: number; y: number }>, left: number, apart: number, y: number): void {
  for (const [i, figure] of Object.values(figures).entries()) Object.assign(figure, { x: left + i * apart, y });
}

test('a volley is everything a seat has, and a single shot is none', () => {
  const state = battle((each) => {
    each.phase = 'regular-fire';
    line(each.soldiers, 1000, 150, 1000);
    line(each.dinosaurs, 1200, 2000, 2000);
  });
  const target = Object.keys(state.dinosaurs)[0] as string;
  const found = answer(frozen(state), { type: 'volley', seat: 0, target });
  expect(found).toMatchObject({ type: 'volley', shots: 6 });
  expect(answer(frozen(state), { type: 'volley', seat: 1, target })).toBeNull();
});

test('DW-CREW-6 a gun and the crew that it silences are no volley', () => {
  const gunners = [man('c1', 870, 1000, { crewOf: 'g' }), man('c2', 1000, 1130, { crewOf: 'g' })];
  const figures = {
    soldiers: [...gunners, man('far', 5000, 3500)],
    crewedWeapons: [weapon('g', 1000, 1000, { kind: 'hmg', facing: 0 })],
    dinosaurs: [beast('d', 2000, 1000)],
  };
  const asked = { type: 'volley', seat: 0, target: 'd' } as const;
  expect(answer(frozen(tableOf(figures, 'regular-fire')), asked)).toBeNull();
  figures.soldiers.push(man('r', 2000, 1800));
  expect(answer(frozen(tableOf(figures, 'regular-fire')), asked)).toMatchObject({ type: 'volley', shots: 2 });
});

test('a chain is more than one overrun', () => {
  const state = battle((each) => {
    line(each.soldiers, 1500, 200, 1000);
    line(each.dinosaurs, 1000, 3000, 1000);
  });
  const [dinosaur] = Object.keys(state.dinosaurs);
  const [first] = Object.keys(state.soldiers);
  const found = answer(frozen(state), { type: 'chain', seat: 1, dinosaur: dinosaur as string, first: first as string });
  expect(found).toMatchObject({ type: 'chain' });
  expect(found?.type === 'chain' && found.kills.length).toBe(4);
});
