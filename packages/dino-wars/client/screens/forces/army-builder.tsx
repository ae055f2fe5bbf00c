/** The army builder: soldiers, vehicles, guns. A press adds one; then its load and its place can be set. */
import {
  type ArmyForce,
  BASIC_WEAPON,
  CREWED_KINDS,
  pointsOfForce,
  RANK_TABLE,
  VEHICLE_KINDS,
  VEHICLES,
} from '@dwo/dino-wars';
import { Shop, Toy } from '@dwo/kits/documents/shop';
import { vehicleArt, weaponArt } from '../../art/names';
import { soldierArt } from '../../hud/theatre/tokens';
import { say } from '../../words';
import type { Agreement } from '../plan/agreement';
import { quotasOf } from '../plan/quotas';
import { Quotas } from '../plan/totals';
import { EMPTY_ARMY, SHOWN_WEAPONS, withSoldier, withVehicle, withWeapon } from './draft';
import { GunRow } from './gun-row';
import { SoldierRow } from './soldier-row';
import { VehicleRow } from './vehicle-row';
import { gunName, shownName } from './words';

interface ArmyBuilderProps {
  readonly army: ArmyForce;
  /** The rules of the match that it is built for. */
  readonly terms: Agreement;
  /** Several changes in a row with the same label are one undo step. */
  readonly onArmy: (army: ArmyForce, label: string | null) => void;
}

export function ArmyBuilder(props: ArmyBuilderProps) {
  return (
    <div class="builder">
      <Soldiers {...props} />
      <Vehicles {...props} />
      <Guns {...props} />
    </div>
  );
}

function Soldiers({ army, terms, onArmy }: ArmyBuilderProps) {
  const basic = BASIC_WEAPON[terms.era];
  const step = (next: ArmyForce) => onArmy(next, null);
  return (
    <section class="paper builder__sheet builder__soldiers" aria-label={say('forces.soldiers')}>
      <h3 class="ribbon">{say('forces.soldiers')}</h3>
      <Shop label={say('forces.soldiers.take')}>
        {SHOWN_WEAPONS.filter((weapon) => weapon !== basic).map((weapon) => (
          <Toy
            key={weapon}
            name={weapon === 'basic' ? shownName(basic) : shownName(weapon)}
            art={soldierArt({ rank: 'enlisted', weapons: [weapon === 'basic' ? basic : weapon] })}
            points={RANK_TABLE.enlisted.points}
            onTake={() => step(withSoldier(army, { weapon }))}
          />
        ))}
        {(['nco', 'leader', 'hero'] as const).map((rank) => (
          <Toy
            key={rank}
            name={say(`rank.${rank}`)}
            art={soldierArt({ rank, weapons: [basic] })}
            points={RANK_TABLE[rank].points}
            onTake={() => step(withSoldier(army, { rank }))}
          />
        ))}
      </Shop>
      <Quotas quotas={quotasOf(army, terms)} />
      <ul class="lines">
        {army.squad.map((_, at) => (
          <SoldierRow key={at} army={army} at={at} basic={basic} onArmy={onArmy} />
        ))}
      </ul>
      {army.squad.length === 0 && <p class="note builder__none">{say('forces.soldiers.none')}</p>}
    </section>
  );
}

function Vehicles({ army, terms, onArmy }: ArmyBuilderProps) {
  const sizes = terms.variants.includes('size_classes');
  const step = (next: ArmyForce) => onArmy(next, null);
  return (
    <section class="paper builder__sheet builder__vehicles" aria-label={say('forces.vehicles')}>
      <h3 class="ribbon">{say('forces.vehicles')}</h3>
      <Shop label={say('forces.vehicles.take')}>
        {VEHICLE_KINDS.map((kind) => (
          <Toy
            key={kind}
            name={say(`vehicle.${kind}`)}
            art={vehicleArt(kind, VEHICLES[kind].mg === 'always' ? 'lmg' : null, VEHICLES[kind].cannon === 'always')}
            points={pointsOfForce(withVehicle(EMPTY_ARMY, kind))}
            onTake={() => step(withVehicle(army, kind))}
          />
        ))}
      </Shop>
      <ul class="lines">
        {army.vehicles.map((line, at) => (
          <VehicleRow
            key={at}
            army={army}
            at={at}
            points={pointsOfForce({ ...EMPTY_ARMY, vehicles: [line] })}
            sizes={sizes}
            onArmy={step}
          />
        ))}
      </ul>
    </section>
  );
}

function Guns({ army, onArmy }: ArmyBuilderProps) {
  const step = (next: ArmyForce) => onArmy(next, null);
  return (
    <section class="paper builder__sheet builder__guns" aria-label={say('forces.guns')}>
      <h3 class="ribbon">{say('forces.guns')}</h3>
      <Shop label={say('forces.guns.take')}>
        {CREWED_KINDS.map((kind) => (
          <Toy
            key={kind}
            name={gunName(kind)}
            art={weaponArt(kind, 'set-up')}
            points={pointsOfForce(withWeapon(EMPTY_ARMY, kind))}
            onTake={() => step(withWeapon(army, kind))}
          />
        ))}
      </Shop>
      <ul class="lines">
        {army.weapons.map((_, at) => (
          <GunRow key={at} army={army} at={at} onArmy={step} />
        ))}
      </ul>
    </section>
  );
}
