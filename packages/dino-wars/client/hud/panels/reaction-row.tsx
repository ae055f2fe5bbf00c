/** One overrun that waits for an answer: the soldier, the time left, and the possible answers. */
import { bestWeapon, type Reaction, reactionTimer, type Weapon } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { WindowClock } from '@dwo/kits/miniatures/hud/windows-panel';
import { percent } from '@dwo/kits/miniatures/percent';
import { useStore } from '@dwo/kits/shell/use-store';
import { Said } from '@dwo/kits/ui/said';
import type { RichParts } from '@dwo/shared';
import type { VNode } from 'preact';
import { Figure } from '../../art/figure';
import { useOpenMatch } from '../../match-context';
import { desk, store } from '../../store';
import { armyFigureOf, dinosaurOf, vehicleOf } from '../../tools/figures';
import { closingOdds, nameOfWeapon } from '../../tools/shots';
import { rich, say } from '../../words';
import { isFirstChoice } from '../first-closing';
import { artOf, plasticIn } from '../theatre/tokens';
import { RuleTag } from '../words/rule-tag';

interface ReactionRowProps {
  readonly reaction: Frozen<Reaction>;
  /** Whether it shows everything: so does the one to answer next. */
  readonly full: boolean;
  /** Called to show everything. */
  readonly onOpen: () => void;
  /** "2 of 4" if there are several. */
  readonly place: string | null;
}

export function ReactionRow({ reaction, full, onOpen, place }: ReactionRowProps) {
  const { toolbox } = useOpenMatch();
  const state = useStore(store, (app) => app.match?.state ?? null);
  const names = useStore(desk, ({ names }) => names);
  const sending = useStore(desk, ({ sending }) => sending);
  if (state === null) return null;
  const dinosaur = dinosaurOf(state, reaction.dinosaur);
  if (armyFigureOf(state, reaction.target) === null || dinosaur === null) return null;
  const best = bestWeapon(state, reaction.target, reaction.dinosaur, reaction.weapons);
  const answer = (weapon: Weapon | null) => {
    void toolbox.wish({ type: 'closingFire', figure: reaction.target, weapon });
  };
  const weapons = full || best === null ? reaction.weapons : [best];
  const more = reaction.weapons.length - weapons.length;
  const by = names?.full(reaction.dinosaur) ?? reaction.dinosaur;
  const upon = names?.full(reaction.target) ?? reaction.target;
  return (
    <li class={`reaction paper ${full ? 'reaction--full' : ''}`} data-reaction={reaction.target}>
      <WindowClock id={reactionTimer(state, reaction)} />
      <span class="reaction__pair" aria-hidden="true">
        <Figure
          art={artOf(state, reaction.target)}
          width={40}
          height={40}
          plastic={plasticIn(state, reaction.target)}
        />
        <Figure art={dinosaur.kind} width={72} height={44} flip />
      </span>
      <p class="reaction__text">
        {place !== null && <span class="visually-hidden">{place}: </span>}
        {rich('reaction.overruns', { b: (name) => <b>{name}</b>, v: verb }, { by, upon })}
        {full && (
          <span class="reaction__ask">
            {' '}
            {say('reaction.ask')} <RuleTag id="DW-CLOSE-4" />
          </span>
        )}
      </p>
      {full && isFirstChoice() && <p class="reaction__first note">{say('reaction.first')}</p>}
      <span class="reaction__answers">
        {weapons.map((weapon) => (
          <Answer
            key={weapon}
            reaction={reaction}
            weapon={weapon}
            best={weapon === best}
            full={full}
            busy={sending}
            onFire={() => answer(weapon)}
          />
        ))}
        {more > 0 && (
          <button
            type="button"
            class="btn reaction__more"
            aria-label={say('reaction.more', { count: more, name: upon })}
            onClick={onOpen}
          >
            +{more}
          </button>
        )}
        <button type="button" class="btn reaction__hold" aria-disabled={sending} onClick={() => answer(null)}>
          <Said as={say('reaction.hold.label')}>{say('reaction.hold')}</Said>
        </button>
      </span>
    </li>
  );
}

function verb(word: RichParts<VNode>): VNode {
  return <span class="reaction__verb">{word}</span>;
}

/** The name of a weapon, with its owner where a crew member's own weapons, their gun and a vehicle's are side by side. */
function nameOf({ target }: Frozen<Reaction>, weapon: Weapon): string {
  const { state } = store.getState().match ?? {};
  return nameOfWeapon(weapon, state != null && vehicleOf(state, target) !== null);
}

interface AnswerProps {
  readonly reaction: Frozen<Reaction>;
  readonly weapon: Weapon;
  /** Whether "fire best" would choose it. */
  readonly best: boolean;
  readonly full: boolean;
  readonly busy: boolean;
  readonly onFire: () => void;
}

function Answer({ reaction, weapon, best, full, busy, onFire }: AnswerProps) {
  const state = useStore(store, (app) => app.match?.state ?? null);
  const odds = state === null ? null : closingOdds(state, reaction.target, weapon);
  return (
    <button
      type="button"
      class={`btn reaction__fire ${best ? 'btn--mustard' : ''}`}
      data-best={(full && best) || undefined}
      aria-disabled={busy}
      onClick={onFire}
    >
      <span class="btn__word">
        {full ? say('reaction.fire', { weapon: nameOf(reaction, weapon) }) : nameOf(reaction, weapon)}
      </span>
      {odds !== null && (
        <span class="btn__sub num">
          {percent(odds.of36 / 36)}
          {full && (
            <span class="reaction__details">{` ${say('reaction.details', { score: odds.score, damage: odds.damage ?? 0 })}`}</span>
          )}
        </span>
      )}
    </button>
  );
}
