/** Very Simple Miniatures, in German. */
import { advice } from './de/advice';
import { lessons } from './de/lessons';
import { review } from './de/review';
import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  ...advice,
  ...lessons,
  ...review,
  rulebook: 'Die Regeln',
  'rules.search': 'cover, mount, VS-R-4',
  any: 'Überrasch mich',
  'any.text': 'Die Würfel wählen einen Platz.',
  'side.text':
    '{id, select, defender {Wenige Figuren hinter Mauern. Halte einen Kämpfer {rounds} Runden lang drinnen.} attacker {Doppelt so stark. Räum die Palisade in {rounds} Runden.} convoy {Fahr drei Wagen über den anderen Rand hinaus.} hunters {Stopp die Wagen vor dem anderen Rand.} other {Würfel bestimmen, wo du stehst und wer anfängt.}}',
  seat: 'Spieler {number}',
  section: 'ein Stück Gelände',
  egg: 'Ei',
  inches: '{inches, number, ::.##}″',
  points: '{points} P.',
  round: '{round, plural, =0 {Aufbau} other {Runde {round} von {rounds}}}',
  'name.ridden': '{name} mit {rider}',
  'agreed.rounds': '{rounds} Runden, je {points} Punkte',
  'agreed.everyone': 'Alle handeln reihum, ein Befehl nach dem anderen',
  'agreed.fight-on': 'Die Schlacht geht weiter, wenn ein Spieler geschlagen ist',
  'force.random': 'Greif ein paar Figuren',
  zone: '{id, select, south {Süden} north {Norden} south_west {Südwesten} north_west {Nordwesten} north_east {Nordosten} other {Südosten}}',
  'zone.own': 'Deine Zone',
  'hint.other':
    '{phase, select, zone {{name} wählt eine Zone.} deploy {{name} stellt auf.} first {{name} bestimmt, wer beginnt.} move {{name} bewegt Figuren.} distance {{name} schießt.} hand {{name} kämpft im Nahkampf.} skill {{name} versucht ein Können.} other {{name} entscheidet.}}',
  'use.break': '{id, select, building {Gebäude} wall {Mauer} tree {Baum} other {Zaun}} einreißen: {share}',
  'use.calm': '{name} beruhigen',
  'use.liftEgg': 'Ein Ei nehmen',
  'note.calm':
    '{share} Chance: {name} tut nächste Runde nichts{points, plural, =0 {} one {, und du bekommst # Punkt} other {, und du bekommst # Punkte}}.',
  'note.liftEgg':
    '{share} Chance: ein Ei in der Hand{asleep, select, true {, aber das schlafende Tier wacht auf} other {}}.',
  'answer.you': 'Du',
  'dice.verdict':
    '{what, select, sight {{success, select, true {Gesehen} other {Nicht gesehen}}} cover {{success, select, true {Im Freien} other {In Deckung}}} attack {{success, select, true {Treffer!} other {Daneben}}} armor {{success, select, true {Gerettet!} other {Durch!}}} wall {{success, select, true {Hindernis hält} other {Hindernis bricht}}} skill {{success, select, true {Gelungen!} other {Misslungen}}} zone {{success, select, true {{who, select, you {Du wählst die Zone} nobody {Entschieden} other {{name} wählt die Zone}}} other {Gleichstand}}} other {{success, select, true {{who, select, you {Deine Initiative} nobody {Entschieden} other {Initiative: {name}}}} other {Gleichstand}}}}',
  'log.rolesSettled':
    '{who, select, you {{scenario, select, last_stand {Du verteidigst die Palisade} other {Du führst den Wagenzug}}} other {{name} {scenario, select, last_stand {verteidigt die Palisade} other {führt den Wagenzug}}}}',
  'log.forceChosen':
    '{who, select, you {Du bringst} other {{name} bringt}} {count, plural, one {# Figur} other {# Figuren}}',
  'log.tied': '{rolled}: Gleichstand, noch einmal',
  'log.contested':
    '{rolled}: {who, select, you {Du gewinnst} other {{name} gewinnt}} {contest, select, zone {das Auswürfeln} other {die Initiative}}',
  'log.orderSettled': '{round, plural, =0 {Reihenfolge beim Aufstellen} other {Reihenfolge der Runde}}: {names}',
  'story.shout': '{reader, select, won {Der Tisch|gehört dir!} lost {Vom Tisch|gefegt!} other {Zeit zum|Aufräumen!}}',
  'story.took': '{rounds, plural, one {# Runde} other {# Runden}}',
  'story.feat':
    '{figures}: {id, select, breach {{count, plural, one {ein Stück} other {# Stücke}} aus der Palisade gebrochen} calm {{count, plural, one {einen Dinosaurier} other {# Dinosaurier}} beruhigt} eggOff {{count, plural, one {ein Ei} other {# Eier}} nach Hause getragen} eggHeld {am Ende {count, plural, one {ein Ei} other {# Eier}} in der Hand} pool {das Wasserloch gehalten} vehicleOff {durch die Ausfahrt entkommen} vehicleSafe {von niemandem mehr gejagt} other {nicht durchgekommen}}',
  'story.feat.points':
    '{feat}, {points, plural, one {# Punkt} other {# Punkte}} für {who, select, you {dich} other {{name}}}',
  'story.left': '{points, plural, one {# Punkt} other {# Punkte}} · Figuren im Wert von {left} von {start} übrig',
  'log.roundBegan': 'Runde {round}',
  'log.stepBegan':
    'Schritt: {step}{idle, select, none {} all {. Niemand hat darin etwas zu tun: weiter} other {. Nichts zu tun: {names}}}',
  'log.scored': '{who, select, you {Du bekommst} other {{name} bekommt}} {points} für {bonus}',
  'log.won': '{who, select, several {Gewonnen: {names}} you {Du gewinnst} other {{names} gewinnt}}',
  'log.drawn': 'Unentschieden',
  'log.moved': '{figure} bewegt sich {inches}″',
  'log.turned': '{figure} dreht sich',
  'log.itemsLeft': '{count, plural, one {Ein Ei hat} other {# Eier haben}} den Tisch verlassen',
  'log.sightRolled': '{figure} schaut, {die}: {seen, select, true {in Sicht} other {nicht in Sicht}}',
  'log.coverRolled': '{figure}, {die}: {covered, select, true {in Deckung} other {im Freien}}',
  'log.attacked':
    '{figure} {way, select, hand {schlägt} other {schießt}} auf {target}: {dice}{bonus, plural, =0 {} other { mit Bonus #}}, braucht {need}: {hit, select, true {getroffen} other {daneben}}',
  'log.armorRolled':
    'Rüstung von {figure}: {die}{bonus, plural, =0 {} other { plus #}}, braucht {need}: {saved, select, true {gerettet} other {nicht gerettet}}',
  'log.wallRolled': 'Das Hindernis, {die}: {saved, select, true {Es hält} other {Es bricht}}',
  'log.sectionFell': 'Ein Stück Gelände ist zerstört',
  'log.destroyed':
    '{figure} ist ausgeschaltet: {points, plural, one {# Punkt} other {# Punkte}} für {who, select, you {dich} other {{name}}}',
  'log.fell': '{figure} ist ausgeschaltet',
  'log.skillRolled':
    '{figure} versucht, {task}: {die}{bonus, plural, =0 {} other { plus #}}, braucht {need}: {success, select, true {gelungen} other {misslungen}}',
  'log.calmed': '{figure} ist eine Runde lang ruhig',
  'ending.points': 'Punkte: {points}.',
  'ending.stand': '{held, select, true {Die Palisade wurde gehalten.} other {Kein Kämpfer ist mehr in der Palisade.}}',
  'replay.opening': 'Der Tisch ist gedeckt.',
  'replay.draw': 'Unentschieden!',
  'replay.won': '{side} gewinnt!',
  'refusal.other': 'Das verbieten die Regeln: {rule}.',
  chance: '{share, number, percent}',
  'force.note': '{count, plural, one {# Figur} other {# Figuren}}, {points} Punkte',
  'force.own': 'Deine Truppe',
  'force.own.note': 'Deine eigene: {note}',
  'force.build': 'Eine eigene Truppe bauen',
  'own.of': '{id, select, troop {Kämpfer} hero {Held} cavalry {Reittier} vehicle {Fahrzeug} other {Kreatur}}',
  'fault.of':
    '{id, select, automatic {{name}: Für automatisches Feuer fehlt die Waffe.} grade {{name}: Kämpfer und Helden sind zu Fuß, alle anderen sind keines von beiden.} large {{name}: Nur eine Kreatur ist groß.} skills {{name}: Nur wer zu Fuß ist, hat Können, und jedes nur einmal.} aquatic {{name}: Nur eine Kreatur schwimmt.} name {Der Name einer Figur ist zu lang.} profile {{name}: Die Teile gehören nicht zu diesem Profil.} other {Eine Truppe braucht mindestens einen Kämpfer oder eine Kreatur.}}',
  'fault.need':
    '{id, select, creatures {{least, plural, one {Mindestens # große Kreatur ist} other {Mindestens # große Kreaturen sind}} nötig; es sind {has}.} guys {{least, plural, one {Mindestens # Kämpfer ist} other {Mindestens # Kämpfer sind}} nötig; es sind {has}.} other {Genau {least} Fahrzeuge sind nötig; es sind {has}.}}',
  'force.random.note': 'Eine fertige Truppe, sofort bereit.',
  'goal.stockade': 'Die Palisade',
  'goal.exit': 'Ausfahrt',
  'goal.near':
    '{id, select, exit {der Ausfahrt} stockade {der Palisade} home {deinem Rand} pool {dem Wasserloch} other {dem Nest}}',
  'goal.place':
    '{id, select, exit {Ausfahrt} stockade {Die Palisade} home {Dein Rand} pool {Das Wasserloch} other {Das Nest}}',
  'goal.pool': 'Die meisten Figuren hier: {points, plural, one {# Punkt} other {# Punkte}} je Runde',
  'goal.of':
    '{id, select, open_battle {Ziel: die meisten Punkte in {rounds} Runden. Jede Figur, die du ausschaltest, bringt ihre Punkte.} dinosaurs_loose {Ziel: die meisten Punkte in {rounds} Runden. Gegner und wilde Dinosaurier zählen, wenn du sie ausschaltest; ein wilder, den du beruhigst, bringt {calm}.} capture_the_egg {Ziel: die meisten Punkte in {rounds} Runden. Nimm im Schritt „Können“ ein Ei aus dem Nest: Über deinen markierten Rand getragen bringt es {egg}, am Ende in der Hand {held}. Ausgeschaltete Figuren zählen auch.} defender {Ziel: einen Kämpfer in der Palisade behalten, bis Runde {rounds} endet. Punkte zählen nicht.} attacker {Ziel: kein Kämpfer mehr in der Palisade, wenn Runde {rounds} endet. Punkte zählen nicht.} convoy {Ziel: Fahr deine Wagen über den Rand „Ausfahrt“ hinaus: je {wagon} Punkte. Jeder, der bleibt, bringt der Jagd {stopped}.} hunters {Ziel: Halt die Wagen vom Rand „Ausfahrt“ fern: {stopped} Punkte für jeden, der bleibt. Ausgeschaltete Figuren zählen auch.} last_stand {{aim}} wagon_train {{aim}} other {Ziel: die meisten Punkte in {rounds} Runden. {pool, plural, one {# Punkt} other {# Punkte}} je Runde für die meisten Figuren im Ring um das Wasser. Ausgeschaltete Figuren zählen auch.}}',
  'score.inside': '{count} drinnen',
  'score.attackers': '{count, plural, one {# Figur} other {# Figuren}}',
  'end.terrain': 'nur noch Gelände',
  'hint.terrain':
    'Keine deiner Figuren erreicht einen Gegner. {phase, select, hand {Zerschlage} other {Zerschieße}} Gelände, um Sicht oder einen Weg zu öffnen, oder beende den Schritt.',
  'hint.one': 'Du bist dran, {step}: eine Figur handelt, dann der nächste Spieler.',
  'sight.seen': 'ja',
  'refusal.TOO_FAR.by': 'Zu weit: {cost}″ von {limit}″.',
  'refusal.NOT_SEEN.behind': 'Das Ziel ist hinter der Figur.',
  'refusal.BAD_PLACE.figure': 'Dort steht eine andere Figur.',
  'refusal.BAD_PLACE.terrain': 'Dort steht eine Mauer, ein Zaun oder ein Gebäude.',
  'refusal.BAD_FORCE.points': '{points} Punkte; höchstens {limit} sind erlaubt.',
  'refusal.BAD_FORCE.figures': '{figures} Figuren; höchstens {most} sind erlaubt.',
  'goal.nest': 'Nest: {count, plural, one {# Ei} other {# Eier}}',
  'goal.home': '{who, select, you {Deine Eier hierher: je {points}} other {Eier von {name} hierher}}',
  'profile.of':
    '{id, select, cowhand {Cowboy} tracker {Fährtensucher} scout {Späher} brawler {Raufbold} repeater_gunner {Repetierschütze} gunslinger {Revolverheld} wrangler_boss {Boss der Treiber} poacher_chief {Chef der Wilderer} horse {Pferd} strutter {Stelzer} gun_strutter {Kanonenstelzer} steam_wagon {Dampfwagen} armored_wagon {Panzerwagen} raptor {Raptor} old_raptor {Alter Raptor} tyrannosaurus {Tyrannosaurus} triceratops {Triceratops} allosaurus {Allosaurus} spitter {Spucker} swamp_lizard {Sumpfechse} other {Figur}}',
  'force.of':
    '{id, select, frontier_ranch {Grenzranch} poacher_company {Wilderer-Kompanie} poacher_band {Wildererhaufen} saurian_pack {Saurierrudel} egg_thieves {Eierdiebe} ranch_hands {Ranchhelfer} poacher_gang {Wildererbande} saurian_hunt {Saurierjagd} homestead {Gehöft} wagon_crew {Wagenmannschaft} hunting_trio {Jägertrio} stockade_garrison {Besatzung der Palisade} trapper_fort {Fallensteller} siege_herd {Sturmherde} rustler_raid {Überfall der Viehdiebe} mail_convoy {Postwagen} settler_convoy {Siedlerwagen} canyon_pack {Schluchtrudel} other {Viehdiebe}}',
  'ground.note':
    '{name}: {rough, select, true {Wer es berührt, geht höchstens halb so weit{water, select, true { (wer schwimmt, nicht)} other {}}} other {Niemand kommt hindurch}}{sight, select, screen {, und es gibt Deckung} solid {, und es versperrt die Sicht} other {}}{breaks, select, true {. Es lässt sich zerschießen.} other {.}}',
  'terrain.of':
    '{id, select, woods {Wald} rocks {Felsen} wasteland {Ödland} water {Wasser} hill {Hügel} nest {Nest} tree {Baum} building {Gebäude} wall {Mauer} other {Zaun}}',
  'part.of':
    '{id, select, sight {Gesehen} cover {In Deckung} hit {Getroffen} armor {Durch die Rüstung} wall {Hindernis bricht} other {Gelungen}}',
  'bonus.of':
    '{id, select, calm {ein beruhigtes Tier} eggOff {ein heimgebrachtes Ei} eggHeld {ein Ei in der Hand} vehicleOff {einen durchgekommenen Wagen} vehicleStopped {einen aufgehaltenen Wagen} other {das Wasserloch}}',
  'gun.of': '{id, select, none {keine} single {Einzelschüsse} other {automatisch}}',
  'armor.of': '{id, select, none {keine} light {leicht} other {schwer}}',
  'skill.of': '{id, select, beasts {Tiere} other {Schleichen}}',
  'task.of': '{id, select, calm {zu beruhigen} other {ein Ei zu nehmen}}',
  'cover.of': '{id, select, open {nein, 5+} other {ja, 6+}}',
  'aim.of':
    '{id, select, open_battle {Wer die meisten Punkte zerstört, gewinnt.} dinosaurs_loose {Auch wilde Dinosaurier zählen. Wer nahe ist, kann sie beruhigen: {calm} Punkte.} capture_the_egg {Trag Eier an deinen Rand: je {egg} Punkte, {held} für eines, das am Ende noch getragen wird.} last_stand {Wer verteidigt, gewinnt mit einer Figur in der Palisade am Ende.} wagon_train {Ein Wagen, der im Osten hinausfährt, zählt {wagon}. Jeder andere zählt {stopped} für die Jäger.} other {Die meisten Figuren bis 3″ vom Wasser: {pool} Punkte je Runde.}}',
  'refusal.of':
    '{id, select, GAME_OVER {Die Schlacht ist vorbei.} WRONG_PHASE {Das gehört in einen anderen Schritt.} NOT_YOUR_TURN {Jetzt entscheidet jemand anders.} BAD_OPTIONS {Diese Einstellungen passen nicht zusammen.} BAD_FORCE {Diese Truppe passt nicht zum Szenario.} BAD_TABLE {Dieser Tisch passt nicht zu den Regeln.} BAD_ZONE {Diese Zone gibt es nicht.} BAD_SEAT {Dieser Spieler ist nicht mehr dabei.} NOT_YOUR_FIGURE {Diese Figur führst du jetzt nicht.} ALREADY_DONE {Das ist in dieser Runde schon geschehen.} BAD_PATH {Dieser Weg führt vom Tisch oder hat zu viele Ecken.} TOO_FAR {Das ist zu weit.} BLOCKED {Eine Mauer, ein Zaun oder ein Haus ist im Weg.} BAD_PLACE {Dort kann keine Figur stehen.} BAD_FACING {Das ist keine Richtung.} BAD_MOUNT {Darauf kann jetzt niemand reiten.} BAD_ITEM {Dieses Ei ist außer Reichweite.} NO_GUN {Diese Figur hat keine Schusswaffe.} BAD_TARGET {Das kann nicht angegriffen werden.} OUT_OF_RANGE {Das Ziel ist außer Reichweite.} NOT_SEEN {Das Ziel ist nicht in Sicht.} other {Das kann diese Figur hier nicht versuchen.}}',
  'preset.text':
    '{id, select, quick {Zufällige Truppen, {rounds} Runden.} standard {Truppen eurer Wahl, {rounds} Runden.} three {Drei Spieler, und eine Echse schläft im Wasser.} four {Vier Spieler, und die Gehege stehen offen.} six {Sechs Spieler, kleine Truppen.} dinosaurs_loose {Wilde Dinosaurier zwischen zwei Truppen.} capture_the_egg {Drei Eier, eine schlafende Mutter.} last_stand {Haltet die Palisade {rounds} Runden lang.} wagon_train {Drei Wagen müssen den anderen Rand erreichen.} other {Bleibt nah am Wasser.}}',
  'strength.of': '{id, select, easy {Leicht} normal {Normal} other {Stark}}',
  'idle.of':
    '{id, select, empty {{name, select, vehicle {Ohne Fahrer tut er nichts. Wähle eine Figur zu Fuß und zieh sie darauf.} other {Ohne Reiter tut es nichts. Wähle eine Figur zu Fuß und zieh sie darauf.}}} rides {Sie reitet. Wähle ihr Reittier: Es zieht, und von ihm steigt sie ab.} moved {Die Figur hat in dieser Runde gezogen.} attacked {Die Figur hat in dieser Runde angegriffen.} noGun {Die Figur hat keine Waffe. Im nächsten Schritt kann sie zuschlagen.} mountGun {Das Reittier hat keine Waffe, und Reiter schießen nicht mit der eigenen.} noTarget {Kein Ziel in Sicht bis 12″.} noFoe {Niemand in Reichweite: Ein Gegner muss sie berühren oder bis 1″ vor ihr stehen.} notOnFoot {Nur Figuren zu Fuß versuchen ihr Können.} tried {Die Figur hat in dieser Runde schon etwas versucht.} other {Hier gibt es nichts zu versuchen.}}',
  'note.nest':
    '{there, select, true {Am Nest: Im Schritt „Können“ kann die Figur ein Ei nehmen.} other {Für ein Ei {inches, number}″ zu weit weg vom Nest.}}',
  'note.on': '{name}: Aufsteigen ist der ganze Zug. Das Reittier wartet, und Reiter schießen nicht selbst.',
  'note.edge':
    '{inches, plural, =0 {Die Figur bleibt am Rand stehen} other {Die Figur bleibt {inches, number}″ vor dem Rand stehen}}: Punkte gibt nur „{leave}“.',
  'note.exit':
    'Die Figur geht für immer{points, plural, =0 {. Niemand erhält Punkte.} one {: # Punkt für dich.} other {: # Punkte für dich.}}',
  'note.off': '{name} steigt ab. Das Reittier bewegt diese Runde niemand mehr.',
  'note.of':
    '{id, select, turn {Drehen auf der Stelle ist der ganze Zug.} takes {Die Figur nimmt dort das Ei, das beendet ihren Zug.} drops {Die Figur legt dort ab, was sie trägt.} other {Schwieriges Gelände auf dem Weg: nur der halbe Zug.}}',
  'phase.of':
    '{id, select, lobby {Truppen} zone {Zonen} deploy {Aufstellung} first {Initiative} move {Bewegung} distance {Schießen} hand {Nahkampf} skill {Können} other {Ende}}',
  'dice.who':
    '{id, select, zone {Auswürfeln} initiative {Initiative} sight {Ist es in Sicht?} cover {Ist es in Deckung?} attack {Angriff} armor {Rüstung} wall {Hält das Hindernis?} other {Können}}',
  'dice.by':
    '{id, select, sight {{by}: Ist {at} in Sicht?} cover {{by}: Ist {at} in Deckung?} attack {{aims, select, true {{by} gegen {at}} other {{by} greift an}}} armor {Rüstung: {by}} other {Können: {by}}}',
  'hint.of':
    '{id, select, force {Wähle deine Truppe.} forces {Die anderen wählen ihre Truppen.} zone {Wähle deine Zone.} deploy {Stell deine Figuren in deiner Zone auf.} first {Bestimme, wer beginnt.} move {Beweg deine Figuren, jede einmal.} distance {Schieß auf das, was deine Figuren ansehen, bis 12″.} hand {Schlag einen Gegner, einen Zaun oder eine Mauer bis 1″ entfernt.} skill {Versuch ein Können, oder beende den Schritt.} other {Die Schlacht ist vorbei.}}',
  'row.of':
    '{id, select, move {Bewegung} gun {Waffe} armor {Rüstung} skill {Können} points {Punkte} sight {Sicht} other {Deckung}}',
  'burst.of': '{id, select, calm {Ruhig} roar {ROAR!} hit {BÄNG!} other {Daneben}}',
  'use.of':
    '{id, select, walk {Bewegen} turn {Drehen} leave {Absteigen} exit {Vom Tisch gehen} distance {Feuern} hand {Schlagen} deploy {Aufstellen} end {Fertig} drop {Ziehen und Ei ablegen} dropHere {Ei hier ablegen: ganzer Zug} take {Ei nehmen: ganzer Zug} other {Aufsteigen}}',
  'ask.of':
    '{id, select, force {{goal} Welche Truppe nimmst du?} zone {Dein Würfel war beim Aufstellen der höchste. Welche Zone nimmst du?} other {Du hast die Initiative. Wer beginnt?}}',
  'reach.of': '{id, select, hand {Armlänge} other {Reichweite}}',
  'odds.of': '{id, select, destroyed {das Ziel auszuschalten} other {es niederzureißen}}',
  'outcome.of': '{id, select, destroyed {Erledigt} other {Gefallen}}',
  'refusal.rule':
    '{id, select, VS_R_25 {Die Figur hat in dieser Runde vergeblich dorthin gesehen.} VS_RID_5 {Niemand reitet oder fährt sie.} VS_RID_3 {Ein Reiter handelt nicht allein.} VS_R_32 {Zu weit weg: berühre das Ziel, oder sieh es bis 1″ vor dir.} VS_R_11 {Ganz in deiner Zone, frei von Mauern und anderen Figuren.} VS_R_19 {Die Figur muss neben allen anderen enden.} VS_R_10 {Der Weg muss am Tischrand enden.} other {Schwieriges Gelände: {cost}″ von {limit}″.}}',
  'log.seat':
    '{id, select, deployed {{who, select, you {Du hast} other {{name} hat}} aufgestellt} stepEnded {{who, select, you {Du beendest} other {{name} beendet}} den Schritt} timedOut {{who, select, you {Deine Zeit} other {Die Zeit von {name}}} ist um} other {{who, select, you {Du gibst} other {{name} gibt}} auf}}',
  'log.plain':
    '{id, select, boarded {{figure} steigt auf: {mount}} dismounted {{figure} steigt ab: {mount}} leftSurface {{figure} verlässt den Tisch} itemsDropped {{figure} legt ein Ei ab} itemsTaken {{figure} nimmt ein Ei} unhorsed {{figure} steht, wo das Reittier stand} stirred {{figure} regt sich im Schlaf} other {{figure} wacht auf}}',
};
