/** The cards beside the table: those of every game, and the offer to stop and score. */

import { playerName } from '@dwo/kits/shell/lobby';
import { standsIn } from '@dwo/kits/shell/moves';
import { useStore } from '@dwo/kits/shell/use-store';
import { Card, YesNo } from '@dwo/kits/ui/table-card';
import { TableCards as PlainCards } from '@dwo/kits/ui/table-cards';
import type { RichParts } from '@dwo/shared';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useOpenMatch } from '../match-context';
import { type MatchSlice, store } from '../store';
import { rich, say } from '../words';

export function TableCards() {
  const match = useStore(store, (app) => app.match);
  return <PlainCards>{match !== null && <PointsOffer match={match} />}</PlainCards>;
}

/** Names in cards. */
const bold = { b: (inside: RichParts<VNode>) => <b>{inside}</b> };

/** The other side offers to stop and score (DW-R-97). */
function PointsOffer({ match }: { readonly match: MatchSlice }) {
  const { toolbox } = useOpenMatch();
  const [refused, setRefused] = useState<number | null>(null);
  const { state, seat, lobby } = match;
  if (state === null || seat === null || standsIn(match) || state.players[seat]?.endAgreed) return null;
  const by = state.players.findIndex((player, at) => player.endAgreed && at !== seat);
  if (by < 0 || refused === by) return null;
  const answer = (yes: boolean) => {
    if (yes) void toolbox.wish({ type: 'agreeEnd', agreed: true });
    else setRefused(by);
  };
  return (
    <Card label={say('card.offer')}>
      <p>{rich('card.offer.score', bold, { name: playerName(lobby, by) })}</p>
      <YesNo yes={say('card.offer.yes')} no={say('card.offer.no')} onAnswer={answer} />
    </Card>
  );
}
