/** The mission of the Time Gate: its goal by stage, and the steps that win it. */
export const mission = {
  'goal.gate.search.army':
    'Find the second pole: it lies in terrain far from your zone, and is found from {seen} away. The dinosaurs hide too.',
  'goal.gate.search.dinosaurs': 'Keep the army from the second pole and let nobody out. It can’t see who hides.',
  'goal.gate.search.both': 'The army looks for the second pole of the gate; the dinosaurs hide.',
  'goal.gate.carry.army':
    'Bring both poles together: {apart} apart, {most} at most. Two soldiers carry one, or a vehicle.',
  'goal.gate.carry.dinosaurs': 'The second pole is found. Keep the poles apart: {apart} now, a gate takes {most}.',
  'goal.gate.carry.both': 'The army brings the poles together: {apart} apart, {most} at most.',
  'goal.gate.open.army': 'Set up both poles: {up} of 2 stands. It takes two soldiers at each.',
  'goal.gate.open.dinosaurs': 'The poles are together: kill those who set them up. {up} of 2 stands.',
  'goal.gate.open.both': 'The army sets up both poles: {up} of 2 stands.',
  'goal.gate.leave.army': 'The gate is open. Get out between the poles: {home} of {alive}.',
  'goal.gate.leave.dinosaurs': 'The gate is open: let nobody through. Out: {home} of {alive}.',
  'goal.gate.leave.both': 'The gate is open. Out: {home} of {alive}.',
  'goal.gate.quiet': '{quiet} of {most} quiet turns.',
  'goal.gate.short.search.army': 'Find the second pole, get out.',
  'goal.gate.short.search.dinosaurs': 'Let nobody reach the pole.',
  'goal.gate.short.search.both': 'The second pole is hidden.',
  'goal.gate.short.carry.army': 'Join the poles: {apart} apart.',
  'goal.gate.short.carry.dinosaurs': 'Keep the poles apart: {apart}.',
  'goal.gate.short.carry.both': 'The poles are {apart} apart.',
  'goal.gate.short.open.army': 'Set up both poles: {up} of 2.',
  'goal.gate.short.open.dinosaurs': 'Stop the gate: {up} of 2 poles up.',
  'goal.gate.short.open.both': 'The gate: {up} of 2 poles up.',
  'goal.gate.short.leave.army': 'Get out: {home} of {alive}.',
  'goal.gate.short.leave.dinosaurs': 'Let nobody out: {home} of {alive}.',
  'goal.gate.short.leave.both': 'Out: {home} of {alive}.',
  'mission.title.army': 'How you win',
  'mission.title.dinosaurs': 'How the army would win',
  'mission.title.both': 'How the army wins',
  'mission.search':
    '<b>Find the second pole.</b> It lies in terrain, at least {zone} from the army’s zone: the dotted pieces. Whoever comes within {seen} finds it.',
  'mission.search.done': '<b>Find the second pole:</b> found.',
  'mission.carry':
    '<b>Bring the poles together</b>, at most {most} apart. Two soldiers within {near} of a pole carry it, up to {far} a turn. Two soldiers also load it into a vehicle within {near} of it, where it takes one place.',
  'mission.open':
    '<b>Set both up.</b> Two soldiers within {near} of a pole do it; it halves their movement. Then the gate is open.',
  'mission.leave':
    '<b>Go through</b> between the poles in phase 4, on foot or in a vehicle. {needed, plural, one {One soldier who gets out wins} other {# soldiers who get out win}} the match: fully with half of the army’s points, otherwise narrowly.',
  'mission.end': `It ends when no soldier is left on the table, or after {most} turns in a row without an attack roll ({quiet} so far): then {draw, select,
    true {it is a draw.}
    other {the side with the larger share of its points left wins, and less than {margin}% between them is a draw.}
  }`,
  'mission.or': 'The army also wins when the last dinosaur has fallen, hidden ones included.',
  'mission.hidden':
    'Dinosaurs hide in or behind terrain too, until the army comes within {seen} or sees them in the open.',
  'mission.dinosaurs': 'You win if nobody gets out.',
  'mission.brief': '<b>The Time Gate.</b> Find the second pole, set both up together, walk out between them.',
  'mission.brief.dinosaurs': '<b>The Time Gate.</b> The army looks for a second pole to open a gate. Let nobody out.',
  'mission.brief.more': 'How to win',
  'mission.brief.ok': 'Got it',
  'report.open': 'The gate was opened.',
  'report.out':
    '{home} of {count} soldiers got out, with {saved} of {points} points{grade, select, full {: a full victory} marginal {: a marginal victory} other {}}.',
  'report.hidden': 'The second pole was never found{where, select, unknown {} other {: it lay {where}}}.',
  'report.apart': 'The second pole was found; the poles stayed {apart} apart.',
  'report.near': 'The poles were together, {apart} apart, and not both set up.',
  'next-time.pole': 'Next time: your pole never left your zone. Load it into the truck, or have two soldiers carry it.',
  'next-time.search': 'Next time: send scouts to the dotted terrain; a few soldiers side by side search a wide strip.',
  'next-time.carry': 'Next time: drive the pole to the other one; on foot it goes {far} a turn.',
  'next-time.open': 'Next time: keep two soldiers at each pole, and set both up in one turn.',
  'next-time.leave': 'Next time: keep somebody beside the gate who goes through as soon as it opens.',
};
