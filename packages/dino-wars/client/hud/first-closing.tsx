/** Lets a newcomer answer the first charge of their first match by hand; from then on the standing order answers (DW-R-17). */
import { reactionsOf } from '@dwo/dino-wars';
import { isDue, type Tried } from '@dwo/kits/miniatures/hud/due-answer';
import { recall, remember } from '@dwo/kits/shell/storage';
import { notify } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect, useRef } from 'preact/hooks';
import { COURSE } from '../lessons/course';
import { useOpenMatch } from '../match-context';
import { desk, store } from '../store';
import { type Met, stepOf } from '../tools/first-closing';
import { say } from '../words';

/** Under this key: the id of the match in which all ask, then `chosen`. */
const KEY = 'dino-wars.closing';
const CHOSEN = 'chosen';

function metIn(match: string): Met {
  const kept = recall(KEY);
  if (kept === null) return 'never';
  return kept === match ? 'asking' : 'chosen';
}

/** Whether the choice of closing fire that is open in this match is the first. */
export function isFirstChoice(): boolean {
  const id = store.getState().match?.id;
  return id !== undefined && metIn(id) === 'asking';
}

/** Sends the orders that are due; shows nothing. */
export function FirstClosing() {
  const { toolbox } = useOpenMatch();
  const match = useStore(store, ({ match }) => match?.id ?? null);
  const guided = useStore(COURSE.guide.store, (known) => known.match);
  const state = useStore(store, ({ match }) => (match?.outcome === null ? match.state : null));
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const sending = useStore(desk, (desk) => desk.sending);
  const paused = useStore(store, ({ match }) => match?.lobby != null && match.lobby.pausedBy !== null);
  const asked = useRef(false);
  const tried = useRef<Tried | null>(null);
  useEffect(() => {
    if (match === null || match !== guided || state === null || seat === null) return;
    if (reactionsOf(state, seat).length > 0) asked.current = true;
    const step = stepOf(state, seat, metIn(match), asked.current);
    if (step === null || !isDue({ answer: step, state, kept: null, sending, paused }, tried.current)) return;
    tried.current = { state, kept: null };
    const keep = () => remember(KEY, step.met === 'asking' ? match : CHOSEN);
    if (step.intent === null) keep();
    else
      void toolbox.wish(step.intent).then((played) => {
        if (!played) return;
        keep();
        if (step.met === 'chosen') notify({ text: say('reaction.first.over'), rule: 'DW-R-17', tone: 'info' });
      });
  }, [match, guided, state, seat, sending, paused]);
  return null;
}
