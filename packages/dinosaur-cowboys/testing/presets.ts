/** Options for tests, drills and matches of the computer. */
import type { Options } from '../rules';
import { showdown } from '../wire/presets';

/** A lobby with everything open, and no clocks. */
export const OPEN: Options = { posses: [null, null], map: null, terrain: null, scenario: 'book', clocks: null };
/** Both posses and the map are named, so that the match begins with the choice of an edge. */
export const QUICK: Options = {
  posses: ['birkshire_family', 'black_hill_raiders'],
  map: 'dry_gulch',
  terrain: null,
  scenario: 'book',
  clocks: null,
};
/** The other two posses on the other map, with clocks and a claim. */
export const CLAIMED: Options = {
  posses: ['drylands_gang', 'kenturahs_cavalry'],
  map: 'ruined_highway',
  terrain: null,
  scenario: 'claim',
  clocks: { lobbyS: 120, edgeS: 30, deployS: 120, turnS: 120, reactS: 20 },
};

/** Both posses face each other, without clocks. */
export const SHOWDOWN: Options = { ...showdown(), clocks: null };
