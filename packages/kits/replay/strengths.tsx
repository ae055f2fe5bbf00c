/** The players, and the strength of each at this moment. */

import { useBox } from '../shell/box';
import { useStore } from '../shell/use-store';
import { Scores } from '../ui/scores';
import { ownSeatIn } from './own-seat';
import type { Screening } from './screening';
import { replayStore } from './state';
import { standingAt } from './table-talk';
import { say } from './words';

export function Strengths({ screening }: { readonly screening: Screening }) {
  const cast = useStore(replayStore, (state) => state.cast);
  const standing = useStore(replayStore, ({ talk, n }) => standingAt(talk, n));
  const frame = useStore(replayStore, (state) => state.frame);
  const own = useStore(replayStore, ({ cast, source }) => (cast === null ? null : ownSeatIn(cast, source)));
  const { sideColour } = useBox();
  if (cast === null) return null;
  const plates = cast.seats.map(({ name, side }, seat) => {
    const { share = null, worn = 0, text = '' } = frame?.strengths[seat] ?? {};
    return {
      side,
      share,
      worn,
      text,
      colour: sideColour(side),
      icon: screening.game.side(side).icon,
      name: <Name name={seat === own ? say('strengths.you', { name }) : name} holder={standing.players[seat]} />,
    };
  });
  return <Scores label={say('strengths.label')} plates={plates} />;
}

/** A player, with their substitute if they have one. */
function Name({ name, holder }: { readonly name: string; readonly holder: string | null | undefined }) {
  return (
    <>
      {name}
      {holder != null && <span class="strengths__holder">{say('strengths.holder', { name: holder })}</span>}
    </>
  );
}
