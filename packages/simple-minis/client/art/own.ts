/**
 * Figures that players make of parts: each class in five looks, with its gun and its armor. The name of a drawing is
 * `own.<look>.<body>.<gun>.<armor>`; people are parts as in `people.ts`, everything else is a toy.
 */
import type { Armor, Member, Style } from '../../rules';
import { styleOf } from '../../rules';

/** The bodies that figures are drawn with. */
export type Body = 'troop' | 'hero' | 'cavalry' | 'vehicle' | 'creature' | 'swimmer';
type Gun = 'none' | 'single' | 'automatic';

/** The parts in the name of a drawing. */
export interface Own {
  readonly style: Style;
  readonly body: Body;
  readonly gun: Gun;
  readonly armor: Armor;
}

/** The drawing of a figure: its profile's own while it looks as usual, else one of parts. */
export function artFor({
  profile,
  style,
  class: type,
  grade,
  large,
  ...rest
}: Omit<Member, 'skills' | 'name'>): string {
  if (profile !== 'own' && style === styleOf(profile)) return profile;
  const { distance, automatic, armor, aquatic } = rest;
  const creature: Body = aquatic ? 'swimmer' : 'creature';
  const body: Body = type === 'guy' ? (grade ?? 'troop') : large ? creature : type;
  const gun: Gun = automatic ? 'automatic' : distance ? 'single' : 'none';
  return `own.${style}.${body}.${gun}.${armor}`;
}

/** Reads the name of a drawing; null for one that is not made of parts. */
export function ownOf(name: string): Own | null {
  const [own, style, body, gun, armor] = name.split('.');
  return own === 'own' ? ({ style, body, gun, armor } as Own) : null;
}

const at = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const RIFLE = 'leather:M38 70L56 54L72 49L74 56L58 63L46 78Z | steel:M70 46L116 34L117 39L73 54Z';
const REPEATER =
  'leather:M40 70L56 56L66 54L66 64L48 78Z | steel:M60 44H122V58H92V70H80V60H60Z | brass:M104 41H110V61H104ZM72 41H80V61H72Z';
const CLUB = 'leather:M70 58L84 6Q94 2 98 12L80 62Z';
const CROSSBOW = 'leather:M42 66L60 50L112 42L113 48L64 58Z | steel:M98 16Q120 44 102 74L97 72Q109 44 93 19Z';
const PLATE = 'steel:M35 46Q50 38 64 46L63 64Q50 70 36 64Z';
const SHIELD = `leather:M52 46Q68 40 84 46Q88 72 68 88Q48 72 52 46Z | brass:${at(68, 60, 6)}`;

interface Look {
  readonly hats: Readonly<Record<'troop' | 'hero', string>>;
  readonly worn: string;
  readonly weapons: Readonly<Record<Gun, string>>;
}

const PEOPLE: Readonly<Record<Exclude<Style, 'dinosaurs'>, Look>> = {
  cowboys: {
    hats: {
      troop:
        'straw:M12 16Q32 26 50 23Q70 22 88 12Q78 9 64 12Q62 -3 51 -5Q39 -4 37 12Q24 11 12 16Z | leather:M37 9Q50 13 64 8L64 13Q50 18 37 14Z',
      hero: 'cloth:M8 13Q32 26 50 23Q72 22 94 9Q80 5 66 11L63 -13Q56 -9 50 -13Q44 -9 38 -12L37 12Q22 9 8 13Z | scarf:M37 6Q50 10 65 5L65 11Q50 16 37 12Z',
    },
    worn: 'leather:M32 44L42 42L44 74L30 74ZM58 42L66 45L68 74L58 75Z',
    weapons: { none: CLUB, single: RIFLE, automatic: REPEATER },
  },
  knights: {
    hats: {
      troop:
        'steel:M36 24Q31 40 36 48L47 45Q40 36 42 24Z | steel:M34 24Q33 0 50 -2Q67 0 67 22L70 26Q50 20 30 28Z | steel:M58 20L63 20L65 35L59 35Z',
      hero: 'scarf:M52 2Q40 -26 12 -18Q22 -8 24 6Q36 -6 52 4Z | steel:M33 40V10Q50 -4 67 10V40Q50 46 33 40Z | ink:M48 19H67V24H48Z | brass:M54 24H59V42H54Z',
    },
    worn: 'cloth:M35 46L65 46L68 90L50 84L32 90Z | scarf:M47 50H54V58H62V65H54V80H47V65H39V58H47Z',
    weapons: {
      none: 'steel:M84 46L110 -6L117 -3L95 51Z | brass:M76 39L101 51L99 56L74 44Z',
      single: CROSSBOW,
      automatic: `${CROSSBOW} | leather:M62 34H98V47H62Z | brass:M64 38H70V46H64ZM78 38H84V46H78Z`,
    },
  },
  spacemen: {
    hats: {
      troop:
        'glass:M50 -8Q80 -8 80 20Q80 44 50 46Q22 44 22 20Q22 -8 50 -8Z | steel:M28 40Q50 49 72 40L72 48Q50 57 28 48Z',
      hero: `glass:M50 -8Q80 -8 80 20Q80 44 50 46Q22 44 22 20Q22 -8 50 -8Z | brass:M28 40Q50 49 72 40L72 48Q50 57 28 48Z | steel:M48 -14H52V-6H48Z | glow:${at(50, -16, 5)}`,
    },
    worn: 'steel:M14 42Q14 38 20 38H33V76H20Q14 76 14 70Z | glow:M18 46H28V54H18Z | steel:M40 54H60V68H40Z | glow:M43 57H49V62H43Z',
    weapons: {
      none: 'steel:M80 60L92 14Q84 2 97 -6V6L104 8L112 0Q116 14 103 19L91 64Z',
      single: `steel:M76 39H98L105 32H112V60H105L98 53H90L86 64H77Z | glow:${at(117, 46, 6)}`,
      automatic: `steel:M44 62L58 42H106V64H64Z | glow:M66 46H98V52H66Z | brass:M104 38H113V68H104Z | glow:${at(119, 53, 7)}`,
    },
  },
  soldiers: {
    hats: {
      troop: 'coat:M28 26Q28 -3 50 -4Q73 -3 73 20L79 25Q52 18 28 26Z',
      hero: `coat:M30 14Q26 -2 52 -8Q76 -6 76 6L66 14L36 18Z | leather:M36 17L77 12L80 18Q62 17 38 23Z | brass:${at(62, 4, 4)}`,
    },
    worn: 'leather:M33 47L61 75L66 71L40 43Z | leather:M30 72H42V84H30Z',
    weapons: { none: 'steel:M82 50L116 24L119 29L87 57Z', single: RIFLE, automatic: REPEATER },
  },
};

/** A person as the parts that differ: worn over the coat, the hat, the weapon, and what is held over the arm. */
export function ownPerson(name: string) {
  const own = ownOf(name);
  if (own === null || own.style === 'dinosaurs' || (own.body !== 'troop' && own.body !== 'hero')) return null;
  const { hats, worn, weapons } = PEOPLE[own.style];
  return {
    hat: hats[own.body],
    worn: own.armor === 'none' ? worn : `${worn} | ${PLATE}`,
    weapon: weapons[own.gun],
    held: own.armor === 'heavy' || (own.armor === 'light' && own.gun === 'none') ? SHIELD : '',
    muzzle: own.gun === 'none' ? ([100, 10] as const) : ([120, 44] as const),
  };
}

/** The gun on the back of whatever is no person, round its seat. */
export const GUNS: Readonly<Record<Gun, string>> = {
  none: '',
  single: 'leather:M-16 2L12 2L6 12H-10Z | steel:M-24 -12H48V-3H-24Z | brass:M-26 -15H-12V0H-26Z',
  automatic:
    'leather:M-16 2L16 2L8 14H-10Z | steel:M-20 -22H52V-14H-20ZM-20 -10H52V-2H-20Z | brass:M-26 -25H-4V2H-26ZM38 -25H44V1H38Z',
};
/** The plates of its armor, round its seat. */
export const PLATES: Readonly<Record<Armor, string>> = {
  none: '',
  light: 'steel:M-28 6Q0 -6 28 3L26 24Q0 15 -26 26Z',
  heavy: `steel:M-44 8Q0 -12 44 4L41 36Q0 24 -40 40Z | brass:${[-30, -10, 10, 30].map((x) => at(x, 14, 4)).join('')}`,
};
