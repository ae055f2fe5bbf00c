/** The end of a match in the middle of the table: the winner's dinosaur, large, before a burst of rays. */
import type { Frozen, Seat } from '@dwo/kernel';
import { Triumph } from '@dwo/kits/ui/triumph';
import { dinocard, type State } from '../rules';
import { Dinosaur } from './art/dinosaur';
import { championOf } from './champion-of';
import { say } from './words';
import './styles/champion.css';

interface ChampionProps {
  readonly state: Frozen<State>;
  /** The viewer's own seat; null for a spectator. */
  readonly seat: Seat | null;
}

export function Champion({ state, seat }: ChampionProps) {
  const [winner] = state.ending?.winners ?? [];
  if (winner === undefined) return null;
  const { rank, fought } = championOf(state, winner);
  const own = winner === seat;
  return (
    <section class={`champion ${own ? 'champion--own' : ''}`} data-testid="jw-champion" aria-hidden="true">
      <Triumph pieces={own ? PIECES : 0} />
      <span class="champion__figure triumph__figure">
        <Dinosaur rank={rank} />
      </span>
      {fought && <b class="champion__stamp">{say('champion.with', { card: dinocard(rank).name })}</b>}
    </section>
  );
}

/** The pieces of paper that rain on a player who has won. */
const PIECES = 28;
