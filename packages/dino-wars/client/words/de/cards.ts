import type { cards as english } from '../en/cards';

export const cards: Readonly<Record<keyof typeof english, string>> = {
  'card.offer': 'Ein Angebot',
  'card.offer.score': '<b>{name}</b> bietet an, aufzuhören und Punkte zu zählen.',
  'card.offer.yes': 'Einverstanden',
  'card.offer.no': 'Weiterspielen',
};
