import { Encoder } from '@colyseus/schema';
import { type Game, type MatchState, matchClass, showChanges, showState } from '@dwo/shared';
import { randomGame, wireContract } from '@dwo/shared/testing';
import { dinoWarsGame } from '.';

wireContract(dinoWarsGame as Game, { preset: 'quick', told: 4, shown: 3 });

test('a move costs a watcher at most 40 bytes, events included', () => {
  const source: MatchState = new (matchClass(dinoWarsGame))();
  const encoder = new Encoder(source);
  const sizes: number[] = [];
  randomGame(dinoWarsGame as Game, 'skirmish', 3, 400, ({ seq, state, paths, intent, events }) => {
    if (seq === 1) showState(source, dinoWarsGame as Game, state);
    else showChanges(source, dinoWarsGame as Game, state, paths);
    source.seq = seq;
    const patch = encoder.encode({ offset: 0 }).length;
    encoder.discardChanges();
    const told = (dinoWarsGame as Game).events.encode(seq, events).length;
    const prefixes = 2 + 1 + 2 + 2;
    if (seq > 1 && intent.type === 'move') sizes.push(patch + told + prefixes);
  });
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(40);
});
