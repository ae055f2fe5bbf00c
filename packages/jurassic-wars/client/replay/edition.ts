/** The edition of Jurassic Wars: its records as the replay page shows them. */
import type { Frozen } from '@dwo/kernel';
import { CONTRACT, type Edition, type Viewpoint } from '@dwo/kits/replay/contract';
import { type PlainBeat, type PlainShown, PlainTape } from '@dwo/kits/replay/plain-tape';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { isWeighed } from '../../bot/advised';
import { type Event, type Intent, type JwRule, jurassicWars, type Options, type State } from '../../rules';
import { roundsOf } from '../../rules/deal-sizes';
import { jurassicWarsGame } from '../../wire';
import { type Amid, amidOf, NOWHERE, recordedAmid, recordedIn } from '../log';
import { endingText, strengthsOf } from '../score';
import { type Picture, scenesOf } from '../staging';

class JwTape extends PlainTape<State, Intent, Event, Options, JwRule> {
  override beats(n: number, viewpoint: Viewpoint): readonly PlainBeat<Picture>[] {
    const events = this.fold.events(n);
    if (events.length === 0) return [];
    // The fold reuses its state for the next call, so the state before is copied.
    const before = structuredClone(this.picture(n - 1, viewpoint));
    const state = this.picture(n, viewpoint);
    let log = this.logs[n - 1] ?? [];
    const beats = scenesOf(before, { events, state }).map(({ picture, ms, told }): PlainBeat<Picture> => {
      log = this.amid(log, told, amidOf(picture.last));
      return { picture, ms, log };
    });
    return [...beats, { picture: state, log: this.logs[n] ?? [] }];
  }

  protected override told(log: readonly LogEntry[], events: readonly Event[]): readonly LogEntry[] {
    return this.amid(log, events, NOWHERE);
  }

  /** The log after these events; `fighting` is the combat in which they begin. */
  private amid(log: readonly LogEntry[], events: readonly Event[], fighting: Amid): readonly LogEntry[] {
    let amid = fighting;
    return events.reduce((lines, event) => {
      if (event.type === 'fightBegan') amid = { ranks: event.ranks, hits: [] };
      if (event.type === 'rolled' && fighting === NOWHERE) amid = { ...amid, hits: [...amid.hits, event.hits] };
      return recordedAmid(lines, event, { player: this.player }, amid);
    }, log);
  }
}

const GAME = {
  rules: jurassicWars,
  sides: ({ options }: Frozen<State>) => jurassicWarsGame.chairs(options),
  // A version of one round has no turns: its combats are counted.
  counts: ({ options }: Frozen<State>) => (roundsOf(options) > 1 ? ('round' as const) : ('combat' as const)),
  turn: ({ options, round, combats, ending }: Frozen<State>) =>
    roundsOf(options) > 1 ? round : combats + (ending === null ? 1 : 0),
  strengths: strengthsOf,
  reason: endingText,
  log: recordedIn,
  hints: { weighs: isWeighed, hands: true },
};

/** The edition of the present rules. */
export const edition: Edition<PlainShown<Picture>> = {
  contract: CONTRACT,
  game: jurassicWars.id,
  version: jurassicWars.version,
  open: async (record) => new JwTape(GAME, record),
};
