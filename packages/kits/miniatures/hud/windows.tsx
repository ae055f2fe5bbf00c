/** The questions that this player must answer, below the table: the most urgent first, each with its clock and answers. */
import type { Tagged } from '@dwo/kernel';
import { RuleTag } from '../../rulebook/rule-tag';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { percent } from '../percent';
import { plasticOf } from '../pictures/figure';
import { askedNow } from './asked';
import { useTable } from './context';
import type { AskedWindow } from './contract';
import { tableDesk } from './desk';
import { FigurePicture } from './figure-picture';
import { WindowClock, WindowsPanel } from './windows-panel';
import { say } from './words';

/** The panel; nothing while nothing is asked. */
export function TableWindows() {
  const { game } = useTable();
  const match = useStore(store, (app) => app.match);
  const windows = askedNow(game, match);
  const [next] = windows;
  if (next === undefined) return null;
  // One that shows pictures needs the room below the others.
  const listed = isGallery(next) ? [next] : windows;
  return (
    <WindowsPanel
      label={say('window.label')}
      title={say('window.label')}
      keys={windows.map(({ key }) => key)}
      above={listed.length === 1 && !isGallery(next)}
      counted={listed.length === 1}
      rows={() => listed.map((window, at) => <WindowRow key={window.key} window={window} first={at === 0} />)}
    />
  );
}

/** Whether the answers have pictures, such as forces. */
const isGallery = ({ answers }: Pick<AskedWindow<unknown>, 'answers'>) => answers.some(({ art }) => art !== undefined);

/** Whether an answer is offered before others: the best one if the game knows it, none if it says so, else all that don't decline. */
function isGolden({ best, alike, answers }: AskedWindow<unknown>, at: number): boolean {
  if (alike || isGallery({ answers })) return true;
  return best === undefined ? at > 0 : at === best;
}

function WindowRow({ window, first }: { readonly window: AskedWindow<unknown>; readonly first: boolean }) {
  const { game, toolbox } = useTable();
  const state = useStore(store, ({ match }) => match?.state ?? null);
  const sending = useStore(tableDesk, (desk) => desk.sending);
  const meant = useStore(tableDesk, (desk) => (desk.meant?.question === window.key ? desk.meant.answer : null));
  const { key, timer, about, question, rule, answers, best = answers.length - 1, standing } = window;
  const gallery = isGallery(window);
  return (
    <li
      class={`reaction reaction--full reaction--asked paper ${gallery ? 'reaction--gallery' : ''}`}
      data-reaction={key}
    >
      {timer !== null && <WindowClock id={timer} />}
      <span class="reaction__pair" aria-hidden="true">
        {state !== null &&
          about
            .map((id) => ({ id, look: game.look(state, id) }))
            .map(({ id, look }) => (
              <FigurePicture key={id} art={look.art} width={56} height={44} plastic={plasticOf(look)} />
            ))}
      </span>
      <p class="reaction__text">
        {question} {rule !== null && <RuleTag id={rule} />}
      </p>
      {/* An answer that appears under the finger that has just moved a figure is not meant yet. */}
      <span class={`reaction__answers ${gallery ? 'reaction__answers--gallery' : ''}`} data-patient>
        {answers.map(({ word, intent, chance, art = [], note }, at) => (
          <button
            key={at}
            type="button"
            class={`btn ${at === meant ? 'reaction__meant' : ''} ${isGolden(window, at) ? 'reaction__fire btn--mustard' : 'reaction__hold'}`}
            data-best={(first && at === best) || undefined}
            aria-disabled={sending}
            onClick={() => void toolbox.wish(intent as Tagged)}
          >
            <span class="btn__word">{word}</span>
            {art.length > 0 && (
              <span class="reaction__art" aria-hidden="true">
                {art.map((name, i) => (
                  <FigurePicture key={i} art={name} width={40} height={34} />
                ))}
              </span>
            )}
            {at === meant && <span class="reaction__note">{say('end.sure')}</span>}
            {note !== undefined && <span class="reaction__note">{note}</span>}
            {chance !== null && <span class="btn__sub num">{percent(chance)}</span>}
          </button>
        ))}
        {standing !== undefined && (
          <button type="button" class="btn btn--ink reaction__standing" onClick={() => standing.press()}>
            {standing.word}
          </button>
        )}
      </span>
    </li>
  );
}
