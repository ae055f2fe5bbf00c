/** The words of this game: classes, phases and whatever else has a fixed list of names. */

/** A guy, something that a guy rides, or a machine or large creature (VS-FIG-1, VS-FIG-3, VS-FIG-4); a game may use any mix (VS-FIG-9). */
export const CLASSES = ['guy', 'cavalry', 'vehicle'] as const;
export type FigureClass = (typeof CLASSES)[number];

/** VS-FIG-2 */
export const GRADES = ['troop', 'hero'] as const;
export type Grade = (typeof GRADES)[number];

/** VS-FIG-5 */
export const ARMORS = ['none', 'light', 'heavy'] as const;
export type Armor = (typeof ARMORS)[number];

/** The kinds of skill rolls for which figures can have a bonus (VS-PTS-2). */
export const SKILLS = ['beasts', 'stealth'] as const;
export type Skill = (typeof SKILLS)[number];

/** The looks of toys; they mean nothing to the rules. */
export const STYLES = ['cowboys', 'knights', 'spacemen', 'soldiers', 'dinosaurs'] as const;
export type Style = (typeof STYLES)[number];

/** The states of a match (VS-SEQ-2). */
export const PHASES = ['lobby', 'zone', 'deploy', 'first', 'move', 'distance', 'hand', 'skill', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The steps of a round after Initiative, in order (VS-RND-1). */
export const STEPS = ['move', 'distance', 'hand', 'skill'] as const;
export type Step = (typeof STEPS)[number];

/** The whereabouts of a figure: in the box before it is set up, on the surface, or out of the game for one of three reasons. */
export const PLACES = ['force', 'table', 'destroyed', 'left', 'withdrawn'] as const;
export type Place = (typeof PLACES)[number];

/** The whereabouts of an item (VS-INV-10). */
export const ITEM_PLACES = ['nest', 'lying', 'carried', 'left'] as const;
export type ItemPlace = (typeof ITEM_PLACES)[number];

/** The edges of the surface, in the order in which a corner counts as one of them (VS-R-10). */
export const EDGES = ['south', 'east', 'north', 'west'] as const;
export type EdgeName = (typeof EDGES)[number];

/** The parts that players have in scenarios with two different ones. */
export const ROLES = ['defender', 'attacker', 'convoy', 'hunters'] as const;
export type Role = (typeof ROLES)[number];

/** The tasks of skill rolls (VS-R-40). */
export const TASKS = ['calm', 'liftEgg'] as const;
export type Task = (typeof TASKS)[number];

/** The ways of attacking. */
export const WAYS = ['distance', 'hand'] as const;
export type AttackWay = (typeof WAYS)[number];

/** The reasons of roll-offs (VS-R-11, VS-INI-1). */
export const CONTESTS = ['zone', 'initiative'] as const;
export type ContestName = (typeof CONTESTS)[number];

/** The reasons of points that are not for a destroyed figure. */
export const BONUSES = ['calm', 'eggOff', 'eggHeld', 'vehicleOff', 'vehicleStopped', 'pool'] as const;
export type Bonus = (typeof BONUSES)[number];

/** The answers of an attacker's facing about a target (VS-R-4). */
export const ARCS = ['clear', 'doubtful', 'behind'] as const;
export type Arc = (typeof ARCS)[number];
