import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'box.title': 'Dino Wars',
  'box.spoken': 'Dino Wars! Online, für 2 bis 8 Spieler',
  'box.tagline': 'Sie kamen aus der Spielkiste ...',
  'box.blurb': 'SIEH den Gummi-Horror! HÖR das Ratatatat!',
  'box.invitation': 'Soldaten gegen Dinosaurier. Bist du dabei?',
  'box.lettering': 'ONLINE',
  'box.players': 'für 2 bis 8',
  'box.choice': 'Wähl eine Seite: Armee oder Dinosaurier',
  'box.side.army': 'die Armee',
  'box.side.dinosaurs': 'die Dinosaurier',
  'preset.quick': 'Schnelle Keilerei',
  'preset.quick.text': 'Ein Trupp gegen fünf Dinosaurier auf einer Dschungellichtung. Eine Viertelstunde.',
  'preset.skirmish': 'Scharmützel',
  'preset.skirmish.text': 'Die ganze Spielkiste an einem Landungsstrand. Etwa eine Stunde.',
  'preset.duel': 'Duell',
  'preset.duel.text': 'Vier Soldaten, zwei Bestien, eine Bucht. Fünf Minuten.',
  'preset.full': 'Das ganze Regelheft',
  'preset.island': 'Dino-Insel',
  'preset.gate': 'Das Zeittor',
  'preset.own': 'Eigene Schlacht',
};
