/** One open match. What arrives over the connection goes into the store and onto the stage; what the player does goes out. */

import type { Frozen, Tagged } from '@dwo/kernel';
import type { GameClient, Playback, Table } from '@dwo/kits/game-client';
import { isLocal } from '@dwo/kits/local/match';
import { clocksOf } from '@dwo/kits/shell/clocks';
import { heedWarning, logDeed } from '@dwo/kits/shell/deeds';
import { History } from '@dwo/kits/shell/history';
import type { Answer, Link, MatchLine } from '@dwo/kits/shell/line';
import { lobbyOf } from '@dwo/kits/shell/lobby';
import { someMe } from '@dwo/kits/shell/me';
import { isInStep, isMyMove, promptedMoves, seatToActFor } from '@dwo/kits/shell/moves';
import type { Problem } from '@dwo/kits/shell/problems';
import { noticeText, reasonOf, ruleAgainst } from '@dwo/kits/shell/reasons';
import { takeSeatFromAddress } from '@dwo/kits/shell/seat-link';
import { hearServerTime, setServerTime } from '@dwo/kits/shell/server-time';
import { emptyMatch, notify, patchMatch, store } from '@dwo/kits/shell/store';
import { hear, hearLog, sitAtTable } from '@dwo/kits/shell/talk';
import { keepToken } from '@dwo/kits/shell/tokens';
import { Witness } from '@dwo/kits/shell/witness';
import { type Arrival, type Deed, type Failure, type MatchState, readState, type You } from '@dwo/shared';
import { BoardFeed } from './board-feed';
import { Connection } from './connection';
import { Introduction } from './introduction';
import { joining } from './joining';
import { LocalLine } from './local-line';
import { isOverlay } from './overlay';
import type { ConnectionListener, RefereeLine } from './referee-line';
import { isOutdated, refreshPage } from './release';
import { Requests } from './requests';
import { Wishes } from './wishes';

/** The line, the table and the store of one match. */
export class Session extends Requests implements MatchLine {
  readonly id: string;
  readonly table: Table;
  readonly history: History;
  protected readonly connection: RefereeLine;
  readonly client: GameClient;
  readonly #feed: BoardFeed;
  readonly #wishes: Wishes;
  readonly #introduction = new Introduction(() => this.#isLive());
  /** Deeds of the table that are not in the log yet. */
  readonly #deeds: Deed[] = [];
  #arrival: Arrival = 'page';
  #wasLive = false;
  /** The server plays by another version of the rules than this page. */
  #outdated = false;
  /** Whether the seat came with the address of the page. */
  #arrived: boolean;
  protected readonly witness: Witness;

  constructor(id: string, client: GameClient) {
    super();
    this.id = id;
    this.client = client;
    this.witness = new Witness(id);
    store.setState({ match: { ...emptyMatch(id), rules: client.game.rules } });
    sitAtTable(id);
    this.#arrived = takeSeatFromAddress(id);
    this.history = new History(
      id,
      client,
      (wish) => this.connection.request('history', wish),
      () => this.playback,
    );
    this.table = client.open(this, {
      saw: (seq) => this.history.saw(seq),
      caughtUp: (seq, wished) => {
        this.history.caughtUp(seq, wished);
        this.#isInStep();
      },
      jumped: (seq) => {
        this.#deeds.length = 0;
        this.history.jumped(seq);
        this.#isInStep();
      },
    });
    this.#feed = new BoardFeed(client.game, this.playback);
    const listener: ConnectionListener = {
      onState: (root, fresh) => this.#onState(root, fresh),
      onEvents: (bytes) => this.#feed.hear(bytes),
      onYou: (you) => this.#onYou(you),
      onChat: hear,
      onChatLog: hearLog,
      onNotice: (notice) => this.#onNotice(notice),
      onDeed: ({ deed }) => this.#onDeed(deed),
      onWarning: (warning) => heedWarning(warning),
      onLink: (link, problem) => this.#onLink(link, problem),
    };
    if (isLocal(id)) this.connection = new LocalLine(id, client, listener);
    else {
      const settings = { server: window.location.origin, game: client.game, join: () => joining(id), isOutdated };
      this.connection = new Connection(settings, listener);
    }
    this.#wishes = new Wishes(id, this.connection);
    // The owner of a seat is the first person who comes with its token, so this browser needs an identity before it joins.
    void (this.#arrived ? someMe() : Promise.resolve()).then(() => this.connection.open());
    window.addEventListener('online', this.#retry);
    window.addEventListener('hashchange', this.#takeSeat);
  }

  /** Takes the seat of a link that was opened in the tab of the match. */
  readonly #takeSeat = () => {
    if (takeSeatFromAddress(this.id)) void someMe().then(() => this.connection.rejoin());
  };

  readonly #retry = () => this.connection.retry();

  /** The player of events on the table. */
  get playback(): Playback {
    return this.table.playback;
  }

  retry(): void {
    this.connection.retry();
  }

  /**
   * Called when the player presses something that belongs to the game; brings the board in step first. False if the decision
   * that is awaited was not shown yet: the press can't have been meant for it.
   */
  takesPress(): boolean {
    const { match } = store.getState();
    if (match === null || isInStep(match)) return true;
    const meant = !this.playback.retelling && (promptedMoves(match).length > 0 || !isMyMove(match));
    if (isMyMove(match)) this.playback.catchUp();
    else this.playback.skip();
    return meant;
  }

  /** Takes the seat back from another window, by joining anew with its token. */
  comeBack(): void {
    this.connection.rejoin();
  }

  close(): void {
    window.removeEventListener('online', this.#retry);
    window.removeEventListener('hashchange', this.#takeSeat);
    this.#feed.close();
    this.#wishes.leave();
    this.connection.close();
    this.table.close();
    sitAtTable(null);
  }

  /** Acts from now on for another of the seats that this browser plays. */
  actFor(seat: number): void {
    patchMatch({ seat });
    this.table.refresh();
  }

  /** Switches to the awaited seat, for a player with several. */
  #actWhereAwaited(): void {
    const { match } = store.getState();
    if (match === null) return;
    const seat = seatToActFor(match);
    if (seat !== match.seat) patchMatch({ seat });
  }

  /** Sends an intent; resolves to null once its result is on the board. */
  async play(intent: Tagged): Promise<Answer> {
    const { seat = null, seats = [] } = store.getState().match ?? {};
    patchMatch({ quiet: false });
    // A player who plays on has read enough of the past.
    this.history.dismiss();
    const reply = await this.#wishes.send(
      intent,
      seat === null || seats[0] === seat || !seats.includes(seat) ? null : seat,
    );
    if (reply.ok) {
      this.history.did(reply.seq);
      await this.#feed.arrival(reply.seq);
      return null;
    }
    if ('refusal' in reply && reply.refusal !== undefined) return { refusal: reply.refusal };
    return { trouble: reasonOf(reply) };
  }

  #onLink(link: Link, problem: Problem | null): void {
    // The page reloads for a newer version without a press.
    if (problem?.kind === 'version' && refreshPage()) return;
    if (link === 'live') {
      if (this.#outdated) return;
      if (!this.#wasLive) patchMatch({ link: 'joining', problem: null });
      this.#introduction.boardIsHere();
      return;
    }
    this.#introduction.lineIsGone();
    const stillJoining = link === 'lost' && problem === null && !this.#wasLive;
    patchMatch({ link: stillJoining ? 'joining' : link, problem });
  }

  #onYou({ place, seats, owns, creates, now }: You): void {
    setServerTime(now);
    const acting = store.getState().match?.seat ?? null;
    const over = store.getState().match?.outcome != null;
    const seat = acting !== null && seats.includes(acting) ? acting : over ? (place ?? owns) : place;
    patchMatch({ seat, seats, owns, creates, ...(place === null ? {} : { elsewhere: false }) });
    this.#actWhereAwaited();
    this.#introduction.seatIsKnown();
    // If nobody owned the seat, this browser owns it now, and the link becomes void. If somebody did, they keep the seat and
    // the link.
    if (this.#arrived && place !== null) void this.rotate();
    this.#arrived = false;
    this.table.refresh();
  }

  /** Says that the player sees the table. */
  arrived(): void {
    this.#arrival = 'table';
    this.#tellArrival();
  }

  #tellArrival(): void {
    if (!isOverlay()) void this.connection.request('arrive', { at: this.#arrival });
  }

  /** Board and seat are known: the page shows them. */
  #isLive(): void {
    this.#wasLive = true;
    this.#tellArrival();
    patchMatch({ link: 'live', problem: null });
    void this.#wishes.askAgain();
  }

  #onState(root: MatchState, fresh: boolean): void {
    const { match } = store.getState();
    if (match === null || match.id !== this.id) return;
    if (root.now !== undefined) hearServerTime(root.now);
    if (root.version !== this.client.game.rules.version) {
      this.#outdated = true;
      this.connection.close();
      if (refreshPage()) return;
      patchMatch({ link: 'closed', problem: { kind: 'version', detail: `${root.game} ${root.version}` } });
      return;
    }
    const lobby = lobbyOf(root, match.lobby);
    const state = readState(root, this.client.game, match.state);
    const begins = state !== null && match.state === null;
    if (state === null) this.history.waits();
    else this.table.meet(state);
    const outcome = state === null ? null : this.client.game.rules.outcome(state);
    patchMatch({
      lobby,
      state,
      seq: root.seq,
      clocks: clocksOf(root),
      outcome,
      // A result is that of the owner, whoever played the seat to the end.
      ...(outcome === null ? {} : { seat: match.seat ?? match.owns }),
      fairness: isLocal(this.id) ? null : this.witness.look(root),
    });
    if (state !== null) this.#show(root.seq, state, fresh || begins);
    this.#feed.reached(root.seq);
  }

  /** The board shows the newest state: the selected tool follows it now. */
  #isInStep(): void {
    for (const deed of this.#deeds.splice(0)) logDeed(deed);
    this.#actWhereAwaited();
    this.table.refresh();
  }

  #show(seq: number, state: Frozen<object>, alone: boolean): void {
    if (alone) this.#feed.jump(seq, state);
    else this.#feed.show(seq, state);
  }

  /** Logs a deed of the table after the events that came before it. */
  #onDeed(deed: Deed): void {
    if (isInStep(store.getState().match)) logDeed(deed);
    else this.#deeds.push(deed);
  }

  #onNotice(notice: Failure): void {
    if (notice.code === 'SEAT_RETURNED') keepToken(this.id, null);
    if (notice.code === 'TOKEN_UNKNOWN') {
      keepToken(this.id, null);
      patchMatch({ seat: null });
    }
    if (notice.code === 'REMOVED') {
      keepToken(this.id, null);
      this.witness.left();
    }
    if (notice.code === 'SEAT_TAKEN_OVER') {
      if (store.getState().match?.lobby?.stage === 'lobby') this.witness.left();
      patchMatch({ elsewhere: true });
      return;
    }
    const text = noticeText(notice);
    if (text !== '') notify({ text, rule: ruleAgainst(notice), tone: 'info' });
  }
}
