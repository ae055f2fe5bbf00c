/** The lessons, one sentence for each step, and the guide of a first match. */
export const lessons = {
  'learn.intro': 'Three short lessons. After them you know all that a first battle needs.',
  'learn.play': 'Play a first battle',

  'lesson.shoot.title': 'Move and shoot',
  'lesson.shoot.idea': 'First everybody moves, then everybody shoots.',
  'lesson.shoot.1':
    'Choose the gunslinger, press Move and pick a place close to the wagon: a gun reaches 12″. Then press Move!',
  'lesson.shoot.2':
    'The cowhand is close enough, but the horse is at the edge of their view. Choose them, press Turn and face it: turning is a move too.',
  'lesson.shoot.3':
    'All have moved, so the shooting has begun. Choose a figure, press Shoot and pick a target. The card shows every die: sight, cover, hit, armor.',
  'lesson.shoot.4': 'The other figure may shoot too. Choose it, press Shoot and pick its target.',
  'lesson.shoot.learnt':
    'A 5 hits, a 6 if the target is in cover. What hides half of a target leaves its cover to a die. What your figure does not face squarely is left to a die too.',

  'lesson.strike.title': 'Hand to hand',
  'lesson.strike.idea': 'Blows hit on a 4. Armor may save, and walls fall piece by piece.',
  'lesson.strike.1':
    'You have a Tyrannosaurus and a brawler. Choose the Tyrannosaurus, press Move and take it right up to the wall.',
  'lesson.strike.2':
    'Now the other one: move the brawler up to the strutter. Pick the strutter and the way ends beside it.',
  'lesson.strike.3':
    'Neither of them has a gun, so it is time for Hand to hand. Choose the brawler, press Strike and pick the strutter.',
  'lesson.strike.4':
    'Light armor saves on a 6. Now the wall: choose the Tyrannosaurus, press Strike and pick a piece of the wall beside it.',
  'lesson.strike.learnt':
    'A piece of wall that is hit breaks on a 1 or 2, and large creatures and vehicles break a second one with it. Heavy armor saves on a 4, theirs on a 3.',

  'lesson.ride.title': 'Ride and score',
  'lesson.ride.idea': 'Steal an egg, get on a horse, and bring it home.',
  'lesson.ride.1': 'Your hero is after the eggs. Choose them, press Move and pick the edge of the nest.',
  'lesson.ride.2':
    'Next to the nest they may lift an egg: anything but a 1 will do. Press Lift an egg. After a 1, end the round with End step and try again.',
  'lesson.ride.3':
    'A new round begins: if you are asked, go first. Choose the hero, press Move and pick the horse to get on it. Both have moved now.',
  'lesson.ride.4':
    'In the next round choose the horse, press Leave the table and pick the edge beside it. That edge is your own: an egg that leaves there scores {egg}.',
  'lesson.ride.learnt':
    'A rider is always in cover, and is dropped where the mount falls. In most battles you score the points of the figures that you destroy.',

  'guide.lobby': 'Each player brings a force. Grab some figures is good to begin with.',
  'guide.zone': 'Your die was the highest: choose the side of the table on which you begin.',
  'guide.deploy': 'Press Place the rest, then Set up. Before that, drag anyone who should stand elsewhere.',
  'guide.first': 'Go first if you can shoot this round. Otherwise let the other player come to you.',
  'guide.move':
    'Each figure moves once, 6″ on foot. A gun reaches 12″: stop where you can shoot and few can shoot at you.',
  'guide.distance': 'Shoot at what your figures face. The card shows the exact chance. End step when you are done.',
  'guide.hand': 'Strike whoever stands within 1″. Whoever has shot can’t strike in this round.',
  'guide.skill': 'Somebody on foot may try a skill. End step when you are done.',
  'guide.wait': 'The other player has this step. Your turn comes after it.',
  'guide.end': 'That was a round. How many are left is told under the name of the game.',
} as const;
