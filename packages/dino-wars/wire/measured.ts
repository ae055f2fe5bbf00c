/** Figures of balance and strength, from docs/BOTS.md: ratings begin with them and learn. */
import type { Measured } from '@dwo/shared';

/** The share of the army in each ready-made battle between equal computers. */
const ARMY: Readonly<Record<string, number>> = {
  duel: 0.55,
  quick: 0.5,
  skirmish: 0.87,
  full: 0.87,
  gate: 0.97,
  random: 0.54,
};

/** The shares of both sides, and each strength against the normal computer. */
export const measured: Measured = {
  battles: Object.fromEntries(
    Object.entries(ARMY).map(([battle, army]) => [battle, { army, dinosaurs: Math.round(100 - 100 * army) / 100 }]),
  ),
  strengths: { easy: 0.083, normal: 0.5, strong: 0.75 },
};
