/** The judge's findings on one step of a match, opened just before it. */
import type { Frozen } from '@dwo/kernel';
import { auditor, type Played } from '../../judge';
import type { State } from '../../rules/state';

/** One accepted wish, with the state before it. */
export interface Moment {
  readonly before: State;
  readonly step: Played;
}

/** Which rules were named, and every word that was said. */
export interface Judgement {
  readonly rules: readonly string[];
  readonly words: string;
}

/** The finding when the judge can make no sense of its input. */
const SENSELESS: Judgement = { rules: ['senseless'], words: 'senseless' };

function told(found: readonly { readonly rule: string }[]): Judgement {
  return { rules: [...new Set(found.map(({ rule }) => rule))].sort(), words: JSON.stringify(found) };
}

/** Opens the books of the state before, and reads the step out. */
export function judge({ before, step }: Moment): Judgement {
  try {
    const books = auditor(before as Frozen<State>);
    return told([...books.start, ...books.played(step)]);
  } catch {
    return SENSELESS;
  }
}

/** The same for the wish of the step, were it refused with this code instead. */
export function judgeRefusal({ before, step }: Moment, code: string): Judgement {
  try {
    return told(auditor(before as Frozen<State>).refused(step.intent, code));
  } catch {
    return SENSELESS;
  }
}
