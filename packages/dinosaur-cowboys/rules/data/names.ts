/**
 * Every name of a posse, a person, a beast, a weapon and a map. They are the source's (Carlo Guglielmin) or this project's; rules, wire
 * and records know only ids, so that a name is changed here and nowhere else.
 */

/** Names of posses by id. */
export const POSSE_NAMES = {
  birkshire_family: 'Birkshire Family',
  drylands_gang: 'Drylands Gang',
  kenturahs_cavalry: "Kenturah's Cavalry",
  black_hill_raiders: 'The Black Hill Raiders',
} as const;

/** Names of people and beasts by id. */
export const ENTITY_NAMES = {
  papa_jonas: 'Papa Jonas',
  mama_hanna: 'Mama Hanna',
  brother_jerrid: 'Brother Jerrid',
  drake: 'Drake',
  cass_holloway: 'Cass Holloway',
  long_eli: 'Long Eli',
  ruth_tallow: 'Ruth Tallow',
  old_knocker: 'Old Knocker',
  keturah: 'Keturah',
  hemmings: 'Hemmings',
  trismash: 'Trismash',
  maynard_dereus: 'Maynard Dereus',
  the_blade: 'The Blade',
  betty_one_eye: 'Betty One-Eye',
  malice: 'Malice',
} as const;

/** Names of weapons by id. */
export const WEAPON_NAMES = {
  scattergun: 'Scattergun',
  six_shooter_80kw: '80kW Six-Shooter',
  six_shooter_100kw: '100kW Six-Shooter',
  six_shooter_400kw: '400kW Six-Shooter',
  low_burst_rifle: 'Low Burst Rifle',
  light_repeater: 'Light Repeater',
  handcannon: 'Handcannon',
  auto_shotgun: 'Auto Shotgun',
  lever_action_400kw: '400kW Lever-Action Rifle',
  saber: 'Saber',
  spine_blade: 'Spine Blade',
  bowie_knife: 'Bowie Knife',
  machete: 'Machete',
  crest_smash: 'Crest Smash',
  stab: 'Stab',
  leap: 'Leap',
  headbutt: 'Headbutt',
} as const;

/** Names of traits by id. */
export const TRAIT_NAMES = {
  berserker: 'Berserker',
  get_up: 'Get Up!',
  go_for_the_eyes: 'Go For the Eyes',
  knee_shot: 'Knee Shot',
  lucky: 'Lucky',
  piercing_shot: 'Piercing Shot',
  rapid_fire: 'Rapid Fire',
  speed_reload: 'Speed Reload',
  thick_skin: 'Thick Skin',
  tracking_shot: 'Tracking Shot',
  bonus_spd: 'Bonus SPD',
  eagle_eye: 'Eagle Eye',
} as const;

/** Names of maps by id. */
export const MAP_NAMES = {
  dry_gulch: 'Dry Gulch',
  ruined_highway: 'Ruined Highway',
} as const;
