import { conformance } from '@dwo/kernel/testing';
import { CLAIMED, OPEN, SHOWDOWN } from '../testing/presets';
import { propertiesHold } from '../testing/properties';
import { dinosaurCowboys } from '.';

conformance(
  dinosaurCowboys,
  { lobby: OPEN, showdown: SHOWDOWN, 'claim and clocks': CLAIMED },
  { games: 1, mostSteps: 2000, rare: ['resign', 'leave', 'idle', 'endActivation'], invariant: propertiesHold },
);
