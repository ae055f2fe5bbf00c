export const en = {
  'box.title': 'Dino Soldiers',
  'box.spoken': 'Dino Soldiers, for two players',
  'box.film': 'The jungle has teeth!',
  'box.tagline': 'The jungle is face down.',
  'box.pitch': 'A recon platoon explores a jungle of face-down tiles. The dinosaurs are already in it.',
  'box.credit':
    'After Dino Soldiers by Rafiot Fringant (2020, CC BY-NC 4.0). An unofficial version in our own words, with our own units, tiles and pictures; for non-commercial use only.',
  'box.blurb':
    'A platoon, a pack and thirty tiles. No dice. After Dino Soldiers by Rafiot Fringant (CC BY-NC 4.0); unofficial, not for profit.',
  'box.invitation': 'A recon platoon against dinosaurs, tile by tile. Are you in?',
  'box.choice': 'Soldiers or dinosaurs',
  'box.shout': 'Into the jungle!',
  'box.side.dinosaurs': 'the dinosaurs',
  'box.side.soldiers': 'the soldiers',
  'box.side.either': 'either side',
  'preset.patrol': 'Patrol',
  'preset.quick': 'Quick start',
  'preset.sides': 'Choose your side',
  'preset.standard': 'Lay the jungle yourselves',
  'preset.custom': 'Build your own teams',
};
