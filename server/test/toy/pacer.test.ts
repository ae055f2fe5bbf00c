/** Computer players are asked once for each decision. */
import { type Frozen, frozen, seededDice } from '@dwo/kernel';
import type { Game, Played } from '@dwo/shared';
import { tarPitGame } from '@dwo/toy/wire';
import { pino } from 'pino';
import { type Paced, Pacer } from '../../src/rooms/clocks/pacer';
import { thinkingHere } from '../../src/thinking/thinkers';

const toy = tarPitGame as unknown as Game;
const moment = () => new Promise((resolve) => setTimeout(resolve, 5));

test('while the intent of a computer player is being recorded, nobody asks it for the next one', async () => {
  const options = toy.presets.standard?.(seededDice(new Uint8Array(32), 1));
  const state = frozen(toy.rules.setup(frozen(options) as never, seededDice(new Uint8Array(32).fill(1), 1)));
  let asked = 0;
  const bot = {
    ...toy.bot,
    choose: (...given: [Frozen<object>, number, never]) => {
      asked++;
      return toy.bot?.choose(...given);
    },
  };
  let recorded: (reply: Played) => void = () => {};
  const room = {
    host: {
      thinkers: thinkingHere(() => new Uint8Array(4)),
      botDelayMs: 0,
      log: pino({ enabled: false }),
      now: () => 0,
    },
    game: { ...toy, bot },
    play: {
      state,
      seq: 0,
      awaited: [1],
      over: false,
      held: false,
      table: { pausedBy: null },
      clocks: { next: () => null },
    },
    isBot: () => true,
    strengthOf: () => null,
    allowanceMs: () => 0,
    address: () => '',
    paced: () => {},
    playFor: (_seat: number, intent: () => unknown) => {
      intent();
      return new Promise<Played>((resolve) => {
        recorded = resolve;
      });
    },
  };
  const pacer = new Pacer(room as unknown as Paced);
  pacer.pace();
  await moment();
  // Somebody plays while the intent waits for the disk.
  pacer.pace();
  await moment();
  expect([asked, pacer.botOwes]).toEqual([1, true]);
  recorded({ ok: true, seq: 1 });
  await moment();
  expect(asked).toBe(2);
  pacer.stop();
});
