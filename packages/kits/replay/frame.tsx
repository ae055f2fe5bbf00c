/** The page of an open replay: bar, table and log, and below them the film with its buttons. */

import { openDrawer, store } from '../shell/store';
import { COMPACT, PHONE, useMedia } from '../shell/use-media';
import { useStore } from '../shell/use-store';
import { OtherHalf } from '../ui/halves';
import { Icon } from '../ui/icons';
import { ReplayBar } from './bar';
import { whenOf } from './chapters';
import { KeysButton, SpeedChoice, Transport, ViewpointChoice } from './controls';
import { ReplayDrawers } from './drawers';
import { ReplayFollowButton } from './follow-button';
import { HintButton, HintCard } from './hint-card';
import { MomentLink } from './moment-link';
import { momentName, phaseAt } from './moments';
import { Reel } from './reel';
import { asideOf } from './said-when';
import type { Screening } from './screening';
import { Speaker } from './speaker';
import { lastOf, replayStore } from './state';
import { Strengths } from './strengths';
import { TableRibbon } from './table-ribbon';
import { useReplayKeys } from './use-keys';
import { momentOf } from './weave';
import { rich, say } from './words';

/** On such a screen the buttons stand beside the table, and the film is as short as on a phone. */
const BESIDE = '(max-height: 560px) and (max-width: 1023px)';

interface Props {
  readonly screening: Screening;
}

export function Replay({ screening }: Props) {
  const phone = useMedia(PHONE);
  const compact = useMedia(COMPACT);
  const beside = useMedia(BESIDE);
  const hinted = useStore(replayStore, (state) => state.hint !== null);
  const id = useStore(replayStore, ({ source }) => (source?.kind === 'match' ? source.id : null));
  useReplayKeys(screening);
  const { Log, Dice, follows } = screening.game;
  const { View } = screening.table;
  return (
    <main class={`battle replay ${phone ? 'battle--phone replay--phone' : compact ? 'battle--compact' : ''}`}>
      <ReplayBar screening={screening} phone={phone} />
      <div class="battle__table">
        <View />
        <div class="replay__over">
          {screening.game.ownPlates !== true && <Strengths screening={screening} />}
          <Fault />
          {compact && Dice && (
            <div class="replay__dice">
              <Dice small />
            </div>
          )}
        </div>
        <div class="replay__under">
          <span class="replay__asks">
            {follows && <ReplayFollowButton screening={screening} />}
            {!compact && <HintButton screening={screening} />}
            <OtherHalf id={id} look="btn replay__half" />
          </span>
          <TableRibbon />
          <Curtain screening={screening} />
        </div>
      </div>
      {!compact && (
        <aside class="battle__column plank">
          <HintCard screening={screening} />
          <Log aside={asideOf(screening)} />
          {Dice && <Dice />}
        </aside>
      )}
      <footer class="projector plank">
        {compact && (hinted ? <HintCard screening={screening} /> : <Told screening={screening} />)}
        <Reel screening={screening} apart={phone || beside ? 0.07 : 0.024} />
        <div class="projector__row">
          <div class="projector__side projector__side--left">
            <Where />
            <SpeedChoice screening={screening} />
            <ViewpointChoice screening={screening} />
            {!phone && <KeysButton />}
          </div>
          <Transport screening={screening} phone={phone} />
          <div class="projector__side">
            <MomentLink />
            <ForkButton />
          </div>
        </div>
      </footer>
      <Speaker screening={screening} />
      <ReplayDrawers screening={screening} />
    </main>
  );
}

function Where() {
  const cast = useStore(replayStore, (state) => state.cast);
  const n = useStore(replayStore, (state) => state.n);
  const last = useStore(replayStore, lastOf);
  const mark = useStore(replayStore, (state) => phaseAt(state.marks, state.n));
  const winding = useStore(replayStore, (state) => state.n > state.ready && !state.done);
  if (cast === null) return null;
  return (
    <p class="projector__where" data-testid="where" data-n={n}>
      <b>{winding ? say('frame.winding') : momentName(cast, mark)}</b>
      <span class="num">{say('moment.of', { n, length: last })}</span>
    </p>
  );
}

function ForkButton() {
  const closed = useStore(replayStore, ({ head }) => head?.closed ?? true);
  if (closed) return null;
  return (
    <button
      type="button"
      class="btn btn--ink projector__fork"
      data-testid="fork"
      onClick={() => openDrawer({ type: 'replay', of: 'fork' })}
    >
      <Icon name="fork" />
      <span>{say('controls.fork')}</span>
    </button>
  );
}

/** The latest line of the log, and the button for a hint: on screens without a column it covers nothing of the table here. */
function Told({ screening }: Props) {
  return (
    <div class="projector__told">
      <Caption screening={screening} />
      <HintButton screening={screening} />
    </div>
  );
}

/**
 * The latest line of the log, on screens without room for all of it. If the table's ribbon shows the same words, their time
 * instead.
 */
function Caption({ screening }: Props) {
  const last = useStore(store, (app) => app.match?.log.at(-1) ?? null);
  const said = useStore(replayStore, ({ talk, n }) => talk.moments.find((moment) => moment.n === n) ?? null);
  const isSaid = said !== null && last !== null && momentOf(last) === said.n;
  return (
    <button type="button" class="projector__caption" onClick={() => openDrawer({ type: 'log' })}>
      <span class="projector__line">
        {isSaid
          ? say('frame.table', { when: whenOf(said) })
          : last === null
            ? screening.game.opening
            : screening.game.spoken(last)}
      </span>
      <Icon name="chevron" size={18} />
    </button>
  );
}

function Fault() {
  const fault = useStore(replayStore, (state) => state.fault);
  const ready = useStore(replayStore, (state) => state.ready);
  if (fault === null) return null;
  return (
    <p class="notice" role="alert" data-testid="fault">
      {rich('frame.fault', { said: (words) => <span lang="en">{words}</span> }, { n: ready, why: fault })}
    </p>
  );
}

/** The outcome, shown at the last entry. */
function Curtain({ screening }: Props) {
  const ending = useStore(replayStore, ({ frame, n }) => (frame?.n === n ? (frame?.ending ?? null) : null));
  if (ending === null) return null;
  return (
    <p class="replay__curtain paper" data-testid="curtain">
      <b class="poster">{screening.game.headline(ending)}</b>
      <span>{ending.reason}</span>
    </p>
  );
}
