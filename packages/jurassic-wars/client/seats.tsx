/** The players around the table: their cards, their victories, their bids. */
import type { Seat } from '@dwo/kernel';
import { TellingName } from '@dwo/kits/ui/telling-name';
import type { ComponentChildren } from 'preact';
import { dinocard, jurassicWars } from '../rules';
import { wildPoints } from '../rules/scores';
import type { Mood } from './art/faces';
import { CardBack, DinoCard } from './card';
import { isDealer, signsText } from './signs';
import type { Picture } from './staging';
import { useTravel } from './travel';
import { say } from './words';
import './styles/seats.css';

interface SeatsProps {
  readonly state: Picture;
  readonly seat: Seat | null;
  /** True to show the hands that are known face up. */
  readonly open?: boolean;
  /** The ranks in the hand of a seat, if everybody has seen all of them; left out where hands are open or nothing is remembered. */
  seen?(seat: Seat): readonly number[] | null;
  /** Tells what the signs of a player mean; left out where nothing can be told. */
  onSigns?(text: string): void;
  name(seat: Seat): string;
  /** The face of a seat; left out where nobody is seen. */
  face?(seat: Seat, mood: Mood): ComponentChildren;
}

/** How a seat looks at the combat that was fought last. */
function moodOf({ told = null, last, up }: Picture, seat: Seat): Mood {
  const idle = told === null ? up.every((rank) => rank === null) : told.step === 'won' || told.step === 'pot';
  if (!idle || last === null || last.winner === null) return 'calm';
  const side = last.seats.indexOf(seat);
  if (side < 0) return 'calm';
  return side === last.winner ? 'glad' : 'sad';
}

export function Seats({ state, seat, open = false, name, face = () => null, seen = () => null, onSigns }: SeatsProps) {
  const awaited = jurassicWars.awaiting(state);
  return (
    <section class="jw__seats" aria-label={say('table.players')}>
      {state.players.map((_, at) => (
        <Place
          key={at}
          {...{ state, at, open, onSigns }}
          seen={seen(at)}
          name={name(at)}
          mine={at === seat}
          turn={awaited.includes(at)}
        >
          {face(at, moodOf(state, at))}
        </Place>
      ))}
    </section>
  );
}

interface PlaceProps {
  readonly state: Picture;
  readonly at: Seat;
  readonly open: boolean;
  readonly seen: readonly number[] | null;
  readonly name: string;
  readonly mine: boolean;
  readonly turn: boolean;
  readonly onSigns: SeatsProps['onSigns'];
  /** Their face. */
  readonly children: ComponentChildren;
}

function Place({ state, at, open, seen, name, mine, turn, onSigns, children }: PlaceProps) {
  const player = state.players[at];
  if (player === undefined) return null;
  const { cards, combat, set, standing, face, answered } = player;
  const hand = state.secrets[at]?.hand ?? [];
  const advised = state.advised?.seat === at ? state.advised.rank : null;
  const known = open && hand.length > 0 && hand.every((rank) => rank !== null);
  const signs = signsText(state, at, seen);
  const looks = ['jw__seat', turn ? 'jw__seat--turn' : '', mine ? 'jw__seat--mine' : '', `jw__seat--${standing}`];
  return (
    <div class={looks.join(' ')} data-testid={`jw-seat-${at}`} data-home={at}>
      {children}
      <b class="jw__name">
        <span class="jw__called">{mine ? say('table.self') : <TellingName name={name} />}</span>
        {isDealer(state, at) && (
          <i
            class="jw__dealer"
            role="img"
            title={say('table.dealer')}
            aria-label={say('table.dealer')}
            data-sign={say('table.dealer.sign')}
          />
        )}
      </b>
      <span
        class={`jw__backs ${known ? 'jw__backs--open' : ''} ${seen === null ? '' : 'jw__backs--seen'}`}
        role="img"
        aria-label={say('table.held', { cards, combat })}
      >
        {face !== null && !known && seen === null && <DinoCard rank={face} period={null} small />}
        {cards > 0 && seen === null && <b class="jw__count">{cards}</b>}
        {seen?.map((rank) => (
          <SeenCard key={rank} rank={rank} />
        ))}
        {known
          ? hand.map(
              (rank) =>
                rank !== null && (
                  <DinoCard key={rank} rank={rank} period={state.period} small marked={rank === advised} />
                ),
            )
          : seen === null &&
            Array.from({ length: Math.min(cards - (face === null ? 0 : 1), 10) }, (_, i) => <CardBack key={i} small />)}
        {combat > 0 && (
          <b class="jw__combat" title={say('table.combatCards', { combat })}>
            {combat}
          </b>
        )}
      </span>
      <span class="jw__set">
        {set.map((rank) => (
          <Won key={rank} rank={rank} />
        ))}
        <Score state={state} at={at} />
        {standing !== 'in' && <em class="jw__gone">{say(standing === 'out' ? 'table.out' : 'table.folded')}</em>}
        {answered && !turn && standing === 'in' && state.told == null && (
          <em class="jw__chose" title={say('table.chose')}>
            <span class="jw__tick" aria-hidden="true">
              ✓
            </span>
            <span class="jw__chose-word">{say('table.chose')}</span>
          </em>
        )}
      </span>
      {onSigns !== undefined && signs !== '' && (
        <button
          type="button"
          class="jw__signs"
          title={signs}
          aria-label={say('sign.what', { name: mine ? say('table.self') : name, signs })}
          onClick={() => onSigns(signs)}
        />
      )}
    </div>
  );
}

/** A dinosaur that was won; it comes from the middle of the table. */
function Won({ rank }: { readonly rank: number }) {
  const ref = useTravel<HTMLElement>('.arena__side--winner .dcard, [data-testid=arena]');
  return (
    <i ref={ref} class={`jw__won jw__won--${dinocard(rank).colour}`} title={dinocard(rank).name}>
      {rank}
    </i>
  );
}

/** A card in a hand that everybody has seen. */
function SeenCard({ rank }: { readonly rank: number }) {
  const { colour, name } = dinocard(rank);
  return (
    <b class={`jw__seen jw__seen--${colour}`} title={say('table.seen', { card: name })}>
      {rank}
    </b>
  );
}

/** The numbers that count in this version. */
function Score({ state, at }: { readonly state: Picture; readonly at: Seat }) {
  const player = state.players[at];
  if (player === undefined) return null;
  const { bid, set, score, counters } = player;
  const { version, predictions } = state.options;
  // Dinosaurs Wild scores its piles at the end; until then the table shows their value.
  const points = version === 'dinosaursWild' ? wildPoints(set) : score;
  return (
    <>
      {bid !== null && <b class="jw__bid">{say('table.bid', { won: set.length, bid })}</b>}
      {version === 'carnivoresUnleashed' ? (
        <span>{combatsWon(state, at)}</span>
      ) : (
        version !== 'standard' && version !== 'poker' && <span>{say('table.points', { points })}</span>
      )}
      {(version === 'poker' || predictions) && <Counters counters={counters} />}
    </>
  );
}

/** The combats that a player of Carnivores Unleashed has won, and those of the play-off, which count apart (JW-CU-7). */
function combatsWon({ players, playOff }: Picture, at: Seat): string {
  const { score = 0, set = [] } = players[at] ?? {};
  return playOff ? say('table.playOff.won', { score, won: set.length }) : say('table.won', { won: score });
}

/** The counters of a player: a coin and a number. */
function Counters({ counters }: { readonly counters: number }) {
  return (
    <span class="jw__counters" role="img" aria-label={say('table.counters', { counters })}>
      <i class="jw__coin" aria-hidden="true" />
      {counters}
    </span>
  );
}
