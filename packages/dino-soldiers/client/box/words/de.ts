import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'box.title': 'Dino Soldiers',
  'box.spoken': 'Dino Soldiers, für zwei Spieler',
  'box.film': 'Der Dschungel hat Zähne!',
  'box.tagline': 'Der Dschungel liegt verdeckt.',
  'box.pitch': 'Ein Spähtrupp erkundet einen Dschungel aus verdeckten Plättchen. Die Dinosaurier sind schon drin.',
  'box.credit':
    'Nach Dino Soldiers von Rafiot Fringant (2020, CC BY-NC 4.0). Eine inoffizielle Fassung in eigenen Worten, mit eigenen Einheiten, Plättchen und Bildern; nur für nicht kommerziellen Gebrauch.',
  'box.blurb':
    'Ein Spähtrupp, ein Rudel und dreißig Plättchen. Keine Würfel. Nach Dino Soldiers von Rafiot Fringant (CC BY-NC 4.0); inoffiziell, nicht kommerziell.',
  'box.invitation': 'Ein Spähtrupp gegen Dinosaurier, Plättchen für Plättchen. Machst du mit?',
  'box.choice': 'Soldaten oder Dinosaurier',
  'box.shout': 'In den Dschungel!',
  'box.side.dinosaurs': 'die Dinosaurier',
  'box.side.soldiers': 'die Soldaten',
  'box.side.either': 'eine der beiden Seiten',
  'preset.patrol': 'Streife',
  'preset.quick': 'Schnellstart',
  'preset.sides': 'Seiten selbst wählen',
  'preset.standard': 'Dschungel selbst legen',
  'preset.custom': 'Eigene Teams bauen',
};
