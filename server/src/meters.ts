/**
 * The counters and timers of a server, for Prometheus. Each server has its own set, because a process can run several servers
 * one after the other.
 */
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const NS = 1e9;
/** The resolution of the event loop's delay. */
const LOOP_RESOLUTION_MS = 20;

/** Durations are counted in batches of this size. */
const MANY = 500;

/** The origin of an intent. */
export type Sender = 'person' | 'bot' | 'clock';

/** Values that are read when the metrics are fetched. */
export interface Readings {
  readonly matches: () => Readonly<Record<string, number>>;
  readonly people: () => { readonly seats: number; readonly watchers: number };
  readonly sockets: () => number;
  /** How long the journal's oldest write has been waiting, in milliseconds. */
  readonly journalLagMs: () => number;
}

/** The meters of one server. */
export class Meters {
  readonly registry = new Registry();
  readonly intents = this.counter('dwo_intents_total', 'Intents that were played', ['by']);
  readonly refusals = this.counter('dwo_refusals_total', 'Requests that came to nothing', ['code']);
  readonly requests = this.counter('dwo_http_requests_total', 'HTTP requests below /api and /matchmake', ['status']);
  readonly turnedAway = this.counter('dwo_handshakes_refused_total', 'Refused WebSocket handshakes', ['status']);
  readonly comeBacks = this.counter('dwo_reconnects_total', 'People who came back to their seat', ['how']);
  readonly kicked = this.counter('dwo_kicked_total', 'Connections the server cut off', ['why']);
  readonly mishaps = this.counter('dwo_mishaps_total', 'Failures of the server itself that a match survived', []);
  readonly clientErrors = this.counter('dwo_client_errors_total', 'Errors in browsers', ['release', 'page']);
  readonly said = this.counter('dwo_chat_lines_total', 'Lines of chat', ['to']);
  readonly reported = this.counter('dwo_chat_reports_total', 'Reports of chat', []);
  readonly intentSeconds = this.timer('dwo_intent_seconds', 'From an intent read off the wire to its answer');
  readonly commitSeconds = this.timer(
    'dwo_journal_commit_seconds',
    'From handing the journal a write to its being kept',
  );
  readonly commitsFailed = this.counter('dwo_journal_failures_total', 'Writes the journal could not keep', []);
  private writing = 0;
  private loop: IntervalHistogram | null = null;

  /** Starts to measure; `close` ends it. */
  open(readings: Readings): void {
    this.loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
    this.loop.enable();
    this.gauge('dwo_matches_open', 'Matches somebody has open', (gauge) => {
      gauge.reset();
      for (const [stage, count] of Object.entries(readings.matches())) gauge.set({ stage }, count);
    });
    this.gauge('dwo_people', 'People in matches', (gauge) => {
      const { seats, watchers } = readings.people();
      gauge.set({ as: 'player' }, seats);
      gauge.set({ as: 'watcher' }, watchers);
    });
    this.gauge('dwo_sockets', 'Open WebSockets', (gauge) => gauge.set(readings.sockets()));
    this.gauge('dwo_journal_lag_seconds', 'Age of the oldest write that is not kept yet', (gauge) =>
      gauge.set(readings.journalLagMs() / 1000),
    );
    this.gauge('dwo_journal_waiting', 'Writes that are not kept yet', (gauge) => gauge.set(this.writing));
    this.gauge('dwo_event_loop_delay_seconds', 'Delay of the event loop since the last look', (gauge) => {
      const { loop } = this;
      if (loop === null) return;
      gauge.set({ quantile: '0.5' }, loop.percentile(50) / NS);
      gauge.set({ quantile: '0.99' }, loop.percentile(99) / NS);
      gauge.set({ quantile: '1' }, loop.max / NS);
      loop.reset();
    });
    this.gauge('process_resident_memory_bytes', 'Resident memory', (gauge) => gauge.set(process.memoryUsage.rss()));
    this.gauge('process_cpu_seconds_total', 'Processor time used', (gauge) => {
      const { user, system } = process.cpuUsage();
      gauge.set((user + system) / 1e6);
    });
    this.gauge('process_start_time_seconds', 'When the process began', (gauge) =>
      gauge.set(Date.now() / 1000 - process.uptime()),
    );
  }

  close(): void {
    this.loop?.disable();
    this.loop = null;
  }

  /** Returns the journal with the durations of these writes measured. */
  metered<J extends object>(journal: J, writes: readonly (keyof J)[]): J {
    const made = new Map<PropertyKey, { readonly of: unknown; readonly metered: unknown }>();
    return new Proxy(journal, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target) as unknown;
        if (typeof value !== 'function') return value;
        let known = made.get(name);
        if (known?.of !== value) {
          const bound = value.bind(target) as (...given: unknown[]) => Promise<unknown>;
          const timed = (...given: unknown[]) => this.commit(() => bound(...given));
          known = { of: value, metered: writes.includes(name as keyof J) ? timed : bound };
          made.set(name, known);
        }
        return known.metered;
      },
    });
  }

  private commit<T>(write: () => Promise<T>): Promise<T> {
    const since = performance.now();
    const kept = write();
    this.writing++;
    kept.then(
      () => {
        this.writing--;
        this.commitSeconds.observe((performance.now() - since) / 1000);
      },
      () => {
        this.writing--;
        this.commitsFailed.inc();
      },
    );
    return kept;
  }

  private counter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private timer(name: string, help: string): Times {
    return new Times((collect) => new Histogram({ name, help, buckets: SECONDS, registers: [this.registry], collect }));
  }

  private gauge(name: string, help: string, look: (gauge: Gauge) => void): void {
    const labelNames = { dwo_matches_open: ['stage'], dwo_people: ['as'], dwo_event_loop_delay_seconds: ['quantile'] };
    new Gauge({
      name,
      help,
      labelNames: (labelNames as Record<string, string[]>)[name] ?? [],
      registers: [this.registry],
      collect() {
        look(this);
      },
    });
  }
}

/** A duration metric that counts in batches, because observing each value by itself would be too slow. */
class Times {
  private waiting: number[] = [];
  private readonly histogram: Histogram;

  constructor(make: (collect: () => void) => Histogram) {
    this.histogram = make(() => this.count());
  }

  observe(seconds: number): void {
    if (this.waiting.push(seconds) >= MANY) this.count();
  }

  private count(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const seconds of waiting) this.histogram.observe(seconds);
  }
}
