/**
 * A random battle about as large as the small ready-made matches: a table, an army on foot, and a herd that should win half
 * of its matches against it. Points alone do not balance it (DW-PTS-6): weapons are free (DW-PTS-4), and so are speed and
 * armour. The sides are therefore balanced by measured worth (docs/BOTS.md).
 */
import type { Dice } from '@dwo/kernel';
import { DINOSAURS, type DinosaurKind } from '../data/dinosaurs';
import { CLEARING, COVE } from '../grounds/first';
import type { Ground } from '../grounds/ground';
import { JUNGLE } from '../grounds/jungle';
import type { Table } from '../state';
import { footArmy, type Herd, herdOf, muster, type Squad, TWO_PLAYERS } from './muster';
import type { Options } from './options';

/** The tables. `better` is how much more an army is worth on them, in percent, because it has more room to shoot. */
export const GROUNDS: readonly { readonly ground: Ground; readonly better: number }[] = [
  { ground: CLEARING, better: 0 },
  { ground: COVE, better: 0 },
  { ground: JUNGLE, better: 17 },
];

const FEWEST_SOLDIERS = 6;
const MOST_SOLDIERS = 12;
/** From this size on an army may have special figures and weapons with a quota (DW-SPEC-3, DW-R-32). */
const FOR_WEAPONS = 10;
const MOST_DINOSAURS = 6;
const MOST_OF_A_KIND = 2;
/** The worth of a soldier with the basic weapon, in hundredths of a point of a plain dinosaur. */
const SOLDIER = 345;
/** How much an NCO makes a squad better, in percent. */
const NCO_BETTER = 19;
/** How much each weapon with a quota makes a squad better, in percent. */
const WEAPONS = { smg: 8, automatic_rifle: 8, bazooka: 6, flamethrower: 0 } as const;
/**
 * A plain dinosaur is worth its points. Another one is worth this much more, or less, in percent, for each step of these
 * values.
 */
const SCORE = { plain: 9, better: 14 } as const;
const ARMOUR_BETTER = 22;
const MOVE = { plainCi: 1800, better: 70 } as const;

/** Returns the options of a random battle; all chance comes from `dice`. */
export function randomBattle(dice: Dice): Options {
  const { ground, better } = pick(dice, GROUNDS, 'ground');
  const squad = drawSquad(dice);
  const herd = drawHerd(dice, Math.round((squadWorth(squad) * (100 + better)) / 100));
  const table = dice.roll(2, 'mirrored') === 1 ? tableOf(ground) : mirrored(ground);
  return muster({ era: 'ww2', table, forces: [footArmy('', squad), herdOf('', herd)], liftCaps: false }, TWO_PLAYERS);
}

function pick<T>(dice: Dice, from: readonly T[], why: string): T {
  const at = dice.roll(from.length, why) - 1;
  return from[at] as T;
}

function tableOf({ widthCi, heightCi, terrain }: Ground): Table {
  return { widthCi, heightCi, terrain };
}

/** Returns the table mirrored left to right. */
function mirrored({ widthCi, heightCi, terrain }: Ground): Table {
  const turned = terrain.map((each) => {
    return { ...each, outline: each.outline.map(({ x, y }) => ({ x: widthCi - x, y })).reverse() };
  });
  return { widthCi, heightCi, terrain: turned };
}

/** Draws riflemen, and in a large squad perhaps an NCO and one of each weapon with a quota. */
function drawSquad(dice: Dice): Squad {
  const soldiers = FEWEST_SOLDIERS - 1 + dice.roll(MOST_SOLDIERS - FEWEST_SOLDIERS + 1, 'soldiers');
  if (soldiers < FOR_WEAPONS) return [[soldiers, 'enlisted', 'basic']];
  const nco = dice.roll(2, 'nco') - 1;
  const weapons = (Object.keys(WEAPONS) as (keyof typeof WEAPONS)[]).filter((each) => dice.roll(2, each) === 2);
  return [
    ...(nco === 1 ? [[1, 'nco', 'smg'] as const] : []),
    ...weapons.map((weapon) => [1, 'enlisted', weapon] as const),
    [soldiers - nco - weapons.length, 'enlisted', 'basic'],
  ];
}

/** Returns the worth of a squad, in the unit of `dinosaurWorth`. */
export function squadWorth(squad: Squad): number {
  const soldiers = squad.reduce((sum, [count]) => sum + count, 0);
  return squad.reduce((worth, [, rank, weapon]) => {
    const better = rank === 'nco' ? NCO_BETTER : weapon in WEAPONS ? WEAPONS[weapon as keyof typeof WEAPONS] : 0;
    return Math.round((worth * (100 + better)) / 100);
  }, soldiers * SOLDIER);
}

/** Returns the worth of a dinosaur, in hundredths of a point. */
export function dinosaurWorth(kind: DinosaurKind): number {
  const { points, attackScore, armour, moveCi } = DINOSAURS[kind];
  const speed = Math.round((MOVE.better * (moveCi - MOVE.plainCi)) / MOVE.plainCi);
  return points * (100 + SCORE.better * (attackScore - SCORE.plain) + ARMOUR_BETTER * armour.front + speed);
}

/**
 * Draws a herd of this worth. Each kind fits the rest of the worth and is large enough that a few of it suffice. The last
 * one is the best that still fits.
 */
function drawHerd(dice: Dice, worth: number): Herd {
  const herd = new Map<DinosaurKind, number>();
  let left = worth;
  for (let more = MOST_DINOSAURS; more > 0; more -= 1) {
    const fitting = (Object.keys(DINOSAURS) as DinosaurKind[]).filter((kind) => {
      return dinosaurWorth(kind) <= left && (herd.get(kind) ?? 0) < MOST_OF_A_KIND;
    });
    if (fitting.length === 0) break;
    const most = Math.max(...fitting.map(dinosaurWorth));
    const wanted = more === 1 ? most : Math.min(most, Math.ceil(left / more));
    const kind = pick(
      dice,
      fitting.filter((each) => dinosaurWorth(each) >= wanted),
      'dinosaur',
    );
    herd.set(kind, (herd.get(kind) ?? 0) + 1);
    left -= dinosaurWorth(kind);
  }
  return [...herd].map(([kind, count]) => [count, kind] as const);
}
