/** The rate limits and quotas of a server. */

/** The most that one connection, address or match may use. */
export interface Limits {
  /** Messages per second of one connection, sustained. */
  readonly messagesPerSecond: number;
  /** Messages of one connection at once. */
  readonly messageBurst: number;
  /** After this many refused messages a connection is closed; time reduces the count. */
  readonly mostRefused: number;
  /** Matches that one address may set up per minute. */
  readonly matchesPerMinute: number;
  /** Matches that one address may set up per day; each is stored. */
  readonly matchesPerDay: number;
  /** Pieces times computer players in the matches that one address may set up per minute. */
  readonly computedPiecesPerMinute: number;
  /** Other calls of the HTTP API per minute and address. */
  readonly callsPerMinute: number;
  /** WebSockets per address. */
  readonly socketsPerAddress: number;
  /** TCP connections per address, idle ones included; the operator's own proxies are not counted. */
  readonly connectionsPerAddress: number;
  /** Control frames (pings, pongs) per second of one connection, sustained. */
  readonly controlsPerSecond: number;
  /** Different matches that one address may have open. */
  readonly matchesPerAddress: number;
  /** Messages per second of all spectators of a match together, sustained. */
  readonly watchersPerSecond: number;
  /** Requests, hand-overs and replaced choices per minute of one player in a match, sustained; each is stored. */
  readonly deedsPerMinute: number;
  /** The same at once. */
  readonly deedBurst: number;
  /** Requests and hand-overs in the record of one match. */
  readonly deedsPerMatch: number;
  /** Intents per minute of one seat, sustained. */
  readonly intentsPerMinute: number;
  /** Intents of one seat at once. */
  readonly intentBurst: number;
  /**
   * Intents in the record of one seat after which it may add as many per minute as deeds: no match of people comes near, and
   * moves can be as short as one likes.
   */
  readonly intentsPerSeat: number;
  /** Joins per minute and address. */
  readonly joinsPerMinute: number;
  /** How long the headers of a request may take to arrive. */
  readonly headersSeconds: number;
  /** How long a newcomer may take to confirm that they know the state's schema. */
  readonly answerSeconds: number;
  /** Connections per match, without those of players who come back to their seats. */
  readonly connectionsPerMatch: number;
  /** Connections of one address per match, counted the same way. */
  readonly placesPerAddress: number;
  /** How long a player may be away before others may call a substitute (TABLE-12). */
  readonly graceSeconds: number;
  /** How long a player may be away in the first turn before others may end the match without a result (TABLE-16). */
  readonly abortSeconds: number;
  /** After this much silence of an awaited player, everybody is warned. */
  readonly quietSeconds: number;
  /** After this much silence a connected player counts as away. */
  readonly silentSeconds: number;
}

/** The default limits. */
export const LIMITS: Limits = {
  messagesPerSecond: 20,
  messageBurst: 60,
  mostRefused: 5_000,
  matchesPerMinute: 120,
  matchesPerDay: 3_000,
  computedPiecesPerMinute: 30_000,
  callsPerMinute: 1_200,
  deedsPerMinute: 2,
  deedBurst: 20,
  deedsPerMatch: 2_000,
  intentsPerMinute: 60,
  intentBurst: 2_000,
  intentsPerSeat: 20_000,
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
