/** What is known of the selected figure, and what it can do besides the red button. */
import { DINOSAURS, type FigureId, leftCi, PARAMETERS, RANK_TABLE, type State, WEAPONS } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { Icon, type IconName } from '../art/icons';
import { useOpenMatch } from '../match-context';
import { store } from '../store';
import type { Plan } from '../tools/plan';
import { biteTargets } from '../tools/referee';
import { useStore } from '../use-store';
import { exactInches, inches } from './words';

/** Name, numbers and the tool's own buttons for the selected figure. */
export function SelectionPanel() {
  const state = useStore(store, (app) => app.match?.state ?? null);
  const names = useStore(store, (app) => app.match?.names ?? null);
  const selected = useStore(store, (app) => app.desk.selected);
  const plan = useStore(store, (app) => app.desk.plan);
  if (state === null || selected === null) return null;
  return (
    <section class="selection" aria-label="Selected figure" data-testid="selection">
      <p class="selection__who">
        <b>{names?.full(selected) ?? selected}</b> <span class="note">{describe(state, selected)}</span>
      </p>
      <div class="selection__tools">
        <ToolButtons plan={plan} figure={selected} state={state} />
      </div>
    </section>
  );
}

/** One line of numbers about a figure. */
export function describe(state: Frozen<State>, figure: FigureId): string {
  const dinosaur = state.dinosaurs[figure];
  if (dinosaur !== undefined) {
    const { lifePoints, attackScore, armour } = DINOSAURS[dinosaur.kind];
    const plates = armour.front === 0 ? '' : ` · armour ${armour.front}${armour.rear === 0 ? ' in front' : ''}`;
    const left = state.phase === 'dinosaur-movement' ? ` · ${inches(leftCi(state, figure))} left` : '';
    return `life ${dinosaur.lifePoints} of ${lifePoints} · bites on ${attackScore}${plates}${left}`;
  }
  const soldier = state.soldiers[figure];
  if (soldier === undefined) return '';
  const rank = RANK_TABLE[soldier.rank];
  const luck = rank.luck === null ? '' : ` · luck ${rank.luck}`;
  const left = state.phase === 'army-movement' ? ` · ${inches(leftCi(state, figure))} left` : '';
  return `${rank.name} · ${soldier.weapons.map((weapon) => WEAPONS[weapon].name).join(', ')}${luck}${left}`;
}

interface ToolButtonsProps {
  readonly plan: Plan;
  readonly figure: FigureId;
  readonly state: Frozen<State>;
}

function ToolButtons({ plan, figure, state }: ToolButtonsProps) {
  const { toolbox } = useOpenMatch();
  switch (plan.kind) {
    case 'aim':
      return <WeaponChips plan={plan} />;
    case 'move': {
      const dinosaur = state.dinosaurs[figure] !== undefined;
      const touching = dinosaur ? biteTargets(state, figure).length : 0;
      const affordable = leftCi(state, figure) >= PARAMETERS.overrunCi;
      const pinned = plan.preview !== null && plan.preview.refusal === null;
      return (
        <>
          {touching > 0 && affordable && (
            <ToolButton icon="claw" word={`Overrun (${touching})`} onPress={() => toolbox.charge(null)} />
          )}
          {pinned && <ToolButton icon="plus" word="Corner" keyName="C" onPress={() => toolbox.pin()} />}
          {dinosaur && <ToolButton icon="again" word="Turn" keyName="T" onPress={() => toolbox.face()} />}
          {dinosaur && (
            <ToolButton
              icon="tick"
              word="End its move"
              onPress={() => void toolbox.wish({ type: 'endMove', figure })}
            />
          )}
        </>
      );
    }
    case 'face':
      return (
        <>
          <ToolButton icon="back" word="15° left" keyName="[" onPress={() => toolbox.turn(15)} />
          <ToolButton icon="chevron" word="15° right" keyName="]" onPress={() => toolbox.turn(-15)} />
        </>
      );
    default:
      return null;
  }
}

function ToolButton(props: { icon: IconName; word: string; keyName?: string; onPress: () => void }) {
  return (
    <button type="button" class="btn chip" onClick={props.onPress}>
      <Icon name={props.icon} size={18} />
      <span>{props.word}</span>
      {props.keyName && <span class="btn__key chip__key">{props.keyName}</span>}
    </button>
  );
}

/** One chip a weapon, with its reach and how many targets it has. */
export function WeaponChips({ plan }: { readonly plan: Extract<Plan, { kind: 'aim' }> }) {
  const { toolbox } = useOpenMatch();
  return (
    <fieldset class="chips" aria-label="Weapon">
      {plan.choices.map(({ weapon, targets, refusal }, at) => (
        <button
          key={weapon}
          type="button"
          class={`btn chip ${targets.length === 0 ? 'chip--idle' : ''}`}
          aria-pressed={weapon === plan.weapon}
          aria-disabled={refusal !== null}
          aria-label={`${WEAPONS[weapon].name}, ${targets.length} targets`}
          onClick={() => toolbox.takeWeapon(weapon)}
        >
          <span class="chip__key btn__key">{at + 1}</span>
          <span>{WEAPONS[weapon].name}</span>
          <span class="note num">{exactInches(WEAPONS[weapon].rangeCi)}</span>
        </button>
      ))}
    </fieldset>
  );
}
