/** The buttons of the tray: the red one, Next, End phase, and what the tool in hand offers besides. */
import { PHASES, SIDE_OF_PHASE } from '@dwo/dino-wars';
import { Icon } from '../art/icons';
import { useOpenMatch } from '../match-context';
import { patchDesk, store } from '../store';
import { useStore } from '../use-store';
import { actionOf } from './action';
import { explain } from './explain';
import { factsOf, leftUndone } from './facts';
import { count, PHASE_VERB } from './words';

/** The red button. A button that can't be pressed says why when it is. */
export function ActionButton() {
  const { toolbox } = useOpenMatch();
  const plan = useStore(store, (app) => app.desk.plan);
  const sending = useStore(store, (app) => app.desk.sending);
  const names = useStore(store, (app) => app.match?.names ?? null);
  const { word, icon, label, ready, refusal } = actionOf(plan, (figure) => names?.full(figure) ?? figure);
  const press = () => {
    if (ready && !sending) toolbox.confirm();
    else if (refusal !== null) patchDesk({ notice: explain(refusal) });
    else if (!sending) patchDesk({ notice: { text: label, rule: null, tone: 'info' } });
  };
  return (
    <button
      type="button"
      class="btn btn--fire command command--fire"
      aria-disabled={!ready || sending}
      aria-label={label}
      data-testid="act"
      onClick={press}
    >
      <Icon name={icon} size={34} />
      <span class="btn__word">{word}</span>
      <span class="btn__key command__key">F</span>
    </button>
  );
}

/** Goes to the next figure that can still act. */
export function NextButton({ phone }: { readonly phone: boolean }) {
  const { toolbox } = useOpenMatch();
  const state = useStore(store, (app) => app.match?.state ?? null);
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const ready = state === null || seat === null ? 0 : (factsOf(state).readyBySeat.get(seat)?.length ?? 0);
  return (
    <button
      type="button"
      class="btn command command--next"
      aria-label={`Next figure, ${ready} can still act`}
      aria-disabled={ready === 0}
      onClick={() => toolbox.next()}
    >
      {phone ? <Icon name="next" /> : <span class="btn__word">Next</span>}
      {phone ? <span class="btn__sub num">Next · {ready}</span> : <span class="btn__key">Tab</span>}
    </button>
  );
}

/** One step back: plan, notice, selection. */
export function BackButton() {
  const { toolbox } = useOpenMatch();
  return (
    <button type="button" class="btn command command--back" aria-label="Back" onClick={() => toolbox.cancel()}>
      <Icon name="back" />
      <span class="btn__sub">Back</span>
    </button>
  );
}

/** Ends my phase; asks once more, in place, if something would be lost. */
export function EndPhaseButton() {
  const { toolbox } = useOpenMatch();
  const state = useStore(store, (app) => app.match?.state ?? null);
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const ending = useStore(store, (app) => app.desk.ending);
  if (state === null || seat === null) return null;
  const acting = state.players[seat]?.side === SIDE_OF_PHASE[state.phase] && state.ending === null;
  const done = state.players[seat]?.done === true;
  const undone = leftUndone(state, seat);
  if (!acting) return <WaitingPlate />;
  if (done) return <ResumeButton />;
  const press = () => endPhase(toolbox, undone, ending);
  const sub = ending
    ? 'Really? Tap again'
    : undone === 0
      ? `Phase ${PHASES.indexOf(state.phase) + 1}`
      : leftText(undone, PHASE_VERB[state.phase]);
  return (
    <button
      type="button"
      class={`btn btn--ink command command--end ${ending ? 'command--sure' : ''}`}
      data-testid="end-phase"
      onClick={press}
      onBlur={() => patchDesk({ ending: false })}
    >
      <span class="btn__col">
        <span class="btn__word">End phase</span>
        <span class="btn__sub num">{sub}</span>
      </span>
    </button>
  );
}

/** What the key E and the button do: the second time, or with nothing to lose, the phase ends. */
export function endPhase(
  toolbox: { wish(intent: { type: 'done' }): Promise<boolean> },
  undone: number,
  sure: boolean,
): void {
  if (undone > 0 && !sure) {
    patchDesk({ ending: true });
    return;
  }
  patchDesk({ ending: false });
  void toolbox.wish({ type: 'done' });
}

function leftText(undone: number, verb: string): string {
  return `${count(undone, 'figure')} can still ${verb}`;
}

function ResumeButton() {
  const { toolbox } = useOpenMatch();
  return (
    <button
      type="button"
      class="btn btn--ink command command--end"
      onClick={() => void toolbox.wish({ type: 'resume' })}
    >
      <span class="btn__col">
        <span class="btn__word">Not done</span>
        <span class="btn__sub">Go on with this phase</span>
      </span>
    </button>
  );
}

function WaitingPlate() {
  const over = useStore(store, (app) => app.match?.state?.ending != null);
  return (
    <div class="command command--end command--wait" aria-hidden="true">
      <Icon name="clock" size={22} />
      <span>{over ? 'The battle is over' : 'The other side acts'}</span>
    </div>
  );
}
