/** Die Gründe eines Verlusts, jeder in einem Satz. */
import type { review as en } from '../en/review';

export const review: Readonly<Record<keyof typeof en, string>> = {
  'review.odds':
    '{only, select, true {} other {{hit, number, ::percent} für Schaden}}{outs, select, true {{only, select, true {} other {, }}{out, number, ::percent}, dass es ausfällt} other {}}',
  'review.unspent-attack':
    'Die Aktivierung wurde beendet, obwohl {who} noch {target} angreifen konnte ({weapon}): {odds}.',
  'review.gave-up-attack':
    '{who} {hustle, select, true {gab die Aktion für einen Hustle her} other {entfernte sich vom Ziel}}, statt {target} anzugreifen ({weapon}): {odds}.',
  'review.moved-first':
    '{who} zog zuerst, obwohl {target} schon ein Ziel war ({weapon}): {odds}. Besser war es, sofort anzugreifen und die Bewegung aufzuheben.',
  'review.attacked-first':
    '{who} griff {target} vor der Bewegung an: {odds}. Besser war es, {hustle, select, true {die Aktion für einen Hustle zu nutzen} other {zuerst zu gehen}}{why, select, attack {: Von dort ist {other} ein Ziel ({otherWeapon}), {otherOdds}.} danger {: In diesem Zug machen Gegner hier im Schnitt {damage, number} Schaden, dort nur {otherDamage, number}.} other {, bis auf {otherGap} an den nächsten Gegner.}}',
  'review.unspent-reload': 'Die Aktivierung wurde beendet, obwohl {who} noch nachladen konnte: {weapon}.',
  'review.wrong-target':
    '{who} griff {target} an (noch {hp, plural, one {# Trefferpunkt} other {# Trefferpunkte}}): {odds}. {other} (noch {otherHp, plural, one {# Trefferpunkt} other {# Trefferpunkte}}{waits, select, true {, handelt erst noch} other {}}) war das bessere Ziel: {otherOdds}.{blast}',
  'review.blast':
    '{alike, select, true {} other { Die Explosion hätte dort {otherHurtFoes, plural, =0 {keinen weiteren Gegner} one {# weiteren Gegner} other {# weitere Gegner}}{otherHurtFriends, plural, =0 {} other { und # von der eigenen Seite}} verletzt, hier {hurtFoes, plural, =0 {keinen} other {#}}{hurtFriends, plural, =0 {} other { und # von der eigenen Seite}}.}}',
  'review.wrong-weapon': '{who} griff {target} an ({weapon}): {odds}. Besser war {otherWeapon}: {otherOdds}.{blast}',
  'review.bad-charge':
    '{who} stürmte gegen {target}: {reached, number, ::percent} anzukommen, insgesamt {hit, number, ::percent} für Schaden. Besser nicht.',
  'review.missed-charge':
    '{who} hätte gegen {target} stürmen können: {reached, number, ::percent} anzukommen, insgesamt {odds}.',
  'review.left-contact':
    '{who} löste sich von {foe} und erlaubte damit eine freie Snap Attack auf {target}: {odds}. Bleiben war besser.',
  'review.step-into-reach':
    '{who} ging dorthin, wo {known, select, true {{foe} in diesem Zug {itself, select, true {angreifen kann} other {{target} angreifen kann}} ({weapon}): {odds}. {foes, plural, one {Das sind} other {{foes} Gegner zusammen machen}} im Schnitt {damage, number} Schaden} other {{foes, plural, one {ein Gegner} other {{foes} Gegner zusammen}} in diesem Zug im Schnitt {damage, number} Schaden machen {foes, plural, one {kann} other {können}}}}; {stays, select, true {ohne die Bewegung} other {an einem anderen Ort}} wären es nur {otherDamage, number} gewesen.',
  'review.stay-in-reach':
    '{who} blieb dort, wo {known, select, true {{foe} in diesem Zug {itself, select, true {angreifen kann} other {{target} angreifen kann}} ({weapon}): {odds}. {foes, plural, one {Das sind} other {{foes} Gegner zusammen machen}} im Schnitt {damage, number} Schaden} other {{foes, plural, one {ein Gegner} other {{foes} Gegner zusammen}} in diesem Zug im Schnitt {damage, number} Schaden machen {foes, plural, one {kann} other {können}}}}; nach einer Bewegung wären es nur {otherDamage, number} gewesen.',
  'review.gave-up-cover':
    '{who} stand offen vor {foe}: {hit, number, ::percent} für Schaden, im Schnitt {damage, number}. In Deckung wären es nur {otherDamage, number} gewesen.',
  'review.out-of-range':
    '{who} konnte von dort niemanden angreifen. Von einem anderen Ort aus wäre {target} ein Ziel gewesen ({weapon}): {odds}.',
  'review.wrong-unit':
    '{who} kam an die Reihe. Besser war es, mit {other} zu beginnen{why, select, attacks {: {target} war sofort ein Ziel ({weapon}), {odds}} goes {: Nach einer Bewegung war {target} ein Ziel ({weapon}), {odds}} threatened {, ehe {foe} angreifen kann: {hit, number, ::percent} für Schaden, im Schnitt {damage, number}} other {}}.',
  'review.held-snap':
    '{who} verzichtete auf eine freie Snap Attack gegen {target}: {hit, number, ::percent} für Schaden.',
  'review.kept-dice':
    'Die Würfel blieben liegen. {lucky, select, true {Lucky} other {Yeehaw!}} hätte sich hier gelohnt.',
  'review.spent-reroll':
    '{lucky, select, true {Lucky} other {Yeehaw!}} wurde hier genutzt. Besser war es, das aufzuheben.',
  'review.idle':
    'Die Aktivierung wurde beendet, obwohl {who} noch ziehen konnte. {why, select, attack {Von einem anderen Ort aus war {target} ein Ziel ({weapon}): {odds}{hadOwn, select, true {; von hier aus ist es höchstens {ownTarget}, {ownOdds}} other {}}.} next {Von einem anderen Ort aus ist {target} im nächsten Zug ein Ziel ({weapon}): {odds}{hadOwn, select, true {; von hier aus ist es höchstens {ownTarget}, {ownOdds}} other {}}.} danger {Im nächsten Zug können Gegner dort im Schnitt {damage, number} Schaden machen, an einem anderen Ort nur {otherDamage, number}.} other {Ein Ort {otherGap} vom nächsten Gegner war besser.}}',
  'review.worse-place':
    '{who} ging {contact, select, true {an einen Gegner heran} other {an einen Ort {gap} vom nächsten Gegner}}. {why, select, attack {Von einem anderen Ort aus war {target} ein Ziel ({weapon}): {odds}{hadOwn, select, true {; von hier aus ist es höchstens {ownTarget}, {ownOdds}} other {}}.} next {Von einem anderen Ort aus ist {target} im nächsten Zug ein Ziel ({weapon}): {odds}{hadOwn, select, true {; von hier aus ist es höchstens {ownTarget}, {ownOdds}} other {}}.} danger {Im nächsten Zug können Gegner dort im Schnitt {damage, number} Schaden machen, an einem anderen Ort nur {otherDamage, number}.} other {{apart, select, true {Ein Ort in {otherGap} Abstand} other {Ein anderer Ort in diesem Abstand}} war besser.}}',
  'review.left-place':
    '{who} {contact, select, true {ging an einen Gegner heran} other {ging an einen Ort {gap} vom nächsten Gegner}}. {why, select, attack {Vorher war {target} ein Ziel ({weapon}): {odds}{hadOwn, select, true {; von hier aus ist es höchstens {ownTarget}, {ownOdds}} other {}}.} next {Vom alten Ort aus ist {target} im nächsten Zug ein Ziel ({weapon}): {odds}{hadOwn, select, true {; von hier aus ist es höchstens {ownTarget}, {ownOdds}} other {}}.} danger {Im nächsten Zug können Gegner hier im Schnitt {damage, number} Schaden machen, am alten Ort nur {otherDamage, number}.} other {Besser war, {apart, select, true {in {otherGap} Abstand} other {am alten Ort}} zu bleiben.}}',
  'review.deed': 'setzt {figure}{way, select, charge { mit einer Charge} other {}} außer Gefecht',
  'review.until': '{later, plural, =0 {noch in diesem Zug} =1 {bis zum Ende des nächsten Zugs} other {binnen # Zügen}}',
  'review.chose.attack': '{who} {charges, select, true {stürmte gegen {target}} other {griff {target} an}}: {odds}.',
  'review.chose.move':
    '{who} ging {contact, select, true {an einen Gegner heran} other {an einen Ort {gap} vom nächsten Gegner}}.',
  'review.chose.unit': '{who} kam an die Reihe.',
  'review.chose.end': 'Die Aktivierung wurde hier beendet.',
  'review.chose.act':
    '{act, select, reload {{who} lud nach.} mount {{who} saß auf.} dismount {Reiter saßen ab.} declareTraits {{use, select, true {Eine Eigenschaft wurde genutzt.} other {Keine Eigenschaft wurde genutzt.}}} setFleeFacing {Die Flucht endete mit diesem Blick.} reactSnap {{use, select, true {Es gab einen Sofortangriff.} other {Es gab keinen Sofortangriff.}}} reactLucky {{use, select, true {Das Glück wurde genutzt.} other {Das Glück wurde nicht genutzt.}}} reactYeehaw {{use, select, true {Yeehaw! wurde genutzt.} other {Yeehaw! wurde nicht genutzt.}}} placeDismounted {Die Abgeworfenen kamen hierher.} deploy {Die Bande wurde so aufgestellt.} chooseEdge {Diese Kante wurde gewählt.} other {Diese Wahl kostete Chancen.}}',
  'review.chose.other': 'Diese Wahl kostete Chancen.',
  'review.better.attack':
    'Besser: {who} {charges, select, true {stürmt gegen {target}} other {greift {target} an}}, {odds}.',
  'review.better.move':
    'Besser: {who} geht {contact, select, true {an einen Gegner heran} other {an einen Ort {gap} vom nächsten Gegner}}.',
  'review.better.unit': 'Besser: zuerst {who}.',
  'review.better.end': 'Besser: die Aktivierung beenden.',
  'review.better.act':
    'Besser: {act, select, reload {{who} lädt zuerst nach.} mount {{who} sitzt zuerst auf.} dismount {Reiter sitzen zuerst ab.} declareTraits {{use, select, true {eine Eigenschaft nutzen.} other {keine Eigenschaft nutzen.}}} setFleeFacing {ein anderer Blick.} reactSnap {{use, select, true {ein Sofortangriff.} other {kein Sofortangriff.}}} reactLucky {{use, select, true {das Glück nutzen.} other {das Glück behalten.}}} reactYeehaw {{use, select, true {Yeehaw! nutzen.} other {Yeehaw! behalten.}}} placeDismounted {ein anderer Platz für die Abgeworfenen.} deploy {eine andere Aufstellung.} chooseEdge {eine andere Kante.} other {eine andere Wahl.}}',
  'review.better.other': 'Eine andere Wahl war klar besser.',
};
