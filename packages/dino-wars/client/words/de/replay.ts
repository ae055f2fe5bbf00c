import type { replay as english } from '../en/replay';

export const replay: Readonly<Record<keyof typeof english, string>> = {
  'replay.title': 'Dino Wars',
  'replay.won.army': 'Die Armee triumphiert!',
  'replay.won.dinosaurs': 'Dinos regieren den Rasen!',
  'replay.won.nobody': 'Der Rasen bleibt leer!',
  'replay.opening': 'Beide Seiten stehen bereit.',
  'replay.says.on': 'möchte lieber weiterspielen',
  'replay.says.agrees': 'ist einverstanden, aufzuhören und Punkte zu zählen',
  'replay.says.offers': 'bietet an, aufzuhören und Punkte zu zählen',
  'replay.says.no-resign': 'gibt doch nicht auf',
  'replay.says.resigns': 'gibt auf',
  'replay.says.would-resign': 'würde aufgeben',
  'replay.says.lapsed': 'hat die Zeit überschritten',
  'replay.says.unanswered':
    '{hasFigure, select, true {hat für {figure} nicht rechtzeitig geantwortet} other {hat nicht rechtzeitig geantwortet}}',
  'replay.taken-back': 'Alles danach wurde im Einvernehmen zurückgenommen',
  'replay.seat': '{side, select, army {Armee} other {Dinosaurier}}{number, plural, =1 {} other { #}}',
};
