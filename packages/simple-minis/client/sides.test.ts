import { ANY_CHAIR } from '@dwo/shared';
import type { Options } from '../rules';
import { simpleMinisGame } from '../wire';
import { wishesIn } from './sides';

const optionsOf = (preset: string) => simpleMinisGame.presets[preset]?.({ roll: () => 1 }) as Options;

test.each(['quick', 'standard', 'six', 'capture_the_egg', 'watering_hole'])(
  'in %s plastic alone is no choice to make',
  (preset) => expect(wishesIn(optionsOf(preset))).toEqual([ANY_CHAIR]),
);

test.each(['last_stand', 'wagon_train'])('VS-SCN-4c a part of %s that is settled can be chosen', (preset) => {
  const parts = simpleMinisGame.chairs(optionsOf(preset));
  expect(wishesIn(optionsOf(preset))).toEqual(expect.arrayContaining([...parts, ANY_CHAIR]));
});
