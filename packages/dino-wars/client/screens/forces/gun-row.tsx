/** One crewed weapon, and how many serve it. */
import { type ArmyForce, CREWED_WEAPONS } from '@dwo/dino-wars';
import { Icon } from '@dwo/kits/ui/icons';
import { Figure } from '../../art/figure';
import { weaponArt } from '../../art/names';
import { exactInches } from '../../hud/words/words';
import { say } from '../../words';
import { crewAt, withoutWeapon, withSoldier } from './draft';
import { weaponName } from './words';

interface GunRowProps {
  readonly army: ArmyForce;
  readonly at: number;
  readonly onArmy: (army: ArmyForce) => void;
}

export function GunRow({ army, at, onArmy }: GunRowProps) {
  const kind = army.weapons[at]?.kind;
  if (kind === undefined) return null;
  const { points, minCrew, rangeCi, rangeFixedCi, leastRangeCi, damage, attackScore, indirectScore } =
    CREWED_WEAPONS[kind];
  const name = weaponName(army, at);
  const crew = crewAt(army, at);
  const reach =
    leastRangeCi > 0
      ? say('forces.gun.reach', { least: exactInches(leastRangeCi), most: exactInches(rangeCi) })
      : exactInches(rangeFixedCi);
  const facts = { reach, score: attackScore, damage };
  return (
    <li class="line line--wide" data-testid={`gun-${at}`}>
      <span class="line__pic line__pic--wide">
        <Figure art={weaponArt(kind, 'set-up')} width={80} height={48} />
      </span>
      <span class="line__text">
        <b>{name}</b>
        <span class="note num">
          {indirectScore === null
            ? say('forces.gun.facts', facts)
            : say('forces.gun.facts.indirect', { ...facts, indirect: indirectScore })}
        </span>
        <span class={crew < minCrew ? 'over num' : 'note num'}>
          {say('forces.gun.crew', { crew, needed: minCrew })}
        </span>
      </span>
      <span class="line__side">
        <b class="num line__points">{points}</b>
        <button
          type="button"
          class="line__away"
          aria-label={say('forces.gun.remove', { name })}
          onClick={() => onArmy(withoutWeapon(army, at))}
        >
          <Icon name="cross" size={18} />
        </button>
      </span>
      <span class="line__picks line__picks--all">
        <button type="button" class="trait" onClick={() => onArmy(withSoldier(army, { serves: at }))}>
          <Icon name="plus" size={14} /> {say('forces.gun.one-more')}
        </button>
      </span>
    </li>
  );
}
