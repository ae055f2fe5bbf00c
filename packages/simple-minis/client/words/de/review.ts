/** Die Gründe eines Verlusts, jeder in einem Satz. */
import type { review as en } from '../en/review';

export const review: Readonly<Record<keyof typeof en, string>> = {
  'review.unspent-shot':
    'Der Schritt wurde beendet, obwohl {who} noch auf {target} schießen konnte: {kill, number, ::percent} auf Ausschalten{able, plural, =0 {} one {} other {. {able} Figuren konnten schießen}}.',
  'review.unspent-blow':
    'Der Schritt wurde beendet, obwohl {who} noch {target} schlagen konnte: {kill, number, ::percent} auf Ausschalten{able, plural, =0 {} one {} other {. {able} Figuren konnten schlagen}}.',
  'review.untried-skill':
    'Der Schritt wurde beendet, obwohl {who} noch {task, select, calm {{target} beruhigen} other {ein Ei aufheben}} konnte: {success, number, ::percent}.',
  'review.wrong-target':
    '{who} griff {target} an ({points} P.): {kill, number, ::percent} auf Ausschalten. {other} ({otherPoints} P.) war das bessere Ziel{even, select, true {, bei gleicher Chance} other {: {otherKill, number, ::percent}}}.',
  'review.woke-sleeper':
    '{who} griff {target} im Schlaf an: {kill, number, ::percent} auf Ausschalten. Getroffen oder nicht, am Ende der Runde ist das Tier wach. {known, select, true {{other} war das bessere Ziel: {otherKill, number, ::percent}.} other {Besser war, es schlafen zu lassen.}}',
  'review.wall-before-foe':
    '{who} griff ein Hindernis an: {falls, number, ::percent}, dass es bricht. {target} ({points} P.) war in Reichweite: {kill, number, ::percent} auf Ausschalten.',
  'review.needed-wall':
    '{who} griff ein Hindernis an: {falls, number, ::percent}, dass es bricht. Besser blieb es stehen{shields, select, true {: Ohne es kann {foe} {target} angreifen, {kill, number, ::percent} auf Ausschalten} other {}}.',
  'review.left-wall':
    'Der Schritt wurde beendet, obwohl {who} noch das Hindernis daneben angreifen konnte: {falls, number, ::percent}, dass es bricht.',
  'review.step-into-reach':
    '{who} ging dorthin, wo {known, select, true {{foe} {strikes, select, true {zuschlagen} other {schießen}} kann: {kill, number, ::percent} auf Ausschalten{foes, plural, one {} other {; {foes} Gegner zusammen {all, number, ::percent}}}} other {{foes, plural, one {ein Gegner angreifen kann} other {{foes} Gegner angreifen können}}: {all, number, ::percent} auf Ausschalten}}. {stays, select, true {Ohne den Zug} other {An einem anderen Ort}} {otherAll, plural, =0 {wäre nichts zu befürchten} other {wären es nur {otherAll, number, ::percent}}} gewesen{attacks, select, true {; der eigene beste Angriff {same, select, true {ist dort ebenso gut, {own, number, ::percent}} other {steht hier bei {own, number, ::percent}, dort bei {otherOwn, number, ::percent}}}} other {}}.',
  'review.stay-in-reach':
    '{who} blieb dort, wo {known, select, true {{foe} {strikes, select, true {zuschlagen} other {schießen}} kann: {kill, number, ::percent} auf Ausschalten{foes, plural, one {} other {; {foes} Gegner zusammen {all, number, ::percent}}}} other {{foes, plural, one {ein Gegner angreifen kann} other {{foes} Gegner angreifen können}}: {all, number, ::percent} auf Ausschalten}}. Nach einem Zug wären es {otherAll, number, ::percent} gewesen.',
  'review.gave-up-cover':
    '{who} stand offen vor {foe}: {kill, number, ::percent} auf Ausschalten durch einen Schuss. In Deckung {otherKill, plural, =0 {wäre nichts zu befürchten} other {wären es nur {otherKill, number, ::percent}}} gewesen.',
  'review.bad-charge':
    '{who} ({points} P.) ging an {foe} ({foePoints} P.) heran: {own, number, ::percent} für den eigenen Schlag, {kill, number, ::percent} für den des Gegners. Abstand war besser.',
  'review.out-of-range':
    '{who} konnte niemanden angreifen{isShort, select, true {: Der nächste Gegner war {short} zu weit weg} other {}}. {stays, select, true {Ohne den Zug} other {Von einem anderen Ort aus}} wäre {target} ein Ziel gewesen: {kill, number, ::percent} auf Ausschalten.',
  'review.left-item': '{who} hätte ein Ei aufheben können und ließ es liegen.',
  'review.missed-ride': '{who} hätte auf {mount} steigen können. Ohne Reiter tut das Reittier nichts.',
  'review.idle': 'Der Schritt wurde beendet, obwohl {who} noch ziehen konnte. {reason}',
  'review.worse-place':
    '{who} ging {contact, select, true {an einen Gegner heran} other {an einen Ort {gap} vom nächsten Gegner}}. {reason}',
  'review.left-place':
    '{who} ging {contact, select, true {an einen Gegner heran} other {an einen Ort {gap} vom nächsten Gegner}}. {reason}',
  'review.why':
    '{why, select, attack {{stays, select, true {Vom alten Ort} other {Von einem besseren Ort}} aus wäre {target} ein Ziel gewesen: {kill, number, ::percent} auf Ausschalten{hadOwn, select, true {; jetzt steht der beste Angriff bei {ownKill, number, ::percent}} other {}}.} next {{stays, select, true {Vom alten Ort} other {Von einem besseren Ort}} aus ist {target} nach der nächsten Bewegung ein Ziel: {kill, number, ::percent} auf Ausschalten{hadOwn, select, true {; jetzt steht der beste Angriff dann bei {ownKill, number, ::percent}} other {}}.} danger {So, wie es jetzt steht, haben Gegner in der nächsten Runde {all, number, ::percent} auf Ausschalten; {stays, select, true {ohne den Zug} other {an einem besseren Ort}} {otherAll, plural, =0 {wäre nichts zu befürchten} other {wären es nur {otherAll, number, ::percent}}}.} goal {{stays, select, true {Ohne den Zug} other {An einem besseren Ort}} war das Ziel des Szenarios {nearer} näher.} other {{stays, select, true {Besser war, {apart, select, true {in {otherGap} Abstand} other {am alten Ort}} zu bleiben.} other {{apart, select, true {Ein Ort in {otherGap} Abstand} other {Ein anderer Ort in diesem Abstand}} war besser.}}}}',
  'review.deed': 'erledigt {figure}{way, select, distance { aus der Ferne} hand { im Nahkampf} other {}}',
  'review.until':
    '{later, plural, =0 {noch in dieser Runde} =1 {bis zum Ende der nächsten Runde} other {binnen # Runden}}',
  'review.chose.attack':
    '{who} {strikes, select, true {schlug} other {schoss auf}} {target}: {kill, number, ::percent} auf Ausschalten.',
  'review.chose.wall': '{who} griff ein Hindernis an: {falls, number, ::percent}, dass es bricht.',
  'review.chose.move':
    '{who} {after, select, attack {ging dorthin, wo {target} ein Ziel ist: {kill, number, ::percent} auf Ausschalten} takes {holte ein Ei} turns {drehte sich} rides {stieg auf {target}} leaves {stieg {mounted, select, true {von {target} } other {}}ab} other {ging an einen Ort {gap} vom nächsten Gegner, wo noch niemand ein Ziel ist}}.',
  'review.chose.skill':
    '{who} versuchte, {task, select, calm {{target} zu beruhigen} other {ein Ei aufzuheben}}: {success, number, ::percent}.',
  'review.chose.end': 'Der Schritt wurde hier beendet.',
  'review.chose.act':
    '{act, select, deploy {Die Truppe wurde so aufgestellt.} chooseEdge {Diese Zone wurde gewählt.} chooseFirst {Diese Seite kam zuerst.} idle {{who} tat nichts.} other {Diese Wahl kostete Chancen.}}',
  'review.chose.other': 'Diese Wahl kostete Chancen.',
  'review.better.attack':
    'Besser: {who} {strikes, select, true {schlägt} other {schießt auf}} {target}, {kill, number, ::percent} auf Ausschalten.',
  'review.better.wall': 'Besser: {who} greift ein Hindernis an, {falls, number, ::percent}, dass es bricht.',
  'review.better.move':
    'Besser: {who} {after, select, attack {geht dorthin, wo {target} ein Ziel ist: {kill, number, ::percent} auf Ausschalten} takes {holt ein Ei} turns {bleibt und dreht sich} rides {steigt auf {target}} leaves {steigt {mounted, select, true {von {target} } other {}}ab} other {geht an einen Ort {gap} vom nächsten Gegner, auch wenn von dort noch niemand ein Ziel ist}}.',
  'review.better.skill':
    'Besser: {who} versucht, {task, select, calm {{target} zu beruhigen} other {ein Ei aufzuheben}}, {success, number, ::percent}.',
  'review.better.end': 'Besser: den Schritt beenden.',
  'review.better.act':
    'Besser: {act, select, deploy {eine andere Aufstellung.} chooseEdge {eine andere Zone.} chooseFirst {jemand anders zuerst.} idle {{who} tut nichts.} other {eine andere Wahl.}}',
  'review.better.other': 'Eine andere Wahl war klar besser.',
};
