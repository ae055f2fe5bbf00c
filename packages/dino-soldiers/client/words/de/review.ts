import type { review as english } from '../en/review';

/** Die Gründe eines Verlusts, je in einem Satz. */
export const review: Readonly<Record<keyof typeof english, string>> = {
  'review.luck':
    'Würfel gibt es nicht. Glück ist, welches Plättchen wo lag: Jedes aufgedeckte zählt nach dem, was es änderte.',
  'review.blow':
    '{sure, select, dies {das Ziel stirbt{waits, select, true {, wenn der Treffer nicht ignoriert wird} other {}}} maybe {tot mit {kill, number, ::percent}} other {{damage, plural, =0 {kein Schaden} other {# von {hp} Lebenspunkten}}}}',
  'review.danger':
    '{foes, plural, one {{foe} die Einheit im nächsten Zug treffen kann, mit {damage} von {hp, plural, one {# Lebenspunkt} other {# Lebenspunkten}}} other {# Feinde die Einheit im nächsten Zug treffen können, am härtesten {foe}, zusammen mit bis zu {all} von {hp, plural, one {# Lebenspunkt} other {# Lebenspunkten}}}}{sure, select, true {} other {, wenn kein verdecktes Plättchen auf dem Weg sie aufhält}}',
  'review.attack-first':
    '{who} {enters, select, true {kam zuerst aus der Reserve} other {ging zuerst}}. Besser war es, dass {by} sofort {target} angriff ({mode}): {blow}{later}. Der erste Angriff beendet alle Bewegungen des Zuges.',
  'review.later':
    '{later, select, lost {; nach diesem Schritt ging das nicht mehr} same {} other {; nach diesem Schritt nur noch {blow}}}',
  'review.failed-shout':
    '{who}: Der Angriff ({mode}) auf {target} misslang, weil der Ruf {wrong, select, true {der falsche war} other {fehlte oder zu kurz war}}. Mit dem richtigen: {blow}.',
  'review.hit-friends':
    '{who}: Der Angriff ({mode}) auf {target} ({blow}) traf auch {friends, plural, one {einen Freund} other {# Freunde}}.',
  'review.wrong-target': '{who} griff {target} an: {blow}. {other} war das bessere Ziel ({otherMode}): {otherBlow}.',
  'review.wrong-mode': '{who} griff {target} mit {mode} an: {blow}. Mit {otherMode}: {otherBlow}.',
  'review.stayed-hidden':
    'Der Zug wurde beendet, während {who} versteckt blieb. {mode} konnte {target} treffen: {blow}. Das war mehr wert als das Versteck.',
  'review.unspent-attack':
    'Der Zug wurde beendet, während {who} noch {target} angreifen konnte ({mode}): {blow}{able, plural, one {} other {. # Einheiten konnten noch angreifen}}.',
  'review.gave-up-hiding':
    '{attacks, select, true {Der Angriff} other {Der Schritt}} von {by} deckte {who} auf, wo {danger}.',
  'review.hurt-by-ground':
    '{who} {dies, select, true {starb} other {verlor {harm, plural, one {# Lebenspunkt} other {# Lebenspunkte}}}} {fire, select, true {im Feuer} other {auf gefährlichem Gelände}}{spared, plural, =0 {, was nicht nötig war} other {; ein anderer Weg kostet nur #}}.',
  'review.missed-hiding':
    '{who} {stayed, select, true {blieb} other {ging dorthin}}, wo {danger}. In dichtem Gelände auf {otherSpot} hätte sich die Einheit verstecken können.',
  'review.step-into-reach':
    '{who} kam nach {spot}, wo {danger}. {stays, select, true {Am alten Platz} other {Auf {otherSpot}}} {otherFoes, plural, =0 {konnte es niemand} one {konnte es einer, mit {otherDamage}} other {konnten es #, zusammen mit bis zu {otherAll}}}.',
  'review.stay-in-reach':
    '{who} blieb dort, wo {danger}. Auf {otherSpot} {otherFoes, plural, =0 {konnte es niemand} one {konnte es einer, mit {otherDamage}} other {konnten es #, zusammen mit bis zu {otherAll}}}.',
  'review.came-in-early': '{who} kam dorthin, wo {danger}. In Reserve konnte es niemand.',
  'review.bound-to-prey':
    'Nach dem Schritt band der Jagdtrieb {who} an {prey}. Von einem anderen Plättchen aus war {target} angreifbar: {blow}.',
  'review.out-of-range':
    '{who} {stayed, select, true {blieb} other {ging dorthin}}, wo niemand angreifbar war. Von einem anderen Plättchen aus ({mode}) war {target} in Reichweite: {blow}.',
  'review.light-deployment':
    '{units} ({points, plural, one {# Punkt} other {# Punkte}}) kamen zuerst in den Dschungel. Auf das Startplättchen passten auch {otherUnits} ({otherPoints, plural, one {# Punkt} other {# Punkte}}).',
  'review.other-deployment':
    '{units} ({points, plural, one {# Punkt} other {# Punkte}}) kamen zuerst in den Dschungel. Besser war es, mit {otherUnits} zu beginnen ({otherPoints, plural, one {# Punkt} other {# Punkte}}).',
  'review.ahead':
    '{why, select, attacks {Angriff auf {target} noch im selben Zug ({otherMode}): {otherBlow}} hides {Weg nach {otherSpot}, um sich dort zu verstecken} goes {Weg nach {otherSpot}, {otherGap, plural, one {# Plättchen} other {# Plättchen}} vom nächsten Feind} other {das Startplättchen halten}}',
  'review.kept-reserve':
    '{attacks, select, true {Der Angriff beendete die Bewegung} other {Die Bewegung wurde beendet}}, während {who} ({points, plural, one {# Punkt} other {# Punkte}}) in Reserve wartete. Danach: {ahead}.',
  'review.wrong-reserve':
    '{who} ({points, plural, one {# Punkt} other {# Punkte}}) kam aus der Reserve. {otherUnit} ({otherPoints, plural, one {# Punkt} other {# Punkte}}) war dringender: {ahead}{shut, select, true {. Danach war dafür kein Platz mehr} other {}}.',
  'review.moves-ended':
    'Der Angriff von {by} beendete die Bewegung, bevor {who} auf {otherSpot} war{apart, select, true {, {otherGap, plural, one {# Plättchen} other {# Plättchen}} vom nächsten Feind statt {gap}} other {, so nah am Feind wie {spot}}}.',
  'review.idle':
    'Die Bewegung wurde beendet, während {who} noch gehen konnte. {otherSpot}{apart, select, true {, im Abstand {otherGap} vom nächsten Feind,} other {, so nah am Feind,}} war besser als {spot}{apart, select, true {, im Abstand {gap}} other {}}.',
  'review.worse-place':
    '{who} ging nach {spot}, im Abstand {gap} vom nächsten Feind. {otherSpot}{apart, select, true {, im Abstand {otherGap},} other {, so nah an ihm,}} war besser.',
  'review.turn-went-on':
    '{who} machte weiter. Den Zug hier zu beenden war besser: {reserve, plural, =0 {niemand kommt dann dem Feind näher} one {eine Einheit wartet dann in Reserve, wo niemand sie treffen kann} other {# Einheiten warten dann in Reserve, wo niemand sie treffen kann}}.',
  'review.deed': '{way, select, trample {zertrampelt} other {tötet}} {figure}',
  'review.until':
    '{rounds, plural, =0 {{later, plural, =0 {noch in diesem Zug} other {bis zum Ende des nächsten Zugs}}} other {binnen {rounds, plural, one {# Runde} other {# Runden}}}}',
  'review.chose.attack': '{who} griff {target} an ({mode}): {blow}.',
  'review.chose.wall': '{who} legte eine {mode}.',
  'review.chose.move': '{who} ging nach {spot}.',
  'review.chose.enter': '{who} kam aus der Reserve.',
  'review.chose.deploy': '{units} kamen zuerst in den Dschungel.',
  'review.chose.endMove': 'Die Bewegung wurde hier beendet.',
  'review.chose.end': 'Der Zug wurde hier beendet.',
  'review.chose.act':
    '{act, select, placeTile {Ein Feld wurde hierher gelegt.} placeStart {Der Start wurde hierher gelegt.} dodge {So wurde ausgewichen.} other {Diese Wahl kostete Chancen.}}',
  'review.chose.other': 'Diese Wahl kostete Chancen.',
  'review.better.attack': 'Besser: {who} greift {target} an ({mode}): {blow}.',
  'review.better.wall': 'Besser: {who} legt eine {mode}.',
  'review.better.move': 'Besser: Zuerst geht {who} nach {spot}.',
  'review.better.enter': 'Besser: Zuerst kommt {who} aus der Reserve.',
  'review.better.deploy': 'Besser: {units}.',
  'review.better.endMove': 'Besser: die Bewegung beenden.',
  'review.better.end': 'Besser: den Zug beenden.',
  'review.better.act':
    'Besser: {act, select, placeTile {das Feld anderswohin.} placeStart {der Start anderswo.} dodge {anders ausweichen.} other {eine andere Wahl.}}',
  'review.better.other': 'Eine andere Wahl war klar besser.',
};
