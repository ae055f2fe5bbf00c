/** The players round the table: what they hold, what they have won, what they have said. */
import type { Seat } from '@dwo/kernel';
import { dinocard, jurassicWars } from '../rules';
import { wildPoints } from '../rules/scores';
import { CardBack, DinoCard } from './card';
import type { Picture } from './staging';
import { say } from './words';

interface SeatsProps {
  readonly state: Picture;
  readonly seat: Seat | null;
  name(seat: Seat): string;
}

export function Seats({ state, seat, name }: SeatsProps) {
  const awaited = jurassicWars.awaiting(state);
  return (
    <section class="jw__seats" aria-label={say('table.players')}>
      {state.players.map((_, at) => (
        <Place key={at} state={state} at={at} name={name(at)} mine={at === seat} turn={awaited.includes(at)} />
      ))}
    </section>
  );
}

interface PlaceProps {
  readonly state: Picture;
  readonly at: Seat;
  readonly name: string;
  readonly mine: boolean;
  readonly turn: boolean;
}

function Place({ state, at, name, mine, turn }: PlaceProps) {
  const player = state.players[at];
  if (player === undefined) return null;
  const { cards, combat, set, standing, face, answered } = player;
  const looks = ['jw__seat', turn ? 'jw__seat--turn' : '', mine ? 'jw__seat--mine' : '', `jw__seat--${standing}`];
  return (
    <div class={looks.join(' ')} data-testid={`jw-seat-${at}`}>
      <b class="jw__name">
        {mine ? say('table.you', { name }) : name}
        {at === state.dealer && <i class="jw__dealer" title={say('table.dealer')} />}
      </b>
      <span class="jw__backs" role="img" aria-label={say('table.held', { cards, combat })}>
        {face !== null && <DinoCard rank={face} period={null} small />}
        {cards > 0 && <b class="jw__count">{cards}</b>}
        {Array.from({ length: Math.min(cards - (face === null ? 0 : 1), 10) }, (_, i) => (
          <CardBack key={i} small />
        ))}
        {combat > 0 && <b class="jw__combat">+{combat}</b>}
      </span>
      <span class="jw__set">
        {set.map((rank) => (
          <i key={rank} class={`jw__won jw__won--${dinocard(rank).colour}`} title={dinocard(rank).name}>
            {rank}
          </i>
        ))}
        <Score state={state} at={at} />
        {standing !== 'in' && <em>{say(standing === 'out' ? 'table.out' : 'table.folded')}</em>}
        {answered && !turn && state.told == null && <em>{say('table.chose')}</em>}
      </span>
      {state.shown[at] !== undefined && (
        <span class="jw__shown">
          {state.shown[at].map((rank) => (
            <DinoCard key={rank} rank={rank} period={state.period} small />
          ))}
        </span>
      )}
    </div>
  );
}

/** The numbers that count in this version. */
function Score({ state, at }: { readonly state: Picture; readonly at: Seat }) {
  const player = state.players[at];
  if (player === undefined) return null;
  const { bid, set, score, counters } = player;
  const { version, predictions } = state.options;
  // The pile of Dinosaurs Wild is counted at the end; until then the table shows what it is worth.
  const points = version === 'dinosaursWild' ? wildPoints(set) : score;
  return (
    <>
      {bid !== null && <b class="jw__bid">{say('table.bid', { won: set.length, bid })}</b>}
      {version !== 'standard' && version !== 'poker' && <span>{say('table.points', { points })}</span>}
      {(version === 'poker' || predictions) && <span>{say('table.counters', { counters })}</span>}
    </>
  );
}
