/** Very Simple Miniatures, in English. */
import { advice } from './en/advice';
import { lessons } from './en/lessons';
import { review } from './en/review';

export const en = {
  ...advice,
  ...lessons,
  ...review,
  rulebook: 'The rules',
  'rules.search': 'cover, mount, VS-R-4',
  any: 'Surprise me',
  'any.text': 'The dice choose a seat.',
  'side.text':
    '{id, select, defender {Few figures behind walls. Keep one guy inside for {rounds} rounds.} attacker {Twice the force. Clear the stockade in {rounds} rounds.} convoy {Drive three wagons off the far edge.} hunters {Stop the wagons before the far edge.} other {Dice decide where you stand, and who begins.}}',
  seat: 'Player {number}',
  section: 'a piece of terrain',
  egg: 'Egg',
  inches: '{inches, number, ::.##}″',
  points: '{points, plural, one {# pt} other {# pts}}',
  round: '{round, plural, =0 {Set-up} other {Round {round} of {rounds}}}',
  'name.ridden': '{name} with {rider}',
  'agreed.rounds': '{rounds} rounds, {points} points each',
  'agreed.everyone': 'Everyone acts in turn, one order at a time',
  'agreed.fight-on': 'The battle goes on when one player is beaten',
  'force.random': 'Grab some figures',
  zone: '{id, select, south {South} north {North} south_west {South-west} north_west {North-west} north_east {North-east} other {South-east}}',
  'zone.own': 'Your zone',
  'hint.other':
    '{phase, select, zone {{name} chooses a zone.} deploy {{name} sets up.} first {{name} decides who goes first.} move {{name} is moving.} distance {{name} is shooting.} hand {{name} is fighting hand to hand.} skill {{name} is trying skills.} other {{name} decides.}}',
  'use.break': 'Break the {id, select, building {building} wall {wall} tree {tree} other {fence}}: {share}',
  'use.calm': 'Calm {name}',
  'use.liftEgg': 'Lift an egg',
  'note.calm':
    '{share} chance: {name} does nothing next round{points, plural, =0 {} one {, and you score # point} other {, and you score # points}}.',
  'note.liftEgg': '{share} chance: an egg in hand{asleep, select, true {, but the sleeper wakes up} other {}}.',
  'answer.you': 'You',
  'dice.verdict':
    '{what, select, sight {{success, select, true {Seen} other {Not seen}}} cover {{success, select, true {In the open} other {In cover}}} attack {{success, select, true {Hit!} other {Miss}}} armor {{success, select, true {Saved!} other {Through!}}} wall {{success, select, true {It holds} other {It breaks}}} skill {{success, select, true {Success!} other {Failed}}} zone {{success, select, true {{who, select, you {You pick the zone} nobody {Decided} other {{name} picks the zone}}} other {A tie}}} other {{success, select, true {{who, select, you {Your initiative} nobody {Decided} other {Initiative: {name}}}} other {A tie}}}}',
  'log.rolesSettled':
    '{who, select, you {{scenario, select, last_stand {You defend the stockade} other {You lead the convoy}}} other {{name} {scenario, select, last_stand {defends the stockade} other {leads the convoy}}}}',
  'log.forceChosen':
    '{who, select, you {You bring} other {{name} brings}} {count, plural, one {# figure} other {# figures}}',
  'log.tied': '{rolled}: a tie, once more',
  'log.contested':
    '{rolled}: {who, select, you {you win} other {{name} wins}} the {contest, select, zone {roll-off} other {initiative}}',
  'log.orderSettled': '{round, plural, =0 {Order of the set-up} other {Order of the round}}: {names}',
  'story.shout': '{reader, select, won {The table|is yours!} lost {Swept off|the table!} other {Time to|tidy up!}}',
  'story.took': '{rounds, plural, one {# round} other {# rounds}}',
  'story.feat':
    '{id, select, breach {{figures} broke {count, plural, one {a piece} other {# pieces}} out of the stockade} pool {{figures} held the pool} calm {{figures} calmed {count, plural, one {a dinosaur} other {# dinosaurs}}} eggOff {{figures} carried {count, plural, one {an egg} other {# eggs}} home} eggHeld {{figures} held {count, plural, one {an egg} other {# eggs}} at the end} vehicleOff {{figures} left the table by the exit} vehicleSafe {{figures} had no hunters left to fear} other {{figures} did not get through}}',
  'story.feat.points':
    '{feat}: {points, plural, one {# point} other {# points}} for {who, select, you {you} other {{name}}}',
  'story.left': '{points, plural, one {# point} other {# points}} · figures worth {left} of {start} left',
  'log.roundBegan': 'Round {round}',
  'log.stepBegan':
    'Step: {step}{idle, select, none {} all {. Nobody has anything to do in it: on to the next} other {. Nothing to do: {names}}}',
  'log.scored': '{who, select, you {You score} other {{name} scores}} {points} for {bonus}',
  'log.won': '{who, select, you {You win} several {{names} win} other {{names} wins}}',
  'log.drawn': 'A draw',
  'log.moved': '{figure} moves {inches}″',
  'log.turned': '{figure} turns',
  'log.itemsLeft': '{count, plural, one {An egg} other {# eggs}} left the table',
  'log.sightRolled': '{figure} looks, {die}: {seen, select, true {in sight} other {not in sight}}',
  'log.coverRolled': '{figure}, {die}: {covered, select, true {in cover} other {in the open}}',
  'log.attacked':
    '{figure} {way, select, hand {strikes} other {shoots}} at {target}: {dice}{bonus, plural, =0 {} other { with a bonus of #}}, needs {need}: {hit, select, true {hit} other {miss}}',
  'log.armorRolled':
    '{figure} trusts its armor: {die}{bonus, plural, =0 {} other { with a bonus of #}}, needs {need}: {saved, select, true {saved} other {not saved}}',
  'log.wallRolled': 'The terrain, {die}: {saved, select, true {it holds} other {it breaks}}',
  'log.sectionFell': 'A piece of terrain is destroyed',
  'log.destroyed':
    '{figure} is destroyed: {points, plural, one {# point} other {# points}} for {who, select, you {you} other {{name}}}',
  'log.fell': '{figure} is destroyed',
  'log.skillRolled':
    '{figure} tries {task}: {die}{bonus, plural, =0 {} other { with a bonus of #}}, needs {need}: {success, select, true {success} other {failure}}',
  'log.calmed': '{figure} is calm for a round',
  'ending.points': 'Points: {points}.',
  'ending.stand': '{held, select, true {The stockade was held.} other {No guy is left inside the stockade.}}',
  'replay.opening': 'The table is laid.',
  'replay.draw': 'A draw!',
  'replay.won': '{side} wins!',
  'refusal.other': 'The rules forbid that: {rule}.',
  chance: '{share, number, percent}',
  'force.note': '{count, plural, one {# figure} other {# figures}}, {points} points',
  'force.own': 'Your force',
  'force.own.note': 'Your own: {note}',
  'force.build': 'Build a force of your own',
  'own.of': '{id, select, troop {Guy} hero {Hero} cavalry {Mount} vehicle {Vehicle} other {Creature}}',
  'fault.of':
    '{id, select, automatic {{name}: automatic fire needs a gun.} grade {{name}: guys are troops or heroes, and nobody else is.} large {{name}: only a creature is large.} skills {{name}: only guys have skills, each of them once.} aquatic {{name}: only a creature swims.} name {The name of a figure is too long.} profile {{name}: its parts are not those of this profile.} other {A force needs at least one guy or creature.}}',
  'fault.need':
    '{id, select, creatures {{least, plural, one {At least # large creature is} other {At least # large creatures are}} needed; there are {has}.} guys {{least, plural, one {At least # guy is} other {At least # guys are}} needed; there are {has}.} other {Exactly {least} vehicles are needed; there are {has}.}}',
  'force.random.note': 'A ready-made force, in one press.',
  'goal.stockade': 'The stockade',
  'goal.exit': 'Exit',
  'goal.near':
    '{id, select, exit {the exit} stockade {the stockade} home {your edge} pool {the pool} other {the nest}}',
  'goal.place': '{id, select, exit {Exit} stockade {The stockade} home {Your edge} pool {The pool} other {The nest}}',
  'goal.pool': 'Most figures in here: {points, plural, one {# point} other {# points}} a round',
  'goal.of':
    '{id, select, open_battle {Goal: the most points in {rounds} rounds. An enemy you destroy scores its points.} dinosaurs_loose {Goal: the most points in {rounds} rounds. Enemies and wild dinosaurs score when you destroy them; a wild one that a guy calms scores {calm}.} capture_the_egg {Goal: the most points in {rounds} rounds. Lift an egg from the nest in the Skills step: carried off your marked edge it scores {egg}, in hand at the end {held}. What you destroy scores too.} defender {Goal: keep a guy inside the stockade until round {rounds} ends. Points do not count.} attacker {Goal: leave no guy inside the stockade when round {rounds} ends. Points do not count.} convoy {Goal: drive your wagons off the edge marked Exit: {wagon} points each. Each one that stays scores {stopped} for the hunters.} hunters {Goal: keep the wagons from the edge marked Exit: {stopped} points for each that stays. What you destroy scores too.} last_stand {{aim}} wagon_train {{aim}} other {Goal: the most points in {rounds} rounds. {pool, plural, one {# point} other {# points}} a round for most figures in the ring round the pool. What you destroy scores too.}}',
  'score.inside': '{count} inside',
  'score.attackers': '{count, plural, one {# figure} other {# figures}}',
  'end.terrain': 'only terrain left',
  'hint.terrain':
    'No figure of yours can reach an enemy. {phase, select, hand {Break} other {Shoot down}} terrain to open a view or a way, or end the step.',
  'hint.one': 'Your turn, {step}: one figure acts, then the next player.',
  'sight.seen': 'yes',
  'refusal.TOO_FAR.by': 'Too far: {cost}″ of {limit}″.',
  'refusal.NOT_SEEN.behind': 'The target is behind it.',
  'refusal.BAD_PLACE.figure': 'Another figure stands there.',
  'refusal.BAD_PLACE.terrain': 'A wall, fence or building stands there.',
  'refusal.BAD_FORCE.points': '{points} points; at most {limit} are allowed.',
  'refusal.BAD_FORCE.figures': '{figures} figures; at most {most} are allowed.',
  'goal.nest': 'Nest: {count, plural, one {# egg} other {# eggs}}',
  'goal.home': '{who, select, you {Your eggs here: {points} each} other {Eggs of {name} here}}',
  'profile.of':
    '{id, select, cowhand {Cowhand} tracker {Tracker} scout {Scout} brawler {Brawler} repeater_gunner {Repeater gunner} gunslinger {Gunslinger} wrangler_boss {Wrangler boss} poacher_chief {Poacher chief} horse {Horse} strutter {Strutter} gun_strutter {Gun strutter} steam_wagon {Steam wagon} armored_wagon {Armored wagon} raptor {Raptor} old_raptor {Old raptor} tyrannosaurus {Tyrannosaurus} triceratops {Triceratops} allosaurus {Allosaurus} spitter {Spitter} swamp_lizard {Swamp lizard} other {Figure}}',
  'force.of':
    '{id, select, frontier_ranch {Frontier Ranch} poacher_company {Poacher Company} poacher_band {Poacher Band} saurian_pack {Saurian Pack} egg_thieves {Egg Thieves} ranch_hands {Ranch Hands} poacher_gang {Poacher Gang} saurian_hunt {Saurian Hunt} homestead {Homestead} wagon_crew {Wagon Crew} hunting_trio {Hunting Trio} stockade_garrison {Stockade Garrison} trapper_fort {Trapper Fort} siege_herd {Siege Herd} rustler_raid {Rustler Raid} mail_convoy {Mail Convoy} settler_convoy {Settler Convoy} canyon_pack {Canyon Pack} other {Rustlers}}',
  'ground.note':
    '{name}: {rough, select, true {who touches it moves at most half{water, select, true {, unless they swim} other {}}} other {nobody crosses it}}{sight, select, screen {, and it gives cover} solid {, and it blocks sight} other {}}{breaks, select, true {. It can be shot to pieces.} other {.}}',
  'terrain.of':
    '{id, select, woods {Woods} rocks {Rocks} wasteland {Wasteland} water {Water} hill {Hill} nest {Nest} tree {Tree} building {Building} wall {Wall} other {Fence}}',
  'part.of':
    '{id, select, sight {Seen} cover {Covered} hit {Hit} armor {Through the armor} wall {It breaks} other {Success}}',
  'bonus.of':
    '{id, select, calm {a calmed creature} eggOff {an egg brought home} eggHeld {an egg in hand} vehicleOff {a wagon that got through} vehicleStopped {a wagon that was stopped} other {the pool}}',
  'gun.of': '{id, select, none {none} single {single shots} other {automatic}}',
  'armor.of': '{id, select, none {none} light {light} other {heavy}}',
  'skill.of': '{id, select, beasts {beasts} other {stealth}}',
  'task.of': '{id, select, calm {calming} other {lifting an egg}}',
  'cover.of': '{id, select, open {no, 5+} other {yes, 6+}}',
  'aim.of':
    '{id, select, open_battle {Whoever destroys most points wins.} dinosaurs_loose {Wild dinosaurs score too. A guy near one can calm it: {calm} points.} capture_the_egg {Carry eggs to your own edge: {egg} points each, {held} for one still held at the end.} last_stand {The defender wins with one guy left in the stockade at the end.} wagon_train {A wagon that leaves to the east scores {wagon}. Each other one scores {stopped} for the hunters.} other {Most figures within 3″ of the pool: {pool} points a round.}}',
  'refusal.of':
    '{id, select, GAME_OVER {The battle is over.} WRONG_PHASE {That belongs to another step.} NOT_YOUR_TURN {Another player decides now.} BAD_OPTIONS {These options do not fit together.} BAD_FORCE {This force does not fit the scenario.} BAD_TABLE {This table does not fit the rules.} BAD_ZONE {There is no such zone.} BAD_SEAT {This player is out of the battle.} NOT_YOUR_FIGURE {You do not command this figure now.} ALREADY_DONE {That was done in this round already.} BAD_PATH {This path leads off the table or bends too often.} TOO_FAR {That is too far.} BLOCKED {A wall, fence or building is in the way.} BAD_PLACE {A figure cannot stand there.} BAD_FACING {That is no direction.} BAD_MOUNT {Nobody can ride that now.} BAD_ITEM {That egg is out of reach.} NO_GUN {This figure has no gun.} BAD_TARGET {That cannot be attacked.} OUT_OF_RANGE {The target is out of range.} NOT_SEEN {The target is not in sight.} other {This figure cannot try that here.}}',
  'preset.text':
    '{id, select, quick {Random forces, {rounds} rounds.} standard {Forces of your choice, {rounds} rounds.} three {Three players, and a lizard asleep in the pool.} four {Four players, and the pens are open.} six {Six players, small forces.} dinosaurs_loose {Wild dinosaurs between two forces.} capture_the_egg {Three eggs, one sleeping mother.} last_stand {Hold the stockade for {rounds} rounds.} wagon_train {Three wagons must reach the other edge.} other {Stay close to the water.}}',
  'strength.of': '{id, select, easy {Easy} normal {Normal} other {Strong}}',
  'idle.of':
    '{id, select, empty {{name, select, vehicle {Without a driver it does nothing. Select a guy and move them onto it.} other {Without a rider it does nothing. Select a guy and move them onto it.}}} rides {It rides. Select its mount: that moves, and lets it get off.} moved {It has moved in this round.} attacked {It has attacked in this round.} noGun {It has no gun. It can strike in the next step.} mountGun {This mount has no gun, and its rider’s gun is silent while riding.} noTarget {No target in sight within 12″.} noFoe {Nobody in reach: an enemy must touch it, or be in front of it within 1″.} notOnFoot {Only guys on foot try skills.} tried {It has tried a skill in this round.} other {Nothing to try here.}}',
  'note.nest':
    '{there, select, true {At the nest: try to lift an egg in the Skills step.} other {{inches, number}″ too far from the nest to lift an egg.}}',
  'note.on': '{name}: getting on is the whole move. The mount waits, and a rider’s own gun is silent.',
  'note.edge':
    '{inches, plural, =0 {It stops at the edge} other {It stops {inches, number}″ short of the edge}}: only “{leave}” scores.',
  'note.exit':
    'It leaves for good{points, plural, =0 {. Nobody scores for it.} one {: # point for you.} other {: # points for you.}}',
  'note.off': '{name} gets off. Nobody can move the mount any more this round.',
  'note.of':
    '{id, select, turn {Turning on the spot is its whole move.} takes {It takes the egg there, which ends its move.} drops {It drops what it carries there.} other {Rough ground on the way: only half a move.}}',
  'phase.of':
    '{id, select, lobby {Forces} zone {Zones} deploy {Set-up} first {Initiative} move {Move} distance {Shooting} hand {Hand to hand} skill {Skills} other {The end}}',
  'dice.who':
    '{id, select, zone {Roll-off} initiative {Initiative} sight {Is it in sight?} cover {Is it in cover?} attack {Attack} armor {Armor} wall {Does it hold?} other {Skill}}',
  'dice.by':
    '{id, select, sight {{by}: is {at} in sight?} cover {{by}: is {at} in cover?} attack {{aims, select, true {{by} attacks {at}} other {{by} attacks}}} armor {Armor of {by}} other {Skill of {by}}}',
  'hint.of':
    '{id, select, force {Choose your force.} forces {The others choose their forces.} zone {Choose your zone.} deploy {Set up your figures in your zone.} first {Name the player who goes first.} move {Move your figures. Each one moves once.} distance {Shoot at what your figures face, up to 12″.} hand {Strike an enemy, a fence or a wall within 1″.} skill {Try a skill, or end the step.} other {The battle is over.}}',
  'row.of':
    '{id, select, move {Move} gun {Gun} armor {Armor} skill {Skill} points {Points} sight {Sight} other {Cover}}',
  'burst.of': '{id, select, calm {Calm} roar {ROAR!} hit {BANG!} other {Miss}}',
  'use.of':
    '{id, select, walk {Move} turn {Turn} leave {Get off} exit {Leave the table} distance {Shoot} hand {Strike} deploy {Set up} end {End step} drop {Move and drop the egg} dropHere {Drop the egg here: whole move} take {Take the egg: whole move} other {Get on}}',
  'ask.of':
    '{id, select, force {{goal} Which force do you take?} zone {Your die was the highest of the set-up. Which zone is yours?} other {You won the initiative. Who goes first?}}',
  'reach.of': '{id, select, hand {arm’s reach} other {range}}',
  'odds.of': '{id, select, destroyed {to destroy the target} other {to bring it down}}',
  'outcome.of': '{id, select, destroyed {Destroyed} other {Down}}',
  'refusal.rule':
    '{id, select, VS_R_25 {It has looked there in vain in this round.} VS_RID_5 {Nobody rides or drives it.} VS_RID_3 {A rider does not act on its own.} VS_R_32 {Out of reach: touch it, or face it within 1″.} VS_R_11 {Stand wholly in your zone, clear of walls and other figures.} VS_R_19 {It must end clear of every base.} VS_R_10 {The path must end on an edge of the table.} other {Rough ground: {cost}″ of {limit}″.}}',
  'log.seat':
    '{id, select, deployed {{who, select, you {You have} other {{name} has}} set up} stepEnded {{who, select, you {You end} other {{name} ends}} the step} timedOut {{who, select, you {Your time} other {The time of {name}}} is up} other {{who, select, you {You give} other {{name} gives}} up}}',
  'log.plain':
    '{id, select, boarded {{figure} gets on {mount}} dismounted {{figure} gets off {mount}} leftSurface {{figure} leaves the table} itemsDropped {{figure} drops an egg} itemsTaken {{figure} takes an egg} unhorsed {{figure} stands where the mount stood} stirred {{figure} stirs in its sleep} other {{figure} wakes up}}',
} as const;
