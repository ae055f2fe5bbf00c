import { conformance } from '@dwo/kernel/testing';
import { CLOCKS, lobbyOf, matchOf } from '../testing/presets';
import { propertiesHold } from '../testing/properties';
import { simpleMinis } from '.';

conformance(
  simpleMinis,
  {
    'a lobby and clocks': lobbyOf('open_battle', 2, { clocks: CLOCKS }),
    'six seats': matchOf('watering_hole', 6),
    eggs: matchOf('capture_the_egg'),
  },
  { games: 1, mostSteps: 4000, rare: ['resign', 'idle', 'endStep', 'pass'], invariant: propertiesHold },
);
