/** Counted things. */
export const counts = {
  'count.points': '{points, plural, one {# point} other {# points}}',
  'count.figures': '{figures, plural, one {# figure} other {# figures}}',
  'count.beasts': '{beasts, plural, one {# beast} other {# beasts}}',
  'count.share': '{count} of {most}',
  nameless: 'Nameless',
};
