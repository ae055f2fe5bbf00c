/** How a match stands: the cards that each player holds or has won. */
import type { Frozen } from '@dwo/kernel';
import type { Score } from '@dwo/kits/game-client';
import type { Strength } from '@dwo/kits/replay/contract';
import type { State } from '../rules';
import { jurassicWarsGame } from '../wire';
import { say } from './words';

/** Why the match is decided, in words. */
export function endingText({ options: { version }, ending }: Pick<Frozen<State>, 'options' | 'ending'>): string {
  if (ending?.rule === 'JW-FO-4') return say('ending.fightOff');
  return say(ending?.rule === 'JW-SEQ-7' ? 'ending.resigned' : `ending.${version}`);
}

/** By seat. */
export function strengthsOf({ players }: Pick<Frozen<State>, 'players'>): readonly Strength[] {
  const held = players.map(({ cards, set }) => cards + set.length);
  const all = held.reduce((sum, each) => sum + each, 0);
  return held.map((each) => ({ share: each / Math.max(1, all), text: String(each) }));
}

export function scoreOf(state: Frozen<State>): Score {
  const { options, round } = state;
  const sides = jurassicWarsGame.chairs(options);
  return {
    when: say('table.round', { version: options.version, round }),
    seats: strengthsOf(state).map((strength, seat) => ({ ...strength, side: sides[seat] ?? '', icon: 'flag' })),
  };
}
