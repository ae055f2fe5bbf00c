import { PLASTICS } from '@dwo/kits/art/palette';
import { addressOf } from '@dwo/kits/shell/router';
import type { Fairness } from '@dwo/kits/shell/witness';
import { Icon } from '@dwo/kits/ui/icons';
import { Shout } from '@dwo/kits/ui/shout';
import { Figure } from '../art/figure';
import { Poster } from '../art/poster/poster';
import { gamePage } from '../pages';
import './results.css';

/** Figures of one kind that stand or have fallen. */
export interface Muster {
  readonly art: string;
  /** In the plural where `count` wants it. */
  readonly name: string;
  readonly count: number;
}

/** One player's end of the match. */
export interface ResultSide {
  readonly side: 'army' | 'dinosaurs';
  /** Which army or herd, 0 to 2. */
  readonly index: number;
  readonly player: string;
  readonly pointsLeft: number;
  readonly pointsAtStart: number;
  readonly standing: readonly Muster[];
  readonly fallen: readonly Muster[];
}

export interface ResultsProps {
  readonly winner: 'army' | 'dinosaurs' | null;
  /** How it went for the one who looks; null for a watcher. */
  readonly yours: 'won' | 'lost' | 'drawn' | null;
  readonly turns: number;
  /** Why it is over: the rule and what it says, as a sentence. */
  readonly rule: string;
  readonly reason: string;
  readonly sides: readonly ResultSide[];
  /** This browser's verdict on the dice. */
  readonly fairness?: Fairness | null;
  /** Absent for those who can't ask for one. */
  readonly onRematch?: () => void;
  /** Somebody has asked already, or the new table is being laid. */
  readonly rematchNote?: string | null;
  readonly onLeave: () => void;
  /** The match on film: its address. */
  readonly film?: string;
  /** Shows the table again, with its log. */
  readonly onBoard?: () => void;
  readonly onRule?: (rule: string) => void;
}

const HEADLINES = {
  army: { lines: ['THE ARMY', 'HOLDS!'], spoken: 'The army holds!', art: 'soldier-hero' },
  dinosaurs: { lines: ['DINOSAURS RULE', 'THE LAWN!'], spoken: 'Dinosaurs rule the lawn!', art: 'tyrannosaurus' },
  draw: { lines: ['NOBODY', 'HOLDS THE LAWN!'], spoken: 'Nobody holds the lawn!', art: 'stegosaurus' },
} as const;

const YOURS = {
  won: 'You won.',
  lost: 'You lost. The toys go back in the box.',
  drawn: 'A draw. Nobody tidies up.',
} as const;

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
      {muster.length > MOST_SHOWN && <li class="note">and {muster.length - MOST_SHOWN} more kinds</li>}
    </ul>
  );
}

function SideResult({ side, won }: { side: ResultSide; won: boolean }) {
  const share = side.pointsAtStart > 0 ? Math.round((100 * side.pointsLeft) / side.pointsAtStart) : 0;
  const alive = side.standing.reduce((sum, { count }) => sum + count, 0);
  const dead = side.fallen.reduce((sum, { count }) => sum + count, 0);
  return (
    <section class="result-side" data-side={side.side}>
      <h2 class="result-side__name">
        <Icon name={side.side === 'army' ? 'star' : 'claw'} size={20} />
        <span>{side.player}</span>
        {won && <span class="result-side__won poster">Winner</span>}
      </h2>
      <p class="result-side__points num">
        <b>{side.pointsLeft}</b> of {side.pointsAtStart} points left
      </p>
      <div class="meter" style={`--chance:${share}%`} aria-hidden="true" />
      <h3 class="result-side__head typed">{alive === 0 ? 'Nobody is left standing' : 'Still standing'}</h3>
      <Row muster={side.standing} side={side} fallen={false} />
      {dead > 0 && <h3 class="result-side__head typed">Back in the box</h3>}
      <Row muster={side.fallen} side={side} fallen />
    </section>
  );
}

/** Whether the server kept its word about the dice. */
function DiceWord({ fairness }: { fairness: Fairness }) {
  if (fairness.verdict === 'broken') {
    return (
      <p class="results__dice results__dice--broken" role="alert">
        <b>Dice not verified.</b> {fairness.why}
      </p>
    );
  }
  return (
    <p class="results__dice note" title={fairness.commitment}>
      <Icon name="dice" size={20} />
      <span>
        <b>Dice verified.</b> The server had committed itself to their secret beforehand:{' '}
        <span class="num">{fairness.commitment.slice(0, 12)}…</span>
      </span>
    </p>
  );
}

/** The ways on from here. */
function Buttons({ onRematch, rematchNote, film, onBoard, onLeave }: ResultsProps) {
  return (
    <div class="results__buttons">
      {onRematch && (
        <button type="button" class="btn btn--fire" onClick={onRematch} disabled={!!rematchNote}>
          <Icon name="again" size={30} />
          <span class="btn__col">
            <span class="btn__word">Rematch</span>
            <span class="btn__sub">{rematchNote ?? 'Swap sides'}</span>
          </span>
        </button>
      )}
      {film && (
        <a class="btn btn--mustard" href={film} data-testid="watch-again">
          <Icon name="film" />
          Watch replay
        </a>
      )}
      {film && (
        <a class="btn" href={`${film}#luck`} data-testid="was-it-luck">
          <Icon name="dice" />
          Was it luck?
        </a>
      )}
      {onBoard && (
        <button type="button" class="btn" onClick={onBoard}>
          <Icon name="eye" />
          View the board
        </button>
      )}
      <button type="button" class="btn btn--ink" onClick={onLeave}>
        <Icon name="home" />
        Leave
      </button>
    </div>
  );
}

/** The last poster of a match: who holds the lawn, what is left, and by which rule it ended. */
export function Results(props: ResultsProps) {
  const { winner, yours, turns, rule, reason, sides, fairness = null, onRule } = props;
  const { lines, spoken, art } = HEADLINES[winner ?? 'draw'];
  return (
    <main class="results">
      <Poster plain>
        <div class="results__scroll">
          <header class="results__head">
            <Figure art={art} width={250} height={205} flip={winner === 'dinosaurs'} />
            <h1 class="results__title">
              <span class="visually-hidden">{spoken}</span>
              <Shout lines={lines} />
            </h1>
          </header>
          <div class="results__card paper">
            <div class="paper__head results__dispatch">
              <span>Final dispatch</span>
              <span class="results__turns num">{turns === 1 ? '1 turn' : `${turns} turns`}</span>
            </div>
            <p class="results__reason">
              {yours && <b>{YOURS[yours]} </b>}
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
          </div>
          <Buttons {...props} />
        </div>
      </Poster>
    </main>
  );
}
