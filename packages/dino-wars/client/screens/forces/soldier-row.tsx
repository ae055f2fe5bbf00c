/** One line of the squad: how many, who, with what, and where they are. */
import { type ArmyForce, PARAMETERS, RANK_TABLE, RANKS, type SquadLine, WEAPONS } from '@dwo/dino-wars';
import { Icon } from '@dwo/kits/ui/icons';
import { Figure } from '../../art/figure';
import { soldierArt } from '../../hud/theatre/tokens';
import { RuleTag } from '../../hud/words/rule-tag';
import { count, exactInches } from '../../hud/words/words';
import { canBeHighCalibre, canSnipe, SHOWN_WEAPONS, withLine } from './draft';
import { Stepper } from './stepper';
import { shownName, soldierName, vehicleName, weaponName } from './words';

interface SoldierRowProps {
  readonly army: ArmyForce;
  readonly at: number;
  readonly basic: keyof typeof WEAPONS;
  readonly onArmy: (army: ArmyForce, label: string | null) => void;
}

export function SoldierRow({ army, at, basic, onArmy }: SoldierRowProps) {
  const line = army.squad[at];
  if (line === undefined) return null;
  const change = (part: Partial<SquadLine>, label: string | null = null) => onArmy(withLine(army, at, part), label);
  const weapon = line.weapon === 'basic' ? basic : line.weapon;
  const name = soldierName(line);
  const { points, luck } = RANK_TABLE[line.rank];
  return (
    <li class="line" data-testid={`squad-${at}`}>
      <span class="line__pic">
        <Figure art={soldierArt({ rank: line.rank, weapons: [weapon] })} width={56} height={46} />
      </span>
      <Stepper label={name} count={line.count} onCount={(next) => change({ count: next }, `count-${at}`)} />
      <span class="line__picks">
        <select
          class="pick"
          aria-label={`Rank of ${name}`}
          value={line.rank}
          onChange={({ currentTarget }) =>
            change({ rank: RANKS.find((rank) => rank === currentTarget.value) ?? 'enlisted' })
          }
        >
          {RANKS.map((rank) => (
            <option key={rank} value={rank}>
              {RANK_TABLE[rank].name}
            </option>
          ))}
        </select>
        <select
          class="pick"
          aria-label={`Weapon of ${name}`}
          value={line.weapon}
          onChange={({ currentTarget }) =>
            change({ weapon: SHOWN_WEAPONS.find((each) => each === currentTarget.value) ?? 'basic' })
          }
        >
          {SHOWN_WEAPONS.map((each) => (
            <option key={each} value={each}>
              {each === 'basic' ? `${WEAPONS[basic].name} (basic)` : shownName(each)}
            </option>
          ))}
        </select>
      </span>
      <span class="line__side">
        <b class="num line__points">{points * line.count}</b>
        <button
          type="button"
          class="line__away"
          aria-label={`Take ${count(line.count, 'figure')} away: ${name}`}
          onClick={() => change({ count: 0 })}
        >
          <Icon name="cross" size={18} />
        </button>
      </span>
      <span class="line__more">
        <span class="note num">
          {exactInches(WEAPONS[weapon].rangeCi)} · hits on {WEAPONS[weapon].attackScore + RANK_TABLE[line.rank].bonus} ·
          damage {WEAPONS[weapon].damage}
          {luck !== null && ` · luck ${luck}`}
        </span>
        <Post army={army} line={line} name={name} onChange={change} />
        <Traits line={line} name={name} onChange={change} />
      </span>
    </li>
  );
}

interface PartProps {
  readonly line: SquadLine;
  readonly name: string;
  readonly onChange: (part: Partial<SquadLine>) => void;
}

/** On foot, at a gun, or in a vehicle (DW-SIDE-5, DW-SIDE-6). */
function Post({ army, line, name, onChange }: PartProps & { readonly army: ArmyForce }) {
  const value = line.serves !== null ? `s${line.serves}` : line.rides !== null ? `r${line.rides}` : '';
  if (army.weapons.length === 0 && army.vehicles.length === 0 && value === '') return null;
  return (
    <select
      class="pick"
      aria-label={`Post of ${name}`}
      value={value}
      onChange={({ currentTarget }) => onChange(postOf(currentTarget.value, line))}
    >
      <option value="">On foot</option>
      {army.weapons.map((_, at) => (
        <option key={`s${at}`} value={`s${at}`}>
          Serves: {weaponName(army, at)}
        </option>
      ))}
      {army.vehicles.map((_, at) => (
        <option key={`r${at}`} value={`r${at}`}>
          Rides: {vehicleName(army, at)}
        </option>
      ))}
    </select>
  );
}

/** A crew that rides with its gun on the hook keeps its gun. */
function postOf(value: string, line: SquadLine): Partial<SquadLine> {
  const at = Number(value.slice(1));
  if (value.startsWith('s')) return { serves: at, rides: null };
  if (value.startsWith('r')) return { rides: at, serves: line.serves };
  return { serves: null, rides: null };
}

function Traits({ line, name, onChange }: PartProps) {
  return (
    <span class="traits">
      {canSnipe(line) && (
        <Trait
          on={line.sniper}
          word="Sniper"
          of={name}
          rule="DW-OPT-SNIPE-1"
          onChange={(sniper) => onChange({ sniper })}
        />
      )}
      {canBeHighCalibre(line) && (
        <Trait
          on={line.highCalibre}
          word="High calibre"
          of={name}
          rule="DW-OPT-HICAL-1"
          onChange={(highCalibre) => onChange({ highCalibre })}
        />
      )}
      {line.rank === 'hero' && (
        <Trait
          on={line.elite}
          word="Unit of heroes"
          of={name}
          rule="DW-OPT-SF-1"
          onChange={(elite) => onChange({ elite })}
        />
      )}
      {line.serves === null && line.rides === null && (
        <Trait
          on={line.paratrooper}
          word={`By air, within ${exactInches(PARAMETERS.landingCi)}`}
          short="By air"
          of={name}
          rule="DW-OPT-PARA-1"
          onChange={(paratrooper) => onChange({ paratrooper })}
        />
      )}
    </span>
  );
}

interface TraitProps {
  readonly on: boolean;
  readonly word: string;
  readonly short?: string;
  readonly of: string;
  readonly rule: string;
  readonly onChange: (on: boolean) => void;
}

function Trait({ on, word, short = word, of, rule, onChange }: TraitProps) {
  return (
    <span class="trait-box">
      <button type="button" class="trait" aria-pressed={on} aria-label={`${word}: ${of}`} onClick={() => onChange(!on)}>
        {on && <Icon name="tick" size={14} />}
        {short}
      </button>
      {on && <RuleTag id={rule} />}
    </span>
  );
}
