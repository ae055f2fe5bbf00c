/** The forces and tables of the presets, with counts and points. */
import { crewSeats, DINOSAURS, isFair, type Options, PRESETS, pointsOfForces } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Frozen } from '@dwo/kernel';
import { matchDetails } from '@dwo/kits/shell/api';
import { vehicleArt, weaponArt } from '../art/names';
import { say } from '../words';
import { soldierArt } from './theatre/tokens';
import { capital, weaponName } from './words/words';

/** A number of equal figures. */
export interface ForceLine {
  readonly art: string;
  readonly name: string;
  readonly count: number;
}

/** The forces that will be on the table. */
export interface ForceSheet {
  readonly table: Frozen<Options['table']>;
  readonly army: readonly ForceLine[];
  readonly herd: readonly ForceLine[];
  readonly points: { readonly army: number; readonly dinosaurs: number };
  /** Whether the dinosaurs have about twice the points (DW-PTS-6, DW-R-70). */
  readonly fair: boolean;
  readonly scenario: Options['scenario'];
  readonly seats: number;
}

/** The points of the scenarios whose ready-made forces are even by measured matches, though not by points. */
const EVEN: Readonly<Partial<Record<Options['scenario'], ForceSheet['points']>>> = {
  gate: pointsOfForces(PRESETS.gate()),
  island: pointsOfForces(PRESETS.island()),
};
/** Points that differ by this share, in percent, are alike. */
const ALIKE = 10;

/** Whether a match has about the points that make its scenario even by measured matches. */
export function isEvenAsMeasured({ scenario, points }: Pick<ForceSheet, 'scenario' | 'points'>): boolean {
  const measured = EVEN[scenario];
  if (measured === undefined) return false;
  const [given, even] = [points.dinosaurs * measured.army, points.army * measured.dinosaurs];
  return Math.abs(given - even) * 100 <= even * ALIKE;
}

/** How even a match is, in a sentence: the only place that says so. */
export function balanceOf(sheet: Pick<ForceSheet, 'fair' | 'scenario' | 'points'>): string {
  const { fair, scenario } = sheet;
  if (scenario !== 'battle' && isEvenAsMeasured(sheet)) return say(`balance.${scenario}.even`);
  if (!fair) return say('balance.unusual');
  return say(scenario === 'battle' ? 'balance.fair' : `balance.${scenario}`);
}

/** Whether one side is favoured in a match for two, so that a mirror match is the remedy. */
export function favoursASide(sheet: Pick<ForceSheet, 'fair' | 'scenario' | 'points' | 'seats'>): boolean {
  if (sheet.seats !== 2 || isEvenAsMeasured(sheet)) return false;
  return !sheet.fair || sheet.scenario !== 'battle';
}

/** The options of a preset; null for any other name. */
export function presetOptions(name: string): Options | null {
  return Object.hasOwn(PRESETS, name) ? PRESETS[name as keyof typeof PRESETS]() : null;
}

/** The options of a match; null if this page does not know their shape. Throws an ApiError. */
export async function agreedOptions(id: string): Promise<Options | null> {
  const { options } = await matchDetails(id);
  return dinoWarsGame.options.safeParse(options).data ?? null;
}

/** The sheet of any match. */
export function forceSheet(options: Frozen<Options>): ForceSheet {
  const points = pointsOfForces(options);
  const crews = new Map(options.vehicles.map((vehicle) => [vehicle.id, crewSeats(vehicle)]));
  // The crew of a vehicle is counted with it.
  const people = options.soldiers.filter(
    ({ aboard }) => aboard === null || aboard.seat >= (crews.get(aboard.vehicle) ?? 0),
  );
  const army = [
    ...options.vehicles.map(({ kind, mg, cannon }) => ({
      art: vehicleArt(kind, mg, cannon),
      name: say(`vehicle.${kind}`),
    })),
    ...options.crewedWeapons.map(({ kind }) => ({
      art: weaponArt(kind, 'set-up'),
      name: capital(weaponName(kind).split('/')[0] ?? ''),
    })),
    ...people.map(({ rank, weapon }) => ({
      art: soldierArt({ rank, weapons: [weapon] }),
      name: rank === 'enlisted' ? capital(weaponName(weapon)) : `${say(`rank.${rank}`)}, ${weaponName(weapon)}`,
    })),
  ];
  const herd = options.dinosaurs.map(({ kind }) => ({ art: kind, name: DINOSAURS[kind].name }));
  return {
    table: options.table,
    army: counted(army),
    herd: counted(herd),
    points,
    fair: isFair(points),
    scenario: options.scenario,
    seats: options.players.length,
  };
}

function counted(figures: readonly { art: string; name: string }[]): readonly ForceLine[] {
  const lines = new Map<string, ForceLine>();
  for (const { art, name } of figures) lines.set(name, { art, name, count: (lines.get(name)?.count ?? 0) + 1 });
  return [...lines.values()];
}
