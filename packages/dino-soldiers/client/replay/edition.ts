/** The edition of Dino Soldiers: its records as the replay page shows them. */
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
import { dinoSoldiers, type Event, type State, sideAt } from '../../rules';
import { endingText, entryOf, lineOf } from '../log';
import { strengthsOf } from '../score';
import { say } from '../words';

/** The state at one moment, as the viewer may see it. */
export type DsPicture = Frozen<State>;

/** One step of the replay: the picture and the log after it. */
export interface DsBeat {
  readonly picture: DsPicture;
  readonly log: readonly LogEntry[];
}

/** The types of this edition. */
export interface DsShown extends Shown {
  readonly setting: null;
  readonly picture: DsPicture;
  readonly beat: DsBeat;
}

const NO_LOSSES: readonly LossMark[] = [];

const rulesOf = (record: unknown) => new OpenRecord(dinoSoldiers, record);

class DsTape implements Tape<DsShown> {
  readonly cast: Tape<DsShown>['cast'];
  fault: Tape['fault'] = null;
  private readonly fold: Fold<State, Event>;
  private readonly logs: (readonly LogEntry[])[] = [[]];
  private readonly phases: PhaseMark[];
  private readonly backs: number[] = [];

  constructor(private readonly record: ReturnType<typeof rulesOf>) {
    this.cast = {
      length: record.length,
      seats: [0, 1].map((seat) => ({
        side: sideAt(record.state, seat),
        index: 0,
        name: record.names[seat] || say('replay.player', { n: seat + 1 }),
      })),
      secrets: true,
      phases: [],
      setting: null,
    };
    this.fold = new Fold<State, Event>(dinoSoldiers, record.state);
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

  frame(n: number, viewpoint: Viewpoint): Frame<DsShown> {
    const state = this.fold.at(n);
    const outcome = dinoSoldiers.outcome(state);
    const winner = outcome?.winners[0];
    return {
      n,
      turn: state.round,
      phase: null,
      picture: pictureOf(state, viewpoint),
      log: this.logs[n] ?? [],
      strengths: strengthsOf(state),
      ending:
        outcome === null
          ? null
          : {
              winner: winner === undefined ? null : (this.cast.seats[winner]?.side ?? null),
              rule: outcome.rule,
              reason:
                state.ending === null ? '' : endingText(state.ending, (seat) => this.cast.seats[seat]?.name ?? ''),
            },
    };
  }

  beats(n: number, viewpoint: Viewpoint): readonly DsBeat[] {
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

  luck() {
    return [];
  }

  private note(back: number | null): void {
    const n = this.played;
    if (back !== null) this.backs.push(n);
    const before = this.logs[back ?? n - 1] ?? [];
    const { state } = this.record;
    const lines = this.fold
      .events(n)
      .flatMap((event) => lineOf(event, (seat) => this.cast.seats[seat]?.name ?? '', state) ?? []);
    const first = (before.at(-1)?.key ?? 0) + 1;
    this.logs.push([...before, ...lines.map((line, i) => entryOf(line, first + i))]);
    if (this.phases.at(-1)?.turn !== state.round) this.phases.push({ n, turn: state.round, phase: null });
  }
}

/** The view of one viewpoint; `everything` holds the secrets of all seats, but not the face-down faces. */
function pictureOf(state: Frozen<State>, viewpoint: Viewpoint): DsPicture {
  return viewpoint === 'everything' ? { ...state, closed: null } : dinoSoldiers.view(state, viewpoint);
}

/** The edition of the present rules. */
export const edition: Edition<DsShown> = {
  contract: CONTRACT,
  game: dinoSoldiers.id,
  version: dinoSoldiers.version,
  open: async (record) => new DsTape(rulesOf(record)),
};
