import type { lobby as english } from '../en/lobby';

export const lobby: Readonly<Record<keyof typeof english, string>> = {
  'lobby.side.army': 'Gewehre, Mut und Granaten',
  'lobby.side.dinosaurs': 'Zähne, Hörner und schlechte Laune',
  'lobby.side.any': 'Die Würfel entscheiden',
  'lobby.draw': 'Neu auslosen',
  'mode.quick': 'Ein Trupp gegen fünf Dinosaurier auf einer Dschungellichtung.',
  'mode.duel': 'Sechs Soldaten, zwei Bestien, eine Bucht.',
  'mode.random': 'Tisch, Trupp und Herde werden ausgelost, ausgewogen nach gemessenen Partien.',
  'mode.skirmish': 'Die ganze Spielkiste an einem Landungsstrand.',
  'mode.gate': 'Den zweiten Pfosten finden, das Tor öffnen, entkommen. Dinosaurier können lauern.',
  'mode.full': 'Die Armee aus dem Regelheft gegen dessen Herde, auf einem zerstörten Flugplatz.',
  'mode.island': 'Drei gegen drei, über eine Insel verstreut. Bis zur letzten Figur.',
  'mode.tanks': 'Vier gegen vier auf der Insel. Einer befehligt die Panzer.',
  'own.title': 'Eigener Kampf',
  'own.text': 'Jede Truppe, jeder Tisch, alle fünfzehn Zusatzregeln.',
  'own.change': 'Anpassen',
};
