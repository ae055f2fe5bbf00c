/** The frame of the rulebook's page. */
export const rulesPage = {
  'rules-page.home': 'Toy box',
  'rules-page.english': 'The rules are in English.',
};
