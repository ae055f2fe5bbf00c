/** The lobby before the battle: the link to send, a name, a side, and what will be on the table. */

import type { Agreed, GameClient, SideCard } from '@dwo/kits/game-client';
import { useBox } from '@dwo/kits/shell/box';
import { delayText } from '@dwo/kits/shell/delay-words';
import { favoured } from '@dwo/kits/shell/halves-words';
import { keepTimeWish, takeSetUp } from '@dwo/kits/shell/hosting';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { useSession } from '@dwo/kits/shell/session-context';
import { openDrawer, store } from '@dwo/kits/shell/store';
import { termsText } from '@dwo/kits/shell/terms';
import { useHalves } from '@dwo/kits/shell/use-halves';
import { useStore } from '@dwo/kits/shell/use-store';
import { visibilityText } from '@dwo/kits/shell/visibility-words';
import { ChatButton } from '@dwo/kits/ui/chat-button';
import { DelayPicker } from '@dwo/kits/ui/delay-picker';
import { Icon } from '@dwo/kits/ui/icons';
import { MirrorSwitch } from '@dwo/kits/ui/mirror-switch';
import { PosterPage } from '@dwo/kits/ui/poster-page';
import { rich, say } from '@dwo/kits/words';
import { ANY_CHAIR, type SetUpWish, termsIn } from '@dwo/shared';
import { useEffect, useRef, useState } from 'preact/hooks';
import { boxOf } from '../../shelf';
import { Changes } from './lobby-changes';
import { ForkNote, useFork } from './lobby-fork';
import { LobbyLink } from './lobby-link';
import { People } from './lobby-people';
import { Sides } from './lobby-sides';

export function LobbyScreen({ lobby, client }: { readonly lobby: Lobby; readonly client: GameClient }) {
  const { Drawers } = client;
  const { id: game, learn } = useBox();
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const creates = useStore(store, (app) => app.match?.creates ?? false);
  const id = useStore(store, (app) => app.match?.id ?? '');
  const notice = useStore(store, (app) => app.notice);
  const agreed = useAgreed(client, id, lobby);
  const fork = useFork(id);
  const halves = useHalves(id === '' ? null : id, `${lobby.setUps} ${lobby.preset}`);
  const free = lobby.chairs.some((chair) => !chair.taken);
  const people = lobby.chairs.filter((chair) => !chair.bot).length;
  const sides = sidesOn(client.lobby.sides, agreed);
  const host = seat === null && !creates && free ? inviter(lobby) : null;
  return (
    <PosterPage
      name="lobby"
      testId="lobby"
      title={free ? say('lobby.title', { people }) : say(lobby.waits ? 'lobby.title.waits' : 'lobby.title.full')}
      head={
        <>
          {client.pages.some(({ path }) => path === 'rules') && (
            <button
              type="button"
              class="btn lobby__rules"
              data-testid="lobby-rules"
              onClick={() => openDrawer({ type: 'rule', id: null })}
            >
              <Icon name="book" /> <span>{say('menu.rules')}</span>
            </button>
          )}
          <ChatButton look="lobby__talk" />
        </>
      }
      over={<Drawers />}
    >
      <Changes lobby={lobby} seat={seat} />
      <div class="lobby__grid">
        <section class="paper lobby__sheet lobby__call" aria-label={say('lobby.call')}>
          <h2 class="ribbon" data-testid="lobby-call">
            {host !== null
              ? say('lobby.invited', { name: host, battle: boxOf(lobby.game).presetTitle(lobby.preset) })
              : free
                ? say('lobby.invite', { people })
                : say('lobby.everybody')}
          </h2>
          {host === null ? (
            <LobbyLink id={id} people={people} free={free} />
          ) : (
            <p class="note">{invitedText(lobby, host)}</p>
          )}
          <People lobby={lobby} seat={seat} client={client} sides={sides} creates={creates} />
        </section>
        <section class="paper lobby__sheet lobby__sides" aria-label={say('lobby.sides')}>
          <h2 class="ribbon">{say('lobby.sides')}</h2>
          <Sides lobby={lobby} seat={seat} cards={sides} places={placesOn(lobby, agreed)} />
          {learn !== null && (
            // A new window, so that the seat here stays taken.
            <a class="lobby__learn" href={`/${game}/${learn}`} target="_blank" rel="noreferrer">
              <Icon name="book" size={20} />
              <span>{rich('title.learn', { b: (text) => <b>{text}</b> })}</span>
            </a>
          )}
          {notice !== null && (
            <p class="notice" role="alert">
              {notice.text}
            </p>
          )}
        </section>
        <section class="paper lobby__sheet lobby__table" aria-label={say('lobby.table')}>
          <h2 class="ribbon">{say('lobby.table')}</h2>
          {fork !== null && <ForkNote fork={fork} />}
          {halves?.half === 2 && (
            <p class="halves__said" data-testid="second-half">
              {say('halves.lobby')}
            </p>
          )}
          {creates && fork === null ? (
            <Choice lobby={lobby} client={client} mirrors={halves !== null} />
          ) : (
            <Chosen lobby={lobby} standard={agreed?.clock ?? null} />
          )}
          {agreed !== null && <agreed.View />}
        </section>
      </div>
    </PosterPage>
  );
}

/** The name of the person who invites others to this match: its creator, or whoever sat down first; null without one. */
function inviter({ chairs }: Lobby): string | null {
  const people = chairs.filter(({ taken, bot }) => taken && !bot);
  const host = people.find(({ creates }) => creates) ?? people[0];
  return host?.name ?? null;
}

/** The first step of somebody who is invited, and what begins the match then. */
function invitedText({ chairs, waits }: Lobby, name: string): string {
  if (waits) return say('lobby.invited.waits', { name });
  return say(chairs.length === 2 ? 'lobby.invited.how' : 'lobby.invited.more');
}

interface ChoiceProps {
  readonly lobby: Lobby;
  readonly client: GameClient;
  /** Whether its sides differ, so that two people can play both. */
  readonly mirrors: boolean;
}

/** The creator's choice of the battle. */
function Choice({ lobby, client, mirrors }: ChoiceProps) {
  const { Picker } = client.lobby;
  const session = useSession();
  // The choice shows at once, and is undone if it is refused.
  const [wanted, setWanted] = useState<SetUpWish | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  // Choices are sent one after the other, so that a second one need not wait for the first answer.
  const pick = (change: SetUpWish) => {
    if (change.terms !== undefined) keepTimeWish(session.id);
    setWanted((before) => ({ ...before, ...(change.preset === undefined ? {} : { options: undefined }), ...change }));
    const sent = sending.current.then(async () => {
      setProblem(await session.setUp(change));
      if (sending.current === sent) setWanted(null);
    });
    sending.current = sent;
  };
  useEffect(() => {
    const change = takeSetUp(session.id);
    if (change !== null) pick(change);
  }, [session]);
  const preset = wanted?.options === undefined ? (wanted?.preset ?? lobby.preset) : '';
  return (
    <>
      <Picker
        match={session.id}
        preset={preset}
        setUps={lobby.setUps}
        times={wanted?.terms === undefined ? lobby.terms : termsIn(wanted.terms)}
        visibility={wanted?.visibility ?? lobby.visibility}
        busy={wanted !== null}
        onPick={pick}
      />
      <div class="lobby__terms">
        <DelayPicker delay={wanted?.delay ?? lobby.delay} onPick={(delay) => pick({ delay })} />
        <RatedSwitch rated={wanted?.rated ?? lobby.rated} onPick={(rated) => pick({ rated })} />
        {mirrors && (
          <MirrorSwitch
            mirror={wanted?.mirror ?? lobby.terms.mirror === true}
            favours={favoured(client.game, preset)}
            onPick={(mirror) => pick({ mirror })}
          />
        )}
      </div>
      {problem !== null && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

interface RatedProps {
  readonly rated: boolean;
  readonly onPick: (rated: boolean) => void;
}

/** Whether the match counts for ratings. */
function RatedSwitch({ rated, onPick }: RatedProps) {
  return (
    <label class="terms-picker">
      <span>{say('lobby.rate')}</span>
      <select
        class="field"
        data-testid="rated"
        value={rated ? 'yes' : 'no'}
        onChange={({ currentTarget }) => onPick(currentTarget.value === 'yes')}
      >
        <option value="no">{say('lobby.rate.no')}</option>
        <option value="yes">{say('lobby.rate.yes')}</option>
      </select>
      <span class="note">{say(rated ? 'lobby.rated' : 'lobby.rate.how')}</span>
    </label>
  );
}

/** The battle that will be played, and why this person can't change it. */
function Chosen({ lobby, standard }: { readonly lobby: Lobby; readonly standard: string | null }) {
  return (
    <div class="lobby__chosen">
      <p class="lobby__preset poster">{boxOf(lobby.game).presetTitle(lobby.preset)}</p>
      <p class="note" data-testid="terms-note">
        {lobby.terms.kind === 'standard' ? (standard ?? say('terms.standard.how')) : termsText(lobby.terms)}
      </p>
      <p class="note" data-testid="visibility-note">
        {visibilityText(lobby.visibility)}
      </p>
      {lobby.terms.mirror === true && (
        <p class="note" data-testid="mirror-note">
          {say('halves.agreed')}
        </p>
      )}
      {lobby.rated && (
        <p class="note" data-testid="rated-note">
          {say('lobby.rated')}
        </p>
      )}
      {lobby.delay > 0 && (
        <p class="note" data-testid="delay-note">
          {delayText(lobby.delay)}
        </p>
      )}
      <p class="note lobby__whose" data-testid="whose-choice">
        {whoseChoice(lobby)}
      </p>
    </div>
  );
}

function whoseChoice({ creator, chairs }: Lobby): string {
  if (creator === '') return say('lobby.picker.fixed');
  if (creator === 'away') return say('lobby.picker.away');
  const name = chairs.find((chair) => chair.creates)?.name;
  return name === undefined ? say('lobby.picker.here') : say('lobby.picker.theirs', { name });
}

/** The content of the match, which it will be played with; null until it is known. */
function useAgreed(client: GameClient, id: string, { preset, setUps }: Lobby): Agreed | null {
  const [agreed, setAgreed] = useState<{ readonly key: string; readonly agreed: Agreed } | null>(null);
  const key = `${id} ${setUps} ${preset}`;
  useEffect(() => {
    if (id === '') return;
    let gone = false;
    client.lobby.agreed(id, preset).then(
      (found) => !gone && found !== null && setAgreed({ key, agreed: found }),
      // The lobby works without it: the forces are seen when the battle begins.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [client, key, id, preset]);
  return agreed?.key === key ? agreed.agreed : null;
}

/** The sides of this match; all sides of the game until they are known. */
function sidesOn(sides: readonly SideCard[], agreed: Agreed | null): readonly SideCard[] {
  const seats = agreed?.seats ?? [];
  if (agreed?.sides !== undefined) return agreed.sides;
  return seats.length === 0 ? sides : sides.filter(({ wish }) => wish === ANY_CHAIR || seats.includes(wish));
}

/** How many players fit on a side; no limit until it is known, for the server decides. */
function placesOn({ chairs }: Lobby, agreed: Agreed | null): (wish: string) => number {
  const seats = agreed?.seats ?? [];
  return (wish) => {
    if (wish === ANY_CHAIR) return Number.POSITIVE_INFINITY;
    if (chairs.length === 2) return 1;
    return seats.length === 0 ? Number.POSITIVE_INFINITY : seats.filter((seat) => seat === wish).length;
  };
}
