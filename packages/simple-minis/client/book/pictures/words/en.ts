/** The captions of the pictures in the rulebook, by chapter, and words on them. */
export const en = {
  'picture.distance-attacks': 'A gunslinger sees a wagon in the open: two dice, and the better one counts.',
  'picture.cover': 'Woods hide the target, so it is harder to hit.',
  'picture.cavalry-vehicles-riders': 'A cowhand rides the horse. Both stand in one place, and the rider is in cover.',
  'picture.hand-to-hand-attacks': 'The raptor touches the brawler, and may strike.',
  'picture.wild-creatures': 'It belongs to nobody and sleeps, until somebody attacks it.',
  'picture.kills': '{share} to destroy',
};
