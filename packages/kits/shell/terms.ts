/** The time limits of matches that are set up here; remembered for the next one. */
import { STANDARD, type Terms, termsShape } from '@dwo/shared';
import { recall, remember } from './storage';

/** Under these names the last choices are kept: for matches between people, and against the computer. */
const KEYS = { people: 'dino-wars.terms', computer: 'dino-wars.terms-computer' } as const;
export type Against = keyof typeof KEYS;

export interface TermsChoice {
  readonly word: string;
  readonly text: string;
  readonly terms: Terms;
}

const CHOICES: readonly TermsChoice[] = [
  { word: 'Standard', text: 'A few minutes for each phase.', terms: STANDARD },
  { word: 'No clock', text: 'Nobody is hurried.', terms: { kind: 'none' } },
  {
    word: 'Quick',
    text: '10 minutes each, 10 seconds more for every phase.',
    terms: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 },
  },
  {
    word: 'Long',
    text: '30 minutes each, 30 seconds more for every phase.',
    terms: { kind: 'live', bankSeconds: 1800, incrementSeconds: 30 },
  },
  {
    word: 'Correspondence: 1 day per move',
    text: 'A day for each phase. Nobody needs to be here at the same time.',
    terms: { kind: 'correspondence', days: 1 },
  },
  {
    word: 'Correspondence: 3 days per move',
    text: 'Three days for each phase. Nobody needs to be here at the same time.',
    terms: { kind: 'correspondence', days: 3 },
  },
];

/** The choices of time limits: the computer needs no days to think. */
export function termsChoices(against: Against = 'people'): readonly TermsChoice[] {
  return against === 'people' ? CHOICES : CHOICES.filter(({ terms }) => terms.kind !== 'correspondence');
}

/**
 * The time limits chosen last; for a newcomer the times of the rules between people, and no clock against the computer.
 */
export function chosenTerms(against: Against = 'people'): Terms {
  const usual: Terms = against === 'computer' ? { kind: 'none' } : STANDARD;
  try {
    const kept = termsShape.safeParse(JSON.parse(recall(KEYS[against]) ?? 'null')).data ?? usual;
    return termsChoices(against).some(({ terms }) => sameTerms(terms, kept)) ? kept : usual;
  } catch {
    return usual;
  }
}

/** Remembers a choice. */
export function chooseTerms(terms: Terms, against: Against = 'people'): void {
  remember(KEYS[against], JSON.stringify(terms));
}

/** Terms in a few words. */
export function termsText(terms: Terms): string {
  switch (terms.kind) {
    case 'standard':
      return 'Standard clocks: a few minutes per phase.';
    case 'none':
      return 'No clocks.';
    case 'live': {
      const minutes = Math.round(terms.bankSeconds / 6) / 10;
      return `${minutes} minutes for each player, ${terms.incrementSeconds} seconds more for every decision.`;
    }
    case 'correspondence':
      return `Correspondence: ${terms.days} ${terms.days === 1 ? 'day' : 'days'} for each decision.`;
  }
}

/** Whether these are the same terms. */
export function sameTerms(some: Terms, others: Terms): boolean {
  return JSON.stringify(termsShape.parse(some)) === JSON.stringify(termsShape.parse(others));
}
