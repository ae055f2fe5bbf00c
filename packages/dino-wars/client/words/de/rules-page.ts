import type { rulesPage as english } from '../en/rules-page';

export const rulesPage: Readonly<Record<keyof typeof english, string>> = {
  'rules-page.home': 'Spielkiste',
  'rules-page.english': 'Den Text der Regeln gibt es nur auf Englisch.',
};
