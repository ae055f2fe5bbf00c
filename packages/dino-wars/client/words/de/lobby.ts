import type { lobby as english } from '../en/lobby';

export const lobby: Readonly<Record<keyof typeof english, string>> = {
  'lobby.side.army': 'Gewehre, Mut und Granaten',
  'lobby.side.dinosaurs': 'Zähne, Hörner und schlechte Laune',
  'lobby.side.any': 'Die Würfel entscheiden',
  'lobby.what': 'Was gespielt wird',
  'lobby.draw': 'Neu auslosen',
  'lobby.scenario.island': 'Drei gegen drei, über eine Insel verstreut. Bis zur letzten Figur.',
  'lobby.scenario.tanks': 'Vier gegen vier auf der Insel. Einer befehligt die Panzer.',
  'lobby.scenario.gateTeams': 'Das Zeittor für vier: Zwei teilen sich die Armee, zwei die Dinosaurier.',
  'lobby.scenario.gate': 'Den zweiten Pfosten finden, das Tor öffnen, entkommen. Dinosaurier können lauern.',
  'lobby.table':
    'Der Tisch, {width} mal {depth}, mit {pieces, plural, one {einem Geländestück} other {# Geländestücken}}',
  'computer.title': 'Mensch gegen Maschine!',
  'computer.label': 'Gegen den Computer',
  'computer.side': 'Deine Seite',
  'computer.plays.army': 'Computer spielt Dinosaurier',
  'computer.plays.dinosaurs': 'Computer spielt Armee',
  'computer.plays.any': 'Die Würfel entscheiden',
  'computer.busy': 'Der Tisch wird gedeckt …',
  'own.title': 'Eigener Kampf',
  'own.text': 'Jede Truppe, jeder Tisch, alle fünfzehn Zusatzregeln.',
  'own.change': 'Anpassen',
};
