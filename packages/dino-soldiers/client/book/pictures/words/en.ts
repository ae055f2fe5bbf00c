/** The captions of the pictures in the rulebook, by chapter. */
export const en = {
  'picture.laying-the-field': 'Six tiles lie face down. The next may go on any dashed spot.',
  'picture.room-on-tiles-deployment-and-reserve':
    'Four riflemen fill a tile for the soldiers. One large dinosaur may still stand there: each side counts by itself.',
  'picture.movement':
    'The velociraptor has 3 movement points. The numbers tell how many are left on each tile; dashed tiles lead over face-down ground.',
  'picture.terrain': 'The scout pays 2 points for rough ground, and hit points for unforgiving ground.',
  'picture.hiding': 'The scout hides on cluttered ground. The velociraptor can attack only the rifleman.',
  'picture.range-and-line-of-sight':
    'The sniper sees the velociraptor. The Obstacle blocks the line to the triceratops.',
  'picture.attacks-and-damage': 'A grenade hits everybody on the tile: the dinosaur, and the rifleman beside it.',
  'picture.abilities':
    'A fire wall burns every tile of its line. The carnotaurus is hit at once, and burns again if it stays.',
  'picture.primal-instinct': 'No Alpha holds these two back: each must attack the nearest soldier that it sees.',
} as const;
