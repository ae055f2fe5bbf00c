/**
 * The whole match as a strip of film: phases in the colours of their sides, losses above, and a frame at the current moment.
 */

import { useRef } from 'preact/hooks';
import { useStore } from '../shell/use-store';
import { Icon, type IconName } from '../ui/icons';
import type { Cast, LossMark, Marks } from './contract';
import { momentName, phaseAt, stretchesOf } from './moments';
import type { Screening } from './screening';
import { replayStore } from './state';
import type { TableMoment, TableTalk } from './table-talk';
import { say } from './words';

interface Props {
  readonly screening: Screening;
  /** Marks closer together than this share of the film are merged. */
  readonly apart: number;
}

export function Reel({ screening, apart }: Props) {
  const cast = useStore(replayStore, (state) => state.cast);
  const marks = useStore(replayStore, (state) => state.marks);
  const ready = useStore(replayStore, (state) => state.ready);
  const talk = useStore(replayStore, (state) => state.talk);
  const n = useStore(replayStore, (state) => state.n);
  const resumes = useRef(false);
  if (cast === null) return <div class="reel" />;
  const { length } = cast;
  const share = (at: number) => `${length === 0 ? 0 : (100 * at) / length}%`;
  const grab = () => {
    resumes.current = replayStore.getState().playing;
    screening.pause();
  };
  const drop = () => {
    if (resumes.current) void screening.play();
    resumes.current = false;
  };
  return (
    <div class="reel" data-testid="reel">
      <Fallen cast={cast} marks={marks} share={share} apart={apart} onPick={(at) => screening.goTo(at)} />
      <div class="reel__film">
        <div class="reel__stretches" aria-hidden="true">
          <Stretches cast={cast} marks={marks} ready={ready} apart={apart} />
          <Struck talk={talk} share={share} />
          <span class="reel__unready" style={`left:${share(ready)}`} />
        </div>
        <span class="reel__gate" style={`left:${share(n)}`} aria-hidden="true" />
        <Said talk={talk} length={length} share={share} apart={apart} />
        <input
          class="reel__input"
          type="range"
          min={0}
          max={length}
          step={1}
          value={n}
          aria-label={say('reel.label')}
          aria-valuetext={spokenMoment(momentName(cast, phaseAt(marks, n)), n, length, talk)}
          data-testid="scrub"
          onPointerDown={grab}
          onPointerUp={drop}
          onPointerCancel={drop}
          onInput={(event) => screening.goTo(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  );
}

function spokenMoment(name: string, n: number, length: number, { moments }: TableTalk): string {
  const said = moments.find((moment) => moment.n === n);
  return say('reel.at', { moment: name, n, length, said: said?.text ?? 'none' });
}

interface TalkProps {
  readonly talk: TableTalk;
  readonly share: (at: number) => string;
}

/** Marks the entries that were taken back. */
function Struck({ talk, share }: TalkProps) {
  return (
    <>
      {talk.struck.map(({ from, to }) => (
        <span key={to} class="reel__struck" style={`left:${share(from)};right:calc(100% - ${share(to)})`} />
      ))}
    </>
  );
}

/** The deeds of the table, as flags on the film; of several close together only the most important. */
function Said({ talk, share, length, apart }: TalkProps & { readonly length: number; readonly apart: number }) {
  const groups: { n: number; said: TableMoment[] }[] = [];
  for (const moment of talk.moments) {
    const last = groups.at(-1);
    if (last !== undefined && (moment.n - last.n) / length < apart) last.said.push(moment);
    else groups.push({ n: moment.n, said: [moment] });
  }
  return (
    <div class="reel__said" aria-hidden="true">
      {groups.map(({ n, said }) => (
        <span key={n} class="reel__word" style={`left:clamp(11px, ${share(n)}, calc(100% - 11px))`}>
          <Icon name={weightiest(said)} size={14} />
        </span>
      ))}
    </div>
  );
}

/** From the most important to the least. */
const WEIGHTS: readonly IconName[] = ['flag', 'undo', 'pause', 'computer', 'friends', 'clock', 'hand'];

function weightiest(said: readonly TableMoment[]): IconName {
  return WEIGHTS.find((icon) => said.some((each) => each.icon === icon)) ?? said[0]?.icon ?? 'talk';
}

interface StretchesProps {
  readonly cast: Cast;
  readonly marks: Marks;
  readonly ready: number;
  readonly apart: number;
}

function Stretches({ cast, marks, ready, apart }: StretchesProps) {
  const numbered = numberedTurns(marks, cast.length, apart);
  return (
    <>
      {stretchesOf(marks, Math.max(ready, 1)).map(({ from, to, mark }) => {
        const side = mark.phase === null ? 'setup' : (cast.phases[mark.phase]?.side ?? 'setup');
        const scale = ready / Math.max(1, cast.length);
        const begins = mark.turn > 0 && marks.phases.find(({ turn }) => turn === mark.turn)?.n === mark.n;
        return (
          <span
            key={`${mark.n}/${mark.turn}/${mark.phase}`}
            class={`reel__stretch reel__stretch--${side} ${begins ? 'reel__stretch--turn' : ''}`}
            style={`left:${100 * from * scale}%;width:${100 * (to - from) * scale}%`}
          >
            {begins && numbered.has(mark.turn) && <b class="reel__turn num">{mark.turn}</b>}
          </span>
        );
      })}
    </>
  );
}

/** The turns whose number is printed: those with room before the next one. */
function numberedTurns({ phases }: Marks, length: number, apart: number): ReadonlySet<number> {
  const numbered = new Set<number>();
  let last = Number.NEGATIVE_INFINITY;
  for (const [i, { n, turn }] of phases.entries()) {
    if (turn === 0 || phases[i - 1]?.turn === turn || (n - last) / length < apart) continue;
    numbered.add(turn);
    last = n;
  }
  return numbered;
}

interface FallenProps {
  readonly cast: Cast;
  readonly marks: Marks;
  readonly share: (at: number) => string;
  readonly apart: number;
  readonly onPick: (n: number) => void;
}

/** Losses above the film. A press goes to the first of a group; keys and the list of moments reach each of them. */
function Fallen({ cast, marks, share, apart, onPick }: FallenProps) {
  const groups: { n: number; fallen: LossMark[] }[] = [];
  for (const loss of marks.losses) {
    const last = groups.at(-1);
    if (last !== undefined && (loss.n - last.n) / cast.length < apart) last.fallen.push(loss);
    else groups.push({ n: loss.n, fallen: [loss] });
  }
  return (
    <div class="reel__fallen" aria-hidden="true">
      {groups.map(({ n, fallen }) => {
        const sides = new Set(fallen.map(({ side }) => side));
        const names = fallen.map(({ name }) => name).join(', ');
        return (
          <button
            key={n}
            type="button"
            tabIndex={-1}
            class={`reel__kill reel__kill--${sides.size > 1 ? 'both' : fallen[0]?.side}`}
            style={`left:clamp(12px, ${share(n)}, calc(100% - 12px))`}
            title={names}
            onClick={() => onPick(n)}
          >
            <Icon name="skull" size={14} />
            {fallen.length > 1 && <b class="num">{fallen.length}</b>}
          </button>
        );
      })}
    </div>
  );
}
