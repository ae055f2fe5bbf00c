import { defaults } from '../rules';
import { combatWords, dealWords, isAllDealt, rankWords } from './goal-words';

test('JW-K-5 JW-K-9 the goal tells how a combat is decided, with either loss', () => {
  const options = defaults('standard', 2);
  expect(combatWords(options)).toMatch(/as many dice as it is behind. A dinosaur without dice is beaten/);
  expect(combatWords({ ...options, hitLoss: 'single' })).toMatch(/one die/);
});

test('JW-K-7 JW-V2-2 rank is said to decide only where three ties count', () => {
  const options = defaults('standard', 2);
  expect(rankWords(options)).toMatch(/three ties/);
  expect(rankWords({ ...options, unlimited: true })).not.toMatch(/three ties/);
  expect(rankWords(defaults('carnivoresUnleashed', 2))).not.toMatch(/three ties/);
});

test('JW-G-3 JW-G-4 JW-G-19 only two players of a standard deal are told that they know all cards', () => {
  expect(isAllDealt(defaults('standard', 2))).toBe(true);
  expect(isAllDealt({ ...defaults('standard', 2), deal: 'vasel' })).toBe(false);
  expect(isAllDealt(defaults('standard', 4))).toBe(false);
  expect(dealWords(defaults('standard', 2))).toMatch(/All 20 dinosaurs.*Nobody gets new combat cards/);
  expect(dealWords(defaults('standard', 3))).not.toMatch(/All 20/);
  expect(dealWords(defaults('whist', 3))).toBeNull();
});
