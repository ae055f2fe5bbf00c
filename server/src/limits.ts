/** How much people and programs may ask of a server. */

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
  /** Connections one address may have open, whatever they say or do not say; the operator's own proxies are not counted. */
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
  /** The longest that a newcomer may take to say they know the shape of the state. */
  readonly answerSeconds: number;
  /** Connections to one match, without those of players who come back to their seats. */
  readonly connectionsPerMatch: number;
  /** Connections of one address to one match, without the same. */
  readonly placesPerAddress: number;
  /** How long a player may be away before others may call somebody in for them (TABLE-12). */
  readonly graceSeconds: number;
  /** How long a player may be away in the first turn before others may end the match without a result (TABLE-16). */
  readonly abortSeconds: number;
  /** When nothing came from a player who is awaited for so long, everybody is told. */
  readonly quietSeconds: number;
  /** A player from whom nothing came for so long counts as away, though connected. */
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
  abortSeconds: 60,
  quietSeconds: 60,
  silentSeconds: 300,
};
