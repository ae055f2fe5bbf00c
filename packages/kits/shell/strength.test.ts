import { useMemoryAsLocalStorage } from '../testing/local-storage';
import { chooseStrength, firstStrength } from './strength';

beforeEach(useMemoryAsLocalStorage);

const IDS = ['easy', 'normal', 'strong'];

test('a newcomer to a game is offered its weakest computer, and others the one they chose last there', () => {
  expect(firstStrength('moles', IDS)).toBe('easy');
  chooseStrength('moles', 'strong');
  expect(firstStrength('moles', IDS)).toBe('strong');
  expect(firstStrength('newts', IDS)).toBe('easy');
});

test('a strength that a game has no more is not offered', () => {
  chooseStrength('voles', 'cunning');
  expect(firstStrength('voles', IDS)).toBe('easy');
  expect(firstStrength('voles', [])).toBeNull();
});
