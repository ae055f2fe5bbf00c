/**
 * What is on show: the state that the board has reached while it plays out what happened. All that the screen says of the
 * game says it of this state; the referee's newest one, `match.state`, is for clocks and for whether something is allowed.
 */
import type { State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { useRef } from 'preact/hooks';
import { type App, type MatchSlice, store } from '../store';
import { useStore } from '../use-store';
import { myMoves } from './my-move';

type Shown = Pick<MatchSlice, 'state' | 'shown'>;

/** The state on show; null before the game begins. */
export function onShow(match: Shown | null): Frozen<State> | null {
  return match === null ? null : (match.shown ?? match.state);
}

/** Whether the board shows the newest state. */
export function isInStep(match: Shown | null): boolean {
  return match === null || onShow(match) === match.state;
}

/** What I owe by the board as well as by the referee: a decision is prompted after its cause has been shown, until it is made. */
export function promptedMoves(match: Pick<MatchSlice, 'state' | 'shown' | 'seat' | 'seats'> | null): readonly Seat[] {
  if (match === null) return [];
  const moves = myMoves(match);
  if (moves.length === 0 || isInStep(match)) return moves;
  const shown = myMoves({ ...match, state: onShow(match) });
  return moves.filter((seat) => shown.includes(seat));
}

const shownIn = ({ match }: App) => onShow(match);
const inStepIn = ({ match }: App) => isInStep(match);

/** The state on show, for components. */
export function useShown(): Frozen<State> | null {
  return useStore(store, shownIn);
}

/** Whether the board shows the newest state, for components. */
export function useInStep(): boolean {
  return useStore(store, inStepIn);
}

/** The value as it was when the board was in step last: what follows from the newest state is not told before its cause. */
export function useHeld<T>(value: T): T {
  const inStep = useInStep();
  const held = useRef(value);
  if (inStep) held.current = value;
  return held.current;
}
