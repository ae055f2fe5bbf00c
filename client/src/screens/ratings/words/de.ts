/** Ratings, in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'ratings.title': 'Wertungen',
  'ratings.mine': 'Deine Wertung',
  'ratings.none':
    'Du hast noch keine Wertung. „Jetzt spielen“ und offene Spiele zählen. Nach deinem ersten Abend zählt auch der Computer, solange niemand kommt.',
  'ratings.play': 'Jetzt spielen',
  'ratings.provisional':
    '{matches, plural, one {Vorläufig: # Partie von {enough}} other {Vorläufig: # Partien von {enough}}}',
  'ratings.matches': '{matches, plural, one {# Partie} other {# Partien}}',
  'ratings.rank': 'Platz {rank, number}',
  'ratings.favourite': 'Beste Seite: {side}',
  'ratings.wins': '{wins, plural, one {# Sieg in Folge} other {# Siege in Folge}}',
  'ratings.history': 'Von {first, number} auf {last, number} in {matches, plural, one {# Partie} other {# Partien}}',
  'ratings.changes': 'Warum sie sich geändert hat',
  'ratings.change':
    '{result, select, won {Gewonnen} drawn {Unentschieden} other {Verloren}}: {side}. Deine Chance war {chance} %{favoured, select, none {} other {; diese Seite gewinnt hier in {favoured} % der Fälle}}.',
  'ratings.changeOf':
    '{result, select, won {Gewonnen} drawn {Unentschieden} other {Verloren}}: {side}, bei einer Chance von {chance} %{favoured, select, none {} other {; diese Seite gewinnt hier in {favoured} % der Fälle}}.',
  'ratings.table': 'Die Besten bei {game}',
  'ratings.table.none':
    'Die Tabelle ist leer: Der erste Platz ist frei. Wer {enough, number} gewertete Partien hat, steht hier.',
  'ratings.table.soon': '{provisional, plural, one {# Person ist unterwegs.} other {# Personen sind unterwegs.}}',
  'ratings.computers': 'Computer',
  'ratings.computer':
    '{strength, select, easy {Leichter Computer} normal {Normaler Computer} strong {Starker Computer} other {Computer}}',
  'ratings.you': '{name} (du)',
  'ratings.hide': 'In Tabellen verbergen',
  'ratings.show': 'Wieder in Tabellen zeigen',
  'ratings.hidden': 'Du bist verborgen: Nur du siehst das.',
  'ratings.how':
    'Eine Wertung reicht von 0 bis 3000 und zeigt die Stärke, die deine Partien bisher belegen; darum beginnt sie niedrig. Ein Sieg mit der bevorzugten Seite bringt wenig. Wer eine Partie verlässt, verliert sie.',
  'ratings.all': 'Alle Wertungen',
};
