/** The sentences of a rulebook in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'rules.search': 'Regeln durchsuchen',
  'rules.found': '{count, plural, one {# Regel} other {# Regeln}}',
  'rules.unknown': 'Es gibt keine Regel {rule}.',
  'rules.none': 'Von „{words}“ spricht keine Regel.',
  'rules.try': 'Versuche eines davon:',
  'rules.tag': 'Regel {rule}',
  'rules.english': 'Den Text der Regeln gibt es nur auf Englisch. Kurzfassungen und Suche verstehen auch Deutsch.',
  'rules.contents': 'Inhalt',
  'rules.close': 'Schließen',
  'rules.count': '{count, plural, one {Die Regel im Wortlaut} other {Alle # Regeln im Wortlaut}}',
  'rules.open': 'Alle Regeln öffnen',
  'rules.shut': 'Alle Regeln schließen',
  'rules.preface': 'Vorweg',
  'rules.answer': 'Antwort',
  'rules.others': 'Dazu auch',
  'rules.chapter': 'Kapitel: {chapter}',
  'bestiary.rules': 'Regeln',
  'bestiary.search': '{kind, select, cards {Karte suchen} units {Einheit suchen} other {Figur suchen}}',
  'bestiary.none': 'So heißt {kind, select, cards {keine Karte} units {keine Einheit} other {keine Figur}}.',
  'bestiary.steps': '{kind, select, cards {Andere Karten} units {Andere Einheiten} other {Andere Figuren}}',
  'bestiary.all': '{kind, select, cards {Alle Karten} units {Alle Einheiten} other {Alle Figuren}}',
  'bestiary.before': 'Davor: {name}',
  'bestiary.after': 'Danach: {name}',
  'bestiary.name': 'Name',
};
