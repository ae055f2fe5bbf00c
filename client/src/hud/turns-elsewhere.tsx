/** In the bar of a match: the way to those others in which it is my turn. */
import { dinoWars } from '@dwo/dino-wars';
import { Icon } from '../art/icons';
import { store } from '../store';
import { useStore } from '../use-store';
import { useTurns } from '../use-turns';
import './turns-elsewhere.css';

/** Nothing while no other match waits. */
export function TurnsElsewhere() {
  const turns = useTurns();
  const here = useStore(
    store,
    ({ match }) => match?.state != null && match.seat !== null && dinoWars.awaiting(match.state).includes(match.seat),
  );
  const elsewhere = turns - (here ? 1 : 0);
  if (elsewhere <= 0) return null;
  const label = `Your move in ${elsewhere === 1 ? 'another battle' : `${elsewhere} other battles`}`;
  return (
    <a class="btn btn--icon hud-bar__icon turns-elsewhere" href="/mine" aria-label={label} title={label}>
      <Icon name="box" />
      <span class="turns-elsewhere__count num" aria-hidden="true">
        {elsewhere}
      </span>
    </a>
  );
}
