import { ANY_CHAIR } from '@dwo/shared';
import { dinosaurCowboysGame } from '../wire';
import { sidesOf } from './sides';

const cardsIn = (preset: string) => {
  const options = dinosaurCowboysGame.presets[preset]?.({ roll: () => 1 });
  return options && sidesOf(options).map(({ wish, name, text }) => [wish, name, text]);
};

test('DC-R-18 nobody is asked to choose between seats that are alike', () => {
  expect(cardsIn('standard')?.map(([wish]) => wish)).toEqual([ANY_CHAIR]);
});

test('a seat whose posse is agreed bears its name, and in the middle of a battle says who begins', () => {
  expect(cardsIn('quick')?.map(([wish, name]) => [wish, name])).toEqual([
    ['one', 'Birkshire Family'],
    ['other', 'The Black Hill Raiders'],
    [ANY_CHAIR, 'Surprise me'],
  ]);
  const texts = cardsIn('showdown')?.map(([, , text]) => text);
  expect(texts?.slice(0, 2)).toEqual(['You begin.', 'Your rival begins.']);
});
