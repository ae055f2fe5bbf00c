/** The judge's findings on one step of a match, with books opened just before it. */
import type { Frozen } from '@dwo/kernel';
import { auditor, type Played } from '../../judge';
import type { State } from '../../rules/state';

/** An accepted intent, with the state before it. */
export interface Moment {
  readonly before: State;
  readonly step: Played;
}

/** The rules that the judge named, and all of its words. */
export interface Judgement {
  readonly rules: readonly string[];
  readonly words: string;
}

/** The finding if the judge throws on its input. */
const SENSELESS: Judgement = { rules: ['senseless'], words: 'senseless' };

function told(found: readonly { readonly rule: string }[]): Judgement {
  return { rules: [...new Set(found.map(({ rule }) => rule))].sort(), words: JSON.stringify(found) };
}

/** Opens the books of the state before the step, and judges the step. */
export function judge({ before, step }: Moment): Judgement {
  try {
    const books = auditor(before as Frozen<State>);
    return told([...books.start, ...books.played(step)]);
  } catch {
    return SENSELESS;
  }
}

/** Judges the same step as if its intent had been refused with this code. */
export function judgeRefusal({ before, step }: Moment, code: string): Judgement {
  try {
    return told(auditor(before as Frozen<State>).refused(step.intent, code));
  } catch {
    return SENSELESS;
  }
}
