import type { luck as english } from '../en/luck';

export const luck: Readonly<Record<keyof typeof english, string>> = {
  'luck.of.fire': 'Treffer mit Schüssen',
  'luck.of.closing-fire': 'Treffer mit Abwehrfeuer',
  'luck.of.attack': 'Bisse, die saßen',
  'luck.of.overrun': 'Gelungenes Überrennen',
  'luck.of.luck': 'Gelungene Glückswürfe',
  'luck.of.survival': 'Überlebende aus Wracks',
  'luck.of.rage': 'Gelungene Wutwürfe',
  'luck.of.stray': 'Querschläger auf eigene Leute',
  'luck.all-hits': 'Alle Angriffe, die trafen',
  'luck.numbers': '<b>{had}</b> von {rolls}, <b>{expected, number, ::.0}</b> erwartet',
  'luck.more':
    'Mehr als üblich: so viele oder mehr etwa einmal in {often, plural, =1000000 {einer Million} other {#}} solcher Partien.',
  'luck.less':
    'Weniger als üblich: so wenige oder weniger etwa einmal in {often, plural, =1000000 {einer Million} other {#}} solcher Partien.',
  'luck.few': 'Zu wenige Würfe, um etwas zu sagen.',
  'luck.expected': 'Genau wie erwartet; alles von {low} bis {high} ist normal.',
  'luck.ordinary': 'Nichts Ungewöhnliches: Alles von {low} bis {high} ist normal.',
  'luck.side.none': '<b>{side}</b>: kein einziger Wurf.',
  'luck.side.more':
    '<b>{side}</b>: {had} von {rolls} Angriffen trafen; {expected, number, ::.0} waren zu erwarten. Das ist Glück.',
  'luck.side.less':
    '<b>{side}</b>: {had} von {rolls} Angriffen trafen; {expected, number, ::.0} waren zu erwarten. Das ist Pech.',
  'luck.side.ordinary':
    '<b>{side}</b>: {had} von {rolls} Angriffen trafen; {expected, number, ::.0} waren zu erwarten. An den Würfeln lag es nicht.',
  'luck.band':
    'Das dunkle Band zeigt, wo die Zahl in mindestens 95 von 100 solchen Wurfreihen liegt, berechnet aus der Chance, die jeder Wurf hatte, als er fiel.',
  'luck.outliers':
    'Bei {rows} Zeilen liegt in bis zu {share} von 100 Partien mindestens eine außerhalb, durch reinen Zufall.',
  'luck.limits':
    'Gezählt werden die Würfe, wie sie kamen: Ein Schuss, der nie fiel, weil das Ziel schon erledigt war, ist nicht dabei. Und es geht darum, wie die Würfel fielen, nicht darum, wer gut gespielt hat.',
};
