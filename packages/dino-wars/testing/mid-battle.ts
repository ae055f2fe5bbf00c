/** Moments of a battle between two computer players, as options of matches that begin there. */

import {
  dinoWars,
  type Options,
  type Phase,
  PLAIN_DINOSAUR,
  PLAIN_SOLDIER,
  PRESETS,
  plainMatch,
  type Side,
  type StandingOrder,
  type State,
} from '@dwo/dino-wars';
import { dinoWarsBot } from '@dwo/dino-wars/bot';
import { type Frozen, play, type Seat, seededDice } from '@dwo/kernel';

const SEED = 5;
const MOST_INTENTS = 20_000;

/** Returns the first moment from this turn on at which the phase has begun and a figure can act in it. */
export function midBattle(preset: keyof typeof PRESETS, turn: number, phase: Phase, order: StandingOrder): Options {
  const secret = new Uint8Array(32).fill(SEED);
  const state = dinoWars.setup(PRESETS[preset]() as Parameters<typeof dinoWars.setup>[0], seededDice(secret, 0));
  const frozen = state as Frozen<State>;
  for (let step = 1; step < MOST_INTENTS && !dinoWars.outcome(frozen); step += 1) {
    if (state.turn >= turn && state.phase === phase) return optionsFrom(state, order);
    const seat = dinoWars.awaiting(frozen)[0] as Seat;
    const intent = dinoWarsBot.choose(dinoWars.view(frozen, seat), seat, seededDice(secret, MOST_INTENTS + step));
    play(dinoWars, state, seat, intent as Parameters<typeof dinoWars.check>[2], seededDice(secret, step));
  }
  throw new Error(`This battle has no ${phase} from turn ${turn} on`);
}

/** Returns options that begin as this state stands. What was done earlier in the turn is lost. */
function optionsFrom(state: State, order: StandingOrder): Options {
  const living = <T extends { alive: boolean }>(figures: Record<string, T>) =>
    Object.entries(figures).filter(([, { alive }]) => alive);
  return {
    ...plainMatch(),
    era: state.era,
    table: state.table,
    players: state.players.map(({ side }): { side: Side } => ({ side })),
    dinosaurs: living(state.dinosaurs).map(([id, { owner, x, y, facing, kind, lifePoints }]) => {
      return { ...PLAIN_DINOSAUR, id, owner, at: { x, y }, facing, kind, lifePoints };
    }),
    soldiers: living(state.soldiers).map(([id, { owner, x, y, facing, rank, weapons }]) => {
      return { ...PLAIN_SOLDIER, id, owner, at: { x, y }, facing, rank, weapon: weapons[0] ?? 'rifle', order };
    }),
    liftCaps: true,
    separationCi: 0,
    start: { turn: state.turn, phase: state.phase },
  };
}
