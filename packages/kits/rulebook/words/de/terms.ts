/**
 * Words that people ask with, and what the rules call it: German words, and other English names. Only the beginning of a German word
 * matters, so that its endings need no rows. Everything is in small letters and without accents, as `foldedWords` returns it.
 */

/** Words that a question may hold and that say nothing. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
  `a an and are as at be by can do does for from has have how i if in is it its may me my of on or so that the their them then there
  they this to we what when where which who why will with would you your much many often far happens
  aber als am an auf aus bei bin bis da darf das dass dem den der des die dies ein eine einem einen einer eines er es fur hat ich ihr
  im ist kann man mein mit muss nach nicht noch oder sein sich sie sind so um und vom von wann war was welche wenn wer werden wie
  wieder wieviel wird wo wozu zu zum zur viel viele oft weit passiert gibt funktioniert geht`.split(/\s+/),
);

const ROWS = `
shoot: fire attack
shooting: fire attack
shot: fire attack
gun: weapon
tank: vehicle
truck: vehicle
kill: killed dead destroyed
die: killed dead dice
damage: damage hit
health: life points
hp: life hitpoints
speed: movement rate
run: move
walk: move
bite: attack
eat: attack
fight: combat attack
melee: contact hand close
charge: charge
hide: hidden hiding
see: sight
vision: sight
los: sight
win: wins victory
lose: lost eliminated
begin: setup start
deploy: setup placed
timer: clock
time: clock seconds
undo: undone undo
zurucknehm: undone undo
zuruck: undone
surrender: resigns
swim: water
t: tyrannosaurus
trex: tyrannosaurus
rex: tyrannosaurus
raptor: deinonychus raptor
angriff: attack
angreif: attack
ansturm: charge
armee: army
aufstell: setup deploy placed
augen: sight
ausweich: evades
bewegung: movement
beweg: move
biss: bite attack
beisse: bite attack
bonus: bonus
brett: table
deckung: cover
dinos: dinosaurs
dinosaurier: dinosaur
einheit: unit
einstell: option
ende: ends end
enden: ends end
erreich: reach
fahr: drive vehicle
fahrzeug: vehicle
fass: contact
feind: enemy
feuer: fire
feuern: fire
figur: figure
flammenwerfer: flamethrower
flieg: fly flyer
flug: flight
flugsaurier: flyer
flucht: flight fleeing
freund: friend ally
gelande: terrain
geschutz: artillery weapon
gewehr: rifle
gewinn: win wins
granate: grenade
gruppe: group
hand: hand
haus: building
held: hero
hinterhalt: hidden
hugel: hill
initiative: initiative
insel: island
karte: card
kampf: combat
kampfkarte: combat card
keinen: none
klasse: class
kontakt: contact touch
kost: costs cost
kritisch: critical
kampfer: figure
leben: life points
lebenspunkt: life hitpoints hit points
luftlandung: paratroopers drop
mannschaft: crew
maschinengewehr: mg machine gun
mg: mg
meer: water
moral: bravery
mut: bravery
mutprobe: bravery test
morser: mortar
munition: ammunition
nachlad: reload
nahfeuer: closing fire
nahkampf: close hand contact
niederlage: lost
offizier: leader
option: option
panik: panic
panzer: tank vehicle
panzerung: armour armor
panzerfaust: bazooka
passagier: passenger
pistole: pistol
platz: place room
punkt: points
rammen: ram ramming
rang: rank
reaktion: reaction window
reichweite: range
reit: mount rider ride
reiter: rider mount
regel: rule
reserve: reserve
rudel: pack
ruf: shout
schaden: damage
scharfschutz: sniper
schiess: fire shoot
schlucht: terrain
schuss: shot fire
schuetz: firer
schutz: firer cover
schwimm: swimming water
schritt: step
seite: side
sicht: sight
sichtlinie: line sight
sieg: win wins
sieger: winner
soldat: soldier
sonderfigur: special figure
spahtrupp: spotter
spaher: spotter
spieler: player
spielerin: player
springen: leap
stapel: deck pile
startet: start
sterb: killed dead
sterben: killed dead
stich: combat
stufe: level
sumpf: swamp
tarnung: hidden stealth
tauch: dive
tisch: table
teich: water
tod: killed dead
tot: dead killed
trait: trait
treffer: hit
treff: hit
tur: gate
uberfall: overrun
uberrenn: overrun
uberrann: overrun
abwehrfeuer: closing fire
hauptfeuer: regular fire
zweitfeuer: secondary fire
dauerbefehl: standing order
bedienung: crew
besatzung: crew
auslegung: ruling
zusatzregel: optional option
runde: turn round
mitfahrer: passenger
uberleb: survive survivors
uhr: clock
umdreh: facing turn
unentschieden: draw
verletz: wounded
verlier: lost loses
verloren: lost
versteck: hidden hiding
verwund: wounded
volk: people
waffe: weapon
wald: woods
wand: wall
wasser: water
wurf: roll
wurfel: dice roll
wurfeln: roll dice
zaun: fence
zeit: clock seconds
zeittor: gate
tor: gate
ziel: target
zug: turn
zweites: secondary
zweit: secondary
beobachter: spotter
glueck: luck lucky
luck: lucky
lucky: luck
minimum: least
mindest: least
maximum: most
blockier: blocks
versperr: blocks
gluck: luck lucky
hochheben: pick
hoch: height altitude
hohe: height altitude elevation
insassen: aboard passengers
laden: load loading reload
einsteig: load loading aboard mount
aussteig: unload unloading dismount
absteig: dismount
aufsteig: mount
schleppen: tow towing
ziehen: tow move
zieh: move
drehen: turn facing
dreh: turn facing
fallschirm: paratroopers
fernkampf: distance range
rustung: armor armour defense
automatisch: automatic
probe: roll test
fertigkeit: skill
szenario: scenario
gebot: bid
null: zero
bieten: bid bidding
reiz: bid
ansage: bid prediction
einsatz: stake counters
geben: deal dealt
austeil: deal dealt
zeitalter: period
periode: period
fleischfresser: carnivore
pflanzenfresser: herbivore
plattchen: tile
kachel: tile
hindernis: obstacle barrier
alpha: alpha
instinkt: instinct
fahigkeit: ability trait
gegenangriff: counter
aufgeb: resign resigns
zuschau: spectators
beobacht: spotter spectators
verbunden: ally friend
verbundet: ally friend
`;

/** Questions that want a number. */
export const WANTS_NUMBER =
  /\bhow (far|much|many|long|often|high|fast)\b|\b(range|rate|costs?|speed)\b|\bwie (weit|viel|lang|oft|hoch|schnell)|reichweite|kostet/i;

/** The names that words have in the rules, by the word or the beginning of it. */
export const TERMS: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [word = '', others = ''] = row.split(': ');
      return [word, others.split(' ')] as const;
    }),
);
