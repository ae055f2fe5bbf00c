/** Die Gründe eines Verlusts, jeder in einem Satz. */
import type { review as en } from '../en/review';

export const review: Readonly<Record<keyof typeof en, string>> = {
  'review.unspent-shot':
    'Der Schritt wurde beendet, obwohl {who} noch auf {target} schießen konnte: {kill, number, ::percent} auf Ausschalten{able, plural, one {} other {. {able} Figuren konnten schießen}}.',
  'review.unspent-blow':
    'Der Schritt wurde beendet, obwohl {who} noch {target} schlagen konnte: {kill, number, ::percent} auf Ausschalten{able, plural, one {} other {. {able} Figuren konnten schlagen}}.',
  'review.untried-skill':
    'Der Schritt wurde beendet, obwohl {who} noch {task, select, calm {{target} beruhigen} other {ein Ei aufheben}} konnte: {success, number, ::percent}.',
  'review.wrong-target':
    '{who} griff {target} an ({points} P.): {kill, number, ::percent} auf Ausschalten. {other} ({otherPoints} P.) war das bessere Ziel: {otherKill, number, ::percent}.',
  'review.step-into-reach':
    '{who} ging dorthin, wo {foe} {strikes, select, true {zuschlagen} other {schießen}} kann: {kill, number, ::percent} auf Ausschalten{foes, plural, one {} other {; {foes} Gegner zusammen {all, number, ::percent}}}. An einem anderen Ort wären es {otherAll, number, ::percent} gewesen.',
  'review.stay-in-reach':
    '{who} blieb dort, wo {foe} {strikes, select, true {zuschlagen} other {schießen}} kann: {kill, number, ::percent} auf Ausschalten{foes, plural, one {} other {; {foes} Gegner zusammen {all, number, ::percent}}}. Nach einem Zug wären es {otherAll, number, ::percent} gewesen.',
  'review.gave-up-cover':
    '{who} stand offen vor {foe}: Ein Schuss schaltet mit {kill, number, ::percent} aus. In Deckung wären es {otherKill, number, ::percent} gewesen.',
  'review.bad-charge':
    '{who} ging an {foe} heran, was mit {kill, number, ::percent} tödlich ist, für einen eigenen Schlag mit {own, number, ::percent}. Abstand war besser.',
  'review.out-of-range':
    '{who} konnte niemanden angreifen{isShort, select, true {: Es fehlten {short}} other {}}. Von einem anderen Ort aus wäre {target} ein Ziel gewesen: {kill, number, ::percent} auf Ausschalten.',
  'review.left-item': '{who} hätte ein Ei aufheben können und ließ es liegen.',
  'review.missed-ride': '{who} hätte auf {mount} steigen können. Ohne Reiter tut das Reittier nichts.',
  'review.idle':
    'Der Schritt wurde beendet, obwohl {who} noch ziehen konnte. Ein Ort {otherGap} vom nächsten Gegner war besser.',
  'review.worse-place': '{who} ging an einen Ort {gap} vom nächsten Gegner. Ein Ort in {otherGap} Abstand war besser.',
  'review.chose.attack':
    '{who} {strikes, select, true {schlug} other {schoss auf}} {target}: {kill, number, ::percent} auf Ausschalten.',
  'review.chose.wall': '{who} griff ein Hindernis an: {falls, number, ::percent}, dass es bricht.',
  'review.chose.move':
    '{who} {after, select, attack {ging dorthin, wo {target} ein Ziel ist: {kill, number, ::percent} auf Ausschalten} takes {holte ein Ei} turns {drehte sich} rides {stieg auf {target}} leaves {stieg ab} other {ging dorthin, wo noch niemand ein Ziel ist}}.',
  'review.chose.skill': '{who} versuchte ein Können: {success, number, ::percent}.',
  'review.chose.end': 'Der Schritt wurde hier beendet.',
  'review.chose.other': 'Das war nicht das Beste.',
  'review.better.attack':
    'Besser: {who} {strikes, select, true {schlägt} other {schießt auf}} {target}, {kill, number, ::percent} auf Ausschalten.',
  'review.better.wall': 'Besser: {who} greift ein Hindernis an, {falls, number, ::percent}, dass es bricht.',
  'review.better.move':
    'Besser: {who} {after, select, attack {geht dorthin, wo {target} ein Ziel ist: {kill, number, ::percent} auf Ausschalten} takes {holt ein Ei} turns {dreht sich} rides {steigt auf {target}} leaves {steigt ab} other {geht zuerst, auch wenn von dort noch niemand ein Ziel ist}}.',
  'review.better.skill': 'Besser: {who} versucht ein Können, {success, number, ::percent}.',
  'review.better.end': 'Besser: den Schritt beenden.',
  'review.better.other': 'Der Computer fand etwas deutlich Besseres.',
};
