/** The buttons of the tray: the red one, Next, Back and End phase. */
import { SIDE_OF_PHASE } from '@dwo/dino-wars';
import { BackKey, CommandPlate, EndKey, endAfter, FireKey, NextKey } from '@dwo/kits/miniatures/hud/command-keys';
import { isInStep, onShow } from '@dwo/kits/shell/moves';
import { TIGHT, useMedia } from '@dwo/kits/shell/use-media';
import { useStore } from '@dwo/kits/shell/use-store';
import { useOpenMatch } from '../match-context';
import { desk, store } from '../store';
import { mayPlace } from '../tools/setting-up';
import type { Toolbox } from '../tools/toolbox';
import { say } from '../words';
import { actionOf } from './action';
import { leftUndone, stillToAct } from './facts';
import { useShown } from './on-show';
import { isActing, isPlayedOut } from './played-out';
import { replierTo } from './replier';
import { explain } from './words/explain';
import { endWords, plateWords } from './words/hints';

/** The red button, or the plate in its place. */
export function ActionButton() {
  const { toolbox } = useOpenMatch();
  const plan = useStore(desk, ({ plan }) => plan);
  const names = useStore(desk, ({ names }) => names);
  const acting = useActing();
  const action = actionOf(plan, (figure) => names?.full(figure) ?? figure);
  if (!acting) return <WaitingPlate />;
  if (action === null) return <ChoosePlate />;
  const { refusal } = action;
  const refused = () => (refusal === null ? null : explain(refusal));
  return <FireKey face={action} refused={refused} onConfirm={() => toolbox.confirm()} />;
}

/** Whether this player may act in this phase. */
function useActing(): boolean {
  return useStore(store, ({ match }) => {
    if (match === null || match.seat === null) return false;
    if (match.retelling || !isActing(match.state, match.seat)) return false;
    return isInStep(match) || isActing(onShow(match), match.seat);
  });
}

/** The plate in place of the red button while others act. */
function WaitingPlate() {
  const text = useStore(store, ({ match }) => {
    const seat = match?.seat ?? null;
    if (match?.retelling) return say('command.retelling');
    return isPlayedOut(match) ? say('command.playing-out') : plateWords(onShow(match), seat, match?.lobby ?? null);
  });
  return <CommandPlate icon="clock" text={text} />;
}

function ChoosePlate() {
  const chosen = useStore(desk, ({ selected }) => selected !== null);
  const replies = useStore(store, ({ match }) => replierTo(onShow(match), match?.seat ?? null) !== null);
  const text = say(replies ? 'command.reply' : chosen ? 'command.pick' : 'command.choose');
  return <CommandPlate icon={replies ? 'clock' : 'hand'} text={text} />;
}

/** Selects the next figure that can still act. */
export function NextButton({ phone }: { readonly phone: boolean }) {
  const { toolbox } = useOpenMatch();
  const state = useShown();
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const places = state !== null && state.placing !== null;
  const mine = state !== null && seat !== null && (places || isActing(state, seat));
  const ready = mine ? stillToAct(state, seat) : 0;
  return <NextKey count={ready} places={places} phone={phone} onPress={() => toolbox.next()} />;
}

/** One step back. */
export function BackButton() {
  const { toolbox } = useOpenMatch();
  return <BackKey onPress={() => toolbox.cancel()} />;
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
  const sub = endWords(state, { ready: stillToAct(state, seat), ending, tight });
  const word = say(placing ? 'command.done' : tight ? 'command.end.tight' : 'command.end');
  const due = placing && undone === 0;
  return <EndKey {...{ word, sub, due }} sure={ending} onPress={() => endPhase(toolbox, undone)} />;
}

/** Acts as the key E and the button do. In a set-up figures without a place get one first. */
export function endPhase(toolbox: Toolbox, undone: number): void {
  if (undone > 0 && toolbox.placeRest()) return;
  endAfter(undone, () => void toolbox.wish({ type: 'done' }));
}

/** Takes back that the phase was ended. */
function ResumeButton() {
  const { toolbox } = useOpenMatch();
  const tight = useMedia(TIGHT);
  const resume = () => void toolbox.wish({ type: 'resume' });
  return (
    <EndKey word={say('command.resume')} sub={say('command.resume.sub', { tight })} sure={false} onPress={resume} />
  );
}
