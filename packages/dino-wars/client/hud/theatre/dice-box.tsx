/** The tin with the server's dice: they tumble, lie still, and then show the result. */
import type { Side } from '@dwo/dino-wars';
import { type DieFace, dieSvg } from '@dwo/kits/art/emblems';
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect, useState } from 'preact/hooks';
import { DICE } from '../../actions';
import type { DiceShow } from '../../actions/rolls';
import { desk, type MatchSlice, store } from '../../store';
import { say } from '../../words';
import type { Names } from '../words/names';
import { toneFor, verdict } from './dice-show';

/** `small` is for a phone: dice and one line. */
export function DiceBox({ small = false }: { readonly small?: boolean }) {
  const dice = useStore(desk, ({ dice }) => dice);
  const names = useStore(desk, ({ names }) => names);
  if (dice === null) return small ? null : <EmptyBox />;
  return (
    <section class={`dice tin ${small ? 'dice--small' : ''}`} aria-label={say('dice.label')}>
      <div class={`dice__felt tin__felt ${dice.rolling ? 'dice__felt--rolling' : ''}`} key={dice.key}>
        {dice.dice.map((face, at) => (
          <Die key={at} face={face} colour={at === 0 ? 'cream' : 'red'} rolling={dice.rolling} />
        ))}
      </div>
      <div class="dice__lines">{dice.rolling ? <Rolling small={small} /> : <Result dice={dice} small={small} />}</div>
      {!small && <p class="dice__who">{whose(dice, names)}</p>}
    </section>
  );
}

function EmptyBox() {
  return (
    <section class="dice tin" aria-label={say('dice.label')}>
      <div class="dice__felt tin__felt dice__felt--empty">
        <Die face={3} colour="cream" rolling={false} />
        <Die face={4} colour="red" rolling={false} />
      </div>
      <p class="dice__who">{say('dice.server')}</p>
    </section>
  );
}

function Rolling({ small }: { readonly small: boolean }) {
  return <span class={small ? 'dice__short' : 'tin__sum'}>…</span>;
}

function Result({ dice, small }: { readonly dice: DiceShow; readonly small: boolean }) {
  const total = dice.dice.reduce((sum, face) => sum + face, 0);
  const side = useStore(store, ({ match }) => sideOf(match));
  const tone = toneFor(dice, side);
  const word = [verdict(dice), ...dice.outcome].join(' · ');
  if (small) {
    return (
      <span class="dice__short">
        <span class="dice__rolled num">
          {say('dice.rolled', { total, needed: dice.needed ?? 0, atLeast: dice.atLeast })}
        </span>
        <b class={`tin__result--${tone}`}>{dice.outcome.at(-1) ?? verdict(dice)}</b>
      </span>
    );
  }
  return (
    <>
      <span class="tin__sum num">{dice.dice.length === 1 ? total : `${dice.dice.join(' + ')} = ${total}`}</span>
      <span class="dice__verdict">
        <span class="dice__needed">
          {dice.needed === null
            ? say('dice.belts')
            : say('dice.needed', { needed: dice.needed, atLeast: dice.atLeast })}
        </span>
        <span class={`tin__result tin__result--${tone}`}>{word}</span>
      </span>
    </>
  );
}

function sideOf(match: MatchSlice | null): Side | null {
  const seat = match?.seat ?? null;
  return seat === null ? null : (match?.state?.players[seat]?.side ?? null);
}

function whose(dice: DiceShow, names: Names | null): string {
  const by = names?.full(dice.by) ?? dice.by;
  const { who } = DICE[dice.what];
  if (who !== undefined) return say(who, { by });
  return dice.at === null ? by : say('dice.at', { by, target: names?.full(dice.at) ?? dice.at });
}

/** A die; while it rolls it shows random faces. */
function Die({ face, colour, rolling }: { face: number; colour: 'cream' | 'red'; rolling: boolean }) {
  const [shown, setShown] = useState<DieFace>(() => asFace(face));
  useEffect(() => {
    if (!rolling) {
      setShown(asFace(face));
      return;
    }
    let turn = face;
    const timer = setInterval(() => {
      turn = (turn % 6) + 1;
      setShown(asFace(turn));
    }, 90);
    return () => clearInterval(timer);
  }, [face, rolling]);
  return <span class="dice__die" aria-hidden={rolling} dangerouslySetInnerHTML={{ __html: dieSvg(shown, colour) }} />;
}

function asFace(face: number): DieFace {
  return Math.min(6, Math.max(1, Math.round(face))) as DieFace;
}
