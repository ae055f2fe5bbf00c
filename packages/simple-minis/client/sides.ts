/** The sides to choose from before a match begins. */
import { ANY_CHAIR } from '@dwo/shared';
import { type Options, SCENARIOS } from '../rules';
import { simpleMinisGame } from '../wire';
import { SIDES } from './box/names';

const ROLES: ReadonlySet<string> = new Set(Object.values(SCENARIOS).flatMap(({ roles }) => roles ?? []));

/** The wishes of all matches, of which each has some. */
export const WISHES: readonly string[] = [...SIDES, ANY_CHAIR];

/** The wishes in a match: that of chance alone where only plastic tells the seats apart (VS-SCN-4c). */
export function wishesIn(options: Options): readonly string[] {
  const isSettled = simpleMinisGame.chairs(options).some((label) => ROLES.has(label));
  return isSettled ? WISHES : [ANY_CHAIR];
}
