/** One line of the squad: how many, their rank, their weapon, and their place. */
import { type ArmyForce, PARAMETERS, RANK_TABLE, RANKS, type SquadLine, WEAPONS } from '@dwo/dino-wars';
import { Line, PickOne, Trait } from '@dwo/kits/documents/line';
import { Stepper } from '@dwo/kits/documents/stepper';
import { Figure } from '../../art/figure';
import { soldierArt } from '../../hud/theatre/tokens';
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
    <Line
      testId={`squad-${at}`}
      picture={<Figure art={soldierArt({ rank: line.rank, weapons: [weapon] })} width={56} height={46} />}
      points={points * line.count}
      remove={say('forces.remove', { count: line.count, name })}
      onRemove={() => change({ count: 0 })}
      head={
        <>
          <Stepper
            most={MOST}
            label={name}
            count={line.count}
            onCount={(next) => change({ count: next }, `count-${at}`)}
          />
          <span class="line__picks">
            <PickOne
              label={say('forces.rank-of', { name })}
              value={line.rank}
              choices={RANKS}
              word={(rank) => say(`rank.${rank}`)}
              onPick={(rank) => change({ rank: rank || 'enlisted' })}
            />
            <PickOne
              label={say('forces.weapon-of', { name })}
              value={line.weapon}
              choices={SHOWN_WEAPONS}
              word={(each) =>
                each === 'basic' ? say('forces.basic.of-era', { weapon: shownName(basic) }) : shownName(each)
              }
              onPick={(each) => change({ weapon: each || 'basic' })}
            />
          </span>
        </>
      }
    >
      <span class="note num">
        {luck === null ? say('forces.soldier.facts', facts) : say('forces.soldier.facts.luck', { ...facts, luck })}
      </span>
      <Post army={army} line={line} name={name} onChange={change} />
      <Traits line={line} name={name} onChange={change} />
    </Line>
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
  const posts = [...army.weapons.keys()].map((at) => `s${at}`).concat([...army.vehicles.keys()].map((at) => `r${at}`));
  const word = (post: string) => {
    const at = Number(post.slice(1));
    if (post.startsWith('s')) return say('forces.post.serves', { gun: weaponName(army, at) });
    return say('forces.post.rides', { vehicle: vehicleName(army, at) });
  };
  return (
    <PickOne
      label={say('forces.post-of', { name })}
      {...{ value, choices: posts, word, none: say('forces.post.foot') }}
      onPick={(post) => onChange(postOf(post, line))}
    />
  );
}

/** A crew that rides with its gun in tow keeps its gun. */
function postOf(value: string, line: SquadLine): Partial<SquadLine> {
  const at = Number(value.slice(1));
  if (value.startsWith('s')) return { serves: at, rides: null };
  if (value.startsWith('r')) return { rides: at, serves: line.serves };
  return { serves: null, rides: null };
}

type Bent = 'sniper' | 'highCalibre' | 'elite' | 'paratrooper';

function Traits({ line, name, onChange }: PartProps) {
  const trait = (of: Bent, word: string, rule: string, long = word) => (
    <Trait
      {...{ on: line[of], word, rule }}
      label={say('forces.trait.of', { trait: long, name })}
      onChange={(on) => onChange({ [of]: on })}
    />
  );
  const air = say('forces.trait.air.long', { range: exactInches(PARAMETERS.landingCi) });
  return (
    <span class="traits">
      {canSnipe(line) && trait('sniper', say('forces.trait.sniper'), 'DW-OPT-SNIPE-1')}
      {canBeHighCalibre(line) && trait('highCalibre', say('forces.trait.high-calibre'), 'DW-OPT-HICAL-1')}
      {line.rank === 'hero' && trait('elite', say('forces.trait.elite'), 'DW-OPT-SF-1')}
      {line.serves === null &&
        line.rides === null &&
        trait('paratrooper', say('forces.trait.air'), 'DW-OPT-PARA-1', air)}
    </span>
  );
}
