/** From counted toys to the options of a match: figures named, dealt to the players of their side, placed by the game. */
import type { Seat } from '@dwo/kernel';
import type { DinosaurKind } from './data/dinosaurs';
import { PARAMETERS } from './data/parameters';
import { BASIC_WEAPON, type HandWeapon } from './data/weapons';
import type { DinosaurSetup, Options, SoldierSetup } from './options';
import { PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from './plain';
import type { Era, Rank, Side, Table } from './state';

/** Two players: the army in seat 0. */
export const TWO_PLAYERS: readonly Side[] = ['army', 'dinosaurs'];

type Count = number;
/** Soldiers by rank and shown weapon; `basic` is the era's basic weapon. */
export type Squad = readonly (readonly [count: Count, rank: Rank, weapon: HandWeapon | 'basic'])[];
/** Dinosaurs by kind. */
export type Herd = readonly (readonly [count: Count, kind: DinosaurKind])[];

/** The toys of a match, counted. */
export interface Muster {
  readonly era: Era;
  readonly table: Table;
  readonly squad: Squad;
  readonly herd: Herd;
  /** Whether the limits on special figures and weapons are lifted (DW-R-32). */
  readonly liftCaps: boolean;
}

/** Options in which nobody has a place yet; whether they can be played is for `checkSetup`. Teams share their side's figures by turns. */
export function muster({ era, table, squad, herd, liftCaps }: Muster, sides: readonly Side[] = TWO_PLAYERS): Options {
  const soldiers: SoldierSetup[] = [];
  const dinosaurs: DinosaurSetup[] = [];
  const dealer = (side: Side, dealt: readonly unknown[]): Seat => {
    const seats = sides.flatMap((each, seat) => (each === side ? [seat] : []));
    return seats[dealt.length % Math.max(1, seats.length)] ?? 0;
  };
  for (const [count, rank, shown] of squad) {
    for (let i = 0; i < count; i++) {
      const owner = dealer('army', soldiers);
      const weapon = shown === 'basic' ? BASIC_WEAPON[era] : shown;
      soldiers.push({ ...unplaced('s', soldiers.length, owner), rank, weapon, order: 'fire-best', ...PLAIN_SOLDIER });
    }
  }
  for (const [count, kind] of herd) {
    for (let i = 0; i < count; i++) {
      const owner = dealer('dinosaurs', dinosaurs);
      dinosaurs.push({ ...unplaced('d', dinosaurs.length, owner), kind, lifePoints: null, ...PLAIN_DINOSAUR });
    }
  }
  return {
    era,
    table: { ...table, terrain: table.terrain.map((each) => ({ ...each, outline: [...each.outline] })) },
    ...plainMatch(),
    players: sides.map((side) => ({ side })),
    dinosaurs,
    soldiers,
    liftCaps,
    separationCi: PARAMETERS.leastSetupDistanceCi,
    start: { turn: 1, phase: 'dinosaur-movement' },
  };
}

function unplaced(letter: string, before: number, owner: Seat) {
  return { id: `${letter}${before + 1}`, owner, at: null, facing: null };
}
