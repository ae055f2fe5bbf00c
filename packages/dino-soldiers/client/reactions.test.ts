import { PHRASES } from '@dwo/shared';
import { dinoSoldiersGame } from '../wire';
import { mayReact, REACTIONS } from './reactions';

test('DS-SHO-7 the other side may answer a shout once, with one of a few fixed reactions', () => {
  const shout = { key: 4, side: 'soldiers' } as const;
  expect(mayReact(shout, 'dinosaurs', -1)).toBe(true);
  expect(mayReact(shout, 'soldiers', -1)).toBe(false);
  expect(mayReact(shout, 'dinosaurs', 4)).toBe(false);
  expect(mayReact(null, 'dinosaurs', -1)).toBe(false);
  expect(REACTIONS.every((phrase) => PHRASES.includes(phrase))).toBe(true);
});

test('DS-SHO-7 a reaction is chat: the rules have no such intent', () => {
  for (const type of ['react', ...REACTIONS]) expect(dinoSoldiersGame.intent.safeParse({ type }).success).toBe(false);
});
