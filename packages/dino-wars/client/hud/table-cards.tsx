/** The cards beside the table: those of every game, and the offer to stop and score. */

import { playerName } from '@dwo/kits/shell/lobby';
import { standsIn } from '@dwo/kits/shell/moves';
import { recall, remember } from '@dwo/kits/shell/storage';
import { openDrawer } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { Card, YesNo } from '@dwo/kits/ui/table-card';
import { TableCards as PlainCards } from '@dwo/kits/ui/table-cards';
import type { RichParts } from '@dwo/shared';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useOpenMatch } from '../match-context';
import { desk, type MatchSlice, store } from '../store';
import { rich, say } from '../words';

export function TableCards() {
  const match = useStore(store, (app) => app.match);
  return (
    <PlainCards>
      {match !== null && <PointsOffer match={match} />}
      {match !== null && <Briefing match={match} />}
    </PlainCards>
  );
}

/** Under this key: the match whose briefing the player has put away. */
const BRIEFED = 'dino-wars.briefed';

/** Briefs a player of the Time Gate while the figures are placed; a figure in hand needs the room. */
function Briefing({ match }: { readonly match: MatchSlice }) {
  const [put, setPut] = useState(() => recall(BRIEFED));
  const resting = useStore(desk, ({ selected }) => selected === null);
  const { id, state, seat } = match;
  const side = seat === null ? undefined : state?.players[seat]?.side;
  if (state?.scenario !== 'gate' || state.placing === null || side === undefined || put === id || !resting) return null;
  const away = () => {
    remember(BRIEFED, id);
    setPut(id);
  };
  return (
    <Card label={say(`mission.title.${side}`)}>
      <p>{rich(side === 'army' ? 'mission.brief' : 'mission.brief.dinosaurs', bold)}</p>
      <span class="table-card__acts">
        <button type="button" class="btn btn--mustard" onClick={() => openDrawer({ type: 'agreed' })}>
          {say('mission.brief.more')}
        </button>
        <button type="button" class="btn" onClick={away}>
          {say('mission.brief.ok')}
        </button>
      </span>
    </Card>
  );
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
