import type { tables as english } from '../en/tables';

export const tables: Readonly<Record<keyof typeof english, string>> = {
  'tables.trait.high': '{height} hoch',
  'tables.trait.flat': 'flach',
  'tables.trait.impassable': 'unpassierbar',
  'tables.trait.high-impassable': '{height} hoch, unpassierbar',
  'tables.zone': 'Armeezone',
  'tables.note':
    'Die Zone gehört der Armee, wenn beide Seiten mit Bedacht aufstellen <zone></zone>. Für Gelände zählt die Mitte der Base <middle></middle>.',
  'tables.mark.zone': 'Armee {depth}',
};
