import { PLASTICS } from '@dwo/kits/art/palette';
import { addressOf } from '@dwo/kits/shell/router';
import type { Fairness } from '@dwo/kits/shell/witness';
import { Icon } from '@dwo/kits/ui/icons';
import { Shout } from '@dwo/kits/ui/shout';
import type { ComponentChildren } from 'preact';
import { Figure } from '../art/figure';
import { Poster } from '../art/poster/poster';
import { type Life, lifeWords } from '../hud/life';
import { gamePage } from '../pages';
import './results.css';
import { rich, say } from '../words';

/** The figures of one kind that are left or lost. */
export interface Muster {
  readonly art: string;
  /** In the plural if `count` needs it. */
  readonly name: string;
  readonly count: number;
}

/** The result of one player. */
export interface ResultSide {
  readonly side: 'army' | 'dinosaurs';
  /** The index of the army or herd, from 0 to 2. */
  readonly index: number;
  readonly player: string;
  readonly pointsLeft: number;
  readonly pointsAtStart: number;
  /** The part of `pointsLeft` that wounds have cost, were life counted. */
  readonly pointsWorn: number;
  /** The life of all its figures together; null if none has any. */
  readonly life: Life | null;
  readonly standing: readonly Muster[];
  readonly fallen: readonly Muster[];
}

/** Everything that the poster shows. */
export interface ResultsProps {
  readonly winner: 'army' | 'dinosaurs' | null;
  /** The result for this browser's player; null for a spectator. */
  readonly yours: 'won' | 'lost' | 'drawn' | null;
  readonly turns: number;
  /** The rule by which the match ended. */
  readonly rule: string;
  readonly reason: string;
  readonly sides: readonly ResultSide[];
  /** This browser's verdict on the dice. */
  readonly fairness?: Fairness | null;
  /** Whether it was played on this device, without a server. */
  readonly onDevice?: boolean;
  /** Left out for people who can't ask for a rematch. */
  readonly onRematch?: () => void;
  /** A note that a rematch was asked for already, or is being set up. */
  readonly rematchNote?: string | null;
  readonly onLeave: () => void;
  /** The address of the replay. */
  readonly film?: string;
  /** The way to the review. */
  readonly review?: ComponentChildren;
  /** Shows the table again, with its log. */
  readonly onBoard?: () => void;
  readonly onRule?: (rule: string) => void;
}

const HEROES = { army: 'soldier-hero', dinosaurs: 'tyrannosaurus', draw: 'stegosaurus' } as const;

/** The lines of a headline; its message separates them by a break. */
function linesOf(ending: keyof typeof HEROES): readonly string[] {
  return rich(`results.shout.${ending}`, { br: () => null }).filter((part) => part !== null);
}

const MOST_SHOWN = 9;

function Row({ muster, side, fallen }: { muster: readonly Muster[]; side: ResultSide; fallen: boolean }) {
  if (muster.length === 0) return null;
  const plastic = PLASTICS[side.index] ?? 'green';
  const size = fallen ? 34 : 54;
  const shown = muster.slice(0, MOST_SHOWN);
  return (
    <ul class={fallen ? 'muster muster--fallen' : 'muster'}>
      {shown.map(({ art, name, count }) => (
        <li key={art + name} class="muster__kind">
          <Figure art={art} width={size * 1.25} height={size} state={fallen ? 'dead' : 'normal'} plastic={plastic} />
          <span class="muster__name">
            <b class="num">{count}</b> {name}
          </span>
        </li>
      ))}
      {muster.length > MOST_SHOWN && <li class="note">{say('results.more', { kinds: muster.length - MOST_SHOWN })}</li>}
    </ul>
  );
}

function SideResult({ side, won }: { side: ResultSide; won: boolean }) {
  const share = (points: number) => (side.pointsAtStart > 0 ? Math.round((100 * points) / side.pointsAtStart) : 0);
  const bar = `--chance:${share(side.pointsLeft - side.pointsWorn)}%;--worn:${share(side.pointsLeft)}%`;
  const alive = side.standing.reduce((sum, { count }) => sum + count, 0);
  const dead = side.fallen.reduce((sum, { count }) => sum + count, 0);
  return (
    <section class="result-side" data-side={side.side}>
      <h2 class="result-side__name">
        <Icon name={side.side === 'army' ? 'star' : 'claw'} size={20} />
        <span>{side.player}</span>
        {won && <span class="result-side__won poster">{say('results.winner')}</span>}
      </h2>
      <p class="result-side__points num">
        {rich('results.points', { b: (left) => <b>{left}</b> }, { left: side.pointsLeft, start: side.pointsAtStart })}
        {side.life !== null && ` · ${lifeWords(side.life)}`}
      </p>
      <div class="meter meter--worn" style={bar} aria-hidden="true" />
      <h3 class="result-side__head typed">{say(alive === 0 ? 'results.none' : 'results.standing')}</h3>
      <Row muster={side.standing} side={side} fallen={false} />
      {dead > 0 && <h3 class="result-side__head typed">{say('results.fallen')}</h3>}
      <Row muster={side.fallen} side={side} fallen />
    </section>
  );
}

/** The verdict on the server's promise about the dice. */
function DiceWord({ fairness }: { fairness: Fairness }) {
  if (fairness.verdict === 'broken') {
    return (
      <p class="results__dice results__dice--broken" role="alert">
        {rich('results.dice.broken', { b: (word) => <b>{word}</b> }, { why: fairness.why })}
      </p>
    );
  }
  return (
    <p class="results__dice note" title={fairness.commitment}>
      <Icon name="dice" size={20} />
      <span>
        {rich(
          'results.dice.verified',
          { b: (word) => <b>{word}</b>, n: (print) => <span class="num">{print}</span> },
          { print: fairness.commitment.slice(0, 12) },
        )}
      </span>
    </p>
  );
}

/** The buttons for what comes next. */
function Buttons({ onRematch, rematchNote, film, review, onBoard, onLeave }: ResultsProps) {
  return (
    <div class="results__buttons">
      {onRematch && (
        <button type="button" class="btn btn--fire" onClick={onRematch} disabled={!!rematchNote}>
          <Icon name="again" size={30} />
          <span class="btn__col">
            <span class="btn__word">{say('results.rematch')}</span>
            <span class="btn__sub">{rematchNote ?? say('results.rematch.how')}</span>
          </span>
        </button>
      )}
      {film && (
        <a class="btn btn--mustard" href={film} data-testid="watch-again">
          <Icon name="film" />
          {say('results.watch')}
        </a>
      )}
      {review}
      {onBoard && (
        <button type="button" class="btn" onClick={onBoard}>
          <Icon name="eye" />
          {say('results.board')}
        </button>
      )}
      <button type="button" class="btn btn--ink" onClick={onLeave}>
        <Icon name="home" />
        {say('results.leave')}
      </button>
    </div>
  );
}

/** The result of a match on a poster: who won, what is left, and the rule by which it ended. */
export function Results(props: ResultsProps) {
  const { winner, yours, turns, rule, reason, sides, fairness = null, onDevice = false, onRule } = props;
  const ending = winner ?? 'draw';
  return (
    <main class="results">
      <Poster plain>
        <div class="results__scroll">
          <header class="results__head">
            <Figure art={HEROES[ending]} width={250} height={205} flip={winner === 'dinosaurs'} />
            <h1 class="results__title">
              <span class="visually-hidden">{say(`results.spoken.${ending}`)}</span>
              <Shout lines={linesOf(ending)} />
            </h1>
          </header>
          <div class="results__card paper">
            <div class="paper__head results__dispatch">
              <span>{say('results.dispatch')}</span>
              <span class="results__turns num">{say('results.turns', { turns })}</span>
            </div>
            <p class="results__reason">
              {yours && <b>{say(`results.yours.${yours}`)} </b>}
              {reason}{' '}
              <a
                class="rule-tag"
                href={addressOf(gamePage('rules', rule))}
                onClick={(event) => {
                  if (!onRule) return;
                  event.preventDefault();
                  onRule(rule);
                }}
              >
                {rule}
              </a>
            </p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
            <div class="results__sides" tabIndex={0}>
              {sides.map((side) => (
                <SideResult key={`${side.side}${side.index}`} side={side} won={side.side === winner} />
              ))}
            </div>
            {fairness !== null && fairness.verdict !== 'open' && <DiceWord fairness={fairness} />}
            {onDevice && <p class="results__dice note">{say('results.device')}</p>}
          </div>
          <Buttons {...props} />
        </div>
      </Poster>
    </main>
  );
}
