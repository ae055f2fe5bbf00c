/**
 * The card that a player has raised. A played card can't be taken back, so the first press raises it and says so, and the second one
 * plays it. "Yes, don't ask again" plays it and makes one press enough from then on.
 */
import type { Frozen } from '@dwo/kernel';
import { notify } from '@dwo/kits/shell/store';
import { askNoMore, isAsked } from '@dwo/kits/shell/sure';
import { createStore } from 'zustand/vanilla';
import type { State } from '../rules';

/** The question before a card is played, and the one before a combat card that would change nothing. */
export const CARD = 'jurassic-wars.card';
export const WASTE = 'jurassic-wars.waste';
/** Two presses closer than this are a double click. */
const DOUBLE_MS = 400;

/** A card to play, and the words of the question about it. */
interface Asked {
  /** The card among those of its decision. */
  readonly card: string;
  /** The id of the question, for "Yes, don't ask again". */
  readonly question: typeof CARD | typeof WASTE;
  readonly text: string;
  /** The word on the button that plays the card. */
  readonly word: string;
  play(): void;
}

/** A card that is raised: in which decision, and since when. */
export interface Raised extends Asked {
  readonly moment: string;
  readonly since: number;
}

export const raised = createStore<{ readonly card: Raised | null }>(() => ({ card: null }));

type Moment = Pick<Frozen<State>, 'round' | 'combats' | 'phase' | 'up'>;

/** The decision at hand. It stays the same while other players choose. */
const momentOf = ({ round, combats, phase, up }: Moment) => [round, combats, phase, ...up].join(' ');

/** The raised card, if it was raised for the decision at hand. */
export function raisedIn(state: Moment, { card }: { readonly card: Raised | null }): Raised | null {
  return card !== null && card.moment === momentOf(state) ? card : null;
}

export function lower(): void {
  raised.setState({ card: null });
}

/** Plays a raised card. */
export function playRaised({ play }: Raised): void {
  lower();
  play();
}

/** Plays a raised card, and asks this question no more in this browser. */
export function playUnasked(card: Raised): void {
  askNoMore(card.question);
  playRaised(card);
}

/** Raises a card, plays it at the second press, or plays it at once for players who don't want to be asked. */
export function pressCard(state: Moment, asked: Asked): void {
  const held = raisedIn(state, raised.getState());
  if (held?.card === asked.card) {
    if (performance.now() - held.since > DOUBLE_MS) playRaised(held);
    return;
  }
  if (isAsked(asked.question)) {
    // A notice would stand in place of the question.
    notify(null);
    raised.setState({ card: { ...asked, moment: momentOf(state), since: performance.now() } });
  } else {
    lower();
    asked.play();
  }
}
