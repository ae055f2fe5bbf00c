/** One crewed weapon, and how many serve it. */
import { type ArmyForce, CREWED_WEAPONS } from '@dwo/dino-wars';
import { Line } from '@dwo/kits/documents/line';
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
    <Line
      wide
      testId={`gun-${at}`}
      picture={<Figure art={weaponArt(kind, 'set-up')} width={80} height={48} />}
      points={points}
      remove={say('forces.gun.remove', { name })}
      onRemove={() => onArmy(withoutWeapon(army, at))}
      head={
        <>
          <b>{name}</b>
          <span class="note num">
            {indirectScore === null
              ? say('forces.gun.facts', facts)
              : say('forces.gun.facts.indirect', { ...facts, indirect: indirectScore })}
          </span>
          <span class={crew < minCrew ? 'over num' : 'note num'}>
            {say('forces.gun.crew', { crew, needed: minCrew })}
          </span>
        </>
      }
    >
      <button type="button" class="trait" onClick={() => onArmy(withSoldier(army, { serves: at }))}>
        <Icon name="plus" size={14} /> {say('forces.gun.one-more')}
      </button>
    </Line>
  );
}
