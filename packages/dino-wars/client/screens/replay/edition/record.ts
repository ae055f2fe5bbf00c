/** Reads a record of DINO WARS! and plays it by these rules, one entry after the other. */
import { dinoWars, type Event, type Intent, type Options, type State } from '@dwo/dino-wars';
import { type Frozen, type Outcome, openRecording, type Recording, type Replay } from '@dwo/kernel';
import { inspect } from './checks';
import type { Check } from './contract';
import type { Entry } from './fold';

/** The result of the next entry; `why` is a sentence. */
export type Next = { readonly entry: Entry<Event> } | { readonly why: string };

type DinoWarsRecord = Recording<Intent, Options>;

/** A record under way. */
export class OpenRecord {
  readonly length: number;
  /** By seat; null where the record does not say. */
  readonly names: readonly (string | null)[];
  private readonly recording: DinoWarsRecord;
  private readonly replay: Replay<State, Intent, Event>;
  private played = 0;
  /** The entries whose intents stand. */
  private readonly standing: number[] = [];
  private fault: string | null = null;

  /** Throws a sentence if the record is none of this game and version, or its match can't be set up. */
  constructor(record: unknown) {
    const recording = readable(record);
    this.recording = recording;
    this.replay = opened(recording);
    this.length = recording.entries.length;
    this.names = this.state.players.map((_, seat) => recording.players?.[seat]?.name ?? null);
  }

  get state(): Frozen<State> {
    return this.replay.state as Frozen<State>;
  }

  /** Plays the next entry; null after the last one and after a fault. */
  play(): Next | null {
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
      this.fault = messageOf(error);
      return { why: this.fault };
    }
  }

  /** How the rules say it ended. */
  ended(): Outcome | null {
    return dinoWars.outcome(this.state);
  }

  /** The checks of the record. */
  checks(): readonly Check[] {
    return inspect(this.recording);
  }
}

function readable(record: unknown): DinoWarsRecord {
  if (typeof record !== 'object' || record === null) throw new Error('This is no record of a match.');
  const { format, game, version, options, secret, entries, entropy } = record as Partial<DinoWarsRecord>;
  if (game !== dinoWars.id || version !== dinoWars.version) {
    throw new Error(`These are the rules of ${dinoWars.id} ${dinoWars.version}, the record is of ${game} ${version}.`);
  }
  if (
    format !== 2 ||
    typeof secret !== 'string' ||
    !Array.isArray(entries) ||
    !Array.isArray(entropy) ||
    typeof options !== 'object' ||
    options === null
  ) {
    throw new Error('Parts of this record are missing.');
  }
  return record as DinoWarsRecord;
}

function opened(recording: DinoWarsRecord): Replay<State, Intent, Event> {
  try {
    return openRecording(dinoWars, recording);
  } catch (error) {
    throw new Error(`The match of this record can't be set up: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
