/** The tin with the server's dice: they tumble, lie still, and then show the result. */
import { useEffect, useState } from 'preact/hooks';
import { type DieColour, type DieSides, dieSvg } from '../../art/emblems';
import { wantsReducedMotion } from '../../shell/settings';
import { store } from '../../shell/store';
import { say } from '../../words';
import type { Tone } from './dice-show';
import type { DiceShow } from './performance';
import { reckoned, reckonedShort } from './reckoning';
import './dice-box.css';

/** The dice of a game, and its words on a roll. */
export interface DiceWords<K extends string> {
  /** The sides of the dice that lie in the tin before the first roll; 6 if left out. */
  readonly sides?: DieSides;
  /** The word under the dice: "Hit!" */
  verdict(roll: DiceShow<K>): string;
  /** The sentence for whose roll it is; `name` gives the name of a figure or thing, empty where it is unknown. */
  who(roll: DiceShow<K>, name: (id: string) => string): string;
  /** The line of a roll that only adds up. */
  sum(roll: DiceShow<K>): string;
  tone(roll: DiceShow<K>): Tone;
}

interface DiceBoxProps<K extends string> {
  readonly dice: DiceShow<K> | null;
  readonly words: DiceWords<K>;
  /** The name of a figure or thing on the table. Default: unknown. */
  readonly name?: (id: string) => string;
  /** For a phone: what is rolled, the dice, and one line. */
  readonly small?: boolean;
  /** Whether the player prepares the next roll already: then they are told to be those of the last one. */
  readonly past?: boolean;
}

const unnamed = () => '';

/** More dice than this are drawn smaller. */
const FEW = 3;

/** The tin; while it is empty it says who rolls, unless it is small. */
export function DiceTin<K extends string>({
  dice,
  words,
  name = unnamed,
  small = false,
  past = false,
}: DiceBoxProps<K>) {
  if (dice === null) return small ? null : <EmptyTin sides={words.sides ?? 6} />;
  const many = dice.dice.length > FEW;
  const over = past && !dice.rolling;
  return (
    <section
      class={`dice tin ${small ? 'dice--small' : ''} ${over ? 'dice--past' : ''}`}
      aria-label={say('dice.label')}
      key={dice.key}
    >
      {over && <p class="dice__past">{say('dice.past')}</p>}
      {small && <p class="dice__what">{words.who(dice, name)}</p>}
      <div
        class={`dice__felt tin__felt ${dice.rolling ? 'dice__felt--rolling' : ''} ${many ? 'dice__felt--many' : ''}`}
      >
        {dice.dice.map((face, at) => (
          <Die
            key={at}
            face={face}
            sides={dice.sides ?? 6}
            colour={at === 0 || dice.each ? 'cream' : 'red'}
            rolling={dice.rolling}
          />
        ))}
      </div>
      <div class="dice__lines">
        {dice.rolling ? (
          <span class={small ? 'dice__short' : 'tin__sum'}>…</span>
        ) : (
          <Result dice={dice} words={words} small={small} />
        )}
      </div>
      {!small && <p class="dice__who">{words.who(dice, name)}</p>}
    </section>
  );
}

function EmptyTin({ sides }: { readonly sides: DieSides }) {
  return (
    <section class="dice tin" aria-label={say('dice.label')}>
      <div class="dice__felt tin__felt dice__felt--empty">
        <Die face={3} sides={sides} colour="cream" rolling={false} />
        <Die face={4} sides={sides} colour="red" rolling={false} />
      </div>
      <p class="dice__who">{say('dice.server')}</p>
    </section>
  );
}

type ResultProps<K extends string> = Required<Pick<DiceBoxProps<K>, 'words' | 'small'>> & {
  readonly dice: DiceShow<K>;
};

function Result<K extends string>({ dice, words, small }: ResultProps<K>) {
  const { needed, atLeast, outcome } = dice;
  const tone = words.tone(dice);
  const word = words.verdict(dice);
  if (small) {
    const total = reckonedShort(dice);
    return (
      <span class="dice__short">
        <span class="dice__rolled num">
          {say('dice.rolled', { total, needed: needed ?? 0, atLeast: `${atLeast}` })}
        </span>
        <b class={`tin__result--${tone}`}>{outcome.at(-1) ?? word}</b>
      </span>
    );
  }
  return (
    <>
      <span class="tin__sum num">{reckoned(dice)}</span>
      <span class="dice__verdict">
        {/* The dice of a contest are listed already. */}
        {(needed !== null || dice.each !== true) && (
          <span class="dice__needed">
            {needed === null ? words.sum(dice) : say('dice.needed', { needed, atLeast: `${atLeast}` })}
          </span>
        )}
        <span class={`tin__result tin__result--${tone}`}>{[word, ...outcome].join(' · ')}</span>
      </span>
    </>
  );
}

interface DieProps {
  readonly face: number;
  readonly sides: DieSides;
  readonly colour: DieColour;
  readonly rolling: boolean;
}

/** A die; while it rolls it shows one face after the other. */
function Die({ face, sides, colour, rolling }: DieProps) {
  const [shown, setShown] = useState(face);
  useEffect(() => {
    // A face that flickers is motion too.
    if (!rolling || wantsReducedMotion(store.getState().settings.motion)) {
      setShown(face);
      return;
    }
    let turn = face;
    const timer = setInterval(() => {
      turn = (turn % sides) + 1;
      setShown(turn);
    }, 90);
    return () => clearInterval(timer);
  }, [face, sides, rolling]);
  return (
    <span class="dice__die" aria-hidden={rolling} dangerouslySetInnerHTML={{ __html: dieSvg(shown, colour, sides) }} />
  );
}
