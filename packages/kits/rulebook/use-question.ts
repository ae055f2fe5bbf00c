/** The question in the search field of a book, and what it finds. */
import { useMemo, useState } from 'preact/hooks';
import { currentLanguage } from '../words/catalogue';
import type { Rulebook } from './rulebook';
import { type Findings, finderOf } from './search';
import type { Summaries } from './summaries';

interface Asked {
  readonly question: string;
  ask(question: string): void;
  /** Null while nothing is asked. */
  readonly findings: Findings | null;
}

/** Finds in the words of the page's language too. */
export function useQuestion(book: Rulebook, summaries: Summaries): Asked {
  const [question, ask] = useState('');
  const language = currentLanguage();
  // The summaries are in this language.
  const find = useMemo(() => finderOf(book, summaries), [book, summaries, language]);
  const findings = useMemo(() => (question.trim() === '' ? null : find(question)), [find, question]);
  return { question, ask, findings };
}
