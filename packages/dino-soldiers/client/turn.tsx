/** A turn: the field with its marks, the chosen unit, its attacks, and the squad. */
import type { Seat } from '@dwo/kernel';
import type { MatchLine } from '@dwo/kits/shell/line';
import type { Cell } from '@dwo/kits/tiles';
import { useState } from 'preact/hooks';
import { type Attack, dataOf, dodgers, type Intent, type ModeData, type Now, type ShoutMade, sideAt } from '../rules';
import type { Effects } from './effects';
import { Field } from './field/board';
import { Sight } from './field/sight';
import { isAwaited, playMarks } from './marks';
import { AimCard } from './panels/aim-card';
import { DodgeCard } from './panels/dodge';
import { Modes } from './panels/modes';
import { Reactions } from './panels/reactions';
import { RiskCard } from './panels/risk-card';
import { canAct, Squad } from './panels/squad';
import { TurnButtons } from './panels/turn-buttons';
import { UnitCard } from './panels/unit-card';
import { outcomeOf } from './plan/outcome';
import type { Acting } from './use-act';
import { type Playing, usePlay } from './use-play';

interface TurnProps {
  readonly line: MatchLine;
  readonly state: Now;
  readonly seat: Seat | null;
  readonly acting: Acting;
  readonly effects: Effects;
}

/** The mode whose range is shown: that of the aimed attack, else the chosen one, else the only one there is. */
function shownMode({ chosen, mode, aimed, attacks }: Playing): ModeData | null {
  if (chosen === null) return null;
  const { modes } = dataOf(chosen);
  const wanted = aimed?.mode ?? mode ?? (attacks.size === 1 ? [...attacks.keys()][0] : null);
  return modes.find((each) => each.mode === wanted) ?? (modes.length === 1 ? (modes[0] ?? null) : null);
}

function targetsOf(state: Now, { aimed }: Playing): ReadonlySet<number> {
  return new Set(aimed === null ? [] : outcomeOf(state, aimed).blows.map(({ victim }) => victim.id));
}

export function Turn({ line, state, seat, acting, effects }: TurnProps) {
  const { busy, act } = acting;
  const turn = state.phase === 'play' && state.step !== 'dodge' && isAwaited(state, seat);
  const play = usePlay(state, seat, turn, acting);
  const [at, setAt] = useState<Cell | null>(null);
  const { chosen } = play;
  const able = new Set(
    turn ? state.units.filter((unit) => unit.place === 'field' && canAct(state, unit)).map(({ id }) => id) : [],
  );
  const send = (intent: Intent) => void act([intent]);
  const dodging = state.step === 'dodge' && isAwaited(state, seat) && seat !== null;
  const choosing = dodging && dodgers(state, sideAt(state, seat)).length > 0;
  return (
    <>
      <div class="ds__board">
        <Field
          state={state}
          marks={playMarks(state, play)}
          chosen={chosen?.id ?? null}
          able={able}
          targets={targetsOf(state, play)}
          effects={effects}
          under={chosen !== null && <Sight state={state} unit={chosen} data={shownMode(play)} at={at} />}
          onPress={play.press}
          onPoint={setAt}
          onEscape={() => stepBack(play)}
        />
        {seat !== null && state.phase === 'play' && (
          <Reactions line={line} effects={effects} side={sideAt(state, seat)} />
        )}
      </div>
      <div class="ds__sheet">
        {choosing ? (
          <DodgeCard state={state} seat={seat} busy={busy} onDo={send} />
        ) : (
          <Sheet state={state} play={play} busy={busy} onAttack={(made, shout) => send({ ...made, shout })} />
        )}
      </div>
      <footer class="ds__tray">
        {seat !== null && (
          <Squad state={state} seat={seat} chosen={chosen?.id ?? null} turn={turn} onChoose={play.choose} />
        )}
        {turn && seat !== null && (
          <TurnButtons line={line} state={state} seat={seat} play={play} busy={busy} onDo={send} />
        )}
      </footer>
    </>
  );
}

/** Escape: drops the aimed attack or the risky way first, then the chosen unit. */
function stepBack({ aimed, risky, choose, setAimed, setRisky }: Playing): void {
  if (aimed === null && risky === null) choose(null);
  setAimed(null);
  setRisky(null);
}

interface SheetProps {
  readonly state: Now;
  readonly play: Playing;
  readonly busy: boolean;
  onAttack(attack: Attack, shout: ShoutMade | null): void;
}

/** The card of the present choice: an aimed attack, a way that hurts, or the chosen unit. */
function Sheet({ state, play, busy, onAttack }: SheetProps) {
  const { chosen, mine, aimed, risky, ways, setAimed, setRisky, walk } = play;
  if (chosen === null || state.phase !== 'play') return null;
  const there = aimed === null ? null : (outcomeOf(state, aimed).blows[0]?.victim.tile ?? null);
  const way = ways.find(({ tile }) => tile === there) ?? null;
  const armed = mine && chosen.place === 'field';
  return (
    <>
      {aimed !== null && (
        <AimCard
          state={state}
          attack={aimed}
          busy={busy}
          way={way}
          onAttack={(shout) => onAttack(aimed, shout)}
          onWalk={walk}
          onBack={() => setAimed(null)}
        />
      )}
      {aimed === null && risky !== null && (
        <RiskCard state={state} unit={chosen} way={risky} busy={busy} onGo={walk} onBack={() => setRisky(null)} />
      )}
      {aimed === null && risky === null && <UnitCard state={state} unit={chosen} armed={armed} />}
      {armed && <Modes state={state} play={play} />}
    </>
  );
}
