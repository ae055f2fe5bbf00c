/** Planted mistakes of every kind occur in matches of computers. */
import { everyKindIsFound } from '@dwo/shared/testing';
import { testing } from '.';

test('every kind of mistake is found, legal, and another choice than the usual one', () => {
  everyKindIsFound(testing, ['dinosaurs_loose', 'quick', 'last_stand']);
});
