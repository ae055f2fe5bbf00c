/** The worker that answers one question with the choice of the strong computer player. */
import type { Seat } from '@dwo/kernel';
import { bot } from '../../bot';
import type { Now } from '../../rules';

self.onmessage = ({ data: { view, seat } }: MessageEvent<{ readonly view: Now; readonly seat: Seat }>) => {
  const dice = { roll: (sides: number) => 1 + Math.floor(Math.random() * sides) };
  self.postMessage(bot.choose(view, seat, dice, 'strong'));
};
