/** The buttons of a turn: what the chosen unit can do, and the ends of moves and turn. */
import type { Seat } from '@dwo/kernel';
import { notify } from '@dwo/kits/shell/store';
import { dataOf, dinoSoldiers, type Intent, type Mode, type Now } from '../../rules';
import { refusalText } from '../names';
import type { Playing } from '../use-play';
import { say } from '../words';

interface DeedsProps {
  readonly state: Now;
  readonly seat: Seat;
  readonly play: Playing;
  readonly busy: boolean;
  onDo(intent: Intent): void;
}

export function Deeds({ state, seat, play, busy, onDo }: DeedsProps) {
  const { chosen, mine } = play;
  const key = (intent: Intent, text: string, look: string, test: string) => {
    const no = dinoSoldiers.check(state, seat, intent);
    return (
      <button
        type="button"
        class={`btn ${look}`}
        aria-disabled={no !== null}
        disabled={busy}
        data-testid={test}
        onClick={() => (no === null ? onDo(intent) : notify({ text: refusalText(no), rule: no.rule, tone: 'refusal' }))}
      >
        {text}
      </button>
    );
  };
  return (
    <div class="ds-deeds">
      <div class="ds-deeds__unit">
        {mine &&
          chosen?.place === 'reserve' &&
          key({ type: 'enter', unit: chosen.id }, say('play.enter'), 'btn--mustard', 'ds-enter')}
        {mine && chosen?.place === 'field' && <Modes state={state} play={play} />}
      </div>
      <div class="ds-deeds__turn">
        {state.step === 'move' && key({ type: 'endMove' }, say('play.endMove'), '', 'ds-end-move')}
        {key({ type: 'endTurn' }, say('play.endTurn'), 'btn--ink', 'ds-end-turn')}
      </div>
    </div>
  );
}

/** Moving and the ways of attacking, one of them pressed. */
function Modes({ state, play }: { readonly state: Now; readonly play: Playing }) {
  const { chosen, mode, ways, attacks, setMode, setAimed } = play;
  if (chosen === null) return null;
  const take = (each: Mode) => {
    const found = attacks.get(each) ?? [];
    setMode(each);
    // An attack without a choice of targets is aimed at once.
    const only = found.length === 1 || found[0]?.target.kind === 'ownTile' ? (found[0] ?? null) : null;
    setAimed(only);
  };
  return (
    <>
      {state.step === 'move' && (
        <button
          type="button"
          class="btn ds-mode"
          aria-pressed={mode === null}
          disabled={ways.length === 0}
          onClick={() => {
            setMode(null);
            setAimed(null);
          }}
        >
          {say('play.move', { points: chosen.points })}
        </button>
      )}
      {dataOf(chosen).modes.map(({ mode: each, damage, kill }) => {
        const count = attacks.get(each)?.length ?? 0;
        return (
          <button
            key={each}
            type="button"
            class="btn ds-mode"
            aria-pressed={mode === each}
            disabled={count === 0}
            data-testid={`mode-${each}`}
            onClick={() => take(each)}
          >
            {say(`mode.${each}`)} <small>{kill === true ? say('play.kills') : say('play.damage', { damage })}</small>
          </button>
        );
      })}
    </>
  );
}
