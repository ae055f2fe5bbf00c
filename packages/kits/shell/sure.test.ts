import { askAgain, askNoMore, isAsked } from './sure';

test('a question that is asked no more can be asked again, from the settings', () => {
  expect([isAsked(), isAsked('turn'), isAsked('moves')]).toEqual([true, true, true]);
  askNoMore('turn');
  askNoMore('turn');
  expect([isAsked(), isAsked('turn'), isAsked('moves')]).toEqual([false, false, true]);
  askAgain();
  expect([isAsked(), isAsked('turn')]).toEqual([true, true]);
});
