/** Random options, of any combination that can be played. */
import { frozen } from '@dwo/kernel';
import type { Random } from '@dwo/kernel/testing';
import { DEALS, defaults, HIT_LOSSES, jurassicWars, type Options, TIMELINES, type Version } from '../rules';
import { UNLEASHED_TIMELINES, WILD_CARD_SIDES } from '../rules/options';

/** Random options of a version that pass their check. */
export function randomOptions(version: Version, random: Random): Options {
  for (;;) {
    const options = { ...defaults(version, 2 + random.below(4)), ...varied(random), ...own(version, random) };
    if (jurassicWars.checkSetup(frozen(options)).length === 0) return options;
  }
}

function varied(random: Random): Partial<Options> {
  const deal = random.pick(DEALS);
  return {
    hitLoss: random.pick(HIT_LOSSES),
    deal,
    dinocardsEach: deal === 'shorter' ? 2 + random.below(8) : null,
    unlimited: random.rarely(2),
    timeline: random.pick(TIMELINES),
    naturalOrder: random.rarely(2),
    clocks: random.rarely(3) ? null : { play: 30, commit: 15, bid: 45 },
  };
}

/** Random values for the options of one version only. */
function own(version: Version, random: Random): Partial<Options> {
  const bare = { deal: 'standard', dinocardsEach: null, naturalOrder: false } as const;
  switch (version) {
    case 'whist':
      return { reveal: random.rarely(2) };
    case 'poker': {
      const { deal, dinocardsEach } = bare;
      const startingCounters = 6 + random.below(30);
      return { deal, dinocardsEach, startingCounters, handsPerDealer: 1, pokerCombatCards: random.rarely(2) };
    }
    case 'dinosaursWild':
      return { ...bare, wildCardSide: random.pick(WILD_CARD_SIDES) };
    case 'carnivoresUnleashed':
      return {
        ...bare,
        players: 2,
        timeline: 'fixed',
        unleashedTimeline: random.pick(UNLEASHED_TIMELINES),
        unleashedCombatCards: random.rarely(2),
        doubleMatch: random.rarely(2),
        predictions: random.rarely(2),
        carnivores: random.pick([null, 0, 1]),
      };
    default:
      return {};
  }
}
