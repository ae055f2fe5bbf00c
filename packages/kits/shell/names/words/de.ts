import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'name.you': 'Du',
  'name.player': 'Spieler {number}',
  'name.computer':
    'Computer{number, select, none {} other { {number}}}{strength, select, none {} easy { (leicht)} normal { (normal)} strong { (stark)} other { ({strength})}}',
  'name.played': '{called} ({strength, select, easy {leicht} normal {normal} strong {stark} other {{strength}}})',
};
