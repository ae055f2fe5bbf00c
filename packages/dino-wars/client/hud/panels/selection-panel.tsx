/** The selected figure: its data, its locks and why, and its acts besides the red button. */
import type { FigureId, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { Chip } from '@dwo/kits/miniatures/hud/chip';
import { LineChips } from '@dwo/kits/miniatures/hud/line-chips';
import { TableOrderChip } from '@dwo/kits/miniatures/hud/orders';
import { sideways } from '@dwo/kits/miniatures/hud/squad-card';
import { notify } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { useOpenMatch } from '../../match-context';
import { desk, store } from '../../store';
import { biteTargets, canPayOverrun } from '../../tools/bites';
import { choicesOf } from '../../tools/choices';
import { isBeast, ownerOf, soldierOf, vehicleOf } from '../../tools/figures';
import type { LiningPlan, Plan } from '../../tools/plan';
import { volleyOf } from '../../tools/volley-hands';
import { say } from '../../words';
import { type Lock, locksOf } from '../locks';
import { useShown } from '../on-show';
import { type Reckoning, reckoningOf } from '../reckoning';
import { explain } from '../words/explain';
import { RuleTag } from '../words/rule-tag';
import { SpotterChips, VolleyChip, WeaponChips } from './aim-chips';
import { describe } from './describe';
import { FlightPanel } from './flight-panel';
import { SeatsPanel } from './seats-panel';

/** Name, numbers and the tool's own buttons for the selected figure. */
export function SelectionPanel() {
  const state = useShown();
  const names = useStore(desk, ({ names }) => names);
  const selected = useStore(desk, ({ selected }) => selected);
  const plan = useStore(desk, ({ plan }) => plan);
  if (plan.kind === 'line') return <LineTools plan={plan} />;
  if (state === null || selected === null) return null;
  // The chips beside it are its weapons.
  const about = describe(state, selected, plan.kind === 'aim');
  return (
    <section class="selection" aria-label={say('about.selected')} data-testid="selection">
      <p class="selection__who" title={about}>
        <b key={selected} translate={false}>
          {names?.full(selected) ?? selected}
        </b>{' '}
        <span class="note">{about}</span>
      </p>
      <div class="selection__tools" onWheel={sideways}>
        <ToolButtons plan={plan} figure={selected} state={state} />
        <Choices state={state} figure={selected} />
        <TableOrderChip figures={[selected]} />
      </div>
    </section>
  );
}

/** The chips of a line that is being drawn in the setup. */
function LineTools({ plan }: { readonly plan: LiningPlan }) {
  const { toolbox } = useOpenMatch();
  return (
    <section class="selection" aria-label={say('about.selected')} data-testid="selection">
      <div class="selection__tools" onWheel={sideways}>
        <LineChips
          line={plan.line}
          onSquad={(squad) => toolbox.squad(squad)}
          onTurn={(degrees) => toolbox.turn(degrees)}
        />
      </div>
    </section>
  );
}

/** The notes on the selected figure: its locks, the sum of its movement, the people in its seats; nothing if there are none. */
export function FigureNotes() {
  const plan = useStore(desk, ({ plan }) => plan);
  const state = useShown();
  const selected = useStore(desk, ({ selected }) => selected);
  if (state === null || selected === null) return null;
  const vehicle = vehicleOf(state, selected) === null ? (soldierOf(state, selected)?.aboard ?? null) : selected;
  const sum = state.phase === 'army-movement' && state.placing === null ? reckoningOf(state, selected) : null;
  const locks = locksOf(state, selected);
  const flies = plan.kind === 'move' && plan.mode === 'fly';
  const spots = plan.kind === 'aim' && plan.thirds.length > 0;
  if (vehicle === null && sum === null && locks.length === 0 && !flies && !spots) return null;
  return (
    <section class="figure-notes" aria-label={say('about.notes')} data-testid="figure-notes">
      {flies && <FlightPanel plan={plan} />}
      {spots && <SpotterChips plan={plan} />}
      {vehicle !== null && <SeatsPanel state={state} vehicle={vehicle} />}
      {sum !== null && <Movement sum={sum} />}
      {locks.length > 0 && <Locks locks={locks} />}
    </section>
  );
}

/** The sum of its movement: `18" − 6" (contact) × ½ (towing) = 6"`. */
function Movement({ sum }: { readonly sum: Reckoning }) {
  return (
    <p class="reckoning num" data-testid="reckoning">
      {say('reckon.moves', { length: sum.base })}
      {sum.cuts.map(({ text, rule }, at) => (
        <span key={at} class="reckoning__cut">
          {text} <RuleTag id={rule} />
        </span>
      ))}
      = <b>{sum.total}</b>
    </p>
  );
}

function Locks({ locks }: { readonly locks: readonly Lock[] }) {
  return (
    <ul class="locks" aria-label={say('about.locked')} data-testid="locks">
      {locks.map(({ text, rule }) => (
        <li key={text} class="locks__one">
          {text} <RuleTag id={rule} />
        </li>
      ))}
    </ul>
  );
}

/** The acts of the player's own figure besides the main one; a press on one that is refused says why. */
export function Choices({ state, figure }: { readonly state: Frozen<State>; readonly figure: FigureId }) {
  const { toolbox } = useOpenMatch();
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const names = useStore(desk, ({ names }) => names);
  const mode = useStore(desk, ({ plan }) => (plan.kind === 'move' ? plan.mode : null));
  const mine = seat !== null && (state.poles[figure] !== undefined || ownerOf(state, figure) === seat);
  if (!mine) return null;
  return (
    <>
      {choicesOf(state, seat, figure, mode).map((choice) => (
        <Chip
          key={choice.key}
          stays
          icon={choice.icon}
          word={
            choice.about === null
              ? choice.word
              : say('choice.about', { word: choice.word, name: names?.short(choice.about) ?? choice.about })
          }
          pressed={choice.on ?? undefined}
          refused={choice.refusal !== null}
          onPress={() => {
            if (choice.refusal === null) choice.act(toolbox);
            else notify(explain(choice.refusal));
          }}
        />
      ))}
    </>
  );
}

interface ToolButtonsProps {
  readonly plan: Plan;
  readonly figure: FigureId;
  readonly state: Frozen<State>;
}

function ToolButtons({ plan, figure, state }: ToolButtonsProps) {
  switch (plan.kind) {
    case 'aim':
      return (
        <>
          <VolleyChip plan={plan} />
          <WeaponChips plan={plan} />
        </>
      );
    case 'attack':
      return <PackChip plan={plan} />;
    case 'move':
      return <MoveButtons plan={plan} figure={figure} state={state} />;
    case 'face':
    case 'drop':
      return <TurnButtons />;
    case 'put':
      return plan.task.turns ? <TurnButtons /> : null;
    default:
      return null;
  }
}

/** All who touch the target, if there are several. */
export function PackChip({ plan }: { readonly plan: Extract<Plan, { kind: 'overrun' | 'attack' }> }) {
  const { match } = store.getState();
  const volley = volleyOf(plan);
  if (volley === null || match?.state == null || match.seat === null) return null;
  return volley.hands.all(match.state, match.seat, volley.target).length < 2 ? null : <VolleyChip plan={plan} />;
}

function MoveButtons({ plan, figure, state }: ToolButtonsProps & { plan: Extract<Plan, { kind: 'move' }> }) {
  const { toolbox } = useOpenMatch();
  const dinosaur = isBeast(state, figure);
  const touching = dinosaur ? biteTargets(state, figure).length : 0;
  const pinned = plan.preview !== null && plan.preview.refusal === null;
  return (
    <>
      {touching > 0 && canPayOverrun(state, figure) && (
        <Chip stays icon="claw" word={say('tool.overrun', { count: touching })} onPress={() => toolbox.charge(null)} />
      )}
      {pinned && <Chip stays icon="plus" word={say('tool.corner')} keyName="C" onPress={() => toolbox.pin()} />}
      {dinosaur && <Chip stays icon="again" word={say('tool.turn')} keyName="T" onPress={() => toolbox.face()} />}
      {dinosaur && (
        <Chip
          stays
          icon="tick"
          word={say('tool.end-move')}
          onPress={() => void toolbox.wish({ type: 'endMove', figure })}
        />
      )}
    </>
  );
}

function TurnButtons() {
  const { toolbox } = useOpenMatch();
  return (
    <>
      <Chip stays icon="back" word={say('tool.left')} keyName="[" onPress={() => toolbox.turn(15)} />
      <Chip stays icon="chevron" word={say('tool.right')} keyName="]" onPress={() => toolbox.turn(-15)} />
    </>
  );
}
