/** Writes the public part of a match under way to the synced state. */
import { type Frozen, secretToHex } from '@dwo/kernel';
import { type Game, type MatchState, showChanges, showClocks, showSeals, showState } from '@dwo/shared';
import type { Referee } from '@dwo/shared/referee';
import type { ClockFace, Clocks } from '../clocks/clocks';

/** The paths in the state that were written to. */
export type Paths = readonly (readonly string[])[];

/** Writes one match to the synced state; the room sends it. */
export class Display {
  constructor(
    private readonly root: MatchState,
    private readonly game: Game,
    private readonly referee: Referee,
    private readonly now: () => number,
  ) {}

  private get state(): Frozen<object> {
    return this.referee.state;
  }

  /** Writes everything. */
  all(clocks: Clocks): void {
    this.everything();
    this.clocks(clocks);
    this.seq(this.referee.seq);
  }

  /** Writes the whole state again, as after undo. */
  everything(): void {
    showState(this.root, this.game, this.state);
    this.seals();
  }

  /** Writes the parts that have changed. */
  changes(paths: Paths): void {
    showChanges(this.root, this.game, this.state, paths);
  }

  /** Writes the clocks; those that are held since `heldAt` stand. */
  clocks(clocks: Clocks, heldAt: number | null = null): void {
    const faces = heldAt === null ? clocks.faces() : standing(clocks.faces(), heldAt);
    showClocks(this.root, faces, this.now());
  }

  seals(): void {
    showSeals(this.root, this.referee.seals, this.root.chairs.length);
  }

  /** Must be called before the changes of the entry are written: a patch that begins at the root is two bytes shorter. */
  seq(seq: number): void {
    if (this.root.seq !== seq) this.root.seq = seq;
  }

  /** Shows that the match is over, and reveals the secret of its dice; null if it must stay secret for now. */
  over(secret: Uint8Array | null): void {
    this.root.stage = 'over';
    this.root.secret = secret === null ? '' : secretToHex(secret);
  }
}

function standing(faces: ReadonlyMap<string, ClockFace>, now: number): Map<string, ClockFace> {
  const stopped = [...faces].map(([id, face]): [string, ClockFace] => {
    const { deadline } = face;
    return [id, deadline === null ? face : { ...face, deadline: null, remaining: Math.max(0, deadline - now) }];
  });
  return new Map(stopped);
}
