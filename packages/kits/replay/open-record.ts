/** Reads a record and plays it by the rules of its game, entry by entry. */
import {
  type Frozen,
  frozen,
  type Outcome,
  openRecording,
  type Recording,
  type Replay,
  type Ruleset,
  type Tagged,
} from '@dwo/kernel';
import { shownName } from '../shell/names/shown-name';
import { ownWords, Said } from '../shell/sentences';
import { inspect } from './checks';
import type { Check } from './contract';
import type { Entry } from './fold';
import { say } from './record/words';

/** The result of the next entry; `why` says as a sentence why it can't be played. */
export type Next<E> = { readonly entry: Entry<E> } | { readonly why: string };

type Known = { readonly id: string; readonly version: number };

/** A record that is being played. */
export class OpenRecord<S extends object, I extends Tagged, E extends Tagged, O, R extends string> {
  readonly length: number;
  /** By seat; null if the record does not say. */
  readonly names: readonly (string | null)[];
  private readonly recording: Recording<I, O>;
  private readonly replay: Replay<S, I, E>;
  private played = 0;
  /** The entries whose intents were not taken back. */
  private readonly standing: number[] = [];
  private fault: string | null = null;

  /** Throws a sentence if the record is of another game or version, or if its match can't be set up. */
  constructor(
    private readonly rules: Ruleset<S, I, E, O, R>,
    record: unknown,
  ) {
    const recording = readable<I, O>(rules, record);
    this.recording = recording;
    this.replay = opened(rules, recording);
    this.length = recording.entries.length;
    this.names = Array.from({ length: rules.seats(frozen(recording.options)) }, (_, seat) => nameIn(recording, seat));
  }

  /** The events of the set-up, for telling. */
  get opening(): readonly E[] {
    return this.replay.opening;
  }

  get state(): Frozen<S> {
    return this.replay.state as Frozen<S>;
  }

  /** The seat whose intent entry `n` is; null for any other entry. */
  actor(n: number): number | null {
    const entry = this.recording.entries[n - 1];
    return entry !== undefined && 'intent' in entry ? entry.seat : null;
  }

  /** Plays the next entry; null after the last one and after a fault. */
  play(): Next<E> | null {
    if (this.fault !== null) return null;
    try {
      const step = this.replay.next();
      if (step === null) return null;
      this.played++;
      if ('back' in step.entry) {
        this.standing.length = step.step;
        return { entry: { type: 'back', to: this.standing.at(-1) ?? 0 } };
      }
      if ('intent' in step.entry) this.standing.push(this.played);
      return { entry: { type: 'played', events: step.events } };
    } catch (error) {
      this.fault = ownWords(error) ?? say('record.refused');
      return { why: this.fault };
    }
  }

  /** The outcome by the rules; null while the match goes on. */
  ended(): Outcome<R> | null {
    return this.rules.outcome(this.state);
  }

  /** The checks of the record. */
  checks(): readonly Check[] {
    return inspect(this.rules, this.recording);
  }
}

function readable<I extends Tagged, O>(rules: Known, record: unknown): Recording<I, O> {
  if (typeof record !== 'object' || record === null) throw new Said(say('record.none'));
  const { format, game, version, options, secret, entries, entropy } = record as Partial<Recording<I, O>>;
  if (game !== rules.id || version !== rules.version) {
    throw new Said(
      say('record.other', {
        ...{ game: rules.id, version: rules.version },
        ...{ othersGame: String(game), othersVersion: String(version) },
      }),
    );
  }
  if (
    format !== 2 ||
    typeof secret !== 'string' ||
    !Array.isArray(entries) ||
    !Array.isArray(entropy) ||
    typeof options !== 'object' ||
    options === null
  ) {
    throw new Said(say('record.parts'));
  }
  return record as Recording<I, O>;
}

function opened<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
): Replay<S, I, E> {
  try {
    return openRecording(rules, recording);
  } catch (error) {
    throw new Said(say('record.unset', { why: messageOf(error) }));
  }
}

function nameIn<I, O>({ players }: Recording<I, O>, seat: number): string | null {
  const player = players?.[seat];
  return player === undefined ? null : shownName(player);
}

/** The words of our rules; a broken record can make a browser complain as well. */
function messageOf(error: unknown): string {
  return ownWords(error) ?? say('record.parts');
}
