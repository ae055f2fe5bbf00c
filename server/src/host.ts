/** What a server gives its rooms and routes to work with. */
import type { Games } from '@dwo/shared';
import type { Logger } from 'pino';
import type { Neighbours } from './cluster/neighbours';
import type { Gate } from './http/gate';
import type { Check } from './http/health';
import type { WebSettings } from './http/settings';
import type { Journal } from './journal/journal';
import type { Meters } from './meters';
import type { People } from './people/people';
import type { MatchRoom } from './rooms/match-room';
import type { Adoption } from './rooms/record/adoption';
import type { Retention } from './rooms/retention';
import type { Intake } from './rooms/wire/intake';
import type { Sample } from './sample';
import type { Thinkers } from './thinking/thinkers';

/** How much one connection or address may ask for. */
export interface Limits {
  /** Messages a second that one connection may send for as long as it likes. */
  readonly messagesPerSecond: number;
  /** Messages it may send at once after a pause. */
  readonly messageBurst: number;
  /** Refused messages, less what it would have been allowed since, after which it is disconnected. */
  readonly mostRefused: number;
  /** Matches one address may set up in a minute. */
  readonly matchesPerMinute: number;
  /** Matches one address may set up in a day: each is a row that is kept. */
  readonly matchesPerDay: number;
  /** Pieces, once for each computer player, in the matches that one address may set up in a minute. */
  readonly computedPiecesPerMinute: number;
  /** Other calls of the HTTP API by one address in a minute. */
  readonly callsPerMinute: number;
  /** Sockets one address may have open. */
  readonly socketsPerAddress: number;
  /** Connections one address may have open, whatever they say or do not say; proxies of the host's own are not counted. */
  readonly connectionsPerAddress: number;
  /** Control frames (pings, pongs) a second that one connection may send for as long as it likes. */
  readonly controlsPerSecond: number;
  /** Different matches one address may have open. */
  readonly matchesPerAddress: number;
  /** Messages a second that all who watch one match may send together, for as long as they like. */
  readonly watchersPerSecond: number;
  /** Times one address may join in a minute. */
  readonly joinsPerMinute: number;
  /** How long the headers of a request may take to come. */
  readonly headersSeconds: number;
  /** How long a newcomer may take to say that he knows the shape of the state. */
  readonly answerSeconds: number;
  /** Connections to one match, without those of players who come back to their seats. */
  readonly connectionsPerMatch: number;
  /** Connections of one address to one match, without the same. */
  readonly placesPerAddress: number;
  /** How long a player may be away before others may call somebody in for him (DW-R-100). */
  readonly graceSeconds: number;
  /** When nothing came from a player who is awaited for so long, everybody is told. */
  readonly quietSeconds: number;
  /** When nothing came for so long, he counts as away though he is connected. */
  readonly silentSeconds: number;
}

export const LIMITS: Limits = {
  messagesPerSecond: 20,
  messageBurst: 60,
  mostRefused: 5_000,
  matchesPerMinute: 120,
  matchesPerDay: 3_000,
  computedPiecesPerMinute: 30_000,
  callsPerMinute: 1_200,
  joinsPerMinute: 600,
  socketsPerAddress: 500,
  connectionsPerAddress: 700,
  controlsPerSecond: 5,
  matchesPerAddress: 200,
  watchersPerSecond: 100,
  headersSeconds: 10,
  answerSeconds: 20,
  connectionsPerMatch: 256,
  placesPerAddress: 16,
  graceSeconds: 120,
  quietSeconds: 60,
  silentSeconds: 300,
};

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
  readonly gate: Gate;
  /** For how long matches are kept. */
  readonly retention: Retention;
  /** Who runs the server and how to reach them; null if they did not say. */
  readonly contact: string | null;
  /** Who people are, what is theirs, and how they hear that it is their turn. */
  readonly people: People;
  /** What must be to be had before people are sent here, by name. */
  readonly checks: Map<string, Check>;
  /** Whether the server is about to end and takes nobody in. */
  draining: boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Unpredictable bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Who thinks for computer players. */
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
  readonly live: Map<string, MatchRoom>;
  /** The other processes of the same address. */
  readonly neighbours: Neighbours;
}
