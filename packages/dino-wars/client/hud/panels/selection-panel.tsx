/** The selected figure: the facts about it, what is locked and why, and what it can do besides the red button. */
import {
  CREWED_WEAPONS,
  crewAt,
  DINOSAURS,
  type FigureId,
  leastCi,
  leftCi,
  limitCi,
  RANK_TABLE,
  type State,
  VEHICLES,
  type Weapon,
} from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { notify } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon, type IconName } from '@dwo/kits/ui/icons';
import { Said } from '@dwo/kits/ui/said';
import { useEffect, useRef } from 'preact/hooks';
import { useOpenMatch } from '../../match-context';
import { desk, store } from '../../store';
import { biteTargets, canPayOverrun } from '../../tools/bites';
import { choicesOf } from '../../tools/choices';
import { armyFigureOf, crewedWeaponOf, dinosaurOf, isBeast, ownerOf, soldierOf, vehicleOf } from '../../tools/figures';
import type { Plan } from '../../tools/plan';
import { nameOfWeapon } from '../../tools/shots';
import { say } from '../../words';
import { type Lock, locksOf } from '../locks';
import { useShown } from '../on-show';
import { beastLeft, type Reckoning, reckoningOf } from '../reckoning';
import { sideways } from '../tray';
import { explain } from '../words/explain';
import { RuleTag } from '../words/rule-tag';
import { inches } from '../words/words';
import { FlightPanel } from './flight-panel';
import { SeatsPanel } from './seats-panel';

/** Name, numbers and the tool's own buttons for the selected figure. */
export function SelectionPanel() {
  const state = useShown();
  const names = useStore(desk, ({ names }) => names);
  const selected = useStore(desk, ({ selected }) => selected);
  const plan = useStore(desk, ({ plan }) => plan);
  if (state === null || selected === null) return null;
  const about = describe(state, selected);
  return (
    <section class="selection" aria-label={say('about.selected')} data-testid="selection">
      <p class="selection__who" title={about}>
        <b>{names?.full(selected) ?? selected}</b> <span class="note">{about}</span>
      </p>
      <div class="selection__tools" onWheel={sideways}>
        <ToolButtons plan={plan} figure={selected} state={state} />
        <Choices state={state} figure={selected} />
      </div>
    </section>
  );
}

/**
 * The notes on the selected figure: what is locked, how its movement comes about, the people in its seats; nothing if
 * there is nothing to say.
 */
export function FigureNotes() {
  const plan = useStore(desk, ({ plan }) => plan);
  const state = useShown();
  const selected = useStore(desk, ({ selected }) => selected);
  if (state === null || selected === null) return null;
  const vehicle = vehicleOf(state, selected) === null ? (soldierOf(state, selected)?.aboard ?? null) : selected;
  const sum = state.phase === 'army-movement' && state.placing === null ? reckoningOf(state, selected) : null;
  const locks = locksOf(state, selected);
  const flies = plan.kind === 'move' && plan.mode === 'fly';
  const spots = plan.kind === 'aim' && plan.spotters.length > 0;
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

/** One line of numbers about a figure. */
export function describe(state: Frozen<State>, figure: FigureId): string {
  return (dinosaurOf(state, figure) === null ? describeArmy(state, figure) : describeBeast(state, figure)).join(' · ');
}

function describeBeast(state: Frozen<State>, figure: FigureId): readonly string[] {
  const dinosaur = dinosaurOf(state, figure);
  if (dinosaur === null) return [];
  const { lifePoints, attackScore, armour } = DINOSAURS[dinosaur.kind];
  const plates = armour.rear === 0 ? 'about.armour.front' : 'about.armour';
  return [
    ...(state.phase === 'dinosaur-movement' ? [beastLeft(state, figure)] : []),
    say('about.life', { now: dinosaur.lifePoints, most: lifePoints }),
    say('about.bites', { score: attackScore }),
    ...(armour.front === 0 ? [] : [say(plates, { points: armour.front })]),
    ...(dinosaur.z === 0 ? [] : [say('about.up', { length: inches(dinosaur.z) })]),
  ];
}

function describeArmy(state: Frozen<State>, figure: FigureId): readonly string[] {
  const moving = state.phase === 'army-movement' && state.placing === null;
  const left = moving ? [say('reckon.left', { length: inches(leftCi(state, figure)) })] : [];
  const soldier = soldierOf(state, figure);
  if (soldier !== null) {
    const { luck } = RANK_TABLE[soldier.rank];
    return [
      ...left,
      say(`rank.${soldier.rank}`),
      soldier.weapons.map((weapon) => nameOfWeapon(weapon, false)).join(', '),
      ...(soldier.sniper ? [say('about.sniper')] : []),
      ...(soldier.highCalibre ? [say('about.high-calibre')] : []),
      ...(soldier.elite ? [say('about.elite')] : []),
      ...(luck === null ? [] : [say('about.luck', { points: luck })]),
    ];
  }
  const vehicle = vehicleOf(state, figure);
  if (vehicle !== null) {
    const { structurePoints: most } = VEHICLES[vehicle.kind];
    const arms = [
      ...(vehicle.mg === null ? [] : [nameOfWeapon(vehicle.mg.kind, true)]),
      ...(vehicle.cannon === null ? [] : [say('about.cannon')]),
    ];
    const taken = vehicle.seats.filter((who) => who !== null).length;
    return [
      ...left,
      say('about.structure', { now: Math.max(0, vehicle.structurePoints), most }),
      say('about.seats', { taken, count: vehicle.seats.length }),
      ...(arms.length === 0 ? [] : [arms.join(', ')]),
    ];
  }
  const weapon = crewedWeaponOf(state, figure);
  const pole = state.poles[figure];
  if (weapon === null) return pole === undefined ? [] : [say(`about.status.${pole.status}`)];
  return [
    say(`about.status.${weapon.status}`),
    say('about.crew', { count: crewAt(state, figure).length, needed: CREWED_WEAPONS[weapon.kind].minCrew }),
    say('about.loaded', { loaded: weapon.loaded }),
  ];
}

/** How its movement comes about: `18" − 6" (contact) × ½ (towing) = 6"`. */
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

/** The acts of one's own figure besides its main one; an act that can't be done says why when it is pressed. */
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
        <button
          key={choice.key}
          type="button"
          class="btn chip"
          aria-pressed={choice.on ?? undefined}
          aria-disabled={choice.refusal !== null}
          data-choice={choice.word}
          onClick={() => {
            if (choice.refusal === null) choice.act(toolbox);
            else notify(explain(choice.refusal));
          }}
        >
          <Icon name={choice.icon} size={18} />
          <span>
            {choice.about === null
              ? choice.word
              : say('choice.about', { word: choice.word, name: names?.short(choice.about) ?? choice.about })}
          </span>
        </button>
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
      return <WeaponChips plan={plan} />;
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

function MoveButtons({ plan, figure, state }: ToolButtonsProps & { plan: Extract<Plan, { kind: 'move' }> }) {
  const { toolbox } = useOpenMatch();
  const dinosaur = isBeast(state, figure);
  const touching = dinosaur ? biteTargets(state, figure).length : 0;
  const pinned = plan.preview !== null && plan.preview.refusal === null;
  return (
    <>
      {touching > 0 && canPayOverrun(state, figure) && (
        <ToolButton icon="claw" word={say('tool.overrun', { count: touching })} onPress={() => toolbox.charge(null)} />
      )}
      {pinned && <ToolButton icon="plus" word={say('tool.corner')} keyName="C" onPress={() => toolbox.pin()} />}
      {dinosaur && <ToolButton icon="again" word={say('tool.turn')} keyName="T" onPress={() => toolbox.face()} />}
      {dinosaur && (
        <ToolButton
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
      <ToolButton icon="back" word={say('tool.left')} keyName="[" onPress={() => toolbox.turn(15)} />
      <ToolButton icon="chevron" word={say('tool.right')} keyName="]" onPress={() => toolbox.turn(-15)} />
    </>
  );
}

function ToolButton(props: { icon: IconName; word: string; keyName?: string; onPress: () => void }) {
  return (
    <button type="button" class="btn chip" onClick={props.onPress}>
      <Icon name={props.icon} size={18} />
      <span>{props.word}</span>
      {props.keyName && (
        <span class="btn__key chip__key" aria-hidden="true">
          {props.keyName}
        </span>
      )}
    </button>
  );
}

/** One chip a weapon, with its reach and how many targets it has. */
export function WeaponChips({ plan }: { readonly plan: Extract<Plan, { kind: 'aim' }> }) {
  const { toolbox } = useOpenMatch();
  const tables = useStore(store, (app) => app.match?.state ?? null);
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [plan.weapon]);
  return (
    <fieldset class="chips" aria-label={say('about.weapon')} ref={row}>
      {plan.choices.map(({ weapon, mount, targets, refusal }, at) => (
        <button
          key={weapon}
          type="button"
          class={`btn chip ${targets.length === 0 ? 'chip--idle' : ''}`}
          aria-pressed={weapon === plan.weapon}
          aria-disabled={refusal !== null}
          onClick={() => toolbox.takeWeapon(weapon)}
        >
          <Said as={say('about.weapon.targets', { weapon: nameOfWeapon(weapon, mount), count: targets.length })}>
            <span class="chip__key btn__key">{at + 1}</span>
            <span>{nameOfWeapon(weapon, mount)}</span>
            <span class="note num">{tables === null ? '' : reachOf(tables, plan.figure, weapon)}</span>
          </Said>
        </button>
      ))}
    </fieldset>
  );
}

/** `18"`, or `18"–60"` for what must not be too near. */
function reachOf(state: Frozen<State>, figure: FigureId, weapon: Weapon): string {
  const firer = armyFigureOf(state, figure);
  if (firer === null) return '';
  const least = leastCi(state, weapon);
  const most = inches(limitCi(state, firer, weapon));
  return least === 0 ? most : `${inches(least)}–${most}`;
}

/** The figures that may see the target for a gun that does not; the first is proposed. */
export function SpotterChips({ plan }: { readonly plan: Extract<Plan, { kind: 'aim' }> }) {
  const { toolbox } = useOpenMatch();
  const names = useStore(desk, ({ names }) => names);
  if (plan.target === null || plan.spotters.length === 0) return null;
  return (
    <fieldset class="chips spotters" aria-label={say('about.spotter')} data-testid="spotters">
      <span class="spotters__head">
        <Icon name="eye" size={18} /> {say('about.spotter.ask')} <RuleTag id="DW-IND-3" />
      </span>
      {plan.spotters.map((spotter) => (
        <button
          key={spotter}
          type="button"
          class="btn chip"
          aria-pressed={spotter === plan.spotter}
          onClick={() => toolbox.takeSpotter(spotter)}
        >
          {names?.short(spotter) ?? spotter}
        </button>
      ))}
    </fieldset>
  );
}
