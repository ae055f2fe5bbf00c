/** The people at the table, and the ways to end the battle early. */
import { standsIn } from '@dwo/kits/shell/moves';
import { useStore } from '@dwo/kits/shell/use-store';
import { PeoplePanel as People } from '@dwo/kits/ui/people-panel';
import { store } from '../../store';
import { Endings } from './giving-up';

export function PeoplePanel() {
  const owner = useStore(store, ({ match }) => match !== null && !standsIn(match));
  return <People icon={(label) => (label === 'army' ? 'star' : 'claw')}>{owner && <Endings />}</People>;
}
