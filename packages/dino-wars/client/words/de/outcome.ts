import type { outcome as english } from '../en/outcome';

export const outcome: Readonly<Record<keyof typeof english, string>> = {
  'outcome.no-soldier': 'Kein Soldat ist mehr auf dem Rasen.',
  'outcome.no-dinosaur': 'Der letzte Dinosaurier ist gefallen.',
  'outcome.both-gone': 'Beide Seiten sind gegangen.',
  'outcome.gave-up.army': 'Die Armee hat aufgegeben.',
  'outcome.gave-up.dinosaurs': 'Die Dinosaurier haben aufgegeben.',
  'outcome.home': 'Die Letzten sind durch das Tor nach Hause gekommen.',
  'outcome.nobody-home': 'Niemand hat es durch das Tor nach Hause geschafft.',
  'outcome.close': 'Die Punkte sind gezählt: zu knapp für einen Sieger.',
  'outcome.counted.army': 'Die Punkte sind gezählt: Die Armee hat den größeren Anteil behalten.',
  'outcome.counted.dinosaurs': 'Die Punkte sind gezählt: Die Dinosaurier haben den größeren Anteil behalten.',
  'outcome.over': 'Der Kampf ist vorbei.',
  'outcome.hidden': 'nie gefunden',
  'outcome.unfound': '{count, plural, one {# Figur} other {# Figuren}} nie gefunden',
  'outcome.armed': '{name}, {weapon}',
  'outcome.soldier.enlisted': '{count, plural, one {Soldat} other {Soldaten}}',
  'outcome.soldier.nco': '{count, plural, one {Unteroffizier} other {Unteroffiziere}}',
  'outcome.soldier.leader': '{count, plural, one {Anführer} other {Anführer}}',
  'outcome.soldier.hero': '{count, plural, one {Held} other {Helden}}',
};
