/** The captions of the pictures in the rulebook, by chapter, and words on them. */
export const en = {
  'picture.distances-bases-and-paths': 'The gap runs from base to base, however large the pictures are.',
  'picture.dinosaur-movement': 'An allosaurus walks round the rocks and has movement to spare.',
  'picture.flight-and-swimming': 'A pteranodon pays for its climb and for coming down on its prey.',
  'picture.overruns': 'It comes into contact with the first soldier, and may overrun.',
  'picture.closing-fire': 'Before the jaws close the soldier may fire once.',
  'picture.regular-fire': 'The ring is the range of a rifle; the line says how often it hits.',
  'picture.range-and-line-of-sight': 'The hill hides the dinosaur: no shot.',
  'picture.indirect-fire-and-spotters': 'The mortar sees nothing, but the soldier on the flank does.',
  'picture.attack-rolls': 'From behind, the armour of a triceratops does not count.',
  'picture.dinosaur-attacks': 'It touches both, and bites one of them.',
  'picture.army-movement': 'A soldier who leaves contact has only this much left.',
  'picture.transport-loading-and-unloading': 'A jeep in reach has seats for these soldiers.',
  'picture.crewed-weapons': 'The crew stand beside their machine gun, which fires only to its front.',
  'picture.hidden': 'no line of sight',
  'picture.hits': '{gap}: hits {share}',
};
