/** The captions of the pictures in the rulebook, by chapter, and words on them. */
export const en = {
  'picture.shooting':
    'The rings are Short, Medium and Long. At Medium range in the open only Defense changes the roll.',
  'picture.modifiers': 'A low wall gives cover: one less damage.',
  'picture.close-combat': 'They touch: a blade may strike, and nobody walks away unpunished.',
  'picture.action-phase': 'A Charge needs a die as high as the gap.',
  'picture.dinosaurs-as-mounts': 'Two ride, and act as one with their dinosaur.',
  'picture.hits': '{share} to hurt, {mean} damage',
  'picture.reaches': '{share} to get there',
};
