import type { sides as english } from '../en/sides';

export const sides: Readonly<Record<keyof typeof english, string>> = {
  'side.army': 'Armee',
  'side.dinosaurs': 'Dinosaurier',
  'side.the.army': 'Die Armee',
  'side.the.dinosaurs': 'Die Dinosaurier',
  'side.the.any': 'Überrasch mich',
  'side.inside.army': 'die Armee',
  'side.inside.dinosaurs': 'die Dinosaurier',
  'balance.fair': 'Doppelt so viele Punkte für die Dinosaurier: ein fairer Kampf.',
  'balance.gate': 'Doppelt so viele Punkte für die Dinosaurier, doch das Zeittor begünstigt die Armee.',
  'balance.gate.even':
    'Weit mehr als doppelt so viele Punkte für die Dinosaurier, denn die Armee muss nur entkommen: ein fairer Kampf.',
  'balance.island': 'Doppelt so viele Punkte für die Dinosaurier, doch die Insel begünstigt die Armee.',
  'balance.island.even':
    'Dreimal so viele Punkte für die Dinosaurier, denn die Insel begünstigt die Armee: ein fairer Kampf.',
  'balance.remedy': 'Ein Rückspiel gleicht das aus: Beide spielen beide Seiten.',
  'balance.unusual': 'Nicht das übliche Verhältnis von zwei zu eins.',
};
