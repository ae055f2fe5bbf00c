import type { front as english } from '../en/front';

export const front: Readonly<Record<keyof typeof english, string>> = {
  'front.players': '{from, plural, =1 {# Person} other {# Personen}}',
  'front.players.range': '{from} bis {to} Personen',
  'front.minutes': '{from} bis {to} Minuten',
  'front.learn': 'Lernen',
  'front.learn.how': 'Kurze Lektionen am echten Tisch',
  'front.rules': 'Regeln',
  'front.rules.how': 'Das ganze Regelwerk, jede Regel mit Nummer',
  'front.figures.figures': 'Figuren',
  'front.figures.units': 'Einheiten',
  'front.figures.cards': 'Karten',
  'front.shelf': 'Alle Spiele',
  'front.missing': 'Dieser Server bietet {game} nicht an.',
  'solo.title': 'Gegen den Computer',
  'solo.modes': 'Spielarten',
  'solo.players': 'Zu wievielt seid ihr?',
  'solo.players.solo': 'Personen am Tisch',
  'solo.strength': 'Stärke des Computers',
  'solo.side': 'Deine Seite',
  'solo.begin': 'Los',
  'solo.busy': 'Der Tisch wird gedeckt ...',
};
