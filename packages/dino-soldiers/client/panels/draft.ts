/** The draft of a custom team, kept in this browser until the team is submitted. */
import { recall, remember } from '@dwo/kits/shell/storage';
import { BUDGET, costOf, type Side, type Team, UNIT_TYPES, UNITS, type UnitType } from '../../rules';

/** A team without units. */
export const NO_TEAM: Team = { units: [], alphaOn: null };

const keyOf = (match: string) => `dino-soldiers.team.${match}`;

/** The draft for a match; an empty team if there is none or it can't be read. */
export function recallDraft(match: string): Team {
  try {
    const { units, alphaOn } = JSON.parse(recall(keyOf(match)) ?? '') as Team;
    const known = units.filter(({ type, count }) => UNIT_TYPES.includes(type) && Number.isInteger(count) && count > 0);
    const bearer = alphaOn !== null && UNIT_TYPES.includes(alphaOn.type) ? alphaOn : null;
    return { units: known, alphaOn: bearer };
  } catch {
    return NO_TEAM;
  }
}

/** Keeps the draft for a match; null deletes it. */
export function rememberDraft(match: string, team: Team | null): void {
  remember(keyOf(match), team === null ? null : JSON.stringify(team));
}

/** The number of units of a type in a team. */
export const countOf = ({ units }: Team, type: UnitType): number =>
  units.find((each) => each.type === type)?.count ?? 0;

/** The team with so many units of a type, in the order of the cards. */
export function withCount(team: Team, type: UnitType, count: number): Team {
  const units = UNIT_TYPES.flatMap((each) => {
    const n = each === type ? Math.max(0, count) : countOf(team, each);
    return n === 0 ? [] : [{ type: each, count: n }];
  });
  return { units, alphaOn: team.alphaOn };
}

/** A random team that no further unit fits into; `roll` returns numbers from 0 to below 1. */
export function randomTeam(side: Side, roll: () => number): Team {
  let team = NO_TEAM;
  const types = UNIT_TYPES.filter((type) => UNITS[type].side === side);
  for (;;) {
    const fitting = types.filter((type) => {
      const { copies, star, cost } = UNITS[type];
      return countOf(team, type) < (star ? 1 : copies) && costOf(team) + cost <= BUDGET;
    });
    const type = fitting[Math.floor(roll() * fitting.length)];
    if (type === undefined) return team;
    team = withCount(team, type, countOf(team, type) + 1);
  }
}
