/** The edition of Tar Pit: how replays show its records. */
import { type Frozen, stateHash } from '@dwo/kernel';
import {
  CONTRACT,
  type Edition,
  type Frame,
  type LossMark,
  type PhaseMark,
  type Shown,
  type Tape,
  type Viewpoint,
} from '@dwo/kits/replay/contract';
import { Fold } from '@dwo/kits/replay/fold';
import { OpenRecord } from '@dwo/kits/replay/open-record';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { type Event, HAND, type State, tarPit } from '../../rules';
import { tarPitGame } from '../../wire';
import { lineOf } from '../log';
import { strengthsOf } from '../strengths';
import { say } from '../words';

/** One moment of a record, with only the hands that the viewer may see. */
export interface TarPicture {
  readonly players: State['players'];
  readonly hands: readonly (readonly number[] | null)[];
}

/** The picture and the lines of the log after a move; both show at once. */
export interface TarBeat {
  readonly picture: TarPicture;
  readonly log: readonly LogEntry[];
}

export interface TarShown extends Shown {
  readonly setting: null;
  readonly picture: TarPicture;
  readonly beat: TarBeat;
}

const NO_LOSSES: readonly LossMark[] = [];

const rulesOf = (record: unknown) => new OpenRecord(tarPit, record);

class TarTape implements Tape<TarShown> {
  readonly cast: Tape<TarShown>['cast'];
  fault: Tape['fault'] = null;
  private readonly fold: Fold<State, Event>;
  private readonly logs: (readonly LogEntry[])[] = [[]];
  private readonly phases: PhaseMark[];
  private readonly backs: number[] = [];

  constructor(private readonly record: ReturnType<typeof rulesOf>) {
    const chairs = tarPitGame.chairs(record.state.options);
    this.cast = {
      length: record.length,
      seats: chairs.map((side, seat) => ({
        side,
        index: 0,
        name: record.names[seat] || say('replay.player', { n: seat + 1 }),
      })),
      secrets: true,
      phases: [],
      setting: null,
    };
    this.fold = new Fold<State, Event>(tarPit, record.state);
    this.phases = [{ n: 0, turn: record.state.round, phase: null }];
  }

  get played(): number {
    return this.fold.length;
  }

  advance(entries: number): boolean {
    for (let i = 0; i < entries; i++) {
      const next = this.record.play();
      if (next !== null && 'why' in next) this.fault = { n: this.played + 1, why: next.why };
      if (next === null || 'why' in next) return false;
      this.fold.add(next.entry, this.record.state);
      this.note(next.entry.type === 'back' ? next.entry.to : null);
    }
    return this.played < this.cast.length;
  }

  marks() {
    return { phases: [...this.phases], losses: NO_LOSSES, backs: [...this.backs] };
  }

  frame(n: number, viewpoint: Viewpoint): Frame<TarShown> {
    const state = this.fold.at(n);
    const outcome = tarPit.outcome(state);
    const winner = outcome?.winners[0];
    return {
      n,
      turn: state.round,
      phase: null,
      picture: pictureOf(state, viewpoint),
      log: this.logs[n] ?? [],
      strengths: strengthsOf(state.players),
      ending:
        outcome === null
          ? null
          : {
              winner: winner === undefined ? null : (this.cast.seats[winner]?.side ?? null),
              rule: outcome.rule,
              reason: say('replay.reason', {
                points: state.players.map(({ points }) => points).join(' : '),
                rounds: HAND,
              }),
            },
    };
  }

  beats(n: number, viewpoint: Viewpoint): readonly TarBeat[] {
    if (this.fold.events(n).length === 0) return [];
    return [{ picture: pictureOf(this.fold.at(n), viewpoint), log: this.logs[n] ?? [] }];
  }

  hash(n: number): string {
    return stateHash(this.fold.at(n));
  }

  outcome(): unknown {
    return this.record.ended();
  }

  checks() {
    return this.record.checks();
  }

  /** Tar Pit has no dice rolls to count as luck. */
  luck() {
    return [];
  }

  private note(back: number | null): void {
    const n = this.played;
    if (back !== null) this.backs.push(n);
    const before = this.logs[back ?? n - 1] ?? [];
    const lines = this.fold
      .events(n)
      .flatMap((event) => lineOf(event, (seat) => this.cast.seats[seat]?.name ?? '') ?? []);
    const first = (before.at(-1)?.key ?? 0) + 1;
    const added = lines.map(
      ({ text, seats, rule }, i): LogEntry => ({
        ...{ key: first + i, kind: 'deed', by: 'referee', text, bold: [], notes: [], rule },
        ...{ figures: [], seats, kill: false },
      }),
    );
    this.logs.push([...before, ...added]);
    const turn = this.record.state.round;
    if (this.phases.at(-1)?.turn !== turn) this.phases.push({ n, turn, phase: null });
  }
}

function pictureOf(state: Frozen<State>, viewpoint: Viewpoint): TarPicture {
  const known = viewpoint === 'everything' ? state : tarPit.view(state, viewpoint);
  return {
    players: state.players.map((player) => ({ ...player })),
    hands: known.secrets.map((secret) => secret?.hand ?? null),
  };
}

/** The edition of these rules. */
export const edition: Edition<TarShown> = {
  contract: CONTRACT,
  game: tarPit.id,
  version: tarPit.version,
  open: async (record) => new TarTape(rulesOf(record)),
};
