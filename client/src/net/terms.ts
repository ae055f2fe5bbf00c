/** What time there is to be in matches that are set up here; remembered for the next one. */
import { STANDARD, type Terms, termsShape } from '@dwo/shared';
import { recall, remember } from '../settings';

const KEY = 'dino-wars.terms';

/** What can be chosen. */
export const TERMS_CHOICES: readonly { readonly word: string; readonly text: string; readonly terms: Terms }[] = [
  { word: 'By the rules', text: 'A few minutes for each phase.', terms: STANDARD },
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
    word: 'By post, 1 day',
    text: 'A day for each phase. Nobody needs to be here at the same time.',
    terms: { kind: 'correspondence', days: 1 },
  },
  {
    word: 'By post, 3 days',
    text: 'Three days for each phase. Nobody needs to be here at the same time.',
    terms: { kind: 'correspondence', days: 3 },
  },
];

/** What was chosen last; the times of the rules for a newcomer. */
export function chosenTerms(): Terms {
  try {
    return termsShape.safeParse(JSON.parse(recall(KEY) ?? 'null')).data ?? STANDARD;
  } catch {
    return STANDARD;
  }
}

/** Remembers a choice. */
export function chooseTerms(terms: Terms): void {
  remember(KEY, JSON.stringify(terms));
}

/** Terms in a few words. */
export function termsText(terms: Terms): string {
  switch (terms.kind) {
    case 'standard':
      return 'Clocks by the rules: a few minutes for each phase.';
    case 'none':
      return 'No clocks.';
    case 'live': {
      const minutes = Math.round(terms.bankSeconds / 6) / 10;
      return `${minutes} minutes for each player, ${terms.incrementSeconds} seconds more for every decision.`;
    }
    case 'correspondence':
      return `By post: ${terms.days} ${terms.days === 1 ? 'day' : 'days'} for each decision.`;
  }
}

/** Whether these are the same terms. */
export function sameTerms(some: Terms, others: Terms): boolean {
  return JSON.stringify(termsShape.parse(some)) === JSON.stringify(termsShape.parse(others));
}
