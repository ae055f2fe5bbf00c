/** The buttons of the tray: the red one, Next, End phase, and those of the present tool. */

import { SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { isInStep, onShow } from '@dwo/kits/shell/moves';
import { notify } from '@dwo/kits/shell/store';
import { TIGHT, useMedia } from '@dwo/kits/shell/use-media';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { Said } from '@dwo/kits/ui/said';
import { useOpenMatch } from '../match-context';
import { desk, patchDesk, store } from '../store';
import { mayPlace } from '../tools/setting-up';
import { say } from '../words';
import { actionOf } from './action';
import { leftUndone, stillToAct } from './facts';
import { useShown } from './on-show';
import { replierTo } from './replier';
import { explain } from './words/explain';
import { endWords, plateWords } from './words/hints';

/** Words with more letters than this are set smaller. */
const LONG = 8;

/** The red button. If its act is refused, a press says why. */
export function ActionButton() {
  const { toolbox } = useOpenMatch();
  const plan = useStore(desk, ({ plan }) => plan);
  const sending = useStore(desk, ({ sending }) => sending);
  const names = useStore(desk, ({ names }) => names);
  const acting = useActing();
  const action = actionOf(plan, (figure) => names?.full(figure) ?? figure);
  if (!acting) return <WaitingPlate />;
  if (action === null) return <ChoosePlate />;
  const { word, icon, label, ready, refusal } = action;
  const press = () => {
    if (ready && !sending) toolbox.confirm();
    else if (refusal !== null) notify(explain(refusal));
    else if (!sending) notify({ text: label, rule: null, tone: 'info' });
  };
  return (
    <button
      type="button"
      class={`btn btn--fire command command--fire ${word.length > LONG ? 'command--long' : ''}`}
      style={{ '--letters': word.length }}
      aria-disabled={!ready || sending}
      data-act={label}
      data-testid="act"
      onClick={press}
    >
      <Said as={label}>
        <Icon name={icon} size={34} />
        <span class="btn__word">{word}</span>
        <span class="btn__key command__key">F</span>
      </Said>
    </button>
  );
}

/** Whether this player may act in this phase. */
function useActing(): boolean {
  return useStore(store, ({ match }) => {
    if (match === null || match.seat === null) return false;
    if (match.retelling || !isActing(match.state, match.seat)) return false;
    return isInStep(match) || isActing(onShow(match), match.seat);
  });
}

function isActing(state: Frozen<State> | null, seat: Seat): boolean {
  if (state === null || state.ending !== null) return false;
  if (state.survivors.some((each) => each.seat === seat)) return true;
  if (state.placing !== null) return mayPlace(state, seat);
  const player = state.players[seat];
  return player?.side === SIDE_OF_PHASE[state.phase] && !player.done;
}

/** The plate in place of the red button while others act. */
function WaitingPlate() {
  const text = useStore(store, ({ match }) => {
    const seat = match?.seat ?? null;
    if (match?.retelling) return say('command.retelling');
    const over = seat !== null && isActing(onShow(match), seat);
    return over ? say('command.playing-out') : plateWords(onShow(match), seat, match?.lobby ?? null);
  });
  return (
    <div class="command command--fire command--plate">
      <Icon name="clock" size={26} />
      <span>{text}</span>
    </div>
  );
}

function ChoosePlate() {
  const chosen = useStore(desk, ({ selected }) => selected !== null);
  const replies = useStore(store, ({ match }) => replierTo(onShow(match), match?.seat ?? null) !== null);
  return (
    <div class="command command--fire command--plate">
      <Icon name={replies ? 'clock' : 'hand'} size={26} />
      <span>{say(replies ? 'command.reply' : chosen ? 'command.pick' : 'command.choose')}</span>
    </div>
  );
}

/** Selects the next figure that can still act. */
export function NextButton({ phone }: { readonly phone: boolean }) {
  const { toolbox } = useOpenMatch();
  const state = useShown();
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const mine = state !== null && seat !== null && (state.placing !== null || isActing(state, seat));
  const ready = mine ? stillToAct(state, seat) : 0;
  return (
    <button
      type="button"
      class="btn command command--next"
      data-repeats
      aria-disabled={ready === 0}
      onClick={() => toolbox.next()}
    >
      <Said as={say('command.next.label', { count: ready })}>
        {phone ? <Icon name="next" /> : <span class="btn__word">{say('command.next')}</span>}
        {phone ? (
          <span class="btn__sub num">{say('command.next.count', { count: ready })}</span>
        ) : (
          <span class="btn__key">{say('command.tab')}</span>
        )}
      </Said>
    </button>
  );
}

/** The button for one step back: plan, notice, selection. */
export function BackButton() {
  const { toolbox } = useOpenMatch();
  return (
    <button
      type="button"
      class="btn command command--back"
      aria-label={say('command.back')}
      onClick={() => toolbox.cancel()}
    >
      <Icon name="back" />
      <span class="btn__sub">{say('command.back')}</span>
    </button>
  );
}

/** The button that ends the phase; it asks once more, in place, if something would be lost. */
export function EndPhaseButton() {
  const { toolbox } = useOpenMatch();
  const state = useShown();
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const ending = useStore(desk, ({ ending }) => ending);
  const tight = useMedia(TIGHT);
  const owes = useActing();
  if (state === null || seat === null) return null;
  const placing = state.placing !== null;
  const mine = placing ? mayPlace(state, seat) : state.players[seat]?.side === SIDE_OF_PHASE[state.phase];
  const done = state.players[seat]?.done === true;
  const acting = mine && state.ending === null && (done || owes);
  const undone = leftUndone(state, seat);
  if (!acting) return null;
  if (done) return <ResumeButton />;
  const press = () => endPhase(toolbox, undone, ending);
  const sub = endWords(state, { ready: stillToAct(state, seat), ending, tight });
  return (
    <button
      type="button"
      class={`btn btn--ink command command--end ${ending ? 'command--sure' : ''}`}
      data-testid="end-phase"
      onClick={press}
      onBlur={() => patchDesk({ ending: false })}
    >
      <span class="btn__col">
        <span class="btn__word">{say(placing ? 'command.done' : tight ? 'command.end.tight' : 'command.end')}</span>
        <span class="btn__sub num">{sub}</span>
      </span>
    </button>
  );
}

/** Acts as the key E and the button do: the phase ends at the second press, or at the first if nothing would be lost. */
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

function ResumeButton() {
  const { toolbox } = useOpenMatch();
  const tight = useMedia(TIGHT);
  return (
    <button
      type="button"
      class="btn btn--ink command command--end"
      onClick={() => void toolbox.wish({ type: 'resume' })}
    >
      <span class="btn__col">
        <span class="btn__word">{say('command.resume')}</span>
        <span class="btn__sub">{say('command.resume.sub', { tight })}</span>
      </span>
    </button>
  );
}
