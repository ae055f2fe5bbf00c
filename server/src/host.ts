/** The services that a server gives its rooms and routes to work with. */
import type { Games } from '@dwo/shared';
import type { Logger } from 'pino';
import type { Neighbours } from './cluster/neighbours';
import type { Handshakes } from './http/handshakes';
import type { WebSettings } from './http/settings';
import type { Journal } from './journal/journal';
import type { Limits } from './limits';
import type { Meters } from './meters';
import type { People } from './people/people';
import type { LiveMatch } from './rooms/live-match';
import type { Adoption } from './rooms/record/adoption';
import type { Retention } from './rooms/retention';
import type { Intake } from './rooms/traffic/intake';
import type { Sample } from './sample';
import type { Thinkers } from './thinking/thinkers';

/** Shared by everything in one server. */
export interface Host {
  readonly journal: Journal;
  readonly games: Games;
  /** Takes matches of older rules over. */
  readonly adoption: Adoption;
  readonly log: Logger;
  /** Which warnings that strangers cause are logged. */
  readonly noise: Sample;
  readonly limits: Limits;
  /** How the server deals with the web around it. */
  readonly web: WebSettings;
  readonly meters: Meters;
  readonly handshakes: Handshakes;
  /** For how long matches are kept. */
  readonly retention: Retention;
  /** The name and address of the people who run the server; null if they did not say. */
  readonly contact: string | null;
  /** The identities of people, their own things, and the notices of their turns. */
  readonly people: People;
  /** The conditions for sending people here, by name; each rejects, with why, while it does not hold. */
  readonly checks: Map<string, () => Promise<unknown>>;
  /** Whether the server is about to end and takes nobody in. */
  draining: boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Unpredictable bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** The workers that think for computer players. */
  readonly thinkers: Thinkers;
  /** How long a computer player seems to think. */
  readonly botDelayMs: number;
  /** Everybody is told of watchers who come and go this often at most. */
  readonly gatherMs: number;
  /** How long a lost connection may come back without joining anew. */
  readonly reconnectSeconds: number;
  /** Takes in what people in matches send. */
  readonly intake: Intake;
  /** The matches somebody has open, by id. */
  readonly live: Map<string, LiveMatch>;
  /** The other processes of the same address. */
  readonly neighbours: Neighbours;
}
