import type { phone as english } from '../en/phone';

export const phone: Readonly<Record<keyof typeof english, string>> = {
  'phone.sheet': 'Chancen und Gefechtsbericht',
  'phone.lower': 'Nach unten ziehen',
  'phone.raise': 'Nach oben ziehen',
  'verdict.back': 'Zurück zum Ergebnis',
  'verdict.rematch': 'Der Tisch wird gedeckt …',
};
