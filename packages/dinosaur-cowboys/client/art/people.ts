/**
 * The people as parts. A posse is told by its silhouette: dusters wear long coats, bandits fringed ponchos, neotechnoists packs with an
 * aerial, savages horns and bones.
 */
import type { Person } from '@dwo/kits/art/figurines';

/** Parts that several people wear: the pack of every neotechnoist, the bones of every savage. */
export const WORN: Readonly<Record<string, string>> = {
  pack: 'ink:M22 42L16 2 | glow:M12 2a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z | steel:M12 40Q12 35 18 35H34V76H18Q12 76 12 70Z | glow:M17 44H25V50H17ZM17 56H25V62H17Z',
  spikes: 'bone:M30 46L16 28L36 36ZM38 42L32 22L48 36Z',
};

/** Everybody by id. */
export const PEOPLE: Readonly<Record<string, Person>> = {
  papa_jonas: {
    muzzle: [120, 40],
    legs: 'denim:stand | felt:boots',
    body: `
      coat:M30 44Q34 37 48 36Q62 37 66 44L69 70L78 102L60 98L52 78L44 100L18 104L28 70Z | cloth:M44 38L50 70L57 38Z | skin:head |
      dot:eye | cloth:M40 30Q48 33 62 31Q64 44 56 52L50 58L45 50Q38 44 40 30Z |
      black:M24 20Q36 24 50 22Q64 22 76 17Q70 11 63 12L60 -6Q50 -11 40 -5L38 13Q30 13 24 20Z | red:M38 8L62 6L63 12L38 14Z |
      felt:M38 60L56 46L68 45L70 53L56 58L44 68Z | brass:M66 44L96 38L114 27L120 53L97 50L70 54Z | coat:both`,
  },
  mama_hanna: {
    muzzle: [118, 43],
    legs: 'felt:M30 98H46V113H26ZM52 98H66L76 113H52Z',
    body: `
      coat:M35 42Q48 36 61 42L64 64L80 106Q50 114 18 106L33 64Z | cloth:M38 56L62 56L70 100Q54 106 38 102Z |
      ink:M44 62L42 98M55 62L60 98 | skin:head | dot:eye | cloth:M62 20Q60 4 44 4Q28 6 28 26Q28 40 40 44L44 36Q38 24 46 18Z |
      red:M40 38L54 40L50 48L42 46Z | felt:M36 59L50 50L62 49L64 57L46 67Z | steel:M58 47L76 44L118 40V46L94 49L92 64H84L82 51L66 57Z |
      brass:M66 38L84 36V41L66 44Z | coat:both`,
  },
  brother_jerrid: {
    muzzle: [118, 38],
    legs: 'denim:stand | felt:boots',
    body: `
      coat:M32 44Q34 38 48 37Q62 38 65 44L67 84L72 94L52 90L46 94L26 96L31 76Z |
      denim:M38 52H58V76H36ZM38 40L42 40L43 54H38ZM54 40H58V54H54Z | skin:head | dot:eye | ink:M66 33L76 31 |
      straw:M18 19Q34 25 50 23Q66 23 82 18Q74 12 63 13Q62 3 50 3Q38 3 37 14Q26 13 18 19Z | steel:M80 33H118V44H100L96 49H93L90 60H81Z |
      brass:M92 35H101V45H92Z | coat:M47 42Q58 40 68 44L86 40L88 49L70 55Q56 56 47 54Z`,
  },
  cass_holloway: {
    muzzle: [106, 55],
    legs: 'black:stand | felt:boots',
    body: `
      coat:poncho | cloth:M26 52L72 51L75 57L23 58Z | ink:fringe | skin:head | dot:eye | red:M37 29Q50 32 65 28L61 42L50 50L36 42Z |
      felt:M10 16Q26 26 50 24Q74 24 90 13Q84 8 76 13Q68 15 63 13Q62 -2 50 -4Q38 -2 37 13Q30 15 22 13Q14 9 10 16Z |
      brass:M37 8L63 7L63 13L37 14Z | steel:M80 52H106V59H94L90 62L89 72H81Z | skin:M62 50L80 54L90 56L88 66L78 66L60 60Z`,
  },
  long_eli: {
    muzzle: [140, 38],
    legs: 'black:M36 62L33 88L30 106H44L47 90L50 78L54 92L56 106H68L64 88L61 62Z | felt:boots',
    body: `
      coat:M36 38Q48 34 60 38L74 76L67 74L62 86L54 76L48 88L42 76L34 84L30 74L22 76Z | ink:M31 60L67 59M28 67L70 66 |
      skin:M40 26Q40 12 50 12Q60 12 61 24L64 28L60 31L56 42L48 40Q40 36 40 26Z | dot:eye |
      black:M26 17Q50 24 74 15L66 10L63 -22Q50 -27 38 -22L37 11Z | cloth:M37 4L64 3L64 10L37 11Z | felt:M30 57L46 47L62 46L64 53L38 67Z |
      steel:M58 45L140 36V40.6L82 50L76 55H60Z | brass:M64 37L86 34V40L64 43Z | skin:both`,
  },
  ruth_tallow: {
    muzzle: [104, 58],
    legs: 'denim:stride | felt:stride-boots',
    body: `
      hair:M44 20Q24 18 20 42Q30 34 40 36Z | steel:M28 18L34 -14Q44 -20 50 -10L40 18Z | felt:M26 26L29 16L40 18L37 28Z |
      skin:M48 44L34 38L28 26L36 20L44 32L58 40Z | coat:poncho | ink:fringe | skin:head | dot:eye |
      hair:M37 24Q36 10 50 9Q60 10 62 18L48 18L42 30Z | red:M36 18L62 15L63 20L36 25L22 32L28 22Z |
      steel:M80 56H104V62H92L88 66L87 74H80Z | skin:M62 52L78 58L88 60L86 68L74 68L60 62Z`,
  },
  keturah: {
    muzzle: [122, 48],
    legs: 'black:stand | steel:boots',
    body: `
      pack | coat:chest | glow:M42 48L50 44L58 48L50 62Z | black:M31 66H66V72H31Z | skin:head | dot:eye |
      hair:M37 26Q33 6 48 2Q62 -2 70 6Q60 8 62 17L46 18Z | brass:M46 20H66V30H46Z | glow:M50 22H63V28H50Z |
      steel:M58 40H108V34H122V62H108V56H82L78 68H66L64 56H58Z | brass:M76 38H88V58H76Z |
      coat:M44 44Q54 42 58 53L72 58L86 54L88 62L72 68Q50 68 42 54Z`,
  },
  hemmings: {
    muzzle: [116, 53],
    legs: 'black:M30 66L26 88L22 106H44L48 90L51 82L55 92L56 106H76L72 88L68 66Z | steel:M20 98H45V113H14ZM55 98H76L88 113H55Z',
    body: `
      pack | coat:M24 50Q26 36 48 35Q70 36 72 50L70 72H28Z | steel:M24 52Q22 36 38 36L42 54ZM72 52Q74 38 60 36L58 54Z | skin:head |
      steel:M34 32Q30 4 50 3Q70 4 68 30L60 40H42Z | glow:M46 16H68V30H48Q44 24 46 16Z | dot:M56 20h4v4h-4Z |
      felt:M34 60L50 52L62 51L62 60L44 68Z | steel:M56 46H112V50H116V56H94L92 60H60Z | brass:M74 56a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z |
      coat:M42 46Q54 44 60 54L80 52L82 60L60 68Q46 66 40 56Z`,
  },
  maynard_dereus: {
    muzzle: [104, 58],
    legs: 'hide:stride | felt:stride-boots',
    body: `
      steel:M30 20Q20 -2 34 -26Q30 0 40 16Z | brass:M24 20L42 12L44 17L26 25Z | tan:M48 42L34 34L28 16L36 12L43 26L58 40L54 52Z |
      tan:chest | coat:M32 44L40 38L66 64L66 74H31L31 60L48 58Z | spikes | tan:head | dot:eye |
      black:M42 32Q54 34 63 31Q62 46 52 46Q44 44 42 32Z |
      bone:M34 26Q26 8 34 -6Q40 -2 42 4Q46 -2 52 -2Q62 0 66 12L88 4Q78 18 66 22L48 18L44 28Z | bone:M58 6L70 -12L66 12Z |
      dot:M54 9a2.6 2.2 0 1 0 5.2 0a2.6 2.2 0 1 0 -5.2 0Z | steel:M80 56H104V62H92L88 66L87 74H80Z |
      tan:M52 46Q62 48 66 56L78 58L88 60L86 68L70 68Q58 64 52 56Z`,
  },
  the_blade: {
    muzzle: [130, 20],
    legs: 'hide:stride | tan:stride-boots',
    body: `
      tan:chest | coat:M30 60H66L70 84L58 78L50 90L42 78L30 86Z | bone:M36 48H60M36 54H60 | spikes | tan:head | dot:eye |
      red:M36 30Q32 14 40 4L34 -8L46 -2L52 -14L56 -1L66 -6L63 8L68 14Q50 10 44 22Z | ink:M54 31L62 30 |
      bone:M84 46L92 34L96 38L104 26L107 32L118 18L118 26L134 10Q132 32 112 44L90 56Z | felt:M76 52L88 44L92 56L80 62Z |
      tan:M46 42Q58 42 66 48L82 48L86 58L68 62Q54 60 46 54Z`,
  },
  betty_one_eye: {
    muzzle: [118, 55],
    legs: 'hide:stand | felt:boots',
    body: `
      hair:M42 14Q20 10 14 40Q8 56 20 66Q22 52 34 44Z | tan:chest | coat:M31 50L66 44L68 78L58 74L50 84L42 74L30 80Z | spikes | tan:head |
      hair:M36 28Q32 8 50 7Q64 8 65 20Q54 14 46 20L44 34Z | black:M52 21H63V30H54ZM40 17L64 20L64 23L40 20Z |
      steel:M58 50H70L72 46H118V50H112V53H118V57H112V60H118V63H72L68 60H58Z | brass:M66 60a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z |
      bone:M90 44H95V65H90Z | tan:M44 46Q54 46 58 54L72 54L74 62L56 66Q46 62 42 54Z`,
  },
};
