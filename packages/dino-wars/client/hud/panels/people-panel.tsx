/** The people at the table, and the ways to end the battle early. */
import { standsIn } from '@dwo/kits/shell/moves';
import { useStore } from '@dwo/kits/shell/use-store';
import { PeoplePanel as People } from '@dwo/kits/ui/people-panel';
import { store } from '../../store';
import { AgreeEnd, Resign } from './giving-up';

export function PeoplePanel() {
  const match = useStore(store, (app) => app.match);
  const players = match?.state?.players ?? [];
  const player = players[match?.seat ?? -1];
  const owner = match !== null && !standsIn(match) ? player : undefined;
  return (
    <People icon={(label) => (label === 'army' ? 'star' : 'claw')}>
      {owner !== undefined && (
        <>
          <AgreeEnd agreed={owner.endAgreed} />
          <Resign agreed={owner.resigned} alone={players.filter(({ side }) => side === owner.side).length === 1} />
        </>
      )}
    </People>
  );
}
