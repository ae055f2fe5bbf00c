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
import { Deeds } from './panels/deeds';
import { DodgeCard } from './panels/dodge';
import { Reactions } from './panels/reactions';
import { canAct, Squad } from './panels/squad';
import { UnitCard } from './panels/unit-card';
import { blowsOf } from './plan/aiming';
import type { Acting } from './use-act';
import { type Playing, usePlay } from './use-play';

interface TurnProps {
  readonly line: MatchLine;
  readonly state: Now;
  readonly seat: Seat | null;
  readonly acting: Acting;
  readonly effects: Effects;
}

/** The mode whose range is shown: of the aimed attack, the chosen one, or the only one there is. */
function shownMode({ chosen, mode, aimed, attacks }: Playing): ModeData | null {
  if (chosen === null) return null;
  const { modes } = dataOf(chosen);
  const wanted = aimed?.mode ?? mode ?? (attacks.size === 1 ? [...attacks.keys()][0] : null);
  return modes.find((each) => each.mode === wanted) ?? (modes.length === 1 ? (modes[0] ?? null) : null);
}

function targetsOf(state: Now, { aimed }: Playing): ReadonlySet<number> {
  return new Set(aimed === null ? [] : blowsOf(state, aimed).map(({ victim }) => victim.id));
}

export function Turn({ line, state, seat, acting, effects }: TurnProps) {
  const { busy, act } = acting;
  const turn = state.phase === 'play' && state.step !== 'dodge' && isAwaited(state, seat);
  const play = usePlay(state, seat, turn, acting);
  const [at, setAt] = useState<Cell | null>(null);
  const { chosen, aimed } = play;
  const able = new Set(
    turn ? state.units.filter((unit) => unit.place === 'field' && canAct(state, unit)).map(({ id }) => id) : [],
  );
  const send = (intent: Intent) => void act([intent]);
  const attack = (made: Attack, shout: ShoutMade | null) => send({ ...made, shout });
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
          onEscape={() => (aimed === null ? play.choose(null) : play.setAimed(null))}
        />
        {seat !== null && state.phase === 'play' && (
          <Reactions line={line} effects={effects} side={sideAt(state, seat)} />
        )}
      </div>
      {choosing && (
        <div class="ds__sheet">
          <DodgeCard state={state} seat={seat} busy={busy} onDo={send} />
        </div>
      )}
      {!choosing && aimed !== null && (
        <div class="ds__sheet">
          <AimCard
            state={state}
            attack={aimed}
            busy={busy}
            onAttack={(shout) => attack(aimed, shout)}
            onBack={() => play.setAimed(null)}
          />
        </div>
      )}
      {!choosing && aimed === null && chosen !== null && state.phase === 'play' && (
        <div class="ds__sheet ds__sheet--card">
          <UnitCard state={state} unit={chosen} />
        </div>
      )}
      <footer class="ds__tray">
        {seat !== null && (
          <Squad state={state} seat={seat} chosen={chosen?.id ?? null} turn={turn} onChoose={play.choose} />
        )}
        {turn && seat !== null && <Deeds state={state} seat={seat} play={play} busy={busy} onDo={send} />}
      </footer>
    </>
  );
}
