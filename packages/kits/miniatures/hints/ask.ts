/** Asks a worker for a hint on the open match, and shows what it answers until the match moves on. */
import type { Frozen, Tagged } from '@dwo/kernel';
import { askUntil } from '../../shell/advice';
import type { MatchLine } from '../../shell/line';
import { notify, store } from '../../shell/store';
import type { Hinted, HintQuestion, HintShow, HintWords } from './contract';
import { clearHint, hintDesk, showHint } from './desk';
import { say } from './words';

/** Ends the present question. */
let stop = () => {};

/** The state and the seat that a hint would be about; null if there is nothing to decide. */
function questionNow(): HintQuestion | null {
  const { match } = store.getState();
  return match?.state == null || match.seat === null ? null : { view: match.state, seat: match.seat };
}

/** Puts the hint away, and ends its question. */
export function closeHint(): void {
  stop();
  clearHint();
}

/** The parts of a game that a hint needs. */
interface Hinting<I> {
  readonly line: Pick<MatchLine, 'takesPress'>;
  /** The chosen figure, if it can still act, and what the player has noted. */
  readonly about: Pick<HintQuestion, 'figure' | 'notes'>;
  /** The step of the lesson under way; null for none. */
  taught(): { readonly text: string; readonly intent: Tagged | null } | null;
  thinker(): Worker;
  words(question: HintQuestion, hinted: Hinted<I>): HintWords;
  /** An intent as a ghost over the board and as a plan; null for a lesson's step without one. */
  drawn(question: HintQuestion, intent: I | null): Pick<HintShow, 'ghost' | 'plan'>;
}

/**
 * Shows what a strong player would do and why, or the step of the lesson; closes an open hint. A table that still plays what
 * happened is brought in step first, since a hint is about the newest position.
 */
export function giveHintOf<I>({ line, about, taught, thinker, words, drawn }: Hinting<I>): void {
  line.takesPress();
  toggleHint((question) => {
    const step = taught();
    if (step === null) {
      return askHint<I>(thinker, { ...question, ...about }, (hinted) => {
        return { ...words(question, hinted), ...drawn(question, hinted.advice.intent) };
      });
    }
    const { text, intent } = step;
    showHint(question.view, { does: text, worth: '', next: '', ...drawn(question, intent as I | null) });
    return () => {};
  });
}

/** Closes an open hint, or makes one: `make` shows it or asks for it, and returns what ends that. */
function toggleHint(make: (question: HintQuestion) => () => void): void {
  const question = questionNow();
  if (question === null) return;
  const isOpen = hintDesk.getState().of === question.view;
  closeHint();
  if (isOpen) return;
  const end = make(question);
  const unsubscribe = store.subscribe(({ match }) => {
    if (match?.state !== question.view) closeHint();
  });
  stop = () => {
    end();
    unsubscribe();
    stop = () => {};
  };
}

/** Asks a worker, and shows its answers as they come; returns what ends that. */
function askHint<I>(start: () => Worker, question: HintQuestion, shown: (hinted: Hinted<I>) => HintShow): () => void {
  const { view } = question;
  const asking = new AbortController();
  const heard = (hinted: Hinted<I>) => {
    showHint(view, shown(hinted));
    return hinted.final;
  };
  const ask = async () => askUntil<Hinted<I>>(start(), { question, heard }, asking.signal);
  showHint(view as Frozen<object>, null);
  ask().catch((error: unknown) => {
    if (asking.signal.aborted) return;
    console.warn(error);
    closeHint();
    notify({ text: say('broken'), rule: null, tone: 'info' });
  });
  return () => asking.abort();
}
