/** The sentences about a record in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'record.player': 'Spieler {n}',
  'record.none': 'Das ist keine Aufzeichnung einer Partie.',
  'record.other':
    'Das sind die Regeln von {game} {version}, die Aufzeichnung ist aber von {othersGame} {othersVersion}.',
  'record.parts': 'Teile dieser Aufzeichnung fehlen.',
  'record.refused': 'Was in dieser Aufzeichnung folgt, lassen die Regeln nicht zu.',
  'record.rules': 'Die Regeln dieser Partie konnten nicht vom Server geladen werden.',
  'record.unset': 'Die Partie dieser Aufzeichnung lässt sich nicht aufbauen: {why}',
  'check.unknown': 'Das ließ sich nicht prüfen.',
  'check.commitment': 'Das Geheimnis ist das, auf das sich der Server festgelegt hatte, bevor sich jemand setzte.',
  'check.entropy':
    '{players, plural, one {Eine Person hat} other {# Personen haben}} Zufall zu den Würfeln beigetragen, den sich der Server nicht aussuchen konnte.',
  'check.entropy.unreadable': 'Was jemand zu den Würfeln beigetragen hat, ist nicht lesbar.',
  'check.entropy.none': 'Niemand hat eigenen Zufall beigetragen: Computer haben keinen.',
  'check.origin':
    'Sie setzt eine andere Partie fort, nach {moves, plural, one {# Zug, der hier auch neu gespielt und gewürfelt wurde} other {# Zügen, die hier auch neu gespielt und gewürfelt wurden}}.',
  'check.dice':
    'Alle {dice, number} Würfel wurden aus dem Geheimnis noch einmal geworfen und fielen wie aufgezeichnet.',
  'check.dice.uncounted': 'Alle Würfel wurden aus dem Geheimnis noch einmal geworfen und fielen wie aufgezeichnet.',
  'check.intents': 'Alle {moves, number} Züge halten sich an die Regeln.',
  'check.seals': 'Was bei der Aufstellung verborgen war, ist das, was damals versiegelt wurde.',
  'check.ending': 'Sie endet wie aufgezeichnet, bis zur letzten Figur.',
  'check.ending.none': 'Die Aufzeichnung sagt nicht, wie die Partie ausging.',
  'flaw.NOT_A_RECORD': 'Diese Aufzeichnung lässt sich nicht prüfen:',
  'flaw.COMMITMENT': 'Das Geheimnis ist nicht das, auf das sich der Server festgelegt hatte:',
  'flaw.NOT_AS_SEEN': 'Das ist nicht die Partie, die zu sehen war:',
  'flaw.LOTS': 'Die Würfel der Aufstellung fallen anders als aufgezeichnet:',
  'flaw.ENTRY': 'Zug {n} verstößt gegen die Regeln:',
  'flaw.ROLLS': 'Die Würfel von Zug {n} fallen anders als aufgezeichnet:',
  'flaw.SEAL': 'Was bei der Aufstellung verborgen war, ist nicht das, was damals versiegelt wurde:',
  'flaw.CARD': 'Eine Karte ist nicht die, die versiegelt wurde:',
  'flaw.OUTCOME': 'Sie endet anders als aufgezeichnet:',
  'flaw.HASH': 'Der letzte Tisch ist nicht der aufgezeichnete:',
};
