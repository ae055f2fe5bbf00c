/** Jurassic Wars as its records are shown. */
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
import { type Event, jurassicWars, type State } from '../../rules';
import { jurassicWarsGame } from '../../wire';
import { entryOf, lineOf, type Ranks } from '../log';
import { endingText, strengthsOf } from '../score';
import { type Picture, scenesOf } from '../staging';
import { say } from '../words';

/** A moment as the viewer knows it. */
export type JwPicture = Picture;

/** A picture that rests for a time, and the log as far as it is told by then. */
export interface JwBeat {
  readonly picture: JwPicture;
  readonly log: readonly LogEntry[];
  readonly ms: number;
}

export interface JwShown extends Shown {
  readonly setting: null;
  readonly picture: JwPicture;
  readonly beat: JwBeat;
}

/** How long a move rests on the table. */
const MOVE_MS = 1_100;

const NO_LOSSES: readonly LossMark[] = [];

const rulesOf = (record: unknown) => new OpenRecord(jurassicWars, record);

class JwTape implements Tape<JwShown> {
  readonly cast: Tape<JwShown>['cast'];
  fault: Tape['fault'] = null;
  private readonly fold: Fold<State, Event>;
  private readonly logs: (readonly LogEntry[])[] = [[]];
  private readonly phases: PhaseMark[];
  private readonly backs: number[] = [];

  constructor(private readonly record: ReturnType<typeof rulesOf>) {
    const chairs = jurassicWarsGame.chairs(record.state.options);
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
    this.fold = new Fold<State, Event>(jurassicWars, record.state);
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

  frame(n: number, viewpoint: Viewpoint): Frame<JwShown> {
    const state = this.fold.at(n);
    const outcome = jurassicWars.outcome(state);
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
              reason: endingText(state),
            },
    };
  }

  beats(n: number, viewpoint: Viewpoint): readonly JwBeat[] {
    const events = this.fold.events(n);
    if (events.length === 0) return [];
    // The state before is good until the next one is asked for.
    const before = structuredClone(pictureOf(this.fold.at(n - 1), viewpoint));
    const state = pictureOf(this.fold.at(n), viewpoint);
    let log = this.logs[n - 1] ?? [];
    const beats = scenesOf(before, { events, state }).map(({ picture, ms, told }) => {
      log = [...log, ...this.linesOf(told, log, picture.last?.ranks ?? [])];
      return { picture, ms, log };
    });
    return [...beats, { picture: state, log: this.logs[n] ?? [], ms: MOVE_MS }];
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
    this.logs.push([...before, ...this.linesOf(this.fold.events(n), before, [])]);
    if (this.phases.at(-1)?.turn !== state.round) this.phases.push({ n, turn: state.round, phase: null });
  }

  /** The lines for events that go on from a log, in the course of a combat between these dinosaurs. */
  private linesOf(events: readonly Event[], before: readonly LogEntry[], fighting: Ranks): readonly LogEntry[] {
    let ranks = fighting;
    const lines = events.flatMap((event) => {
      if (event.type === 'fightBegan') ({ ranks } = event);
      return lineOf(event, (seat) => this.cast.seats[seat]?.name ?? '', ranks) ?? [];
    });
    const first = (before.at(-1)?.key ?? 0) + 1;
    return lines.map((line, i) => entryOf(line, first + i));
  }
}

/** With all eyes together everything is seen but what no seat owns. */
function pictureOf(state: Frozen<State>, viewpoint: Viewpoint): JwPicture {
  return viewpoint === 'everything' ? { ...state, closed: null } : jurassicWars.view(state, viewpoint);
}

/** The edition of these rules. */
export const edition: Edition<JwShown> = {
  contract: CONTRACT,
  game: jurassicWars.id,
  version: jurassicWars.version,
  open: async (record) => new JwTape(rulesOf(record)),
};
