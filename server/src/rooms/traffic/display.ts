/** The public part of a match under way, kept in step in the synced state. */
import { type Frozen, secretToHex } from '@dwo/kernel';
import { type Game, type MatchState, showChanges, showClocks, showSeals, showState } from '@dwo/shared';
import type { Referee } from '@dwo/shared/referee';
import type { Clocks } from '../clocks/clocks';

/** Which parts of the state were written to. */
export type Paths = readonly (readonly string[])[];

/** Shows one match; what is shown is sent by the room. */
export class Display {
  constructor(
    private readonly root: MatchState,
    private readonly game: Game,
    private readonly referee: Referee,
  ) {}

  private get state(): Frozen<object> {
    return this.referee.state;
  }

  /** Shows the whole of it. */
  all(clocks: Clocks): void {
    this.everything();
    this.clocks(clocks);
    this.seq(this.referee.seq);
  }

  /** Shows the state from the ground up, as after something was taken back. */
  everything(): void {
    showState(this.root, this.game, this.state);
    this.seals();
  }

  /** Shows the parts that were written to. */
  changes(paths: Paths): void {
    showChanges(this.root, this.game, this.state, paths);
  }

  clocks(clocks: Clocks): void {
    showClocks(this.root, clocks.faces());
  }

  seals(): void {
    showSeals(this.root, this.referee.seals, this.root.chairs.length);
  }

  /** To be shown before what the entry changed: a patch that begins at the root is two bytes shorter. */
  seq(seq: number): void {
    if (this.root.seq !== seq) this.root.seq = seq;
  }

  /** Shows that the match is over, and the secret that its dice came from. */
  over(secret: Uint8Array): void {
    this.root.stage = 'over';
    this.root.secret = secretToHex(secret);
  }
}
