/** The score of an open match, for spectators: the time in the game, and a plate for each player. */

import { useMemo } from 'preact/hooks';
import { useBox } from '../shell/box';
import { onShow } from '../shell/moves';
import { playerName } from '../shell/player-name';
import { store } from '../shell/store';
import { useStore } from '../shell/use-store';
import type { Table } from '../table';
import { say } from '../words';
import { Scores } from './scores';
import { TellingName } from './telling-name';

export function LiveScores({ score }: Pick<Table, 'score'>) {
  const box = useBox();
  const state = useStore(store, ({ match }) => onShow(match));
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const now = useMemo(() => (state === null ? null : score(state)), [state, score]);
  if (now === null || lobby === null) return null;
  const plates = now.seats.map((seat, at) => {
    return { ...seat, name: <TellingName name={playerName(lobby, at)} />, colour: box.sideColour(seat.side) };
  });
  return (
    <div class="live-scores" data-testid="live-scores">
      <p class="live-scores__when poster">{now.when}</p>
      <Scores label={say('watch.scores')} plates={plates} />
    </div>
  );
}
