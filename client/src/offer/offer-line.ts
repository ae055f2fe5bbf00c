/** The connection to an open game whose player is elsewhere: keeps the seat and notices who joins. */
import { PLAYER } from '@dwo/kits/audio/loudspeaker';
import { matchDetails } from '@dwo/kits/shell/api';
import type { Link } from '@dwo/kits/shell/line';
import { lobbyOf } from '@dwo/kits/shell/lobby';
import { knownMe, someMe } from '@dwo/kits/shell/me';
import { knownName, tokenFor } from '@dwo/kits/shell/tokens';
import { Witness } from '@dwo/kits/shell/witness';
import type { Game, MatchState } from '@dwo/shared';
import { Connection } from '../net/connection';
import { gameClient } from '../shelf';
import { type Ending, offers } from './offers';

let line: OfferLine | null = null;

export class OfferLine {
  readonly #id: string;
  readonly #connection: Connection;
  readonly #witness: Witness;
  /** Resolves when it is known whether the seat is this tab's. */
  readonly #ready: Promise<void>;
  #isReady: () => void = () => {};

  /** Connects to the seat that the server has given; resolves when it is known whose it is. */
  static async open(id: string): Promise<void> {
    await OfferLine.close('keep');
    const client = await gameClient((await matchDetails(id)).game);
    if (client === null) throw new Error('The page is older than the server');
    await someMe();
    line = new OfferLine(id, client.game);
    await line.#ready;
  }

  static async close(how: Ending): Promise<void> {
    const closing = line;
    line = null;
    await closing?.end(how);
  }

  constructor(id: string, game: Game) {
    this.#id = id;
    this.#witness = new Witness(id);
    this.#ready = new Promise((resolve) => {
      this.#isReady = resolve;
    });
    const join = () => ({ matchId: id, token: tokenFor(id), me: knownMe() });
    this.#connection = new Connection(
      { server: window.location.origin, game, join },
      {
        onState: (root) => this.#look(root),
        onEvents: () => {},
        onYou: ({ place }) => (place === null ? this.#gone() : this.#isReady()),
        onNotice: () => {},
        onLink: (link) => this.#onLink(link),
      },
    );
    void this.#connection.open();
  }

  #onLink(link: Link): void {
    if (link === 'closed') this.#gone();
    // While the person decides about joining, their clock stands.
    if (link === 'live') void this.#connection.request('arrive', { at: 'banner' });
  }

  async end(how: Ending): Promise<void> {
    if (how === 'decline') await this.#connection.request('hand-over', { to: 'bot' });
    if (how === 'cancel') await this.#connection.request('leave-seat', {});
    this.#connection.close();
  }

  #look(root: MatchState): void {
    this.#witness.look(root);
    const { stage, chairs } = lobbyOf(root, null);
    if (stage === 'lobby') return;
    const { offer } = offers.getState();
    if (offer === null || offer.id !== this.#id || offer.stage === 'taken') return;
    const own = knownName();
    const others = chairs.map(({ name }) => name).filter((name) => name !== own);
    offers.setState({ offer: { ...offer, stage: 'taken', others } });
    this.#isReady();
    PLAYER.play('kazoo');
  }

  /** The seat is another tab's or nobody's: the offer is over here. */
  #gone(): void {
    this.#isReady();
    this.#connection.close();
    if (offers.getState().offer?.id === this.#id) offers.setState({ offer: null });
  }
}
