import type { watch as english } from '../en/watch';

export const watch: Readonly<Record<keyof typeof english, string>> = {
  'watch.title': 'Jetzt läuft!',
  'watch.label': 'Partien zum Zuschauen',
  'watch.now': 'Gerade am Tisch',
  'watch.looking': 'Wir suchen offene Kämpfe …',
  'watch.none':
    'Gerade gibt es keine offenen Kämpfe. Starte einen und wähle „Offen“, dann können andere hier mitspielen oder zuschauen.',
  'watch.featured': 'Läuft gerade!',
  'watch.over.label': 'Beendete Kämpfe',
  'watch.replays': 'Replays',
  'watch.file': 'Datei öffnen',
  'watch.over.none': 'Noch keine beendeten Kämpfe.',
  'watch.draw': 'unentschieden',
  'watch.won': 'Sieger: {side}',
  'watch.somebody': 'Jemand',
  'watch.fork': 'Was wäre, wenn …?',
  'watch.empty': 'Ein leerer Tisch',
  'watch.turn': 'Runde {turn}',
  'watch.left': 'noch {points, plural, one {# Punkt} other {# Punkte}}',
  'watch.watchers': '{watchers, plural, one {# schaut zu} other {# schauen zu}}',
  'watch.stage.lobby': 'wartet auf Spieler',
  'watch.stage.playing': 'läuft',
  'watch.stage.over': 'gerade vorbei',
  'watch.moves': '{moves, plural, one {# Zug} other {# Züge}}',
  'watch.pair': '{first} gegen {second}',
};
