import type { terms as english } from '../en/terms';

export const terms: Readonly<Record<keyof typeof english, string>> = {
  'terms.label': 'Uhr',
  'terms.standard': 'Standard',
  'terms.standard.how': 'Ein paar Minuten für jede Phase.',
  'terms.none': 'Ohne Uhr',
  'terms.none.how': 'Niemand wird gehetzt.',
  'terms.quick': '10 Minuten pro Person',
  'terms.quick.how': '10 Minuten pro Person, dazu 10 Sekunden für jede Phase.',
  'terms.long': '30 Minuten pro Person',
  'terms.long.how': '30 Minuten pro Person, dazu 30 Sekunden für jede Phase.',
  'terms.day': 'Fernpartie: 1 Tag pro Zug',
  'terms.day.how': 'Ein Tag für jede Entscheidung: Ein Kampf kann Wochen dauern. Niemand muss gleichzeitig da sein.',
  'terms.days': 'Fernpartie: 3 Tage pro Zug',
  'terms.days.how': 'Drei Tage für jede Entscheidung: Ein Kampf kann Monate dauern. Niemand muss gleichzeitig da sein.',
  'terms.said.standard': 'Standarduhr.',
  'terms.said.none': 'Ohne Uhr.',
  'terms.said.live':
    '{minutes, plural, one {# Minute} other {# Minuten}} pro Person, dazu {seconds, plural, one {# Sekunde} other {# Sekunden}} für jede Entscheidung.',
  'terms.said.correspondence': 'Fernpartie: {days, plural, one {# Tag} other {# Tage}} für jede Entscheidung.',
};
