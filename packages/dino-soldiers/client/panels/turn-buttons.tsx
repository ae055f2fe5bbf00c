/** The buttons of a turn: units in reserve, and the ends of moves and turn. */
import type { Seat } from '@dwo/kernel';
import { useSitting } from '@dwo/kits/lessons';
import type { MatchLine } from '@dwo/kits/shell/line';
import { list } from '@dwo/kits/shell/list';
import { notify, store } from '@dwo/kits/shell/store';
import { SureStrip, useSure } from '@dwo/kits/ui/sure-strip';
import { dinoSoldiers, type Intent, type Now } from '../../rules';
import { COURSE } from '../lessons/course';
import { refusalText, unitName } from '../names';
import { leftOpen } from '../plan/left-open';
import { ableToHit, hasMoved, isUntouched } from '../plan/left-undone';
import type { Playing } from '../use-play';
import { say } from '../words';
import { HintKey } from './hint-key';
import { UndoKey } from './undo-key';

interface TurnButtonsProps {
  readonly line: MatchLine;
  readonly state: Now;
  readonly seat: Seat;
  readonly play: Playing;
  readonly busy: boolean;
  onDo(intent: Intent): void;
}

interface Key {
  readonly intent: Intent;
  readonly text: string;
  readonly look?: string;
  readonly test: string;
  go?(): void;
}

export function TurnButtons({ line, state, seat, play, busy, onDo }: TurnButtonsProps) {
  const { chosen, mine } = play;
  const ending = useSure('dino-soldiers.turn', state);
  const moved = useSure('dino-soldiers.moves', state);
  const learns = useSitting(COURSE) !== null;
  if (ending.asks !== null) return <SureStrip sure={ending} word={say('play.endTurn')} />;
  if (moved.asks !== null) return <SureStrip sure={moved} word={say('play.endMove')} />;
  // A lesson says itself what to do.
  const end = () => ending.meet(learns ? null : leftUndone(state, seat), () => onDo({ type: 'endTurn' }));
  const endMove = () => {
    const warning = learns ? null : hasDoneNothing(state, seat) ? say('play.sure.untouched') : openText(state, seat);
    moved.meet(warning, () => onDo({ type: 'endMove' }));
  };
  const key = ({ intent, text, look = '', test, go = () => onDo(intent) }: Key) => {
    const no = dinoSoldiers.check(state, seat, intent);
    return (
      <button
        type="button"
        class={`btn ${look}`}
        aria-disabled={no !== null}
        disabled={busy}
        data-testid={test}
        onClick={() =>
          no === null ? go() : notify({ text: refusalText(no, state, chosen), rule: no.rule, tone: 'refusal' })
        }
      >
        {text}
        {no?.code === 'NO_ROOM' && <small class="ds-turn-buttons__why">{say('play.enter.full')}</small>}
      </button>
    );
  };
  return (
    <div class="ds-turn-buttons">
      <div class="ds-turn-buttons__unit">
        {mine &&
          chosen?.place === 'reserve' &&
          key({
            intent: { type: 'enter', unit: chosen.id },
            ...{ text: say('play.enter'), look: 'btn--mustard', test: 'ds-enter' },
          })}
      </div>
      <div class="ds-turn-buttons__turn">
        <UndoKey line={line} />
        <HintKey state={state} seat={seat} onHint={play.layOut} />
        {state.step === 'move' &&
          key({ intent: { type: 'endMove' }, text: say('play.endMove'), test: 'ds-end-move', go: endMove })}
        {/* The others keep their places when this one has nothing more to do. */}
        {state.step !== 'move' && (
          <span class="btn ds-turn-buttons__gap" aria-hidden="true">
            {say('play.endMove')}
          </span>
        )}
        {key({
          intent: { type: 'endTurn' },
          ...{ text: say('play.endTurn'), look: 'btn--ink', test: 'ds-end-turn', go: end },
        })}
      </div>
    </div>
  );
}

/** The acts that the end of the turn gives away, as a sentence; null for none. */
function leftUndone(state: Now, seat: Seat): string | null {
  const able = ableToHit(state, seat);
  const hits =
    able.length > 0
      ? say('play.sure.hit', { count: able.length, units: list(able.map(({ id }) => unitName(state, id))) })
      : null;
  const idle = hits === null && hasDoneNothing(state, seat) ? say('play.sure.untouched') : null;
  const said = [hits, idle, openText(state, seat)].filter((each) => each !== null);
  return said.length === 0 ? null : said.join(' ');
}

/** The units that the end of the moves leaves open to die, as a sentence; null for none. */
function openText(state: Now, seat: Seat): string | null {
  const open = leftOpen(state, seat);
  if (open.length === 0) return null;
  return say('play.sure.open', { count: open.length, units: list(open.map(({ id }) => unitName(state, id))) });
}

const hasDoneNothing = (state: Now, seat: Seat): boolean =>
  isUntouched(state, seat) && !hasMoved(store.getState().match?.log ?? []);
