/** The large buttons: the red one, Next, Back, and the end of the step. */
import type { Tagged } from '@dwo/kernel';
import { onShow } from '../../shell/moves';
import { notify, store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { Icon } from '../../ui/icons';
import { Said } from '../../ui/said';
import { actionFace } from './action';
import { type OpenTable, useActing, useSeat, useShown, useTable } from './context';
import { patchTable, tableDesk } from './desk';
import { noticeOf } from './notice';
import { say } from './words';

/** Words with more letters than this are set smaller. */
const LONG = 8;

/** The red button. If its act is refused, a press says why. */
export function RedButton() {
  const { game, toolbox } = useTable();
  const plan = useStore(tableDesk, (desk) => desk.plan);
  const using = useStore(tableDesk, (desk) => desk.using);
  const sending = useStore(tableDesk, (desk) => desk.sending);
  const state = useShown();
  const acting = useActing();
  if (state === null) return null;
  if (!acting) return <Plate />;
  const uses = toolbox.uses();
  const use = uses.find(({ id }) => id === using) ?? (using === '' ? uses[0] : undefined) ?? null;
  const face = actionFace(plan, use, (figure) => game.words.full(state, figure));
  if (face === null) return <Plate acting />;
  const { word, icon, label, ready, refusal } = face;
  const press = () => {
    if (ready && !sending) toolbox.confirm();
    else if (refusal !== null) notify(noticeOf(game, refusal));
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

/** The plate in place of the red button: while others act, or while nothing is chosen. */
function Plate({ acting = false }: { readonly acting?: boolean }) {
  const { game, toolbox } = useTable();
  const chosen = useStore(tableDesk, (desk) => desk.selected !== null);
  const text = useStore(store, ({ match }) => {
    const shown = onShow(match);
    if (match?.seat != null && shown !== null && game.windows(shown, match.seat).length > 0) return say('act.reply');
    if (acting && chosen) return say(toolbox.uses().length > 0 ? 'act.pick' : 'act.none');
    if (acting) return say('act.choose');
    return say(match?.retelling ? 'act.playing-out' : 'act.wait');
  });
  return (
    <div class="command command--fire command--plate">
      <Icon name={acting ? 'hand' : 'clock'} size={26} />
      <span>{text}</span>
    </div>
  );
}

/** Selects the next figure that can still act. */
export function NextFigure({ phone }: { readonly phone: boolean }) {
  const { toolbox } = useTable();
  useShown();
  useStore(tableDesk, (desk) => desk.plan);
  const acting = useActing();
  const count = acting ? toolbox.ready().length : 0;
  return (
    <button
      type="button"
      class="btn command command--next"
      data-repeats
      aria-disabled={count === 0}
      onClick={() => toolbox.next()}
    >
      <Said as={say('next.label', { count })}>
        {phone ? <Icon name="next" /> : <span class="btn__word">{say('next')}</span>}
        {phone ? <span class="btn__sub num">{count}</span> : <span class="btn__key">{say('next.key')}</span>}
      </Said>
    </button>
  );
}

/** The button for one step back: plan, notice, selection. */
export function StepBack() {
  const { toolbox } = useTable();
  return (
    <button type="button" class="btn command command--back" aria-label={say('back')} onClick={() => toolbox.cancel()}>
      <Icon name="back" />
      <span class="btn__sub">{say('back')}</span>
    </button>
  );
}

/** The button that ends the step; it asks once more, in place, if something would be lost. */
export function EndStep() {
  const open = useTable();
  const state = useShown();
  const seat = useSeat();
  const ending = useStore(tableDesk, (desk) => desk.ending);
  const acting = useActing();
  const end = state === null || seat === null || !acting ? null : open.game.end(state, seat);
  if (end === null) return null;
  return (
    <button
      type="button"
      class={`btn btn--ink command command--end ${ending ? 'command--sure' : ''}`}
      data-testid="end-phase"
      onClick={() => endStep(open)}
      onBlur={() => patchTable({ ending: false })}
    >
      <span class="btn__col">
        <span class="btn__word">{end.word}</span>
        <span class="btn__sub num">{ending ? say('end.sure') : say('end.undone', { count: end.undone })}</span>
      </span>
    </button>
  );
}

/** Acts as the key E and the button do: the step ends at the second press, or at the first if nothing would be lost. */
export function endStep({ game, toolbox }: Pick<OpenTable, 'game' | 'toolbox'>): void {
  const { match } = store.getState();
  if (match?.state == null || match.seat === null) return;
  const end = game.end(match.state, match.seat);
  if (end === null) return;
  if (end.undone > 0 && !tableDesk.getState().ending) {
    patchTable({ ending: true });
    return;
  }
  patchTable({ ending: false });
  void toolbox.wish(end.intent as Tagged);
}
