/** The quotas of an army and its use of them. Pure. */
import {
  type ArmyForce,
  BASIC_WEAPON,
  HAND_WEAPONS,
  rankQuota,
  sniperQuota,
  unitQuota,
  VEHICLES,
  weaponCap,
} from '@dwo/dino-wars';
import { capital, weaponName } from '../../hud/words/words';
import { say } from '../../words';
import type { Agreement } from './agreement';

/** One quota: how many there are, and how many there may be. */
export interface Quota {
  readonly name: string;
  readonly count: number;
  readonly most: number;
  readonly rule: string;
}

/**
 * The quotas that matter to this army: for special figures as soon as some are allowed, for all others as soon as there is one.
 */
export function quotasOf(
  army: ArmyForce,
  { era, optional, liftCaps }: Pick<Agreement, 'era' | 'optional' | 'liftCaps'>,
): readonly Quota[] {
  if (liftCaps) return [];
  const { squad } = army;
  const sum = (wanted: (line: ArmyForce['squad'][number]) => boolean) =>
    squad.reduce((total, line) => total + (wanted(line) ? line.count : 0), 0);
  const soldiers = sum(() => true);
  const crews = army.vehicles.filter(({ kind }) => !VEHICLES[kind].tank).flatMap(({ crew }) => crew);
  const special = (['nco', 'leader', 'hero'] as const).map((rank) => {
    return [
      rank,
      sum((line) => line.rank === rank && !line.elite) + crews.filter((each) => each === rank).length,
    ] as const;
  });
  const ranks = rankQuota(soldiers, special[0]?.[1] ?? 0);
  const weapons = HAND_WEAPONS.flatMap((weapon): Quota[] => {
    const count = sum((line) => (line.weapon === 'basic' ? BASIC_WEAPON[era] : line.weapon) === weapon);
    const most = weaponCap(soldiers, weapon);
    return most === null || count === 0 ? [] : [{ name: capital(weaponName(weapon)), count, most, rule: 'DW-R-32' }];
  });
  const units: readonly (Quota | null)[] = [
    optional.includes('snipers') || sum(({ sniper }) => sniper) > 0
      ? quota(
          say('plan.quota.snipers'),
          sum(({ sniper }) => sniper),
          sniperQuota(sum(({ rank }) => rank === 'enlisted')),
          'DW-OPT-SNIPE-1',
        )
      : null,
    optional.includes('special_forces') || sum(({ elite }) => elite) > 0
      ? quota(
          say('plan.quota.elite'),
          sum(({ elite }) => elite),
          unitQuota(soldiers),
          'DW-OPT-SF-1',
        )
      : null,
    optional.includes('paratroopers') || sum(({ paratrooper }) => paratrooper) > 0
      ? quota(
          say('plan.quota.air'),
          sum(({ paratrooper }) => paratrooper),
          unitQuota(soldiers),
          'DW-OPT-PARA-1',
        )
      : null,
  ];
  return [
    ...special
      .map(([rank, count]) =>
        quota(say(`rank.${rank}`), count, ranks[rank], rank === 'nco' ? 'DW-SPEC-3' : 'DW-SPEC-4'),
      )
      .filter(({ count, most }) => count > 0 || most > 0),
    ...weapons,
    ...units.filter((each) => each !== null),
  ];
}

function quota(name: string, count: number, most: number, rule: string): Quota {
  return { name, count, most, rule };
}
