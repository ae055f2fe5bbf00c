/** The sentences of a rulebook in English. */
export const en = {
  'rules.search': 'Search the rules',
  'rules.found': '{count, plural, one {# rule} other {# rules}}',
  'rules.unknown': 'There is no rule {rule}.',
  'rules.none': 'No rule speaks of that. Try another word.',
  'rules.tag': 'Rule {rule}',
};
