import type { counts as english } from '../en/counts';

export const counts: Readonly<Record<keyof typeof english, string>> = {
  'count.points': '{points, plural, one {# Punkt} other {# Punkte}}',
  'count.figures': '{figures, plural, one {# Figur} other {# Figuren}}',
  'count.beasts': '{beasts, plural, one {# Saurier} other {# Saurier}}',
  'count.share': '{count} von {most}',
  nameless: 'Ohne Namen',
};
