/** Der Tisch um die Karten. */
import type { table as en } from '../en/table';

export const table: Readonly<Record<keyof typeof en, string>> = {
  'table.title': 'Jurassic Wars',
  'table.round': '{version, select, poker {Blatt {round}} carnivoresUnleashed {Spiel {round}} other {Runde {round}}}',
  'table.period': 'Zeitalter: {period}',
  'table.players': 'Spieler',
  'table.you': '{name} (du)',
  'table.hand': 'Deine Dinosaurier',
  'table.pool': 'Verdeckte Dinosaurier',
  'table.log': 'Spielbericht',
  'table.leave': 'Verlassen',
  'table.held':
    '{cards, plural, one {# Dinosaurier} other {# Dinosaurier}}, {combat, plural, one {# Kampfkarte} other {# Kampfkarten}}',
  'table.bid': '{won} von {bid}',
  'table.points': '{points, plural, one {# Punkt} other {# Punkte}}',
  'table.counters': '{counters, plural, one {# Marke} other {# Marken}}',
  'table.pot': 'Topf: {pot}',
  'table.out': 'ausgeschieden',
  'table.folded': 'passt',
  'table.dealer': 'Geber',
  'table.chose': 'hat gewählt',
  'table.lead': 'Angreifer',
  'table.opponent': 'Gegner',
  'table.rolled':
    '{name}: {hits, plural, one {# Treffer} other {# Treffer}} mit {dice, plural, one {# Würfel} other {# Würfeln}}',
  'table.beaten': 'Geschlagen',
  'table.wins': 'Gewinnt',
  'table.talk': 'Gespräch',
  'table.settings': 'Einstellungen',
  'table.credit': 'Eine inoffizielle Bearbeitung mit eigenen Karten. Jurassic Wars ist eine Marke ihres Inhabers.',
  'lobby.seat': 'Setz dich',
  'lobby.seat.text': 'Die Würfel entscheiden, wohin',
  'lobby.what': 'Was wird gespielt?',
  'lobby.players': '{players, plural, one {# Spieler} other {# Spieler}}',
  'replay.opening': 'Die Karten sind verteilt.',
  'replay.player': 'Spieler {n}',
};
