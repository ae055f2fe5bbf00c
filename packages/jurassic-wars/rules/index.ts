/** Jurassic Wars: dinocards, coloured dice and secret hands, in six versions. RULES.md states every rule. */
import { type Dice, type Frozen, frozen, type Outcome, thaw } from '@dwo/kernel';
import { intents, pass, timers } from './ask';
import { blank } from './blank';
import { awaiting, check } from './check';
import { evolve } from './evolve';
import type { Options } from './options';
import { packs } from './poker';
import type { JwRule } from './refusals';
import { begin, resolve } from './resolve';
import { checkSetup } from './setup-check';
import type { Event, JurassicWars, Now, State } from './types';
import { see, view } from './view';

export * from './cards';
export * from './options';
export { JW_RULES, type JwRule } from './refusals';
export * from './types';

/**
 * The first state. The dice name the first dealer (JW-G-2) and, unless agreed, the seat of the carnivores (JW-CU-2).
 */
function setup(options: Frozen<Options>, dice: Dice, tell: (event: Event) => void = () => {}): State {
  const state = blank(thaw<Options>(options));
  const dealer = dice.roll(options.players, 'dealer') - 1;
  const carnivores =
    options.version === 'carnivoresUnleashed' ? (options.carnivores ?? dice.roll(2, 'carnivores') - 1) : null;
  begin(frozen(state), 1, dealer, carnivores, dice, (event) => {
    evolve(state, event);
    tell(event);
  });
  return state;
}

function outcome({ ending, players }: Now): Outcome<JwRule> | null {
  if (ending === null) return null;
  const facts = {
    points: players.map(({ score }) => score),
    counters: players.map(({ counters }) => counters),
    games: players.map(({ games }) => games),
  };
  return { winners: ending.winners, rule: ending.rule, facts };
}

/** The ruleset of Jurassic Wars, for two to five seats. */
export const jurassicWars: JurassicWars = {
  id: 'jurassic-wars',
  version: 1,
  checkSetup,
  packs,
  setup,
  seats: ({ players }) => players,
  awaiting,
  timers,
  intents,
  pass,
  check,
  resolve,
  evolve,
  view,
  see,
  outcome,
};
