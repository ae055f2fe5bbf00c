/** The time limits of matches that are set up here; the last choice is stored for the next one. */

import { STANDARD, type Terms, termsShape, withMirror } from '@dwo/shared';
import { say } from '../words';
import { recall, remember } from './storage';

/** The keys under which the last choices are stored: for matches between people, and against the computer. */
const KEYS = { people: 'dino-wars.terms', computer: 'dino-wars.terms-computer' } as const;
/** The opponents that time limits are chosen for. */
export type Against = keyof typeof KEYS;

export interface TermsChoice {
  readonly word: string;
  readonly text: string;
  readonly terms: Terms;
}

const CHOICES = [
  { id: 'standard', terms: STANDARD },
  { id: 'none', terms: { kind: 'none' } },
  {
    id: 'quick',
    terms: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 },
  },
  {
    id: 'long',
    terms: { kind: 'live', bankSeconds: 1800, incrementSeconds: 30 },
  },
  {
    id: 'day',
    terms: { kind: 'correspondence', days: 1 },
  },
  {
    id: 'days',
    terms: { kind: 'correspondence', days: 3 },
  },
] as const satisfies readonly { readonly id: string; readonly terms: Terms }[];

/** The choices of time limits; against the computer there are no days to think. */
export function termsChoices(against: Against = 'people'): readonly TermsChoice[] {
  const choices = CHOICES.map(({ id, terms }) => ({ word: say(`terms.${id}`), text: say(`terms.${id}.how`), terms }));
  return against === 'people' ? choices : choices.filter(({ terms }) => terms.kind !== 'correspondence');
}

/** The time limits chosen last. By default: the standard times between people, and no clock against the computer. */
export function chosenTerms(against: Against = 'people'): Terms {
  const usual: Terms = against === 'computer' ? { kind: 'none' } : STANDARD;
  try {
    const kept = termsShape.safeParse(JSON.parse(recall(KEYS[against]) ?? 'null')).data ?? usual;
    return termsChoices(against).some(({ terms }) => sameTerms(terms, kept)) ? kept : usual;
  } catch {
    return usual;
  }
}

/** Stores a choice. */
export function chooseTerms(terms: Terms, against: Against = 'people'): void {
  remember(KEYS[against], JSON.stringify(terms));
}

/** Time limits in a few words. */
export function termsText(terms: Terms): string {
  switch (terms.kind) {
    case 'standard':
      return say('terms.said.standard');
    case 'none':
      return say('terms.said.none');
    case 'live': {
      const minutes = Math.round(terms.bankSeconds / 6) / 10;
      return say('terms.said.live', { minutes, seconds: terms.incrementSeconds });
    }
    case 'correspondence':
      return say('terms.said.correspondence', { days: terms.days });
  }
}

/** Whether two time limits are equal. */
export function sameTerms(some: Terms, others: Terms): boolean {
  return timesOf(some) === timesOf(others);
}

function timesOf(terms: Terms): string {
  return JSON.stringify(withMirror(termsShape.parse(terms), false));
}
