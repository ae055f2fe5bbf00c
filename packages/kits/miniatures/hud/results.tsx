/** The result of a match on a poster: who won, what is left of each force, and the rule by which it ended. */
import type { HalvesShown } from '@dwo/shared';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { PLASTICS } from '../../art/palette';
import type { FigureProps } from '../../game-client';
import { useBox } from '../../shell/box';
import { rematchHow, rematchWord } from '../../shell/halves-words';
import type { Rematch } from '../../shell/use-rematch';
import type { Fairness } from '../../shell/witness';
import { Halves } from '../../ui/halves';
import { Icon, type IconName } from '../../ui/icons';
import { MatchStory, type StoryRow } from '../../ui/match-story';
import { SameSide } from '../../ui/same-side';
import { Shout } from '../../ui/shout';
import { rich, say } from './words';
import './styles/results.css';

/** The figures of one kind that are left or lost. */
export interface Muster {
  /** Null for figures that nobody has seen. */
  readonly art: string | null;
  /** In the plural if `count` needs it. */
  readonly name: string;
  /** Null for one figure with a name of its own. */
  readonly count: number | null;
}

/** The result of one player. */
export interface ResultSide {
  readonly icon: IconName;
  /** The colour of the icon. */
  readonly colour: string;
  /** The place among the players of the same make, which decides the colour of the figures. */
  readonly index: number;
  readonly player: string;
  /** Whether it is the player in front of the page. */
  readonly isYou: boolean;
  readonly won: boolean;
  /** The force that is left, in words and as a share of 1. */
  readonly tally: ComponentChildren;
  readonly left: number;
  /** The part of `left` that wounds have cost. */
  readonly worn: number;
  readonly standing: readonly Muster[];
  readonly fallen: readonly Muster[];
}

/** The head of the poster. */
export interface ResultHead {
  /** The figure beside the headline, and whether it is mirrored. */
  readonly hero: string;
  readonly flip: boolean;
  /** The lines of the headline, and the headline as it is spoken. */
  readonly lines: readonly string[];
  readonly spoken: string;
}

/** Everything that the poster shows. */
export interface ResultsProps {
  readonly head: ResultHead;
  /** How long it took: "7 turns". */
  readonly took: string;
  /** The result for this browser's player, as a sentence; null for a spectator. */
  readonly yours: string | null;
  readonly reason: string;
  /** The rule by which the match ended, and the address of its text. */
  readonly rule: string;
  readonly ruleHref: string;
  readonly sides: readonly ResultSide[];
  /** Draws a figure by its `art`; the box's own drawing if left out. */
  readonly Figure?: FunctionComponent<FigureProps>;
  /** This browser's verdict on the dice. */
  readonly fairness: Fairness | null;
  /** Whether it was played on this device, without a server. */
  readonly onDevice: boolean;
  /** Null for people who can't ask for a rematch. */
  readonly rematch: Rematch | null;
  /** The story of the match in rows. */
  readonly story: readonly StoryRow[];
  /** The mirror match that it is a half of; null for none. */
  readonly halves: HalvesShown | null;
  /** The address of the replay. */
  readonly film: string;
  /** The way to the review. */
  readonly review: ComponentChildren;
  onLeave(): void;
  /** Shows the table again, with its log. */
  onBoard(): void;
  onRule(rule: string): void;
}

const MOST_SHOWN = 9;

interface RowProps {
  readonly muster: readonly Muster[];
  readonly side: ResultSide;
  readonly fallen: boolean;
  readonly Figure: FunctionComponent<FigureProps>;
}

function Row({ muster, side, fallen, Figure }: RowProps) {
  if (muster.length === 0) return null;
  const plastic = PLASTICS[side.index] ?? 'green';
  const size = fallen ? 34 : 54;
  const shown = muster.slice(0, MOST_SHOWN);
  return (
    <ul class={fallen ? 'muster muster--fallen' : 'muster'}>
      {shown.map(({ art, name, count }, at) => (
        <li key={at} class="muster__kind">
          {art === null ? (
            <span class="muster__unseen poster" aria-hidden="true">
              ?
            </span>
          ) : (
            <Figure art={art} width={size * 1.25} height={size} state={fallen ? 'dead' : 'normal'} plastic={plastic} />
          )}
          <span class="muster__name">
            {count !== null && <b class="num">{count} </b>}
            {name}
          </span>
        </li>
      ))}
      {muster.length > MOST_SHOWN && <li class="note">{say('results.more', { kinds: muster.length - MOST_SHOWN })}</li>}
    </ul>
  );
}

function SideResult({ side, Figure }: Pick<RowProps, 'side' | 'Figure'>) {
  const { standing, fallen, left, worn } = side;
  const percent = (share: number) => `${Math.round(100 * share)}%`;
  return (
    <section class="result-side">
      <h2 class="result-side__name">
        <span class="result-side__sign" style={{ color: side.colour }}>
          <Icon name={side.icon} size={20} />
        </span>
        <span>{side.isYou ? say('over.you') : side.player}</span>
        {side.won && <span class="result-side__won poster">{say('results.winner')}</span>}
      </h2>
      <p class="result-side__points num">{side.tally}</p>
      <div
        class="meter meter--worn"
        style={`--chance:${percent(left - worn)};--worn:${percent(left)}`}
        aria-hidden="true"
      />
      <h3 class="result-side__head typed">{say(standing.length === 0 ? 'results.none' : 'results.standing')}</h3>
      <Row muster={standing} side={side} fallen={false} Figure={Figure} />
      {fallen.length > 0 && <h3 class="result-side__head typed">{say('results.fallen')}</h3>}
      <Row muster={fallen} side={side} fallen Figure={Figure} />
    </section>
  );
}

/** Points left and at the beginning, in words. */
export function pointsLeft(left: number, start: number): ComponentChildren {
  return rich('results.points', { b: (number) => <b>{number}</b> }, { left, start });
}

/** The verdict on the server's promise about the dice. */
function DiceWord({ fairness }: { readonly fairness: Fairness }) {
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
function Buttons({ rematch, halves, film, review, onBoard, onLeave }: ResultsProps) {
  return (
    <div class="results__buttons">
      {rematch !== null && (
        <button type="button" class="btn btn--fire" onClick={rematch.ask} disabled={rematch.busy}>
          <Icon name="again" size={30} />
          <span class="btn__col">
            <span class="btn__word">{rematchWord(halves, say('over.rematch'))}</span>
            <span class="btn__sub">
              {rematch.busy ? say('over.setting-up') : rematchHow(halves, say('results.rematch.how'))}
            </span>
          </span>
        </button>
      )}
      <SameSide rematch={rematch} />
      <a class="btn btn--mustard" href={film} data-testid="watch-again">
        <Icon name="film" />
        {say('results.watch')}
      </a>
      {review}
      <button type="button" class="btn" onClick={onBoard}>
        <Icon name="eye" />
        {say('results.board')}
      </button>
      <button type="button" class="btn btn--ink" onClick={onLeave}>
        <Icon name="home" />
        {say('results.leave')}
      </button>
    </div>
  );
}

/** The poster. */
export function Results(props: ResultsProps) {
  const { head, took, yours, reason, rule, ruleHref, sides, story, fairness, onDevice, halves, onRule } = props;
  const { Poster, Figure: Drawn } = useBox();
  const Figure = props.Figure ?? Drawn;
  return (
    <main class="results">
      <Poster plain>
        <div class="results__scroll">
          <header class="results__head">
            <Figure art={head.hero} width={250} height={205} flip={head.flip} />
            <h1 class="results__title">
              <span class="visually-hidden">{head.spoken}</span>
              <Shout lines={head.lines} />
            </h1>
          </header>
          <div class="results__card paper">
            <div class="paper__head results__dispatch">
              <span>{say('results.dispatch')}</span>
              <span class="results__turns num">{took}</span>
            </div>
            <p class="results__reason">
              {yours !== null && <b>{yours} </b>}
              {reason}{' '}
              <a
                class="rule-tag"
                href={ruleHref}
                onClick={(event) => {
                  event.preventDefault();
                  onRule(rule);
                }}
              >
                {rule}
              </a>
            </p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
            <div class="results__sides" tabIndex={0}>
              {halves !== null && (
                <div class="results__halves">
                  <Halves halves={halves} plays={yours !== null} />
                </div>
              )}
              <div class="results__story">
                <MatchStory rows={story} />
              </div>
              {sides.map((side, at) => (
                <SideResult key={at} side={side} Figure={Figure} />
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
