import type { results as english } from '../en/results';

export const results: Readonly<Record<keyof typeof english, string>> = {
  'results.you': 'Du',
  'results.shout.army': 'DIE ARMEE<br></br>TRIUMPHIERT!',
  'results.shout.dinosaurs': 'DINOS REGIEREN<br></br>DEN RASEN!',
  'results.shout.draw': 'DER RASEN<br></br>BLEIBT LEER!',
  'results.spoken.army': 'Die Armee triumphiert!',
  'results.spoken.dinosaurs': 'Dinos regieren den Rasen!',
  'results.spoken.draw': 'Der Rasen bleibt leer!',
  'results.yours.won': 'Gewonnen.',
  'results.yours.lost': 'Verloren. Die Figuren wandern zurück in die Kiste.',
  'results.yours.drawn': 'Unentschieden. Niemand räumt auf.',
  'results.turns': '{turns, plural, one {# Runde} other {# Runden}}',
};
