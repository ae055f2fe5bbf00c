/** The end of a match in the middle of the table: the winner's dinosaur, large, before a burst of rays. */
import type { Frozen, Seat } from '@dwo/kernel';
import { dinocard, type State } from '../rules';
import { Dinosaur } from './art/dinosaur';
import { championOf } from './champion-of';
import { say } from './words';
import './styles/champion.css';

interface ChampionProps {
  readonly state: Frozen<State>;
  /** The viewer's own seat; null for a spectator. */
  readonly seat: Seat | null;
  name(seat: Seat): string;
}

export function Champion({ state, seat, name }: ChampionProps) {
  const [winner] = state.ending?.winners ?? [];
  if (winner === undefined) return null;
  const rank = championOf(state, winner);
  const own = winner === seat;
  return (
    <section class={`champion ${own ? 'champion--own' : ''}`} data-testid="jw-champion" aria-hidden="true">
      <svg class="champion__rays" viewBox="-50 -50 100 100" aria-hidden="true">
        {RAYS.map((points) => (
          <polygon key={points} points={points} />
        ))}
      </svg>
      <span class="champion__figure">
        <Dinosaur rank={rank} />
      </span>
      <b class="champion__name poster">{own ? say('table.self') : name(winner)}</b>
      <b class="champion__stamp">{say('champion.with', { card: dinocard(rank).name })}</b>
      {own && PIECES.map((n) => <i key={n} class="champion__piece" style={{ '--n': n, '--of': PIECES.length }} />)}
    </section>
  );
}

const SPOKES = 16;
/** Wedges from the middle to beyond every edge. */
const RAYS = Array.from({ length: SPOKES }, (_, i) => {
  const at = (turn: number) => `${(Math.cos(turn) * 90).toFixed(1)},${(Math.sin(turn) * 90).toFixed(1)}`;
  const turn = (i * 2 * Math.PI) / SPOKES;
  return `0,0 ${at(turn)} ${at(turn + Math.PI / SPOKES)}`;
});

/** The pieces of paper that rain on a player who has won. */
const PIECES = Array.from({ length: 28 }, (_, n) => n);
