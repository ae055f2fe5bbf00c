/** The rules for teams. */
import type { Frozen } from '@dwo/kernel';
import { ALPHA_COST, BUDGET } from './data/limits';
import type { Team } from './data/teams';
import { UNITS } from './data/units';
import type { Side } from './data/words';
import { type No, refuse } from './refusal';

/** The cost of a team, its Alpha card included (DS-TEAM-2). */
export function costOf({ units, alphaOn }: Frozen<Team>): number {
  const cards = units.reduce((sum, { type, count }) => sum + UNITS[type].cost * count, 0);
  return cards + (alphaOn === null ? 0 : ALPHA_COST);
}

/** Every reason why a side can't have this team; empty if it can. */
export function teamFaults(side: Side, team: Frozen<Team>): No[] {
  const faults: No[] = [];
  const counts = new Map<keyof typeof UNITS, number>();
  for (const { type, count } of team.units) counts.set(type, (counts.get(type) ?? 0) + count);
  for (const [type, count] of counts) {
    const { side: own, copies, star } = UNITS[type];
    if (own !== side) faults.push(refuse('DS-TEAM-1', 'BAD_TEAM', { type }));
    if (count > 1 && star) faults.push(refuse('DS-TEAM-6', 'BAD_TEAM', { type, count }));
    else if (count > copies) faults.push(refuse('DS-TEAM-5', 'BAD_TEAM', { type, count, most: copies }));
  }
  if (team.units.every(({ count }) => count < 1)) faults.push(refuse('DS-TEAM-4', 'BAD_TEAM'));
  const cost = costOf(team);
  if (cost > BUDGET) faults.push(refuse('DS-TEAM-3', 'BAD_TEAM', { cost, most: BUDGET }));
  const { alphaOn } = team;
  if (alphaOn === null) return faults;
  if (side !== 'dinosaurs') faults.push(refuse('DS-TEAM-7', 'BAD_TEAM'));
  const bearers = counts.get(alphaOn.type) ?? 0;
  if (alphaOn.index >= bearers) faults.push(refuse('DS-TEAM-8', 'BAD_TEAM', { ...alphaOn, bearers }));
  return faults;
}

/** The units of a team in its order; the Alpha card is not a unit but a mark on its bearer (DS-TEAM-9). */
export function unitsOf({ units, alphaOn }: Frozen<Team>) {
  const seen = new Map<string, number>();
  return units.flatMap(({ type, count }) =>
    Array.from({ length: count }, () => {
      const index = seen.get(type) ?? 0;
      seen.set(type, index + 1);
      return { type, alpha: alphaOn?.type === type && alphaOn.index === index };
    }),
  );
}
