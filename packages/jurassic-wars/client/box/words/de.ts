import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'box.title': 'Jurassic Wars',
  'box.spoken': 'Jurassic Wars, für 2 bis 5 Spieler',
  'box.film': 'Die Zähne des Stapels!',
  'box.tagline': 'Spiel deine Dinosaurier richtig aus.',
  'box.pitch': 'Spiel den richtigen Dinosaurier aus, hilf ihm mit einer Karte und lass die bunten Würfel beißen.',
  'box.credit':
    'Eine inoffizielle Bearbeitung eines Kartenspiels von DiceMaestro, in eigenen Worten und mit eigenen Karten. Jurassic Wars ist eine Marke ihres Inhabers.',
  'box.blurb': 'Karten, bunte Würfel, sechs Spielweisen. Inoffiziell; Jurassic Wars ist eine Marke ihres Inhabers.',
  'box.invitation': 'Eine Partie Karten mit Dinosauriern. Machst du mit?',
  'box.choice': 'Setz dich',
  'box.shout': 'Würfel schütteln!',
  'box.side.carnivores': 'die Fleischfresser',
  'box.side.herbivores': 'die Pflanzenfresser',
  'box.seat': 'Platz {n}',
  'preset.standard': 'Grundspiel für {players}',
  'preset.whist': 'Whist für {players}',
  'preset.underdog': 'Underdog für {players}',
  'preset.poker': 'Poker für {players}',
  'preset.wild': 'Wilde Dinosaurier für {players}',
  'preset.unleashed': 'Fleischfresser los! für {players}',
};
