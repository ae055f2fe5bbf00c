/** The small parts round the board: tools, clock, notices, sides, tray. */
export const hud = {
  'pointer.enemy': 'Nearest enemy: {name}. Show it',
  'notice.watching': 'Watching',
  'tray.label': 'Your figures',
  'tray.aboard': 'in {name}',
  'sides.label': 'Sides and goal',
  'sides.points':
    'Points: what each force is worth. {gate, select, true {They do not decide: the army only has to get home.} other {Twice the points for the dinosaurs is a fair fight.}}',
  'sides.pts': 'pts',
  'sides.points-left': 'points left.',
  'sides.hidden': '{count} of them hidden',
  'sides.life': '{unit} {now}',
  'sides.bar': 'Turn {turn} · {goal}',
  'sides.you': 'You',
  'sides.army': 'Army',
  'sides.dinosaurs': 'Dinosaurs',
  'sides.mine': '(you)',
  'sides.player': '· {side, select, army {army} other {dinosaurs}}, sign: {sign}',
  'sides.sums': '{count, plural, one {# figure} other {# figures}}, {points, plural, one {# point} other {# points}}',
};
