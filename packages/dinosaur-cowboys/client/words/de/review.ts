/** Die Gründe eines Verlusts, jeder in einem Satz. */
import type { review as en } from '../en/review';

export const review: Readonly<Record<keyof typeof en, string>> = {
  'review.unspent-attack':
    'Die Aktivierung wurde beendet, obwohl {who} noch {target} angreifen konnte ({weapon}): {hit, number, ::percent} auf Schaden, {out, number, ::percent} auf Ausschalten.',
  'review.unspent-reload': 'Die Aktivierung wurde beendet, obwohl {who} noch nachladen konnte: {weapon}.',
  'review.wrong-target':
    '{who} griff {target} an (noch {hp}): {hit, number, ::percent} auf Schaden, {out, number, ::percent} auf Ausschalten. {other} (noch {otherHp}{waits, select, true {, handelt erst noch} other {}}) war das bessere Ziel: {otherHit, number, ::percent} und {otherOut, number, ::percent}.',
  'review.wrong-weapon':
    '{who} griff {target} an ({weapon}): {hit, number, ::percent} auf Schaden, {out, number, ::percent} auf Ausschalten. Besser war {otherWeapon}: {otherHit, number, ::percent} und {otherOut, number, ::percent}.',
  'review.bad-charge':
    '{who} stürmte gegen {target}: {reached, number, ::percent} anzukommen, insgesamt {hit, number, ::percent} auf Schaden. Besser nicht.',
  'review.missed-charge':
    '{who} hätte gegen {target} stürmen können: {reached, number, ::percent} anzukommen, insgesamt {hit, number, ::percent} auf Schaden und {out, number, ::percent} auf Ausschalten.',
  'review.left-contact':
    '{who} löste sich von {foe}: Der freie Angriff trifft {target} mit {hit, number, ::percent} und schaltet mit {out, number, ::percent} aus. Bleiben war besser.',
  'review.step-into-reach':
    '{who} ging dorthin, wo {foe} in diesem Zug {target} angreifen kann ({weapon}): {hit, number, ::percent} auf Schaden, {out, number, ::percent} auf Ausschalten{foes, plural, one {} other {; {foes} Gegner machen zusammen im Schnitt {damage, number} Schaden}}. An einem anderen Ort wären es {otherDamage, number} statt {damage, number} gewesen.',
  'review.stay-in-reach':
    '{who} blieb dort, wo {foe} in diesem Zug {target} angreifen kann ({weapon}): {hit, number, ::percent} auf Schaden, {out, number, ::percent} auf Ausschalten. Nach einer Bewegung wären es im Schnitt {otherDamage, number} statt {damage, number} Schaden gewesen.',
  'review.gave-up-cover':
    '{who} stand offen vor {foe}: {hit, number, ::percent} auf Schaden, im Schnitt {damage, number}. In Deckung wären es {otherDamage, number} gewesen.',
  'review.out-of-range':
    '{who} konnte von dort niemanden angreifen. Von einem anderen Ort aus wäre {target} ein Ziel gewesen ({weapon}): {hit, number, ::percent} auf Schaden, {out, number, ::percent} auf Ausschalten.',
  'review.wrong-unit':
    '{who} kam an die Reihe. Besser war es, mit {other} zu beginnen{why, select, attacks {: {target} war sofort ein Ziel ({weapon}), {hit, number, ::percent} auf Schaden, {out, number, ::percent} auf Ausschalten} threatened {, ehe {foe} angreifen kann: {hit, number, ::percent} auf Schaden, im Schnitt {damage, number}} other {, bevor der Gegner handelt}}.',
  'review.held-snap':
    '{who} verzichtete auf einen freien Angriff gegen {target}: {hit, number, ::percent} auf Schaden.',
  'review.kept-dice':
    'Die Würfel blieben liegen. {lucky, select, true {Lucky} other {Yeehaw!}} hätte sich hier gelohnt.',
  'review.spent-reroll':
    '{lucky, select, true {Lucky} other {Yeehaw!}} wurde hier genutzt. Besser war es, das aufzuheben.',
  'review.idle':
    'Die Aktivierung wurde beendet, obwohl {who} noch ziehen konnte. Ein Ort {otherGap} vom nächsten Gegner war besser.',
  'review.worse-place': '{who} ging an einen Ort {gap} vom nächsten Gegner. Ein Ort in {otherGap} Abstand war besser.',
  'review.chose.attack':
    '{who} {charges, select, true {stürmte gegen {target}} other {griff {target} an}}: {hit, number, ::percent} auf Schaden, {out, number, ::percent} auf Ausschalten.',
  'review.chose.move': '{who} zog hierher.',
  'review.chose.unit': '{who} kam an die Reihe.',
  'review.chose.end': 'Die Aktivierung wurde hier beendet.',
  'review.chose.other': 'Das war nicht das Beste.',
  'review.better.attack':
    'Besser: {who} {charges, select, true {stürmt gegen {target}} other {greift {target} an}}, {hit, number, ::percent} auf Schaden, {out, number, ::percent} auf Ausschalten.',
  'review.better.move': 'Besser: {who} zieht zuerst oder anderswohin.',
  'review.better.unit': 'Besser: zuerst {who}.',
  'review.better.end': 'Besser: die Aktivierung beenden.',
  'review.better.other': 'Der Computer fand etwas deutlich Besseres.',
};
