/** The chapters of the rulebook: each has its gist and its title, by its slug. */
export const en = {
  'title.figures': 'Figures',
  'chapter.figures':
    'Guys on foot, cavalry to ride, vehicles to drive; dinosaurs count as vehicles that drive themselves.',
  'title.space-rulings': 'Space (rulings)',
  'chapter.space-rulings':
    'Distances run between the edges of bases. Terrain is rough or a barrier, and hides all, some or nothing.',
  'title.setting-up': 'Setting up',
  'chapter.setting-up': 'Each player has a zone at an edge of the table and sets up inside it.',
  'title.the-round': 'The round',
  'chapter.the-round':
    'Initiative, moving, shooting, hand to hand, skills: in each step everybody has a turn. One attack for each figure and round.',
  'title.initiative': 'Initiative',
  'chapter.initiative': 'The highest die says who goes first; then it goes to the left.',
  'title.movement': 'Movement',
  'chapter.movement': 'One move for each figure and round, any way you like. Rough ground halves it, barriers stop it.',
  'title.cavalry-vehicles-riders': 'Cavalry, vehicles, riders',
  'chapter.cavalry-vehicles-riders':
    'Move onto a mount to ride it. Riders are in cover and neither move nor attack themselves.',
  'title.distance-attacks': 'Distance attacks',
  'chapter.distance-attacks':
    'See the target, roll one die, and heroes and vehicles add one. In cover a target is harder to hit.',
  'title.line-of-sight': 'Line of sight',
  'chapter.line-of-sight': 'You must face the target and see it. In doubt a die decides.',
  'title.cover': 'Cover',
  'chapter.cover': 'If terrain hides half of the target it is in cover. In doubt a die decides.',
  'title.automatic-fire': 'Automatic fire',
  'chapter.automatic-fire': 'Roll two dice and keep the better.',
  'title.armor': 'Armor',
  'chapter.armor':
    'Whoever is hit rolls for armor: light seldom saves, heavy half of the time, and more often on wheels or on great feet.',
  'title.hand-to-hand-attacks': 'Hand to hand attacks',
  'chapter.hand-to-hand-attacks': 'Touch an enemy, or have them just in front, and roll. Nobody has cover here.',
  'title.skill-rolls': 'Skill rolls',
  'chapter.skill-rolls':
    'At the end of a round people on foot may try something other than fighting, as the scenario allows.',
  'title.effects-of-attacks': 'Effects of attacks',
  'chapter.effects-of-attacks':
    'A hit that armor does not stop removes the figure. Riders fall off unhurt, and walls can be shot to pieces.',
  'title.ending': 'Ending',
  'chapter.ending': 'After the last round whoever destroyed more points wins, if the scenario asks for nothing else.',
  'title.options-lobby-switches': 'Options (lobby switches)',
  'chapter.options-lobby-switches':
    'Everybody acts with one figure in turn, special skills, and playing on after the first player is out.',
  'title.points': 'Points',
  'chapter.points': 'What each ability costs, and the ready-made figures.',
  'title.wild-creatures': 'Wild creatures',
  'chapter.wild-creatures': 'Creatures without a player go for whoever is nearest. Some sleep until they are attacked.',
  'title.scenarios': 'Scenarios',
  'chapter.scenarios':
    'An open battle, loose dinosaurs, an egg to steal, a stockade to hold, a wagon train, a watering hole.',
  'title.super-powers': 'Super powers',
  'chapter.super-powers': 'Not in this version.',
  'title.decision-sequence': 'Decision sequence',
  'chapter.decision-sequence': 'What may be ordered in each step, and by whom.',
};
