/** The lobby: the people on chairs, stored and shown. */
import { type Entropies, frozen, publishedOf } from '@dwo/kernel';
import {
  Chair,
  type Changes,
  type Done,
  type Game,
  type MatchState,
  type Refused,
  type Seated,
  type SetUpPart,
  termsIn,
} from '@dwo/shared';
import type { ChairRecord, HeldMatch, Journal } from '../../journal/journal';
import type { SetUp } from '../../journal/lobby-record';
import type { Person } from '../../people/identity';
import type { SeatLinks } from '../../people/seat-links';
import { newToken, systemDice, tokenHash } from '../../secrets';
import { distinctName } from '../distinct-name';
import type { Guest, GuestClient } from '../guest';
import { refused } from '../traffic/replies';
import { Barred } from './barred';
import { Chairs, EMPTY_CHAIR, type Sitter } from './chairs';
import { showLobby } from './show-lobby';
import { heldBy } from './stand-ins';
import type { Table } from './table-deeds';

const WHY = {
  CHAIR_UNKNOWN: 'There is no such chair in this match',
  CHAIR_TAKEN: 'Somebody else has that chair',
  MATCH_FULL: 'Every chair is taken; you can watch',
  CHAIR_LOCKED: 'The free chairs are kept for somebody; you can watch',
} as const;

/** The parts of the server that the lobby uses. */
interface LobbyHost {
  readonly journal: Pick<Journal, 'saveChairs' | 'saveLobby'>;
  readonly random: (bytes: number) => Uint8Array;
  readonly people: { readonly seatLinks: Pick<SeatLinks, 'tokenFor'> };
}

/** A person who sits down. */
export type SitDown = Pick<Sitter, 'name' | 'wish' | 'entropy' | 'player'>;

/** The connection that wants to give a chair away. */
type Disposer = Partial<Pick<Guest, 'person' | 'doubtful'>>;

/** The chairs of a match, kept in step with the journal and the synced state. */
export class Lobby {
  readonly chairs: Chairs;
  /** The places whose people have not yet agreed to a change. */
  readonly unready: Set<number>;
  /** Whether the creator still has something to do before the match begins. */
  waits: boolean;
  /** The people whom the creator has removed. Change it only inside `arrange`. */
  readonly barred: Barred;

  constructor(
    private readonly host: LobbyHost,
    private record: HeldMatch,
    private readonly game: Game,
    private readonly root: MatchState,
  ) {
    const { arrangement } = record;
    const { seatLinks } = host.people;
    const link = (place: number, hash: Uint8Array) => seatLinks.tokenFor(record.id, place, hash);
    this.chairs = new Chairs(game.chairs(frozen(record.options)), record.chairs, arrangement.locked, link);
    this.unready = new Set(arrangement.unready);
    this.waits = arrangement.waits;
    this.barred = new Barred(record.id, arrangement.removed);
    root.game = record.game;
    root.version = record.version;
    root.secret = '';
    root.stage = 'lobby';
    root.seq = 0;
    root.watchers = 0;
    root.rematch = '';
    root.changes = '';
    root.setUps = 0;
    this.showSetUp();
    this.show([]);
  }

  /** Whether the match may begin: all chairs are taken, everybody agrees, and the creator is ready. */
  get mayBegin(): boolean {
    return this.chairs.complete && this.unready.size === 0 && !this.waits;
  }

  /** Whether somebody may change this match until it begins. */
  get isHosted(): boolean {
    return this.record.creator !== null;
  }

  /** Whether this person created the match. */
  isCreator(person: Pick<Person, 'all'> | null): boolean {
    return this.record.creator !== null && person?.all.includes(this.record.creator) === true;
  }

  /** The identities of the people one plays with here: those on chairs, and the creator. */
  get company(): readonly string[] {
    const players = [this.record.creator, ...this.chairs.all.map((sitter) => sitter?.player ?? null)];
    return players.filter((player) => player !== null);
  }

  /** Applies `change`, and a new set-up if given, and stores the lobby. If that fails, everything is as before. */
  async arrange(change: () => void, setUp: SetUp | null = null): Promise<void> {
    const { waits } = this;
    const unready = [...this.unready];
    const takeBack = [this.chairs.keep(), this.barred.keep()];
    change();
    const kept = { locked: this.chairs.locked, removed: this.barred.records() };
    const arrangement = { waits: this.waits, unready: [...this.unready], ...kept };
    try {
      await this.host.journal.saveLobby(this.record.lease, { chairs: this.chairs.records(), arrangement, setUp });
    } catch (error) {
      for (const undo of takeBack) undo();
      this.waits = waits;
      this.unready.clear();
      for (const place of unready) this.unready.add(place);
      throw error;
    }
    if (this.unready.size === 0) this.root.changes = '';
    if (setUp === null) return;
    this.record = { ...this.record, ...setUp };
    this.root.setUps++;
    this.showSetUp();
  }

  /** Makes everybody but the creator agree again, and the creator start the match again. */
  unsettle(): void {
    this.waits = true;
    for (const [place, sitter] of this.chairs.all.entries()) {
      if (sitter === null || sitter.bot || sitter.player === this.record.creator) this.unready.delete(place);
      else this.unready.add(place);
    }
  }

  /** Shows a change until everybody has agreed to it. */
  showChanges(by: string, parts: readonly SetUpPart[]): void {
    if (this.unready.size === 0) return;
    const before = this.root.changes === '' ? [] : (JSON.parse(this.root.changes) as Changes).parts;
    const changes: Changes = { by, parts: [...new Set([...before, ...parts])] };
    this.root.changes = JSON.stringify(changes);
  }

  private showSetUp(): void {
    const { record, root } = this;
    root.preset = record.preset;
    root.commitment = publishedOf(this.game.rules, record.options, record).commitment;
    root.terms = JSON.stringify(termsIn(record.terms));
    root.visibility = record.visibility;
    root.delay = record.delay;
    root.rated = record.rated;
    if (record.sealedUntil !== null) root.sealedUntil = record.sealedUntil;
    while (root.chairs.length > this.chairs.labels.length) root.chairs.pop();
    while (root.chairs.length < this.chairs.labels.length) root.chairs.push(new Chair());
  }

  /** Seats a person, or changes name and wish of the person at `place`. Returns a new token either way. */
  async sit(place: number | null, { name, wish, ...given }: SitDown): Promise<Seated | Refused> {
    const found = this.chairs.findPlace(wish, place);
    if (typeof found === 'string') return refused(found, WHY[found]);
    const token = newToken(this.host.random);
    const sitter = { ...EMPTY_CHAIR, name: this.distinct(found, name), wish, tokenHash: tokenHash(token), ...given };
    await this.change(found, sitter, () => {
      this.unready.delete(found);
      // A creator who takes a chair has finished setting up.
      if (given.player !== null && given.player === this.record.creator) this.waits = false;
    });
    return { ok: true, token, place: found };
  }

  /** Gives a chair a new token; the old one is void. */
  async rotate(place: number): Promise<string> {
    const token = newToken(this.host.random);
    const sitter = this.chairs.at(place);
    if (sitter !== null) await this.change(place, { ...sitter, tokenHash: tokenHash(token) });
    return token;
  }

  async rename(place: number, name: string): Promise<Done> {
    const sitter = this.chairs.at(place);
    if (sitter !== null) await this.change(place, { ...sitter, name: this.distinct(place, name) });
    return { ok: true };
  }

  /** The name for a chair, which nobody can mistake for that of another chair. */
  private distinct(place: number, name: string): string {
    const others = this.chairs.all.flatMap((sitter, at) => (sitter === null || at === place ? [] : [sitter.name]));
    return distinctName(name, others);
  }

  /** Whether nobody owns a chair. A token alone does not change the owner of a chair, because tokens leak. */
  isOwnerless(place: number): boolean {
    return this.chairs.at(place)?.player == null;
  }

  /**
   * Whether this person may give a chair away or change its token: its owner may, and anybody who holds a chair without an
   * owner, unless it came by the token while somebody sat there.
   */
  mayDispose(place: number, { person = null, doubtful = false }: Disposer): boolean {
    if (doubtful) return false;
    const player = this.chairs.at(place)?.player ?? null;
    return player === null || person?.all.includes(player) === true;
  }

  /** Makes a person the owner of a chair without one. */
  async adopt(place: number, { id }: Person): Promise<void> {
    const sitter = this.chairs.at(place);
    if (sitter !== null && !sitter.bot) await this.change(place, { ...sitter, player: id });
  }

  /** Stores the substitutes of all seats if they have changed. */
  async keepHolders(table: Table): Promise<void> {
    const before = [...this.chairs.all];
    let changed = false;
    for (const [seat, sitter] of before.entries()) {
      const held = heldBy(table, this.chairs, seat);
      if (sitter === null || sitter.held === held) continue;
      this.chairs.put(seat, { ...sitter, held });
      changed = true;
    }
    if (changed) await this.save(null, () => this.putAll(before));
  }

  async leave(place: number): Promise<void> {
    await this.change(place, null);
  }

  /** Draws the seat of each place, and returns the entropy of each seat. */
  draw(): { readonly seats: readonly number[]; readonly entropies: Entropies } {
    const seats = this.chairs.seats(systemDice(this.host.random));
    const entropies = seats.map((_, seat) => this.entropies[seats.indexOf(seat)] ?? null);
    return { seats, entropies };
  }

  /** Moves everybody to the seat drawn for them and stores the beginning of the match. */
  async begin(begunAt: number, seats: readonly number[]): Promise<void> {
    const before = [...this.chairs.all];
    this.chairs.reseat(seats);
    await this.save(begunAt, () => this.putAll(before));
  }

  /** The entropy of each chair. */
  get entropies(): Entropies {
    return this.chairs.all.map((sitter) => sitter?.entropy ?? null);
  }

  /** Shows who is connected. `table` tells who plays which seat. */
  show(clients: Iterable<GuestClient>, table: Table | null = null): void {
    showLobby(this.root, this, clients, table);
  }

  private putAll(sitters: readonly (Sitter | null)[]): void {
    for (const [place, sitter] of sitters.entries()) this.chairs.put(place, sitter);
  }

  private async change(place: number, sitter: Sitter | null, also: () => void = () => {}): Promise<void> {
    if (this.isHosted && this.root.stage === 'lobby') {
      await this.arrange(() => {
        this.chairs.put(place, sitter);
        if (sitter === null) this.unready.delete(place);
        also();
      });
      return;
    }
    const before = this.chairs.at(place);
    this.chairs.put(place, sitter);
    await this.save(null, () => this.chairs.put(place, before));
  }

  private async save(begunAt: number | null, takeBack: () => void): Promise<void> {
    const records: readonly ChairRecord[] = this.chairs.records();
    try {
      await this.host.journal.saveChairs(this.record.lease, records, begunAt);
    } catch (error) {
      takeBack();
      throw error;
    }
  }
}
