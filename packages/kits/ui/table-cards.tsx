/** The cards beside the table, never over it: questions of other players, and news of the people at the table. */

import type { RichParts } from '@dwo/shared';
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { type Asking, type Lobby, playerName } from '../shell/lobby';
import { myMoves } from '../shell/moves';
import { nameIdea } from '../shell/name-ideas';
import { isCallable } from '../shell/presence';
import { useSession } from '../shell/session-context';
import { type MatchSlice, store } from '../shell/store';
import { knownName } from '../shell/tokens';
import { useNow } from '../shell/use-now';
import { useStore } from '../shell/use-store';
import { rich, say } from '../words';
import { Icon } from './icons';
import { Card, YesNo } from './table-card';

/** The cards of the open match; the game's own come after the questions. */
export function TableCards({ children }: { readonly children?: ComponentChildren }) {
  const match = useStore(store, (app) => app.match);
  if (match?.lobby == null || match.state === null || match.outcome !== null) return null;
  const { lobby } = match;
  return (
    <div class="cards-stack" data-testid="table-cards">
      {lobby.asks.map((ask) => (
        <AskCard key={ask.what} ask={ask} lobby={lobby} seats={match.seats} />
      ))}
      {children}
      {lobby.pausedBy !== null && <PauseCard lobby={lobby} seats={match.seats} by={lobby.pausedBy} />}
      {match.owns !== null && <OwnerCard lobby={lobby} seat={match.owns} />}
      {match.seats.length > 1 && <ActingCard lobby={lobby} match={match} />}
      {match.seats.length > 0 && <AwayCards lobby={lobby} match={match} />}
      {match.seats.length === 0 && match.owns === null && <OpenSeats lobby={lobby} />}
    </div>
  );
}

interface AskCardProps {
  readonly ask: Asking;
  readonly lobby: Lobby;
  readonly seats: readonly number[];
}

function AskCard({ ask, lobby, seats }: AskCardProps) {
  const session = useSession();
  const asker = playerName(lobby, ask.by);
  if (seats.includes(ask.by)) {
    const others = ask.waits.map((seat) => playerName(lobby, seat)).join(', ');
    return (
      <Card label={say('card.asking')}>
        <p>
          {say(`card.asking.${ask.what}`)} {others === '' ? '' : say('card.asking.others', { names: others })}
        </p>
        <span class="table-card__acts">
          <button type="button" class="btn" data-answer="no" onClick={() => void session.answer(ask.what, false)}>
            {say('card.never-mind')}{' '}
            <span class="btn__key" aria-hidden="true">
              D
            </span>
          </button>
        </span>
      </Card>
    );
  }
  if (!ask.waits.some((seat) => seats.includes(seat))) return null;
  return (
    <Card label={say('card.question')}>
      <p>{rich(`card.question.${ask.what}`, bold, { name: asker, count: ask.intents ?? 1 })}</p>
      <YesNo
        yes={say('card.question.yes')}
        no={say('card.question.no')}
        onAnswer={(yes) => void session.answer(ask.what, yes)}
      />
    </Card>
  );
}

/** Names in cards. */
const bold = { b: (inside: RichParts<VNode>) => <b>{inside}</b> };

interface PauseCardProps {
  readonly lobby: Lobby;
  readonly seats: readonly number[];
  readonly by: number;
}

function PauseCard({ lobby, seats, by }: PauseCardProps) {
  const session = useSession();
  const asked = lobby.asks.some(({ what }) => what === 'resume');
  return (
    <Card label={say('card.pause')} folds>
      <p>{rich('card.paused', bold, { name: playerName(lobby, by) })}</p>
      {seats.length > 0 && !asked && (
        <span class="table-card__acts">
          <button type="button" class="btn btn--mustard" data-answer="yes" onClick={() => void session.ask('resume')}>
            {say('card.resume')}{' '}
            <span class="btn__key" aria-hidden="true">
              A
            </span>
          </button>
        </span>
      )}
    </Card>
  );
}

function OwnerCard({ lobby, seat }: { readonly lobby: Lobby; readonly seat: number }) {
  const session = useSession();
  const chair = lobby.chairs[seat];
  const name = chair?.holder === 'bot' ? say('card.owner.computer') : (chair?.player ?? '');
  return (
    <Card label={say('card.owner')} folds>
      <p>{rich('card.owner.plays', bold, { name })}</p>
      <span class="table-card__acts">
        <button
          type="button"
          class="btn btn--mustard"
          data-answer="yes"
          onClick={() => void session.handOver({ to: 'owner' })}
        >
          {say('card.owner.back')}{' '}
          <span class="btn__key" aria-hidden="true">
            A
          </span>
        </button>
      </span>
    </Card>
  );
}

/** The choice of the seat to act for, for a player with several. */
function ActingCard({ lobby, match }: { readonly lobby: Lobby; readonly match: MatchSlice }) {
  const session = useSession();
  const moves = myMoves(match);
  return (
    <Card label={say('card.acting')} slim>
      <p>{say('card.acting.for')}</p>
      <span class="table-card__acts">
        {match.seats.map((seat) => (
          <button
            key={seat}
            type="button"
            class="btn"
            aria-pressed={match.seat === seat}
            onClick={() => session.actFor(seat)}
          >
            {playerName(lobby, seat)}
            {moves.includes(seat) && <Icon name="star" size={16} label={say('card.acting.to-move')} />}
          </button>
        ))}
      </span>
    </Card>
  );
}

/** A player has been away for so long that the others need not wait. */
function AwayCards({ lobby, match }: { readonly lobby: Lobby; readonly match: MatchSlice }) {
  const session = useSession();
  const now = useNow();
  const [patient, setPatient] = useState<readonly number[]>([]);
  return (
    <>
      {lobby.chairs.map((chair, seat) => {
        if (!isCallable(chair, now) || match.seats.includes(seat) || patient.includes(seat) || chair.open) return null;
        const call = (yes: boolean) => {
          if (yes) void session.handOver({ seat, to: 'bot' });
          else setPatient([...patient, seat]);
        };
        const own = match.seats[0] ?? -1;
        const mate = lobby.chairs[own]?.label === chair.label && lobby.chairs[own]?.holder === '';
        return (
          <Card key={seat} label={say('card.away')}>
            <p>{rich('card.away.long', bold, { name: playerName(lobby, seat) })}</p>
            <YesNo yes={say('card.away.yes')} no={say('card.away.no')} onAnswer={call} />
            {mate && (
              <button type="button" class="btn" onClick={() => void session.handOver({ seat, to: 'mate', mate: own })}>
                {say('card.away.mate')}
              </button>
            )}
          </Card>
        );
      })}
    </>
  );
}

function OpenSeats({ lobby }: { readonly lobby: Lobby }) {
  const session = useSession();
  return (
    <>
      {lobby.chairs.map((chair, seat) => {
        if (!chair.open) return null;
        const stand = () => void session.standIn(seat, knownName() ?? nameIdea(Math.random));
        return (
          <Card key={seat} label={say('card.open')} folds>
            <p>{rich('card.open.for', bold, { name: playerName(lobby, seat) })}</p>
            <span class="table-card__acts">
              <button type="button" class="btn btn--mustard" data-answer="yes" onClick={stand}>
                {say('card.open.play')}{' '}
                <span class="btn__key" aria-hidden="true">
                  A
                </span>
              </button>
            </span>
          </Card>
        );
      })}
    </>
  );
}
