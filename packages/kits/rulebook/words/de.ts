/** The sentences of a rulebook in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'rules.search': 'Regeln durchsuchen',
  'rules.found': '{count, plural, one {# Regel} other {# Regeln}}',
  'rules.unknown': 'Es gibt keine Regel {rule}.',
  'rules.none': 'Davon spricht keine Regel. Versuche ein anderes Wort.',
  'rules.tag': 'Regel {rule}',
};
