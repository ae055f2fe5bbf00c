/** The sentences of a rulebook in English. */
export const en = {
  'rules.search': 'Search the rules',
  'rules.found': '{count, plural, one {# rule} other {# rules}}',
  'rules.unknown': 'There is no rule {rule}.',
  'rules.none': 'No rule speaks of “{words}”.',
  'rules.try': 'Try one of these:',
  'rules.tag': 'Rule {rule}',
  'rules.english': 'The rules are in English. Summaries and search are in your language too.',
  'rules.contents': 'Contents',
  'rules.close': 'Close',
  'rules.count': '{count, plural, one {The rule, word for word} other {All # rules, word for word}}',
  'rules.open': 'Open all rules',
  'rules.shut': 'Close all rules',
  'rules.preface': 'Before you begin',
  'rules.answer': 'Answer',
  'rules.others': 'Also about this',
  'rules.chapter': 'Chapter: {chapter}',
};
