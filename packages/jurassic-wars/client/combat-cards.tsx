/** The player's own combat cards: always in sight, and in a combat each with its exact chances. */
import type { Frozen, Seat } from '@dwo/kernel';
import { notify, store } from '@dwo/kits/shell/store';
import { isAsked } from '@dwo/kits/shell/sure';
import { useStore } from '@dwo/kits/shell/use-store';
import { useMemo, useState } from 'preact/hooks';
import { CAP, COMBAT_TYPES, type CombatType, combatType, dinocard, type Intent, type State } from '../rules';
import { type Choice, type Forecast, forecast } from '../rules/forecast';
import { CombatCard, MARKS } from './card';
import { heldCard } from './held-card';
import { hints } from './hint';
import { idleWord, isWaste } from './idle-card';
import { percent } from './percent';
import { CARD, pressCard, raised, raisedIn, WASTE } from './raised';
import { say } from './words';
import './styles/combat-cards.css';

interface CommitProps {
  readonly state: Frozen<State>;
  readonly seat: Seat;
  name(seat: Seat): string;
  onDo(intent: Intent): void;
}

/**
 * The choice of a combat card: the chance to win with each, against the card that the player assumes of the rival, and the worst
 * chance against any that the rival may hold.
 */
export function Commit({ state, seat, name, onDo }: CommitProps) {
  const [assumed, setAssumed] = useState(0);
  const told = useMemo(() => forecast(state, seat), [state, seat]);
  const hint = useStore(hints, (each) => (each.state === state ? each.intent : null));
  const up = useStore(raised, (each) => raisedIn(state, each)?.card ?? null);
  if (told === null) return null;
  const { theirs, own, rival } = told;
  const typeOf = (card: number | null) => (card === null ? null : combatType(card));
  const at = Math.min(assumed, theirs.length - 1);
  const rank = state.up[state.lead === seat ? 0 : 1] ?? 1;
  const press = (choice: Choice) => {
    const card = choice.type === null ? null : say(`combat.${choice.type}`);
    const wasted = card !== null && isWaste(told, choice) && isAsked(WASTE);
    pressCard(state, {
      card: keyOf(choice),
      question: wasted ? WASTE : CARD,
      text:
        card === null ? say('decision.sure.none') : say(wasted ? 'decision.waste' : 'decision.sure.commit', { card }),
      word: say(card === null ? 'decision.none' : 'decision.use'),
      play: () => onDo({ type: 'commit', card: choice.card }),
    });
  };
  const assume = (i: number, type: CombatType | null) => {
    setAssumed(i);
    // The words take the place of the prompt, unless a raised card asks its question there.
    if (up !== null) return;
    const card = type === null ? null : { card: say(`combat.${type}`), does: say(`combat.${type}.does`) };
    notify(
      card === null ? null : { text: say('odds.if', { ...card, name: name(rival) }), rule: 'JW-CC-1', tone: 'info' },
    );
  };
  return (
    <div class="jw__commits">
      <div class="jw__commit-row">
        {own.map((choice) => (
          <button
            key={choice.type ?? 'none'}
            type="button"
            class={`jw__commit ${choice.card === null ? 'jw__commit--none' : ''} ${hint?.type === 'commit' && typeOf(hint.card) === choice.type ? 'jw__hinted' : ''}`}
            {...(isAsked(CARD) ? { 'aria-pressed': up === keyOf(choice) } : {})}
            onClick={() => press(choice)}
          >
            {choice.card === null ? (
              <span class="jw__nocard">{say('decision.none')}</span>
            ) : (
              <CombatCard id={choice.card} />
            )}
            <Chance told={told} choice={choice} at={at} rank={rank} rival={name(rival)} />
            {choice.count > 1 && (
              <b class="jw__times" aria-hidden="true">
                ×{choice.count}
              </b>
            )}
          </button>
        ))}
      </div>
      {theirs.length > 1 && (
        <fieldset class="jw__assume" aria-label={say('odds.assume', { name: name(rival) })}>
          <span class="jw__assume-if">{say('odds.assume', { name: name(rival) })}</span>
          {theirs.map(({ type, count }, i) => (
            <button
              key={type ?? 'none'}
              type="button"
              class="jw__assumed"
              aria-pressed={i === at}
              title={type === null ? say('odds.none') : `${say(`combat.${type}`)}: ${say(`combat.${type}.does`)}`}
              onClick={() => assume(i, type)}
            >
              {type === null ? say('odds.none') : <Sign type={type} count={count} />}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

const keyOf = ({ type }: Choice) => type ?? 'none';

interface ChanceProps {
  readonly told: Forecast;
  readonly choice: Choice;
  /** The assumed card of the rival, as an index of `theirs`. */
  readonly at: number;
  /** The own dinosaur. */
  readonly rank: number;
  /** The name of the other player. */
  readonly rival: string;
}

/** The chance of a choice against the assumed card, the worst one, and that the card would change nothing. */
function Chance({ told, choice, at, rank, rival }: ChanceProps) {
  const { colour } = dinocard(rank);
  const chance = choice.chances[at] ?? 0;
  const worst = Math.min(...choice.chances);
  const idle = idleWord(told, choice, at);
  return (
    <span class="jw__chance">
      <b>{percent(chance)}</b>
      {choice.chances.length > 1 && (
        <small title={say('odds.worst.what', { name: rival })}>{say('odds.worst', { chance: percent(worst) })}</small>
      )}
      {idle !== null && <small class="jw__idle">{say(idle, { colour, dice: CAP[colour] })}</small>}
    </span>
  );
}

function Sign({ type, count }: { readonly type: CombatType; readonly count: number }) {
  return (
    <>
      <b class={`jw__sign jw__sign--${type}`} aria-hidden="true">
        {MARKS[type]}
      </b>
      <span class="jw__sign-name">{say(`combat.${type}`)}</span>
      {count > 1 && <span>×{count}</span>}
    </>
  );
}

/** The combat cards that a player holds, to look at: a press tells what a card does. */
export function HeldCards({ state, seat }: { readonly state: Frozen<State>; readonly seat: Seat }) {
  const held = state.secrets[seat]?.combat ?? [];
  if (held.length === 0) return null;
  const counts = COMBAT_TYPES.map((type) => [type, held.filter((id) => combatType(id) === type).length] as const);
  const tell = (type: CombatType) => {
    const told = heldCard(state, type);
    // The words take the place of the prompt; a second press gives it back.
    notify(store.getState().notice?.text === told.text ? null : told);
  };
  return (
    <fieldset class="jw__held" aria-label={say('odds.held')}>
      {counts
        .filter(([, count]) => count > 0)
        .map(([type, count]) => (
          <button
            key={type}
            type="button"
            class="jw__holds"
            title={say(`combat.${type}.text`)}
            onClick={() => tell(type)}
          >
            <Sign type={type} count={count} />
          </button>
        ))}
    </fieldset>
  );
}
