/** The army: enlisted men by weapon, special figures by rank and weapon, and the era. */
import {
  BASIC_WEAPON,
  ERAS,
  type Era,
  type HandWeapon,
  RANK_TABLE,
  rankQuota,
  WEAPONS,
  weaponCap,
} from '@dwo/dino-wars';
import { Figure } from '../../art/figure';
import { RuleTag } from '../../hud/rule-tag';
import { soldierArt } from '../../hud/scene-model';
import { exactInches } from '../../hud/words';
import { type Draft, SHOWN_WEAPONS, SPECIAL_RANKS, type SpecialRank, withEra } from './draft';
import { Stepper } from './stepper';

interface ArmyListProps {
  readonly draft: Draft;
  readonly soldiers: number;
  readonly onDraft: (draft: Draft) => void;
}

const ERA_NAMES: Record<Era, readonly [name: string, weapon: string]> = {
  ww2: ['World War II', 'rifles'],
  modern: ['Modern', 'assault rifles'],
};

export function ArmyList({ draft, soldiers, onDraft }: ArmyListProps) {
  return (
    <>
      <fieldset class="toys__eras">
        <legend class="visually-hidden">Era</legend>
        {ERAS.map((era) => (
          <label key={era} class="choice toys__era">
            <input type="radio" name="era" checked={draft.era === era} onChange={() => onDraft(withEra(draft, era))} />
            <span>
              <b>{ERA_NAMES[era][0]}</b> <span class="note">{ERA_NAMES[era][1]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <ul class="toys__men">
        {SHOWN_WEAPONS.map((weapon) => (
          <Enlisted key={weapon} weapon={weapon} draft={draft} soldiers={soldiers} onDraft={onDraft} />
        ))}
        {SPECIAL_RANKS.map((rank) => (
          <Special key={rank} rank={rank} draft={draft} soldiers={soldiers} onDraft={onDraft} />
        ))}
      </ul>
      <p class="note toys__small">
        Everybody carries grenades <RuleTag id="DW-SIDE-4" />; special figures a basic weapon besides{' '}
        <RuleTag id="DW-SPEC-1" />.
      </p>
      <label class="toys__lift">
        <input
          type="checkbox"
          checked={draft.liftCaps}
          onChange={(event) => onDraft({ ...draft, liftCaps: event.currentTarget.checked })}
        />
        <span>Lift the limits on weapons and special figures</span>
      </label>
      <p class="toys__tags">
        <RuleTag id="DW-R-32" /> <RuleTag id="DW-SPEC-3" /> <RuleTag id="DW-SPEC-4" />
      </p>
    </>
  );
}

interface RowProps extends ArmyListProps {
  readonly draft: Draft;
}

function Enlisted({ weapon, draft, soldiers, onDraft }: RowProps & { readonly weapon: HandWeapon }) {
  const count = draft.enlisted[weapon] ?? 0;
  const { name, rangeCi, damage } = WEAPONS[weapon];
  const shown = SPECIAL_RANKS.reduce(
    (sum, rank) => sum + (draft.special[rank].weapon === weapon ? draft.special[rank].count : 0),
    count,
  );
  const most = draft.liftCaps ? null : weaponCap(soldiers, weapon);
  return (
    <li class={`toy ${count > 0 ? 'toy--on' : ''}`}>
      <span class="toy__pic">
        <Figure art={soldierArt({ rank: 'enlisted', weapons: [weapon] })} width={60} height={44} />
      </span>
      <span class="toy__text">
        <b>{name}</b>
        {weapon === BASIC_WEAPON[draft.era] && <span class="toy__basic">basic</span>}
        <Limit most={most} count={shown} />
        <span class="note num toy__facts">
          {RANK_TABLE.enlisted.points} pts · {exactInches(rangeCi)} · damage {damage}
        </span>
      </span>
      <Stepper
        label={`Enlisted, ${name.toLowerCase()}`}
        count={count}
        onCount={(next) => onDraft({ ...draft, enlisted: { ...draft.enlisted, [weapon]: next } })}
      />
    </li>
  );
}

function Special({ rank, draft, soldiers, onDraft }: RowProps & { readonly rank: SpecialRank }) {
  const { count, weapon } = draft.special[rank];
  const { name, points, luck } = RANK_TABLE[rank];
  const most = draft.liftCaps ? null : rankQuota(soldiers, draft.special.nco.count)[rank];
  const change = (part: Partial<Draft['special'][SpecialRank]>) =>
    onDraft({ ...draft, special: { ...draft.special, [rank]: { count, weapon, ...part } } });
  return (
    <li class={`toy ${count > 0 ? 'toy--on' : ''}`}>
      <span class="toy__pic">
        <Figure art={soldierArt({ rank, weapons: [weapon] })} width={60} height={44} />
      </span>
      <span class="toy__text">
        <b>{name}</b>
        <Limit most={most} count={count} />
        <span class="note num toy__facts">
          {points} pts · luck {luck}
        </span>
        <select
          class="toy__weapon"
          aria-label={`Weapon of each ${name}`}
          value={weapon}
          onChange={({ currentTarget }) =>
            change({ weapon: SHOWN_WEAPONS.find((each) => each === currentTarget.value) ?? weapon })
          }
        >
          {SHOWN_WEAPONS.map((each) => (
            <option key={each} value={each}>
              {WEAPONS[each].name}
            </option>
          ))}
        </select>
      </span>
      <Stepper label={name} count={count} onCount={(next) => change({ count: next })} />
    </li>
  );
}

function Limit({ most, count }: { readonly most: number | null; readonly count: number }) {
  if (most === null) return null;
  return (
    <span class={`toy__limit num ${count > most ? 'toy__limit--over' : ''}`}>
      {count} of {most}
    </span>
  );
}
