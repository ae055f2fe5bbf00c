/** Ready-made forces (VS-C-02); they may be re-balanced (VS-C-04). */
import type { ProfileId } from './figures';
import type { ScenarioId } from './scenarios';
import type { Role } from './words';

/** A ready-made force. */
export interface ForceData {
  /** The limit of points that it is made for. */
  readonly limit: number;
  readonly scenarios: readonly ScenarioId[];
  /** Null if it may be used by any player of its scenarios. */
  readonly role: Role | null;
  readonly members: readonly ProfileId[];
}

/** The ready-made forces. */
export const FORCES = {
  frontier_ranch: {
    limit: 40,
    scenarios: ['open_battle', 'dinosaurs_loose', 'watering_hole', 'capture_the_egg'],
    role: null,
    members: ['wrangler_boss', 'cowhand', 'cowhand', 'tracker', 'brawler', 'brawler', 'horse', 'strutter'],
  },
  poacher_company: {
    limit: 40,
    scenarios: ['dinosaurs_loose', 'capture_the_egg'],
    role: null,
    members: ['poacher_chief', 'steam_wagon', 'cowhand', 'cowhand', 'brawler', 'brawler', 'horse', 'horse'],
  },
  poacher_band: {
    limit: 40,
    scenarios: ['open_battle', 'watering_hole'],
    role: null,
    members: ['poacher_chief', 'steam_wagon', 'cowhand', 'cowhand', 'brawler', 'horse', 'horse'],
  },
  saurian_pack: {
    limit: 40,
    scenarios: ['open_battle'],
    role: null,
    members: ['tyrannosaurus', 'allosaurus', 'spitter', 'spitter', 'allosaurus'],
  },
  egg_thieves: {
    limit: 40,
    scenarios: ['capture_the_egg'],
    role: null,
    members: ['gunslinger', 'scout', 'scout', 'scout', 'brawler', 'brawler', 'horse'],
  },
  ranch_hands: {
    limit: 30,
    scenarios: ['open_battle', 'dinosaurs_loose', 'watering_hole'],
    role: null,
    members: ['gunslinger', 'gun_strutter', 'cowhand', 'brawler', 'brawler'],
  },
  poacher_gang: {
    limit: 30,
    scenarios: ['open_battle', 'dinosaurs_loose', 'watering_hole'],
    role: null,
    members: ['poacher_chief', 'steam_wagon', 'cowhand', 'brawler', 'strutter'],
  },
  saurian_hunt: {
    limit: 30,
    scenarios: ['open_battle', 'dinosaurs_loose', 'watering_hole'],
    role: null,
    members: ['tyrannosaurus', 'triceratops', 'allosaurus', 'old_raptor', 'old_raptor'],
  },
  homestead: {
    limit: 24,
    scenarios: ['open_battle', 'watering_hole'],
    role: null,
    members: ['cowhand', 'cowhand', 'tracker', 'brawler', 'horse'],
  },
  wagon_crew: {
    limit: 24,
    scenarios: ['open_battle', 'watering_hole'],
    role: null,
    members: ['steam_wagon', 'cowhand', 'brawler', 'brawler', 'strutter'],
  },
  hunting_trio: {
    limit: 24,
    scenarios: ['open_battle', 'watering_hole'],
    role: null,
    members: ['tyrannosaurus', 'allosaurus', 'swamp_lizard'],
  },
  stockade_garrison: {
    limit: 26,
    scenarios: ['last_stand'],
    role: 'defender',
    members: ['wrangler_boss', 'tracker', 'brawler', 'brawler', 'brawler'],
  },
  trapper_fort: {
    limit: 26,
    scenarios: ['last_stand'],
    role: 'defender',
    members: ['tracker', 'scout', 'brawler', 'brawler', 'brawler'],
  },
  siege_herd: {
    limit: 55,
    scenarios: ['last_stand'],
    role: 'attacker',
    members: [
      'triceratops',
      'tyrannosaurus',
      'spitter',
      'spitter',
      'allosaurus',
      'allosaurus',
      'old_raptor',
      'raptor',
      'raptor',
    ],
  },
  rustler_raid: {
    limit: 55,
    scenarios: ['last_stand'],
    role: 'attacker',
    members: [
      'triceratops',
      'tyrannosaurus',
      'gunslinger',
      'gun_strutter',
      'cowhand',
      'brawler',
      'brawler',
      'horse',
      'horse',
    ],
  },
  mail_convoy: {
    limit: 50,
    scenarios: ['wagon_train'],
    role: 'convoy',
    members: ['armored_wagon', 'armored_wagon', 'armored_wagon', 'repeater_gunner', 'brawler', 'brawler', 'brawler'],
  },
  settler_convoy: {
    limit: 50,
    scenarios: ['wagon_train'],
    role: 'convoy',
    members: ['armored_wagon', 'armored_wagon', 'steam_wagon', 'wrangler_boss', 'brawler', 'brawler', 'brawler'],
  },
  canyon_pack: {
    limit: 40,
    scenarios: ['wagon_train'],
    role: 'hunters',
    members: ['spitter', 'spitter', 'allosaurus', 'allosaurus', 'raptor', 'raptor'],
  },
  rustlers: {
    limit: 40,
    scenarios: ['wagon_train'],
    role: 'hunters',
    members: ['poacher_chief', 'cowhand', 'cowhand', 'cowhand', 'gun_strutter', 'horse', 'brawler'],
  },
} as const satisfies Readonly<Record<string, ForceData>>;

/** The members that some ready-made forces had up to a version of the rules. */
interface FormerMembers {
  readonly upTo: number;
  readonly members: Readonly<Partial<Record<keyof typeof FORCES, readonly ProfileId[]>>>;
}

/** The members that ready-made forces had under earlier versions, the earliest first (VS-C-04). */
export const FORMER_MEMBERS: readonly FormerMembers[] = [
  {
    upTo: 1,
    members: {
      siege_herd: ['triceratops', 'tyrannosaurus', 'spitter', 'spitter', 'spitter', 'spitter', 'spitter'],
      rustler_raid: [
        'allosaurus',
        'triceratops',
        'gunslinger',
        'gun_strutter',
        'cowhand',
        'cowhand',
        'brawler',
        'brawler',
        'brawler',
        'horse',
        'horse',
      ],
      poacher_company: ['poacher_chief', 'steam_wagon', 'cowhand', 'brawler', 'brawler', 'horse', 'horse'],
      poacher_band: ['poacher_chief', 'steam_wagon', 'cowhand', 'cowhand', 'brawler', 'brawler', 'horse', 'horse'],
      saurian_pack: ['tyrannosaurus', 'triceratops', 'spitter', 'spitter', 'spitter'],
      egg_thieves: ['gunslinger', 'scout', 'scout', 'brawler', 'brawler', 'brawler', 'brawler', 'horse'],
      canyon_pack: [
        'tyrannosaurus',
        'tyrannosaurus',
        'triceratops',
        'allosaurus',
        'allosaurus',
        'raptor',
        'raptor',
        'raptor',
      ],
      mail_convoy: [
        'armored_wagon',
        'armored_wagon',
        'armored_wagon',
        'brawler',
        'brawler',
        'brawler',
        'cowhand',
        'horse',
      ],
      rustlers: ['poacher_chief', 'gunslinger', 'cowhand', 'gun_strutter', 'horse', 'horse', 'brawler'],
    },
  },
  {
    upTo: 2,
    members: {
      siege_herd: [
        'triceratops',
        'tyrannosaurus',
        'spitter',
        'spitter',
        'spitter',
        'allosaurus',
        'old_raptor',
        'raptor',
        'raptor',
      ],
      canyon_pack: [
        'allosaurus',
        'allosaurus',
        'allosaurus',
        'raptor',
        'raptor',
        'raptor',
        'raptor',
        'raptor',
        'old_raptor',
        'old_raptor',
      ],
      saurian_pack: ['tyrannosaurus', 'triceratops', 'spitter', 'spitter', 'allosaurus', 'raptor'],
      rustler_raid: [
        'triceratops',
        'tyrannosaurus',
        'gunslinger',
        'gun_strutter',
        'cowhand',
        'brawler',
        'brawler',
        'brawler',
        'horse',
        'horse',
      ],
    },
  },
  {
    upTo: 3,
    members: {
      ranch_hands: ['wrangler_boss', 'cowhand', 'tracker', 'brawler', 'horse', 'horse'],
      saurian_hunt: ['tyrannosaurus', 'triceratops', 'allosaurus', 'old_raptor', 'old_raptor', 'raptor'],
      homestead: ['cowhand', 'tracker', 'brawler', 'brawler', 'strutter', 'horse'],
      hunting_trio: ['tyrannosaurus', 'allosaurus', 'swamp_lizard', 'old_raptor', 'raptor'],
    },
  },
  {
    upTo: 4,
    members: {
      ranch_hands: ['wrangler_boss', 'cowhand', 'cowhand', 'brawler', 'brawler', 'horse'],
      hunting_trio: ['tyrannosaurus', 'allosaurus', 'swamp_lizard', 'old_raptor'],
    },
  },
];

/** The name of a ready-made force. */
export type ForceId = keyof typeof FORCES;
/** The names of the ready-made forces, in the order of the tables. */
export const FORCE_IDS = Object.keys(FORCES) as ForceId[];
