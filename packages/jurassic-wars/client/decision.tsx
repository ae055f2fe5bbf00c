/** The controls of a player's decision: its buttons, and the cards of their hand. */
import type { Frozen, Seat } from '@dwo/kernel';
import { Hand } from '@dwo/kits/cards/hand';
import type { MatchLine } from '@dwo/kits/shell/line';
import { notify } from '@dwo/kits/shell/store';
import { isAsked } from '@dwo/kits/shell/sure';
import { useTimeUp } from '@dwo/kits/shell/time-up';
import { useStore } from '@dwo/kits/shell/use-store';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { BACKINGS, dinocard, type Intent, jurassicWars, type Period, type State } from '../rules';
import { revealed } from '../rules/deal-sizes';
import { answerChance } from '../rules/forecast';
import { cardText, DinoCard } from './card';
import { Commit } from './combat-cards';
import { hints } from './hint';
import { percent } from './percent';
import { promptOf } from './prompts';
import { CARD, playRaised, pressCard, raised, raisedIn } from './raised';
import { refusalText } from './refusal-text';
import { say } from './words';

/** Shows why an intent was refused. */
function refuse(refusal: Parameters<typeof refusalText>[0]): void {
  notify({ text: refusalText(refusal), rule: refusal.rule, tone: 'refusal' });
}

/** Plays an intent and shows why it was refused; true if it was played. */
export async function enact(line: MatchLine, intent: Intent): Promise<boolean> {
  const answer = await line.play(intent);
  if (answer === null) notify(null);
  else if ('trouble' in answer) notify({ text: answer.trouble, rule: null, tone: 'info' });
  else refuse(answer.refusal);
  return answer === null;
}

interface DecisionProps {
  readonly line: MatchLine;
  readonly state: Frozen<State>;
  readonly seat: Seat;
  /** The sentence of a lesson that is done: nothing more is played in it; null otherwise. */
  readonly done?: string | null;
  name(seat: Seat): string;
}

export function Decision({ line, state, seat, done = null, name }: DecisionProps) {
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const act = async (intent: Intent) => {
    setBusy(true);
    const done = await enact(line, intent);
    setBusy(false);
    if (done) setChosen([]);
  };
  const mine = done === null && jurassicWars.awaiting(state).includes(seat);
  const hint = useStore(hints, (each) => (each.state === state ? each.intent : null));
  const hand = (state.secrets[seat]?.hand ?? []).filter((rank) => rank !== null);
  const playing = mine && (state.phase === 'lead' || state.phase === 'oppose');
  const choosing = mine && state.phase === 'reveal';
  const raises = playing && isAsked(CARD);
  const chances = mine && state.phase === 'oppose' ? hand.map((rank) => answerChance(state, rank)) : [];
  const count = revealed(state.players.length, state.handSize);
  const show = () => void act({ type: 'reveal', cards: [...chosen].sort((a, b) => a - b) });
  useTimeUp(choosing && !busy && chosen.length === count ? show : null);
  const up = useStore(raised, (each) => (mine && !busy ? raisedIn(state, each) : null));
  useTimeUp(up === null ? null : () => playRaised(up));
  const raise = (at: number) => {
    const card = dinocard(hand[at] ?? 1).name;
    const chance = chances[at] ?? null;
    const text =
      chance === null
        ? say('decision.sure.play', { card })
        : say('decision.sure.answer', { card, chance: percent(chance) });
    const play = () => void act({ type: 'play', at });
    pressCard(state, { card: `${at}`, question: CARD, text, word: say('decision.go'), play });
  };
  const press = (at: number) => {
    if (busy) return;
    if (done !== null) return notify({ text: done, rule: null, tone: 'info' });
    const no = choosing ? null : jurassicWars.check(state, seat, { type: 'play', at });
    // The press was meant for a decision that is not asked for; the one that is stays in the sentence.
    if (no !== null && mine)
      notify({ text: say('prompt.first', { prompt: promptOf(state, seat, name) }), rule: no.rule, tone: 'refusal' });
    else if (no !== null) refuse(no);
    else if (playing) raise(at);
    else if (chosen.includes(at)) setChosen(chosen.filter((each) => each !== at));
    else setChosen([...chosen, at].slice(-count));
  };
  return (
    <>
      <div class="jw__choices" data-at-hand data-patient>
        {chances.length > 0 && (
          <p class="jw__note">
            {say(state.players.some(({ combat }) => combat > 0) ? 'odds.answer' : 'odds.answer.bare')}
          </p>
        )}
        {mine && !busy && <Choices state={state} seat={seat} name={name} onDo={act} />}
        {choosing && (
          <button
            type="button"
            class={`btn ${chosen.length === count ? 'btn--red' : 'jw__refused'}`}
            disabled={busy}
            aria-disabled={chosen.length !== count}
            onClick={() =>
              chosen.length === count ? show() : refuse({ rule: 'JW-RV-1', code: 'NUMBER', facts: { count } })
            }
          >
            {say('decision.show')}
          </button>
        )}
      </div>
      {hand.length > 0 && (
        <Hand
          name={say('table.hand')}
          seat={seat}
          open={(playing || choosing) && !busy}
          tucked={mine && state.phase === 'commit'}
          onPress={press}
          cards={hand.map((rank, at) => ({
            key: rank,
            label: labelOf(rank, choosing || (raises && up?.card !== `${at}`), chances[at] ?? null),
            face: <Held rank={rank} period={state.period} chance={chances[at] ?? null} />,
            chosen: choosing ? chosen.includes(at) : raises ? up?.card === `${at}` : null,
            marked: hint?.type === 'play' && hint.at === at,
          }))}
        />
      )}
    </>
  );
}

/** A card of the hand in words: what a press does, and its chance if it would answer. */
function labelOf(rank: number, choosing: boolean, chance: number | null): string {
  const text = say(choosing ? 'decision.choose' : 'decision.play', { card: cardText(rank) });
  return chance === null ? text : `${text}, ${say('odds.win', { chance: percent(chance) })}`;
}

interface HeldProps {
  readonly rank: number;
  readonly period: Period | null;
  readonly chance: number | null;
}

/** A card of the hand; while its player answers a lead, with the chance to win. */
function Held({ rank, period, chance }: HeldProps) {
  return (
    <>
      <DinoCard rank={rank} period={period} />
      {chance !== null && <b class="jw__odds">{percent(chance)}</b>}
    </>
  );
}

interface ChoicesProps {
  readonly state: Frozen<State>;
  readonly seat: Seat;
  name(seat: Seat): string;
  onDo(intent: Intent): void;
}

/** The buttons of a decision that is not made with the hand. */
function Choices({ state, seat, name, onDo }: ChoicesProps) {
  const button = (intent: Intent, text: ComponentChildren, look = '') => {
    const refusal = jurassicWars.check(state, seat, intent);
    return (
      <button
        key={JSON.stringify(intent)}
        type="button"
        class={`btn ${refusal === null ? look : 'jw__refused'}`}
        aria-disabled={refusal !== null}
        onClick={() => (refusal === null ? onDo(intent) : refuse(refusal))}
      >
        {text}
      </button>
    );
  };
  switch (state.phase) {
    case 'commit':
      return <Commit state={state} seat={seat} name={name} onDo={onDo} />;
    case 'show':
    case 'turnUp':
      return button({ type: 'ready' }, say('decision.ready'), 'btn--red');
    case 'bid':
      return (
        <>
          {upTo(state.handSize + 1).map((n) =>
            button({ type: 'bid', n }, <Numbered n={n} text={say('decision.bid', { n })} />),
          )}
        </>
      );
    case 'declare':
      return (
        <>
          {button({ type: 'declare', choice: 'fight' }, say('decision.fight'), 'btn--red')}
          {button({ type: 'declare', choice: 'fold' }, say('decision.fold'))}
        </>
      );
    case 'predict':
      return (
        <>
          {upTo(11).map((n) =>
            button({ type: 'predict', n }, <Numbered n={n} text={say('decision.predict', { n })} />),
          )}
          {button({ type: 'predict', n: null }, say('decision.nothing'))}
        </>
      );
    case 'stake':
      return (
        <>
          {[1, 2, 3].flatMap((n) =>
            BACKINGS.map((side) => button({ type: 'stake', side, n }, say('decision.stake', { n, side }))),
          )}
          {button({ type: 'stake', side: null, n: 0 }, say('decision.nothing'))}
        </>
      );
    default:
      return null;
  }
}

/** A number to call; where many stand side by side on a low screen, the number alone. */
function Numbered({ n, text }: { readonly n: number; readonly text: string }) {
  return (
    <>
      <span class="jw__called-long">{text}</span>
      <span class="jw__called-short" aria-hidden="true">
        {n}
      </span>
    </>
  );
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
