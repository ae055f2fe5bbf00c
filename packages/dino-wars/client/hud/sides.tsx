/**
 * The sides of the match, what each has left, and this player's objective: a chip beside the table, with a legend behind it.
 */
import type { State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { plateSvg } from '@dwo/kits/art/emblems';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { StrengthBar } from '@dwo/kits/ui/scores';
import { signName } from '@dwo/kits/words/signs';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { MAKE_OF } from '../art/names';
import { store } from '../store';
import { say } from '../words';
import { type Life, lifeWords, sumOf, unitWord } from './life';
import { useShown } from './on-show';
import { MissionButton, MissionSteps } from './panels/mission';
import { type Counted, countedSides } from './score';
import { goalOf, shortGoalOf } from './words/goal';

/** `place` is where it fits: above the log, or in the bar, which then shows the turn too. */
export function Sides({ place }: { readonly place: 'column' | 'bar' }) {
  const state = useShown();
  const lobby = useStore(store, (app) => app.match?.lobby ?? null);
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const [open, setOpen] = useState(false);
  if (state === null || lobby === null) return null;
  const players = playersOf(state, lobby, seat);
  const side = seat === null ? null : (state.players[seat]?.side ?? null);
  const goal = goalOf(state, side);
  return (
    <section class={`sides sides--${place}`} aria-label={say('sides.label')} data-testid="sides">
      <button
        type="button"
        class="sides__chip"
        aria-expanded={open}
        title={say('sides.points', { gate: `${state.scenario === 'gate'}` })}
        onClick={() => setOpen(!open)}
      >
        <span class="sides__line">
          {sums(players).map(({ side, name, left, whole, worn, life }) => (
            <span key={side} class="sides__sum">
              <Plate side={side} player={players.find((each) => each.mine && each.side === side)?.index ?? 0} />
              <span class="sides__name">{name}</span> <b class="num">{left}</b>
              {place === 'bar' && life === null && (
                <span class="sides__pts" aria-hidden="true">
                  {say('sides.pts')}
                </span>
              )}
              <span class="visually-hidden"> {say('sides.points-left')} </span>
              {life !== null && (
                <span class="sides__life num">{place === 'bar' ? shortLife(life) : lifeWords(life)}</span>
              )}
              <StrengthBar share={share(left - worn, whole)} worn={share(worn, whole)} />
            </span>
          ))}
        </span>
        <span class="sides__goal">
          {place === 'bar' ? say('sides.bar', { turn: state.turn, goal: shortGoalOf(state, side) }) : goal}
        </span>
        <Icon name="chevron" size={14} />
      </button>
      {open && (
        <Legend players={players} goal={goal} gate={state.scenario === 'gate'}>
          {place === 'bar' ? <MissionSteps state={state} side={side} /> : <MissionButton state={state} side={side} />}
        </Legend>
      )}
    </section>
  );
}

interface Player extends Counted {
  readonly mine: boolean;
}

/** All players: this player's side first, and this player before their teammates. */
function playersOf(state: Frozen<State>, lobby: Lobby, seat: Seat | null): readonly Player[] {
  const own = seat === null ? 'army' : state.players[seat]?.side;
  const players = countedSides(state, lobby).map((each, at): Player => ({ ...each, mine: at === seat }));
  const rank = (each: Player) => (each.mine ? 0 : each.side === own ? 1 : 2);
  return [...players].sort((a, b) => rank(a) - rank(b));
}

interface Sum {
  readonly side: Player['side'];
  readonly name: string;
  readonly left: number;
  readonly whole: number;
  readonly worn: number;
  /** Null while nobody who stands is wounded. */
  readonly life: Life | null;
}

/** "life 7": in the bar there is no room for more. */
function shortLife({ now, unit }: Life): string {
  return say('sides.life', { now, unit: unitWord(unit) });
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** The total of each side: under its player's name if it has one player, else under its own. */
function sums(players: readonly Player[]): readonly Sum[] {
  return [...new Set(players.map(({ side }) => side))].map((side) => {
    const team = players.filter((each) => each.side === side);
    const [only] = team;
    const alone = only !== undefined && team.length === 1;
    const name = alone ? (only.mine ? say('sides.you') : only.player) : say(`sides.${side}`);
    const total = (of: (each: Player) => number) => team.reduce((sum, each) => sum + of(each), 0);
    const worn = total(({ pointsWorn }) => pointsWorn);
    return {
      ...{ side, name, worn, left: total(({ left }) => left), whole: total(({ whole }) => whole) },
      life: worn === 0 || team.some(({ hidden }) => hidden > 0) ? null : sumOf(team.map(({ life }) => life)),
    };
  });
}

interface LegendProps {
  readonly players: readonly Player[];
  readonly goal: string;
  /** Whether the points decide nothing, as at the Time Gate. */
  readonly gate: boolean;
  /** The steps of a mission; nothing in a battle. */
  readonly children: ComponentChildren;
}

function Legend({ players, goal, gate, children }: LegendProps) {
  return (
    <div class="sides__legend paper">
      <p class="sides__aim">{goal}</p>
      <p class="note sides__points-note">{say('sides.points', { gate: `${gate}` })}</p>
      <ul class="sides__players">
        {players.map((each) => (
          <li key={`${each.side}${each.index}`} class="sides__player">
            <Plate side={each.side} player={each.index} />
            <span>
              <b>{each.player}</b>
              {each.mine && ` ${say('sides.mine')}`}
              <span class="note">
                {' '}
                {say('sides.player', { side: each.side, sign: signName(MAKE_OF[each.side], each.index) })}
              </span>
            </span>
            <span class="num sides__points">
              {say('sides.sums', {
                count: each.standing.reduce((sum, line) => sum + line.count, each.hidden),
                points: each.left,
              })}
              {each.life !== null && <span class="sides__unit">{lifeWords(each.life)}</span>}
              {each.hidden > 0 && <span class="sides__unit">{say('sides.hidden', { count: each.hidden })}</span>}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function Plate({ side, player }: { readonly side: Player['side']; readonly player: number }) {
  return <span class="sides__plate" dangerouslySetInnerHTML={{ __html: plateSvg(MAKE_OF[side], player, null, 22) }} />;
}
