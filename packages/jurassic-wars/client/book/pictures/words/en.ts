/** The captions of the pictures in the rulebook, by chapter. */
export const en = {
  'picture.combat-cards':
    'Both opened their cards: Adrenaline gave the Deinonychus a die, a Surprise Attack took one from it again. It won all the same.',
  'picture.the-standard-game': 'The lead has played Iguanodon face up. Now the next player on the left answers.',
  'picture.combat':
    'The game period is the Jurassic: the Ceratosaurus rolls one die more than its card shows. Between them the exact chances, before combat cards.',
  'picture.natural-order': 'Two carnivores: the second one breaks the natural order and rolls one die less.',
  'picture.dinosaurs-wild': 'A card from the pool attacks. Nobody knows what the next one will be.',
  'picture.poker': 'Before the first combat there are only counters: everybody has paid two into the pot.',
} as const;
