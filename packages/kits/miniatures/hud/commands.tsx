/** The large buttons: the red one, Next, Back, and the end of the step. */
import type { Tagged } from '@dwo/kernel';
import { isInStep, onShow } from '../../shell/moves';
import { playerName } from '../../shell/player-name';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { actionFace, inHand } from './action';
import { BackKey, CommandPlate, EndKey, endAfter, FireKey, NextKey } from './command-keys';
import { type OpenTable, useActing, useSeat, useShown, useTable } from './context';
import { tableDesk } from './desk';
import { noticeOf } from './notice';
import { say } from './words';

/** The red button, or the plate in its place. */
export function RedButton() {
  const { game, toolbox } = useTable();
  const plan = useStore(tableDesk, (desk) => desk.plan);
  const using = useStore(tableDesk, (desk) => desk.using);
  const state = useShown();
  const acting = useActing();
  if (state === null) return null;
  if (!acting) return <Plate />;
  const face = actionFace(plan, inHand(toolbox.uses(), using), (figure) => game.words.full(state, figure));
  if (face === null) return <Plate acting />;
  const refused = () => (face.refusal === null ? null : noticeOf(game, face.refusal));
  return <FireKey face={face} refused={refused} onConfirm={() => toolbox.confirm()} />;
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
    // The end is not told before the board shows it.
    if (match?.retelling || (match?.outcome != null && !isInStep(match))) return say('act.playing-out');
    if (match?.outcome != null) return say('act.over');
    // As the prompt: by the state on show, which may be behind.
    const [only, ...more] = shown === null ? [] : (match?.rules?.awaiting(shown) ?? []);
    if (match == null || only === undefined || more.length > 0 || only === match.seat) return say('act.wait');
    return say('act.wait.one', { name: playerName(match.lobby, only) });
  });
  return <CommandPlate icon={acting ? 'hand' : 'clock'} text={text} />;
}

/** Selects the next figure that can still act. */
export function NextFigure({ phone }: { readonly phone: boolean }) {
  const { game, toolbox } = useTable();
  const state = useShown();
  const seat = useSeat();
  const places = state !== null && seat !== null && game.deployment(state, seat) !== null;
  const acting = useActing();
  const missing = useStore(tableDesk, ({ plan }) => (plan.kind === 'deploy' ? plan.missing.length : null));
  const count = acting ? (missing ?? toolbox.ready().length) : 0;
  return <NextKey count={count} places={places} phone={phone} onPress={() => toolbox.next()} />;
}

/** One step back. */
export function StepBack() {
  const { toolbox } = useTable();
  return <BackKey onPress={() => toolbox.cancel()} />;
}

/** Ends the step. */
export function EndStep() {
  const open = useTable();
  const state = useShown();
  const seat = useSeat();
  const ending = useStore(tableDesk, (desk) => desk.ending);
  const acting = useActing();
  const end = state === null || seat === null || !acting ? null : open.game.end(state, seat);
  if (end === null) return null;
  const note = end.undone === 0 ? end.note : undefined;
  const sub = ending ? say('end.sure') : (note ?? say('end.undone', { count: end.undone }));
  return <EndKey word={end.word} sub={sub} sure={ending} onPress={() => endStep(open)} />;
}

/** Acts as the key E and the button do. */
export function endStep({ game, toolbox }: Pick<OpenTable, 'game' | 'toolbox'>): void {
  const { match } = store.getState();
  if (match?.state == null || match.seat === null) return;
  const end = game.end(match.state, match.seat);
  if (end !== null) endAfter(end.undone, () => void toolbox.wish(end.intent as Tagged));
}
