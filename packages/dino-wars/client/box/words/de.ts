import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'box.title': 'Dino Wars',
  'box.spoken': 'Dino Wars! Online, für 2 bis 8 Spieler',
  'box.film': 'Sie kamen zum Frühstück!',
  'box.tagline': 'Sie kamen aus der Spielkiste ...',
  'box.credit':
    'DINO WARS! ist ein Spiel mit Miniaturen von Tom Moldvay, Armee gegen Dinosaurier, zuerst erschienen 1991 im Dragon Magazine 166. Dies ist ein inoffizieller, nicht kommerzieller Tisch dafür, mit den Regeln in unserer eigenen Fassung. Er hat mit den Erben des Autors und mit dem Verlag nichts zu tun und ist von ihnen nicht genehmigt.',
  'box.blurb': 'SIEH den Gummi-Horror! HÖR das Ratatatat!',
  'box.invitation': 'Soldaten gegen Dinosaurier. Bist du dabei?',
  'box.lettering': 'ONLINE',
  'box.players': 'für 2 bis 8',
  'box.choice': 'Wähle eine Seite: Armee oder Dinosaurier',
  'box.shout': 'Stillgestanden!',
  'box.side.army': 'die Armee',
  'box.side.dinosaurs': 'die Dinosaurier',
  'preset.quick': 'Schnelle Keilerei',
  'preset.skirmish': 'Scharmützel',
  'preset.duel': 'Duell',
  'preset.random': 'Ausgeloster Kampf',
  'preset.full': 'Das ganze Regelheft',
  'preset.island': 'Dino-Insel',
  'preset.tanks': 'Insel mit Panzern',
  'preset.gateTeams': 'Das Zeittor, 2 gegen 2',
  'preset.gate': 'Das Zeittor',
  'preset.own': 'Eigener Kampf',
};
