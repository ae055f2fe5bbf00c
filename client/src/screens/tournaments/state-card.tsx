/** The kind and state of a tournament, and the acts that this person can do. */
import { nameIdea } from '@dwo/kits/shell/name-ideas';
import { knownName } from '@dwo/kits/shell/tokens';
import { Icon } from '@dwo/kits/ui/icons';
import { TOURNAMENT_SIZES, type TournamentShown } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { battleTitle } from '../../shelf';
import { Text } from './fields';
import { act, join } from './requests';
import { ShareLink } from './share-link';
import { nameOf, namesInWords, paceInWords, timeInWords } from './wording';
import { say } from './words';

interface Props {
  readonly shown: TournamentShown;
  /** Shows what an act of this person brings. */
  readonly did: (asked: Promise<TournamentShown>) => Promise<void>;
}

export function StateCard({ shown, did }: Props) {
  const { id, game, preset, pace, creator, stage } = shown;
  const kind = say(pace.kind === 'swiss' ? 'cups.kind.swiss' : 'cups.kind.robin');
  return (
    <section class="paper lobby__sheet cups__state" aria-label={shown.title} data-testid="cup-state">
      <h2 class="paper__head">
        <span>
          {kind} · {battleTitle(game, preset)}
        </span>
        <a class="link" href="/tournaments">
          {say('cup.back')}
        </a>
      </h2>
      <p class="cups__said" aria-live="polite">
        {stateInWords(shown)}
      </p>
      <p class="note cups__facts">
        {paceInWords(pace)} · {say('cup.by', { name: creator })}
      </p>
      {stage === 'open' && <Acts shown={shown} did={did} />}
      {stage === 'playing' && <Acts shown={shown} did={did} />}
      {stage === 'open' && <ShareLink link={`${window.location.origin}/tournaments/${id}`} title={shown.title} />}
    </section>
  );
}

function stateInWords(shown: TournamentShown): string {
  const { stage, pace, startsAt, creator, round, rounds, roundsSoFar, off, winners, members } = shown;
  const swiss = pace.kind === 'swiss';
  const { least, most } = TOURNAMENT_SIZES[pace.kind];
  switch (stage) {
    case 'open': {
      const facts = { name: creator, most, time: timeInWords(startsAt) };
      const need = Math.max(0, least - members);
      return `${need > 0 ? say('cup.need', { need }) : say('cup.enough')} ${
        swiss ? say('cup.open.swiss', facts) : say('cup.open.robin', facts)
      }`;
    }
    case 'playing': {
      const time = timeInWords(roundsSoFar.at(-1)?.deadline ?? 0);
      const bye = roundsSoFar.at(-1)?.bye ?? null;
      const rests = bye === null ? '' : ` ${say('cup.bye', { name: nameOf(shown, bye) })}`;
      return swiss
        ? `${say('cup.playing.swiss', { round, rounds, time })}${rests}`
        : say('cup.playing.robin', { time });
    }
    case 'over':
      return say('cup.over', { names: namesInWords(winners) });
    case 'off':
      return off === 'few' ? say('cup.off.few') : say('cup.off.creator', { name: creator });
  }
}

function Acts({ shown, did }: Props) {
  const { id, stage, me, isCreator, mayJoin, pace, members } = shown;
  const [name, setName] = useState(() => knownName() ?? nameIdea(Math.random));
  const [busy, setBusy] = useState(false);
  const press = (asked: () => Promise<TournamentShown>) => {
    setBusy(true);
    void did(asked()).finally(() => setBusy(false));
  };
  const enough = members >= TOURNAMENT_SIZES[pace.kind].least;
  const isIn = me !== null && shown.people[me]?.left === false;
  return (
    <div class="cups__acts">
      {mayJoin && (
        <form
          class="cups__join"
          onSubmit={(event) => {
            event.preventDefault();
            press(() => join(id, name));
          }}
        >
          <Text label={say('cups.you')} value={name} onInput={setName} testId="join-name" />
          <button type="submit" class="btn btn--mustard cups__big" data-testid="join" disabled={busy}>
            <Icon name="tick" /> {say('cup.join')}
          </button>
        </form>
      )}
      {isIn && stage === 'open' && (
        <span class="cups__in">
          <Icon name="tick" /> {say('cup.joined')}
        </span>
      )}
      {isCreator && stage === 'open' && (
        <>
          <button
            type="button"
            class="btn btn--mustard"
            data-testid="begin"
            disabled={busy || !enough}
            onClick={() => press(() => act(id, 'begin'))}
          >
            <Icon name="flag" /> {say('cup.begin')}
          </button>
          <button type="button" class="btn" disabled={busy} onClick={() => press(() => act(id, 'call-off'))}>
            {say('cup.callOff')}
          </button>
        </>
      )}
      {isIn && <Leave isPlaying={stage === 'playing'} busy={busy} onLeave={() => press(() => act(id, 'leave'))} />}
    </div>
  );
}

interface LeaveProps {
  readonly isPlaying: boolean;
  readonly busy: boolean;
  readonly onLeave: () => void;
}

/** Leaves; once matches are being played it asks first. */
function Leave({ isPlaying, busy, onLeave }: LeaveProps) {
  const [asks, setAsks] = useState(false);
  if (!asks) {
    const leave = () => (isPlaying ? setAsks(true) : onLeave());
    return (
      <button type="button" class="btn" data-testid="leave" disabled={busy} onClick={leave}>
        {say('cup.leave')}
      </button>
    );
  }
  return (
    <span class="notice cups__ask" role="alert">
      <span>{say('cup.leave.ask')}</span>
      <button type="button" class="btn" disabled={busy} onClick={onLeave}>
        {say('cup.leave.yes')}
      </button>
      <button type="button" class="btn btn--mustard" onClick={() => setAsks(false)}>
        {say('cup.stay')}
      </button>
    </span>
  );
}
