/** The panels before the first turn: field, Starting Tiles, deployment. */
import type { Seat } from '@dwo/kernel';
import { notify } from '@dwo/kits/shell/store';
import type { Cell } from '@dwo/kits/tiles';
import { useEffect, useState } from 'preact/hooks';
import { dinoSoldiers, type Figure, type Intent, type Now, sideAt, startOf } from '../rules';
import type { Effects } from './effects';
import { Field } from './field/board';
import type { Mark } from './field/mark';
import { isAwaited, placingMarks } from './marks';
import { refusalText } from './names';
import { Deploy } from './panels/deploy';
import { UnitCard } from './panels/unit-card';
import type { Acting } from './use-act';
import { useCovered } from './use-covered';
import { say } from './words';

interface SetUpProps {
  readonly state: Now;
  readonly seat: Seat | null;
  readonly acting: Acting;
  readonly effects: Effects;
}

/** The pause between two tiles that are laid for the player, in ms, so that they can be followed. */
const LAY_MS = 180;
const NONE: ReadonlySet<number> = new Set();
const NO_MARKS: ReadonlyMap<string, Mark> = new Map();

export function SetUp({ state, seat, acting, effects }: SetUpProps) {
  const { busy, act } = acting;
  const placing = state.phase !== 'deploy';
  const mine = isAwaited(state, seat);
  const [seen, setSeen] = useState<number | null>(null);
  const [resting, setResting] = useState(false);
  const building = state.phase === 'field';
  useEffect(() => {
    if (!resting || !building || !mine || busy) return undefined;
    const timer = setTimeout(() => void act([{ type: 'placeAnywhere' }]), LAY_MS);
    return () => clearTimeout(timer);
  }, [state, resting, busy, mine]);
  const [open, setOpen] = useState(false);
  const shown = seen === null || placing ? null : (state.units[seen] ?? null);
  const { sheet, board, below } = useCovered();
  // The tile of the deployment stays in sight, whatever a card covers.
  const own = placing || seat === null ? null : startOf(state, sideAt(state, seat));
  const home = own === null ? null : (state.tiles[own] ?? null);
  const press = ({ x, y }: Cell, unit: Figure | null) => {
    if (!placing && unit !== null) return setSeen(unit.id);
    if (seat === null || !placing || !mine) return;
    const intent: Intent = { type: state.phase === 'field' ? 'placeTile' : 'placeStart', x, y };
    const no = dinoSoldiers.check(state, seat, intent);
    if (no === null) void act([intent]);
    else notify({ text: refusalText(no), rule: no.rule, tone: 'refusal' });
  };
  return (
    <>
      <div class="ds__board" ref={board} style={{ '--below': `${below}px` }}>
        <Field
          state={state}
          marks={placing && mine ? placingMarks(state) : NO_MARKS}
          chosen={null}
          able={NONE}
          targets={NONE}
          effects={effects}
          keep={home === null ? null : { at: home, below }}
          onPress={press}
        />
      </div>
      <div class="ds__sheet" ref={sheet}>
        {shown !== null && <UnitCard state={state} unit={shown} armed={false} open={open} onOpen={setOpen} />}
      </div>
      <footer class="ds__tray">
        {building && seat !== null && (
          <button
            type="button"
            class="btn btn--mustard"
            aria-pressed={resting}
            data-testid="ds-rest"
            onClick={() => setResting(!resting)}
          >
            {say(resting ? 'field.rest.stop' : 'field.rest')}
          </button>
        )}
        {placing && mine && !(building && resting) && (
          <button
            type="button"
            class="btn"
            disabled={busy}
            data-testid="ds-anywhere"
            onClick={() => void act([{ type: 'placeAnywhere' }])}
          >
            {say('field.anywhere')}
          </button>
        )}
        {!placing && mine && seat !== null && (
          <Deploy state={state} seat={seat} busy={busy} onDo={(intent) => void act([intent])} onSee={setSeen} />
        )}
      </footer>
    </>
  );
}
