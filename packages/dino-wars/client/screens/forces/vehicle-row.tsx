/** One vehicle: its mounted weapons, its driver, its riders, and what it tows. */
import {
  type ArmyForce,
  CREWED_WEAPONS,
  capacityOf,
  crewSeats,
  RANKS,
  type Rank,
  VEHICLE_SIZES,
  VEHICLES,
  type VehicleLine,
} from '@dwo/dino-wars';
import { Icon } from '@dwo/kits/ui/icons';
import { Figure } from '../../art/figure';
import { vehicleArt } from '../../art/names';
import { RuleTag } from '../../hud/words/rule-tag';
import { rich, say } from '../../words';
import { passengersIn, withoutVehicle, withVehicleLine } from './draft';
import { vehicleName, weaponName } from './words';

interface VehicleRowProps {
  readonly army: ArmyForce;
  readonly at: number;
  readonly points: number;
  /** Whether the match has size classes (DW-R-65). */
  readonly sizes: boolean;
  readonly onArmy: (army: ArmyForce) => void;
}

export function VehicleRow({ army, at, points, sizes, onArmy }: VehicleRowProps) {
  const line = army.vehicles[at];
  if (line === undefined) return null;
  const name = vehicleName(army, at);
  const change = (part: Partial<VehicleLine>) => onArmy(withVehicleLine(army, at, part));
  const { structurePoints, tank, tows } = VEHICLES[line.kind];
  const crew = crewSeats(line);
  const seats = crew + capacityOf(line, sizes);
  const taken = line.crew.length + passengersIn(army, at);
  return (
    <li class="line line--wide" data-testid={`vehicle-${at}`}>
      <span class="line__pic line__pic--wide">
        <Figure art={vehicleArt(line.kind, line.mg, line.cannon)} width={96} height={52} />
      </span>
      <span class="line__text">
        <b>{name}</b>
        <span class="note num">
          {rich(
            'forces.vehicle.facts',
            { over: (inside) => <span class={taken > seats ? 'over' : ''}>{inside}</span> },
            { structure: structurePoints, taken, seats, crew },
          )}
        </span>
      </span>
      <span class="line__side">
        <b class="num line__points">{points}</b>
        <button
          type="button"
          class="line__away"
          aria-label={say('forces.vehicle.remove', { name })}
          onClick={() => onArmy(withoutVehicle(army, at))}
        >
          <Icon name="cross" size={18} />
        </button>
      </span>
      <span class="line__picks line__picks--all">
        <Mounts line={line} name={name} onChange={change} />
        {(sizes || line.size !== 'small') && (
          <select
            class="pick"
            aria-label={say('forces.vehicle.size-of', { name })}
            value={line.size}
            onChange={({ currentTarget }) =>
              change({ size: VEHICLE_SIZES.find((size) => size === currentTarget.value) ?? 'small' })
            }
          >
            {VEHICLE_SIZES.map((size) => (
              <option key={size} value={size}>
                {say(`forces.vehicle.size.${size}`)}
              </option>
            ))}
          </select>
        )}
        {tows && <Hook army={army} line={line} name={name} onChange={change} />}
        {tank && <Crew line={line} name={name} onChange={change} />}
      </span>
    </li>
  );
}

interface PartProps {
  readonly line: VehicleLine;
  readonly name: string;
  readonly onChange: (part: Partial<VehicleLine>) => void;
}

const GUNS = [
  { key: 'none', mg: null, cannon: false },
  { key: 'lmg', mg: 'lmg', cannon: false },
  { key: 'hmg', mg: 'hmg', cannon: false },
  { key: 'cannon', mg: null, cannon: true },
] as const;

const armsOf = (key: (typeof GUNS)[number]['key']) => say(`forces.vehicle.arms.${key}`);

/** The mounted weapons that the vehicle allows (DW-R-66). */
function Mounts({ line, name, onChange }: PartProps) {
  const { mg, cannon } = VEHICLES[line.kind];
  const choices = GUNS.filter((gun) => (mg !== 'always' || gun.mg !== null) && (!gun.cannon || cannon === 'may'));
  return (
    <span class="switch" role="radiogroup" aria-label={say('forces.vehicle.arms-of', { name })}>
      {choices.map((gun) => {
        const both = cannon === 'always';
        const on = line.mg === gun.mg && (both || line.cannon === gun.cannon);
        return (
          <label key={gun.key} class="switch__side">
            <input
              type="radio"
              name={`guns-${name}`}
              checked={on}
              onChange={() => onChange({ mg: gun.mg, cannon: both || gun.cannon })}
            />
            {both ? say('forces.vehicle.arms.both', { gun: armsOf(gun.key) }) : armsOf(gun.key)}
          </label>
        );
      })}
    </span>
  );
}

/** The weapon that it tows (DW-TOW-1). */
function Hook({ army, line, name, onChange }: PartProps & { readonly army: ArmyForce }) {
  const towable = army.weapons.flatMap(({ kind }, at) =>
    CREWED_WEAPONS[kind].towable || line.tows === at ? [at] : [],
  );
  if (towable.length === 0) return null;
  return (
    <select
      class="pick"
      aria-label={say('forces.vehicle.hook-of', { name })}
      value={line.tows ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ tows: value === '' ? null : Number(value) })}
    >
      <option value="">{say('forces.vehicle.hook.none')}</option>
      {towable.map((at) => (
        <option key={at} value={at}>
          {say('forces.vehicle.hook.gun', { gun: weaponName(army, at) })}
        </option>
      ))}
    </select>
  );
}

/** The crew member of a tank who may have a special rank (DW-SPEC-5). */
function Crew({ line, name, onChange }: PartProps) {
  const best = line.crew.find((rank) => rank !== 'enlisted') ?? 'enlisted';
  const set = (rank: Rank) => onChange({ crew: line.crew.map((_, i) => (i === 0 ? rank : 'enlisted')) });
  return (
    <span class="crew">
      <select
        class="pick"
        aria-label={say('forces.vehicle.commander-of', { name })}
        value={best}
        onChange={({ currentTarget }) => set(RANKS.find((rank) => rank === currentTarget.value) ?? 'enlisted')}
      >
        {RANKS.map((rank) => (
          <option key={rank} value={rank}>
            {say('forces.vehicle.commander', { rank: say(`rank.${rank}`) })}
          </option>
        ))}
      </select>
      <RuleTag id="DW-SPEC-5" />
    </span>
  );
}
