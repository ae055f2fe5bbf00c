/** The connection to an open game whose player is elsewhere: keeps the seat taken and notices who joins. */
import { PLAYER } from '@dwo/kits/audio/loudspeaker';
import { matchDetails } from '@dwo/kits/shell/api';
import { lobbyOf } from '@dwo/kits/shell/lobby';
import { knownMe, someMe } from '@dwo/kits/shell/me';
import { nameIdea } from '@dwo/kits/shell/name-ideas';
import { keepName, keepToken, knownName, tokenFor } from '@dwo/kits/shell/tokens';
import { drawEntropy, Witness } from '@dwo/kits/shell/witness';
import { ANY_CHAIR, type Game, type MatchState } from '@dwo/shared';
import { Connection } from '../net/connection';
import { gameClient } from '../shelf';
import { offers } from './offers';

let line: OfferLine | null = null;

export class OfferLine {
  readonly #id: string;
  readonly #connection: Connection;
  readonly #witness: Witness;
  #seated: Promise<void> | null = null;
  /** Resolves when the seat is taken. */
  readonly #ready: Promise<void>;
  #isReady: () => void = () => {};

  /** Connects and sits down; resolves when others can find the game. */
  static async open(id: string): Promise<void> {
    await OfferLine.close(false);
    const client = await gameClient((await matchDetails(id)).game);
    if (client === null) throw new Error('The page is older than the server');
    await someMe();
    line = new OfferLine(id, client.game);
    await line.#ready;
  }

  static async close(decline: boolean): Promise<void> {
    const closing = line;
    line = null;
    await closing?.end(decline);
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
        onYou: () => {},
        onNotice: () => {},
        onLink: (link) => link === 'closed' && this.#gone(),
      },
    );
    void this.#connection.open();
  }

  async end(decline: boolean): Promise<void> {
    if (decline) await this.#connection.request('hand-over', { to: 'bot' });
    this.#connection.close();
  }

  #look(root: MatchState): void {
    this.#witness.look(root);
    const { stage, chairs } = lobbyOf(root, null);
    if (stage === 'lobby') {
      this.#seated ??= this.#sit();
      return;
    }
    const { offer } = offers.getState();
    if (offer === null || offer.id !== this.#id || offer.stage === 'taken') return;
    const own = knownName();
    const others = chairs.map(({ name }) => name).filter((name) => name !== own);
    offers.setState({ offer: { ...offer, stage: 'taken', others } });
    this.#isReady();
    PLAYER.play('kazoo');
  }

  /** Sits down, unless this browser has a seat there already. */
  async #sit(): Promise<void> {
    if (tokenFor(this.#id) === null) {
      const name = knownName() ?? nameIdea(Math.random);
      const [me, entropy] = [await someMe(), drawEntropy()];
      const wish = { name, wish: ANY_CHAIR, entropy, ...(me === null ? {} : { me }) };
      const reply = await this.#connection.request('sit', wish);
      if (!reply.ok) return this.#gone();
      this.#witness.sat(entropy);
      keepToken(this.#id, reply.token);
      keepName(name);
    }
    this.#isReady();
  }

  #gone(): void {
    this.#isReady();
    if (offers.getState().offer?.id === this.#id) offers.setState({ offer: null });
  }
}
