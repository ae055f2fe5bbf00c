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
import { Line, PickOne, Switch } from '@dwo/kits/documents/line';
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
    <Line
      wide
      testId={`vehicle-${at}`}
      picture={<Figure art={vehicleArt(line.kind, line.mg, line.cannon)} width={96} height={52} />}
      points={points}
      remove={say('forces.vehicle.remove', { name })}
      onRemove={() => onArmy(withoutVehicle(army, at))}
      head={
        <>
          <b>{name}</b>
          <span class="note num">
            {rich(
              'forces.vehicle.facts',
              { over: (inside) => <span class={taken > seats ? 'over' : ''}>{inside}</span> },
              { structure: structurePoints, taken, seats, crew },
            )}
          </span>
        </>
      }
    >
      <Mounts line={line} name={name} onChange={change} />
      {(sizes || line.size !== 'small') && (
        <PickOne
          label={say('forces.vehicle.size-of', { name })}
          value={line.size}
          choices={VEHICLE_SIZES}
          word={(size) => say(`forces.vehicle.size.${size}`)}
          onPick={(size) => change({ size: size || 'small' })}
        />
      )}
      {tows && <Hook army={army} line={line} name={name} onChange={change} />}
      {tank && <Crew line={line} name={name} onChange={change} />}
    </Line>
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
  const both = cannon === 'always';
  const guns = GUNS.filter((gun) => (mg !== 'always' || gun.mg !== null) && (!gun.cannon || cannon === 'may'));
  const gunOf = (key: string) => guns.find((gun) => gun.key === key) ?? GUNS[0];
  return (
    <Switch
      label={say('forces.vehicle.arms-of', { name })}
      name={`guns-${name}`}
      choices={guns.map(({ key }) => key)}
      word={(key) => (both ? say('forces.vehicle.arms.both', { gun: armsOf(key) }) : armsOf(key))}
      on={(key) => line.mg === gunOf(key).mg && (both || line.cannon === gunOf(key).cannon)}
      onPick={(key) => onChange({ mg: gunOf(key).mg, cannon: both || gunOf(key).cannon })}
    />
  );
}

/** The weapon that it tows (DW-TOW-1). */
function Hook({ army, line, name, onChange }: PartProps & { readonly army: ArmyForce }) {
  const towable = army.weapons.flatMap(({ kind }, at) =>
    CREWED_WEAPONS[kind].towable || line.tows === at ? [at] : [],
  );
  if (towable.length === 0) return null;
  return (
    <PickOne
      label={say('forces.vehicle.hook-of', { name })}
      value={line.tows === null ? '' : `${line.tows}`}
      choices={towable.map(String)}
      word={(at) => say('forces.vehicle.hook.gun', { gun: weaponName(army, Number(at)) })}
      none={say('forces.vehicle.hook.none')}
      onPick={(at) => onChange({ tows: at === '' ? null : Number(at) })}
    />
  );
}

/** The crew member of a tank who may have a special rank (DW-SPEC-5). */
function Crew({ line, name, onChange }: PartProps) {
  const best = line.crew.find((rank) => rank !== 'enlisted') ?? 'enlisted';
  const set = (rank: Rank) => onChange({ crew: line.crew.map((_, i) => (i === 0 ? rank : 'enlisted')) });
  return (
    <span class="crew">
      <PickOne
        label={say('forces.vehicle.commander-of', { name })}
        value={best}
        choices={RANKS}
        word={(rank) => say('forces.vehicle.commander', { rank: say(`rank.${rank}`) })}
        onPick={(rank) => set(rank || 'enlisted')}
      />
      <RuleTag id="DW-SPEC-5" />
    </span>
  );
}
