/** Hints, and the legend of the signs on the field. */
export const aids = {
  'hint.button': 'Hint',
  'hint.said': 'Hint: {sentence}',
  'hint.attack':
    '{unit}, {mode}{count, plural, =0 {} other { at {targets}: {falls, plural, =0 {{damage} damage} one {one dies} other {# die}}{sure, select, yes {, exactly} dodge {; an agile unit may ignore it if it is hit twice} other {, if nothing face down is in the way}}}}.{friends, plural, =0 {} other { It hits its own side too: {names}.}}',
  'hint.broken': 'The hint could not be worked out. Ask once more.',
  'hint.move':
    '{unit} goes to {spot}.{targets, plural, =0 {} one { From there it can hit # enemy{unknown, select, yes {, if nothing face down is in the way} other {}}.} other { From there it can hit # enemies{unknown, select, yes {, if nothing face down is in the way} other {}}.}}{dies, select, yes { It dies on the way.} other {{harm, plural, =0 {} one { The ground takes # hit point.} other { The ground takes # hit points.}}}}',
  'hint.enter':
    'Bring in {unit}{targets, plural, =0 {} one {: it can hit # enemy from there{unknown, select, yes {, if nothing face down is in the way} other {}}} other {: it can hit # enemies from there{unknown, select, yes {, if nothing face down is in the way} other {}}}}.',
  'hint.bound': 'There Primal Instinct lets it attack only its own side: {names}. It need not attack.',
  'hint.risk':
    'The tile lies face down: it hurts with a chance of {hurts}%{kills, plural, =0 {} other {, and kills with #%}}.',
  'hint.then':
    'In the same turn it can go on to {spot} and attack {targets}: {mode}{falls, plural, =0 {} one {, one dies} other {, # die}}{unknown, select, yes {, if nothing face down is in the way} other {}}.',
  'hint.nearer':
    'It comes nearer to the enemy: {kind, select, points {{gap, plural, one {# movement point} other {# movement points}}} other {{gap, plural, one {# tile} other {# tiles}}}} away.',
  'hint.away':
    'It keeps farther from the enemy: {kind, select, points {{gap, plural, one {# movement point} other {# movement points}}} other {{gap, plural, one {# tile} other {# tiles}}}} away.',
  'hint.endsMoves': 'The first attack ends the moves. {units} would neither move nor come in this turn.',
  'hint.hides': 'It can hide there at the end of the turn.',
  'hint.room': 'It makes room for the reserve.',
  'hint.scouts': 'It turns the tile up.',
  'hint.safe': 'As far as you can see, no enemy could hit it there next turn.',
  'hint.feared':
    'Next turn {count, plural, one {# enemy} other {# enemies}} could hit it there{than, select, none {} other {; where it stands {stood} could}}.',
  'hint.deploy': 'Deploy {units}.',
  'hint.end':
    '{left, select, reserve {Stop here: your reserve is worth more later. End the turn.} units {Stop here: your units stand well. End the turn.} other {Nothing that is left would help. End the turn.}}',
  'hint.next.by.points':
    '{less, plural, =0 {About as good: {what}.} one {Next best: {what}, worth # point of units less.} other {Next best: {what}, worth # points of units less.}}',
  'hint.next.by.chance':
    '{less, plural, =0 {About as good: {what}.} one {Next best: {what}, # point less of the chance to win.} other {Next best: {what}, # points less of the chance to win.}}',
  'hint.next.by.match': 'Next best: {what}, which may cost the match.',
  'hint.next.attack': '{unit}, {mode}',
  'hint.next.move': '{unit} to {spot}',
  'hint.next.enter': '{unit} from reserve',
  'hint.next.end': 'end the turn',
  'legend.name': 'Signs',
  'legend.step': 'One step',
  'legend.reach': 'Within reach',
  'legend.unknown': 'Leads over ground that lies face down',
  'legend.harm': 'Going there costs hit points',
  'legend.held': 'Primal Instinct keeps the dinosaur from going there',
  'legend.risk': 'Chance that face-down tiles on the way hurt. With a skull: they may kill',
  'legend.target': 'Can be attacked',
  'legend.range': 'Range of the chosen attack',
  'legend.hit': 'Hit points that the attack takes. A skull: it dies',
  'legend.alpha': 'The Alpha: while it is on the field, no dinosaur has to attack',
  'legend.hp': 'Hit points left',
  'legend.number': 'Number of the unit; letters before it: its kind',
  'legend.pending': 'A hit that waits until the end of the turn',
  'legend.hidden': 'Hidden, for so many more turns',
  'legend.count': 'Units on the tile; a second press shows them large',
  'legend.rough': 'Entering costs 2 points; a unit with 1 left may still enter',
  'legend.cluttered': 'Small units can hide here',
  'legend.unforgiving': 'Costs hit points to enter',
  'legend.fire': 'Fire: costs hit points to enter, for so many more turns of the soldiers',
  'legend.left': 'Movement points left there',
  'legend.danger':
    'Enemies, also from reserve, that could take life there in their next turn. Green: fewer than where the unit stands, red: more, no sign: as many',
  'legend.instinct': 'Primal Instinct: can attack only there, at the nearest prey of either side',
  'legend.threat': 'On pointing at such a spot: the enemies meant',
  'legend.sight': 'Line of sight to the pointed spot; red: blocked',
  'legend.switch': 'Show dangers',
} as const;
