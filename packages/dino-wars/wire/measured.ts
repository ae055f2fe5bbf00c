/** Figures of balance and strength, from docs/BOTS.md: ratings begin with them and learn. */
import type { Frozen } from '@dwo/kernel';
import type { Measured } from '@dwo/shared';
import { type Options, PRESETS } from '../rules';

/** The share of the army in each ready-made battle between equal computers. */
const ARMY: Readonly<Record<string, number>> = {
  duel: 0.55,
  quick: 0.55,
  skirmish: 0.49,
  full: 0.53,
  gate: 0.54,
  island: 0.5,
  random: 0.54,
};

/** The same of the forces that former releases dealt under the name of a ready-made battle. */
const FORMER_ARMY: Readonly<Record<string, number>> = {
  quick: 0.62,
  skirmish: 0.87,
  full: 0.87,
  gate: 0.97,
  island: 0.99,
};

const former = (preset: string) => `${preset}, former`;

const shares = Object.entries({
  ...ARMY,
  ...Object.fromEntries(Object.entries(FORMER_ARMY).map(([preset, army]) => [former(preset), army])),
});

/** The shares of both sides, and each strength against the normal computer. */
export const measured: Measured = {
  battles: Object.fromEntries(
    shares.map(([battle, army]) => [battle, { army, dinosaurs: Math.round(100 - 100 * army) / 100 }]),
  ),
  strengths: { easy: 0.083, normal: 0.5, strong: 0.75 },
};

/**
 * Returns the name in `measured` of a battle with these options. Matches keep their options, so one that a former release began
 * has other figures or another table than the preset of today.
 */
export function measuredAs(preset: string, options: Frozen<Options>): string {
  if (!Object.hasOwn(PRESETS, preset)) return preset;
  const today = PRESETS[preset as keyof typeof PRESETS](
    options.players.map(({ side }) => side),
    options.era,
  );
  return dealtBy(options) === dealtBy(today) ? preset : former(preset);
}

/** Returns the figures and the size of the table as text. Options of old records may lack later lists. */
function dealtBy({ dinosaurs, soldiers, vehicles = [], crewedWeapons = [], table }: Frozen<Options>): string {
  const figures = [
    ...[...dinosaurs, ...vehicles, ...crewedWeapons].map(({ kind }) => kind),
    ...soldiers.map(({ rank, weapon }) => `${rank} ${weapon}`),
  ];
  return [table.widthCi, table.heightCi, ...figures.sort()].join();
}
