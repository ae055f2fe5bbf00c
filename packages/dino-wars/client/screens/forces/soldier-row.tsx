/** One line of the squad: how many, their rank, their weapon, and their place. */
import { type ArmyForce, PARAMETERS, RANK_TABLE, RANKS, type SquadLine, WEAPONS } from '@dwo/dino-wars';
import { Stepper } from '@dwo/kits/documents/stepper';
import { Icon } from '@dwo/kits/ui/icons';
import { Figure } from '../../art/figure';
import { soldierArt } from '../../hud/theatre/tokens';
import { RuleTag } from '../../hud/words/rule-tag';
import { exactInches } from '../../hud/words/words';
import { say } from '../../words';
import { canBeHighCalibre, canSnipe, MOST, SHOWN_WEAPONS, withLine } from './draft';
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
  const { points, luck, bonus } = RANK_TABLE[line.rank];
  const { rangeCi, attackScore, damage } = WEAPONS[weapon];
  const facts = { range: exactInches(rangeCi), score: attackScore + bonus, damage };
  return (
    <li class="line" data-testid={`squad-${at}`}>
      <span class="line__pic">
        <Figure art={soldierArt({ rank: line.rank, weapons: [weapon] })} width={56} height={46} />
      </span>
      <Stepper most={MOST} label={name} count={line.count} onCount={(next) => change({ count: next }, `count-${at}`)} />
      <span class="line__picks">
        <select
          class="pick"
          aria-label={say('forces.rank-of', { name })}
          value={line.rank}
          onChange={({ currentTarget }) =>
            change({ rank: RANKS.find((rank) => rank === currentTarget.value) ?? 'enlisted' })
          }
        >
          {RANKS.map((rank) => (
            <option key={rank} value={rank}>
              {say(`rank.${rank}`)}
            </option>
          ))}
        </select>
        <select
          class="pick"
          aria-label={say('forces.weapon-of', { name })}
          value={line.weapon}
          onChange={({ currentTarget }) =>
            change({ weapon: SHOWN_WEAPONS.find((each) => each === currentTarget.value) ?? 'basic' })
          }
        >
          {SHOWN_WEAPONS.map((each) => (
            <option key={each} value={each}>
              {each === 'basic' ? say('forces.basic.of-era', { weapon: shownName(basic) }) : shownName(each)}
            </option>
          ))}
        </select>
      </span>
      <span class="line__side">
        <b class="num line__points">{points * line.count}</b>
        <button
          type="button"
          class="line__away"
          aria-label={say('forces.remove', { count: line.count, name })}
          onClick={() => change({ count: 0 })}
        >
          <Icon name="cross" size={18} />
        </button>
      </span>
      <span class="line__more">
        <span class="note num">
          {luck === null ? say('forces.soldier.facts', facts) : say('forces.soldier.facts.luck', { ...facts, luck })}
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
      aria-label={say('forces.post-of', { name })}
      value={value}
      onChange={({ currentTarget }) => onChange(postOf(currentTarget.value, line))}
    >
      <option value="">{say('forces.post.foot')}</option>
      {army.weapons.map((_, at) => (
        <option key={`s${at}`} value={`s${at}`}>
          {say('forces.post.serves', { gun: weaponName(army, at) })}
        </option>
      ))}
      {army.vehicles.map((_, at) => (
        <option key={`r${at}`} value={`r${at}`}>
          {say('forces.post.rides', { vehicle: vehicleName(army, at) })}
        </option>
      ))}
    </select>
  );
}

/** A crew that rides with its gun in tow keeps its gun. */
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
          word={say('forces.trait.sniper')}
          of={name}
          rule="DW-OPT-SNIPE-1"
          onChange={(sniper) => onChange({ sniper })}
        />
      )}
      {canBeHighCalibre(line) && (
        <Trait
          on={line.highCalibre}
          word={say('forces.trait.high-calibre')}
          of={name}
          rule="DW-OPT-HICAL-1"
          onChange={(highCalibre) => onChange({ highCalibre })}
        />
      )}
      {line.rank === 'hero' && (
        <Trait
          on={line.elite}
          word={say('forces.trait.elite')}
          of={name}
          rule="DW-OPT-SF-1"
          onChange={(elite) => onChange({ elite })}
        />
      )}
      {line.serves === null && line.rides === null && (
        <Trait
          on={line.paratrooper}
          word={say('forces.trait.air.long', { range: exactInches(PARAMETERS.landingCi) })}
          short={say('forces.trait.air')}
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
      <button
        type="button"
        class="trait"
        aria-pressed={on}
        aria-label={say('forces.trait.of', { trait: word, name: of })}
        onClick={() => onChange(!on)}
      >
        {on && <Icon name="tick" size={14} />}
        {short}
      </button>
      {on && <RuleTag id={rule} />}
    </span>
  );
}
