import type { en } from './en';

/** The force builder, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  title: 'Deine Spielfiguren!',
  'problem.link': 'Die Truppe dieses Links lässt sich nicht öffnen: {problems}',
  new: 'Leere Kiste',
  grab: 'Greif ein paar Figuren',
  choose: 'Fertige Truppen und deine',
  tile: '{count, plural, one {# Figur} other {# Figuren}}, {points} Punkte',
  battle: 'Für welche Schlacht?',
  players: 'Spieler',
  'players.of': '{id, select, 3 {3 oder 4} 5 {5 oder 6} other {2}}',
  part: 'Deine Rolle',
  mat: 'Deine Truppe',
  'mat.empty': 'Noch niemand. Nimm unten eine Figur aus der Kiste.',
  box: 'Aus der Kiste',
  body: 'Was ist es?',
  'body.of': '{id, select, troop {Kämpfer} hero {Held} cavalry {Reittier} vehicle {Fahrzeug} other {Kreatur}}',
  look: 'Aussehen',
  'look.of':
    '{id, select, cowboys {Cowboys} knights {Ritter} spacemen {Raumfahrer} soldiers {Soldaten} other {Dinosaurier}}',
  swims: 'Im Wasser',
  'swims.on': 'Schwimmt',
  figures: '{count} von {most} Figuren',
};
