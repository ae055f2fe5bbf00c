/** A choice for the selected figure, and what all choices are made of. */
import type { FigureId, Intent, State } from '@dwo/dino-wars';
import { type Frozen, gap, type Refusal, type Seat } from '@dwo/kernel';
import { placeOf, radiusOf } from './figures';
import { whyNot } from './referee';
import type { Toolbox } from './toolbox';

/** One button. */
export interface Choice {
  readonly key: string;
  readonly icon:
    | 'next'
    | 'back'
    | 'again'
    | 'plus'
    | 'minus'
    | 'link'
    | 'cross'
    | 'sight'
    | 'hand'
    | 'claw'
    | 'eye'
    | 'flag'
    | 'undo';
  /** The verb, with the other figure that it concerns. */
  readonly word: string;
  readonly about: FigureId | null;
  /** Why it can't be done; null if it can. */
  readonly refusal: Refusal | null;
  /** Whether this way of going is the present one; null for a choice that is no way of going. */
  readonly on: boolean | null;
  act(toolbox: Toolbox): void;
}

/** Things within this distance are offered, even out of reach. */
const NEAR_CI = 250;

/** The state and the seat that choices are made for. */
export interface Ask {
  readonly state: Frozen<State>;
  readonly seat: Seat;
}

/** A choice that sends an intent at once. */
export function wishing(
  { state, seat }: Ask,
  part: Pick<Choice, 'icon' | 'word'> & { readonly about?: FigureId; readonly intent: Intent },
): Choice {
  const { icon, word, about = null, intent } = part;
  const refusal = whyNot(state, seat, intent);
  const key = `${intent.type} ${about ?? ''} ${word}`;
  return { key, icon, word, about, refusal, on: null, act: (toolbox) => void toolbox.wish(intent) };
}

/** A choice that switches to another tool first. */
export function taking(
  part: Pick<Choice, 'icon' | 'word' | 'act'> & Partial<Pick<Choice, 'on' | 'refusal'>> & { readonly about?: FigureId },
): Choice {
  const { icon, word, about = null, refusal = null, on = null, act } = part;
  return { key: `${word} ${about ?? ''}`, icon, word, about, refusal, on, act };
}

/** A place beside a vehicle, on the side of the table's lower edge. */
export function beside(state: Frozen<State>, vehicle: FigureId, figure: FigureId) {
  const place = placeOf(state, vehicle) ?? { x: 0, y: 0 };
  return { x: Math.round(place.x), y: Math.round(place.y - radiusOf(state, vehicle) - radiusOf(state, figure) - 3) };
}

/** Whether two figures are at most `NEAR_CI` apart, from edge to edge. */
export function isNear(state: Frozen<State>, a: FigureId, b: FigureId): boolean {
  const [one, other] = [placeOf(state, a), placeOf(state, b)];
  if (one === null || other === null) return false;
  return gap({ ...one, radius: radiusOf(state, a) }, { ...other, radius: radiusOf(state, b) }) <= NEAR_CI;
}
