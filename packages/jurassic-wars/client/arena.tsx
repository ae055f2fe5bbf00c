/** The middle of the table: the two dinosaurs of a combat, their combat cards, and the dice between them. */
import type { Frozen } from '@dwo/kernel';
import type { ComponentChildren } from 'preact';
import { combatType, dinocard, type Fought, type Phase } from '../rules';
import { ANTE, combatsOfRound, revealed } from '../rules/deal-sizes';
import { diceInPeriod } from '../rules/fight';
import { CombatCard, DinoCard } from './card';
import { Pot, RoundOver } from './round-over';
import { type CombatTold, isOfCombat, type Picture, showsLast } from './staging';
import { StartDice, useStartRoll } from './start-roll';
import { useTravel } from './travel';
import { DiceTray, ReadyTray, Tray } from './tray';
import { say } from './words';
import './styles/arena.css';

interface ArenaProps {
  readonly state: Picture;
  /** The viewer's own seat; null for a spectator. */
  readonly own?: number | null;
  name(seat: number): string;
}

export function Arena({ state, own = null, name }: ArenaProps) {
  const { last, up, told = null } = state;
  const start = useStartRoll();
  if (told !== null && !isOfCombat(told)) return <RoundOver {...{ state, told, own, name }} />;
  if (told === null && BEFORE.includes(state.phase)) return <Before {...{ state, own, name }} />;
  if (last !== null && (told !== null || showsLast(state)))
    return <Combat last={last} told={told} state={state} name={name} />;
  if (start !== null && up.every((rank) => rank === null) && state.phase === 'pickAttacker')
    return <StartDice {...start.what} lies={start.lies} own={own} name={name} />;
  const seats = [state.lead, state.opponent];
  const [first, second] = up;
  const both = first !== null && first !== undefined && second !== null && second !== undefined;
  return (
    <section class="arena" data-testid="arena">
      <Place state={state} side={0} who={seats[0] === null ? '' : name(seats[0] ?? 0)} />
      {both ? (
        <ReadyTray state={state} ranks={[first, second]} />
      ) : (
        <Tray>
          <b class="tray__versus" aria-hidden="true">
            {say('tray.versus')}
          </b>
        </Tray>
      )}
      <Place state={state} side={1} who={seats[1] === null ? '' : name(seats[1] ?? 1)} />
    </section>
  );
}

/** One side before the combat: its dinosaur or a free place, and whether a combat card is committed. */
function Place({ state, side, who }: { readonly state: Picture; readonly side: 0 | 1; readonly who: string }) {
  const rank = state.up[side] ?? null;
  const seat = side === 0 ? state.lead : state.opponent;
  const laid = seat !== null && state.phase === 'commit' && state.players[seat]?.answered === true;
  return (
    <Side who={who} below={laid ? <Laid /> : null}>
      {rank === null ? (
        <span class="arena__gap">{say(partOf(state, side))}</span>
      ) : (
        <Played key={rank} seat={seat}>
          <DinoCard rank={rank} period={state.period} flip={side === 1} />
        </Played>
      )}
    </Side>
  );
}

/** A dinosaur that comes from the hand of its player, or from where that player sits. */
function Played({ seat, children }: { readonly seat: number | null; readonly children: ComponentChildren }) {
  const ref = useTravel<HTMLSpanElement>(
    seat === null ? null : `.jw__own .hand[data-seat="${seat}"], [data-home="${seat}"]`,
  );
  return (
    <span class="arena__played" ref={ref}>
      {children}
    </span>
  );
}

/** The role of a side in the coming combat. */
function partOf({ options }: Picture, side: 0 | 1) {
  if (options.version === 'carnivoresUnleashed') return side === 0 ? 'lobby.carnivores' : 'lobby.herbivores';
  if (side === 1) return 'table.answer';
  return options.version === 'dinosaursWild' ? 'table.attacker' : 'table.lead';
}

/** A side has chosen; a card or none, nobody knows yet (JW-G-13). */
function Laid() {
  return (
    <span class="arena__laid">
      <span class="jw__tick" aria-hidden="true">
        ✓
      </span>{' '}
      {say('table.laid')}
    </span>
  );
}

/** Which sides of a combat could have committed a card (JW-G-13, JW-DW-7); none in a fight-off (JW-FO-2). */
function askedOf({ seats, ranks }: Frozen<Fought>, state: Picture): readonly [boolean, boolean] {
  if (state.ending?.rule === 'JW-FO-4') return [false, false];
  const could = (at: 0 | 1) => (state.players[seats[at] ?? -1]?.combat ?? 0) > 0;
  if (state.options.version !== 'dinosaursWild') return [could(0), could(1)];
  const [attacker = 0, opponent = 0] = ranks.map((rank) => diceInPeriod(dinocard(rank), state.period));
  const side = state.options.wildCardSide === 'attacker' ? 0 : 1;
  return [side === 0 && opponent > attacker && could(0), side === 1 && opponent > attacker && could(1)];
}

interface SideProps {
  readonly who: string;
  readonly beaten?: boolean;
  /** True while this side is told to have won. */
  readonly winner?: boolean;
  readonly below: ComponentChildren;
  readonly children: ComponentChildren;
}

function Side({ who, beaten = false, winner = false, below, children }: SideProps) {
  return (
    <div class={`arena__side ${beaten ? 'arena__side--beaten' : ''} ${winner ? 'arena__side--winner' : ''}`}>
      <b class="arena__who">{who}</b>
      {children}
      <span class="arena__below">{below}</span>
    </div>
  );
}

/** The phases before the first combat of a round. */
const BEFORE: readonly Phase[] = ['declare', 'reveal', 'show', 'bid'];

/** The middle of the table before the first combat: the pot, the shown cards, or the sum of the bids. */
function Before({ state, own, name }: ArenaProps) {
  const { phase, players, handSize, shown } = state;
  if (phase === 'declare')
    return <Pot pot={state.pot} note={state.bidding === 1 ? say('round.ante', { ante: ANTE }) : null} />;
  if (phase === 'show') {
    return (
      <section class="arena arena--shown" data-testid="arena">
        {shown.map(
          (ranks, seat) =>
            seat !== own && (
              <div key={seat} class="arena__shown">
                <b class="arena__who">{name(seat)}</b>
                <span class="arena__row">
                  {ranks.map((rank) => (
                    <DinoCard key={rank} rank={rank} period={state.period} />
                  ))}
                </span>
              </div>
            ),
        )}
      </section>
    );
  }
  const bids = players.reduce((sum, { bid }) => sum + (bid ?? 0), 0);
  return (
    <section class="arena arena--pot" data-testid="arena">
      <b class="pot__sum">
        {phase === 'reveal'
          ? say('table.reveals', { count: revealed(players.length, handSize) })
          : say(players.every(({ bid }) => bid === null) ? 'table.bids.none' : 'table.bids', {
              ...{ bids, combats: combatsOfRound(players.length, handSize) },
            })}
      </b>
      {phase === 'bid' && <p class="pot__note">{say('table.bids.earn')}</p>}
    </section>
  );
}

/** The game period; null in a fight-off, where none counts (JW-FO-2). */
const periodOf = ({ ending, period }: Picture) => (ending?.rule === 'JW-FO-4' ? null : period);

interface CombatProps extends ArenaProps {
  readonly last: Frozen<Fought>;
  readonly told: CombatTold | null;
}

/** A combat: the starting dice, each roll, and the winner. */
function Combat({ last, told, state, name }: CombatProps) {
  const over = told === null || told.step === 'won';
  const asked = askedOf(last, state);
  const below = (at: 0 | 1) => {
    const card = last.cards[at] ?? null;
    if (card !== null) return <Revealed card={card} seat={last.seats[at] ?? 0} />;
    return asked[at] ? <span class="arena__laid">{say('table.nocard')}</span> : null;
  };
  const side = (at: 0 | 1) => {
    const rank = last.ranks[at] ?? 1;
    const beaten = over && last.winner !== at;
    return (
      <Side who={name(last.seats[at] ?? 0)} beaten={beaten} winner={over && told !== null && !beaten} below={below(at)}>
        {over && told !== null && !beaten && <Burst />}
        <span class="arena__stand">
          <span key={rank} class="arena__fighter">
            <DinoCard rank={rank} period={periodOf(state)} beaten={beaten} flip={at === 1} />
          </span>
          {over && (
            <span class={`arena__stamp ${told === null ? '' : 'arena__stamp--now'}`}>
              {say(beaten ? 'table.beaten' : 'table.wins')}
            </span>
          )}
        </span>
      </Side>
    );
  };
  return (
    <section class="arena" data-testid="arena" data-over={over} data-step={told?.step ?? 'over'}>
      {side(0)}
      <DiceTray last={last} told={told} name={name} />
      {side(1)}
    </section>
  );
}

/** The burst behind the winner of a combat. */
function Burst() {
  return (
    <svg class="arena__burst" viewBox="-50 -50 100 100" aria-hidden="true">
      <path d={RAYS} />
    </svg>
  );
}

/** A star of so many rays. */
const RAYS = `M${Array.from({ length: 32 }, (_, i) => {
  const [turn, far] = [(i * Math.PI) / 16, i % 2 === 0 ? 49 : 36];
  return `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`;
}).join('L')}Z`;

function Revealed({ card, seat }: { readonly card: number; readonly seat: number }) {
  const ref = useTravel<HTMLSpanElement>(`[data-home="${seat}"]`, true);
  return (
    <span class="arena__played" ref={ref} title={say(`combat.${combatType(card)}.does`)}>
      <CombatCard id={card} small />
    </span>
  );
}
