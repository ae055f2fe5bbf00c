/** Every figure as text, to follow and play the battle without seeing the table. */
import { type FigureId, SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import { type Frozen, inPolygon, type Seat } from '@dwo/kernel';
import { signName } from '@dwo/kits/art/emblems';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { playerName } from '@dwo/kits/shell/player-name';
import { useStore } from '@dwo/kits/shell/use-store';
import { useState } from 'preact/hooks';
import { MAKE_OF } from '../../art/names';
import { useOpenMatch } from '../../match-context';
import { desk, store } from '../../store';
import { byDistance, isBeast, ownerOf, placeOf, radiusOf } from '../../tools/figures';
import type { Plan } from '../../tools/plan';
import { shotOdds, spottersFor } from '../../tools/shots';
import { say } from '../../words';
import { ActionButton } from '../commands';
import { figuresOf, readinessOf } from '../facts';
import { useShown } from '../on-show';
import { isTeam, placeOfPlayer } from '../theatre/tokens';
import { inches } from '../words/words';
import { describe } from './describe';
import { Choices } from './selection-panel';

export function RosterPanel() {
  const state = useShown();
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  if (state === null) return null;
  const mine = seat === null ? [] : figuresOf(state, seat);
  const others = state.players.flatMap((_, at) => (at === seat ? [] : figuresOf(state, at)));
  return (
    <div class="roster">
      {seat !== null && <Own figures={mine} state={state} seat={seat} />}
      <Targets state={state} others={others} />
    </div>
  );
}

function Own({ figures, state, seat }: { figures: readonly FigureId[]; state: Frozen<State>; seat: Seat }) {
  const { toolbox } = useOpenMatch();
  const names = useStore(desk, ({ names }) => names);
  const selected = useStore(desk, ({ selected }) => selected);
  const asked = state.players[seat]?.side === SIDE_OF_PHASE[state.phase];
  const stop = selected !== null && figures.includes(selected) ? selected : figures[0];
  return (
    <section aria-label={say('roster.mine')}>
      <h3 class="typed">{say('roster.mine')}</h3>
      <ul class="roster__list" onKeyDown={walkList}>
        {figures.map((id) => (
          <li key={id}>
            <button
              type="button"
              class="roster__row"
              tabIndex={id === stop ? 0 : -1}
              aria-pressed={id === selected}
              onClick={() => toolbox.select(id)}
            >
              <b>{names?.full(id) ?? id}</b>
              <span class="note">
                {describe(state, id)}
                {groundOf(state, id)}
              </span>
              <span class="roster__state">{asked && say(`readiness.${readinessOf(state, id)}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Targets({ state, others }: { state: Frozen<State>; others: readonly FigureId[] }) {
  const { toolbox } = useOpenMatch();
  const names = useStore(desk, ({ names }) => names);
  const selected = useStore(desk, ({ selected }) => selected);
  const plan = useStore(desk, ({ plan }) => plan);
  const lobby = useStore(store, (app) => app.match?.lobby ?? null);
  const sorted = selected === null ? others : byDistance(state, selected, others);
  const stop = 'target' in plan && plan.target !== null && sorted.includes(plan.target) ? plan.target : sorted[0];
  const verb = plan.kind === 'none' ? null : say(plan.kind === 'move' ? 'roster.contact' : 'roster.target');
  return (
    <section aria-label={say('roster.others')}>
      <h3 class="typed">
        {selected === null
          ? say('roster.the-others')
          : say('roster.seen-from', { name: names?.full(selected) ?? selected })}
      </h3>
      <ul class="roster__list" onKeyDown={walkList}>
        {sorted.map((id) => (
          <li key={id}>
            <button
              type="button"
              class="roster__row"
              tabIndex={id === stop ? 0 : -1}
              aria-disabled={verb === null}
              aria-pressed={'target' in plan && plan.target === id}
              onClick={() => toolbox.goFor(id)}
            >
              <b>{names?.full(id) ?? id}</b>
              <span class="note">
                {ownerWords(state, lobby, id)}
                {describe(state, id)}
                {groundOf(state, id)}
              </span>
              <span class="roster__state">
                {where(state, selected, id)} {chance(state, plan, id)}
                {verb !== null && <span class="visually-hidden">, {verb}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {(plan.kind === 'move' || plan.kind === 'put') && selected !== null && (
        <WalkForm figure={selected} state={state} />
      )}
      {selected !== null && <Choices state={state} figure={selected} />}
      {plan.kind !== 'none' && <ActionButton />}
    </section>
  );
}

/** A list is one stop for the Tab key; the arrow keys, Home and End move through it. */
function walkList(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.roster__row')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
}

/** The owner if several play the figure's side: "Ben, sign: egg · ". The same sign is on the figure and in the legend. */
function ownerWords(state: Frozen<State>, lobby: Lobby | null, id: FigureId): string {
  const owner = ownerOf(state, id);
  const side = owner === null ? undefined : state.players[owner]?.side;
  if (owner === null || side === undefined || !isTeam(state, side)) return '';
  const sign = signName(MAKE_OF[side], placeOfPlayer(state, owner));
  return `${say('roster.owner', { player: playerName(lobby, owner), sign })} · `;
}

/** The terrain that a figure stands in: " · in the woods", " · in the open". */
function groundOf(state: Frozen<State>, id: FigureId): string {
  const at = placeOf(state, id);
  if (at === null) return '';
  const pieces = state.table.terrain.filter(({ kind, outline }) => kind !== 'open' && inPolygon(at, outline));
  const names = [...new Set(pieces.map(({ kind }) => say(`terrain.at.${kind}`)))];
  return ` · ${names.length === 0 ? say('roster.open') : names.join(', ')}`;
}

/** Distance and direction from one figure to another: `6.2" north-east`. */
function where(state: Frozen<State>, from: FigureId | null, to: FigureId): string {
  const a = from === null ? null : placeOf(state, from);
  const b = placeOf(state, to);
  if (from === null || a === null || b === null) return '';
  const gap = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2) - radiusOf(state, from) - radiusOf(state, to);
  const angle = (Math.atan2(b.x - a.x, b.y - a.y) * 180) / Math.PI;
  const direction = say(`roster.wind.${WINDS[Math.round(((angle + 360) % 360) / 45) % 8] ?? 0}`);
  return gap <= 10 ? say('roster.touching', { direction }) : say('roster.away', { length: inches(gap), direction });
}

/** Eighths of a turn, clockwise from north. */
const WINDS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

function chance(state: Frozen<State>, plan: Plan, target: FigureId): string {
  if (plan.kind !== 'aim' || !isBeast(state, target)) return '';
  const choice = plan.choices.find((each) => each.weapon === plan.weapon);
  if (!choice?.targets.includes(target)) return say('roster.out-of-reach');
  const { figure, weapon } = plan;
  const spotter = spottersFor(state, figure, weapon, target)[0] ?? null;
  const odds = shotOdds(state, { figure, weapon, target, spotter });
  return odds === null ? '' : `· ${odds.of36}/36`;
}

/** Plans a move by direction and length, and shows its cost at once. */
function WalkForm({ figure, state }: { readonly figure: FigureId; readonly state: Frozen<State> }) {
  const { toolbox } = useOpenMatch();
  const [degrees, setDegrees] = useState('0');
  const [length, setLength] = useState('3');
  const walk = (event: Event) => {
    event.preventDefault();
    const start = placeOf(state, figure);
    const angle = (Number(degrees) * Math.PI) / 180;
    const lengthCi = Number(length) * 100;
    if (start === null || Number.isNaN(angle) || Number.isNaN(lengthCi)) return;
    toolbox.goToPoint({
      x: Math.round(start.x + Math.sin(angle) * lengthCi),
      y: Math.round(start.y + Math.cos(angle) * lengthCi),
    });
  };
  return (
    <form class="roster__walk" onSubmit={walk}>
      <label>
        {say('roster.direction')}
        <input
          class="field"
          type="number"
          min="0"
          max="359"
          value={degrees}
          onInput={(event) => setDegrees(event.currentTarget.value)}
        />
      </label>
      <label>
        {say('roster.inches')}
        <input
          class="field"
          type="number"
          min="0"
          step="0.01"
          value={length}
          onInput={(event) => setLength(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {say('roster.plan')}
      </button>
    </form>
  );
}
