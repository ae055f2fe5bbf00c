/** Cards beside the table: questions of other players, and news of the people at it. */
export const cards = {
  'card.offer': 'An offer',
  'card.offer.score': '<b>{name}</b> offers to stop and score.',
  'card.offer.yes': 'Agree',
  'card.offer.no': 'Play on',
};
