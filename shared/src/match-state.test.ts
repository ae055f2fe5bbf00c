import { Decoder, Encoder } from '@colyseus/schema';
import { frozen } from '@dwo/kernel';
import { toyGame } from '@dwo/kernel/testing';
import { toyWire } from '../test';
import type { Game } from './game';
import { type MatchState, matchClass, readState, showState } from './match-state';
import { clocksIn, showClocks } from './shown-clocks';

const game = toyWire as Game;
const dice = { roll: () => 1 };

/** A root on the server, a client's copy, and a function that sends the changes. */
function wire() {
  const Root = matchClass(game);
  const root: MatchState = new Root();
  const received: MatchState = new Root();
  const encoder = new Encoder(root as never);
  const decoder = new Decoder(received as never);
  decoder.decode(encoder.encodeAll());
  encoder.discardChanges();
  const send = () => {
    decoder.decode(encoder.encode());
    encoder.discardChanges();
  };
  return { root, received, send };
}

test('a standing clock shows no deadline, and a running one no remaining time', () => {
  const { root, received, send } = wire();
  const face = { seats: [1], total: 9_000 };
  const shown = () => clocksIn(received).map(({ deadline, remaining }) => ({ deadline, remaining }));
  showClocks(root, new Map([['a', { ...face, deadline: 1_000, remaining: null }]]), 500);
  send();
  expect(shown()).toEqual([{ deadline: 1_000, remaining: null }]);
  showClocks(root, new Map([['a', { ...face, deadline: null, remaining: 700 }]]), 500);
  send();
  expect(shown()).toEqual([{ deadline: null, remaining: 700 }]);
  showClocks(root, new Map([['a', { ...face, deadline: 2_000, remaining: null }]]), 500);
  send();
  expect(shown()).toEqual([{ deadline: 2_000, remaining: null }]);
});

test('an unchanged state is read as the same object', () => {
  const { root, received, send } = wire();
  const options = game.options.parse({ rounds: 2, fame: 50, bidSeconds: 30 });
  showState(root, game, toyGame.setup(frozen(options) as never, dice));
  send();
  const first = readState(received, game);
  root.watchers = 3;
  send();
  expect(readState(received, game, first)).toBe(first);
});
