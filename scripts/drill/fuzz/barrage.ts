/** Sends hostile input to a real server, and checks a match beside the fuzzed one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chance } from '@dwo/kernel/testing';
import { encode } from '@msgpack/msgpack';
import type { RawClient } from '../../../server/test/raw-client';
import { answers, freePort, Running, SERVER_COMMAND } from '../../processes';
import type { Case, Subject } from './cases';
import { Neighbour, summaryOf } from './neighbour';
import { Target } from './target';
import { bent, brief, changed, renamed } from './twist';
import { call, say, scramble, shake, type Whereabouts } from './wild';

/** The longest wait for an answer. */
export const PATIENCE_MS = 20_000;
/** This many cases run at once, those of the two seats one after the other; then the neighbours play. */
const AT_ONCE = 20;
const SEATED: readonly Case['kind'][] = ['request', 'real-intent', 'frame', 'bent-frame'];
/** Longer frames end the connection. */
const MOST_BYTES = 16 * 1024;
/** The tokens of the admin page and of the metrics; no case knows them. */
const TOKENS = { ADMIN_TOKEN: 'fuzz-admin-0123456789', METRICS_TOKEN: 'fuzz-meter-0123456789' };
const LEAVE_ROOM = 12;
/** The levels at which the server's log reports a failure of its own. */
const FAILURE = /"level":(50|60)/;

/** The fuzzed server. */
export class Barrage {
  crashes = 0;
  dropped = 0;
  unanswered = 0;
  stateChanged = 0;
  readonly notes: string[] = [];
  /** How often each answer came: codes of replies, statuses of HTTP. */
  readonly told = new Map<string, number>();
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'dwo-fuzz-'));
  private server!: Running;
  private port = 0;
  private target!: Target;
  private neighbour!: Neighbour;
  private worst = 0;
  private readonly chance: Chance;

  constructor(
    private readonly subject: Subject,
    seed: number,
  ) {
    this.chance = new Chance(seed);
  }

  get worstMs(): number {
    return Math.round(Math.max(this.worst, this.neighbour.worstMs));
  }

  async start(): Promise<void> {
    this.port = await freePort();
    this.server = Running.start('the server', SERVER_COMMAND, {
      ...TOKENS,
      GAMES: this.subject.game.rules.id,
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      LOG_LEVEL: 'warn',
      LIMITS_FACTOR: '1000',
    });
    this.server.child.stderr?.on('data', (chunk: Buffer) => this.overhear(chunk.toString()));
    await this.server.until(() => answers(`http://127.0.0.1:${this.port}/healthz`));
    this.target = await Target.open(this.port, this.subject);
    this.neighbour = await Neighbour.come(`http://127.0.0.1:${this.port}`, this.chance, this.subject);
  }

  async run(cases: readonly Case[]): Promise<void> {
    for (let at = 0; at < cases.length; at += AT_ONCE) {
      const some = cases.slice(at, at + AT_ONCE);
      const alone = some.filter(({ kind }) => !SEATED.includes(kind)).map((each) => this.tried(each));
      for (const each of some) if (SEATED.includes(each.kind)) await this.tried(each);
      await Promise.all(alone);
      if (this.server.ended)
        throw new Error(`The server ended in cases ${at} to ${at + AT_ONCE}:\n${this.server.said}`);
      await this.lookNextDoor(at + some.length);
    }
  }

  async end(): Promise<void> {
    this.dropped += this.neighbour.drops.length;
    this.target.close();
    this.neighbour.leave();
    await this.server.end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private note(what: 'crashes' | 'dropped' | 'unanswered' | 'stateChanged', why: string): void {
    this[what]++;
    this.notes.push(`${what}: ${why}`.slice(0, 1_000));
  }

  private tally(answer: string): void {
    this.told.set(answer, (this.told.get(answer) ?? 0) + 1);
  }

  /** Notes failures that the server's log reports. */
  private overhear(text: string): void {
    for (const line of text.split('\n')) if (FAILURE.test(line)) this.note('crashes', line);
  }

  private async tried(each: Case): Promise<void> {
    try {
      await this.one(each);
    } catch (error) {
      this.note('unanswered', `${brief(each)}: ${error}`);
    }
  }

  private async one(each: Case): Promise<void> {
    const where = this.whereabouts();
    switch (each.kind) {
      case 'request': {
        const chance = new Chance(each.seed);
        const known = renamed(each.payload, this.target.names(), chance);
        const payload = changed(known, each.how, chance);
        return this.ask(chance.below(this.target.seats), each.type, payload, each);
      }
      case 'real-intent': {
        const chance = new Chance(each.seed);
        const wish = this.target.anyIntent(chance);
        if (wish === null) return;
        const intent = changed(wish.intent, each.how, chance);
        return this.ask(wish.seat, 'intent', { intent }, each);
      }
      case 'frame': {
        const bytes = Buffer.from([each.code, ...each.bytes]);
        const may = each.code === LEAVE_ROOM || bytes.length > MOST_BYTES;
        return this.frame(each.text ? bytes.toString('latin1') : bytes, may, each);
      }
      case 'bent-frame': {
        const bytes = bent(await this.target.line(0), new Chance(each.seed));
        return this.frame(bytes, bytes[0] === LEAVE_ROOM || bytes.length > MOST_BYTES, each);
      }
      case 'handshake':
        return shake(where, each.how, new Chance(each.seed));
      case 'socket':
        return scramble(where, each.bytes);
      case 'no-http':
        return say(this.port, each.text);
      case 'http': {
        const asked = performance.now();
        const status = await call(where, each, new Chance(each.seed));
        this.worst = Math.max(this.worst, performance.now() - asked);
        this.tally(String(status));
        if (status === null) this.note('unanswered', brief(each));
        else if (status >= 500 && status !== 503) this.note('crashes', `${status} for ${brief(each)}`);
      }
    }
  }

  private whereabouts(): Whereabouts {
    return { port: this.port, match: this.target.id, room: this.target.roomId, patienceMs: PATIENCE_MS };
  }

  /** Sends a request that must be answered, whatever it is. */
  private async ask(seat: number, type: string, payload: unknown, each: Case): Promise<void> {
    const bytes = encode(payload, { useBigInt64: true, ignoreUndefined: true, maxDepth: 100_000 });
    const line = await this.target.line(seat);
    if (bytes.length > MOST_BYTES - 64) {
      await this.frame(line.requestFrame(1, type, bytes), true, each);
      return;
    }
    const asked = performance.now();
    const reply = await this.patient(line, line.requestBytes(type, bytes));
    this.worst = Math.max(this.worst, performance.now() - asked);
    if (reply === undefined) {
      if (line.closed === null) this.note('unanswered', brief(each));
      else this.note('dropped', `${line.closed} for ${brief(each)}`);
      line.close();
      return;
    }
    const { ok, code } = (reply ?? {}) as { readonly ok?: boolean; readonly code?: string };
    this.tally(ok === true ? 'OK' : (code ?? 'no such request'));
    if (code === 'MISHAP') this.note('crashes', `a mishap: ${brief(each)}`);
    this.target.note(seat, reply);
  }

  /** Sends a frame after which the connection must still answer, unless it `may` end the connection. */
  private async frame(bytes: Uint8Array | string, may: boolean, each: Case): Promise<void> {
    const line = await this.target.line(0);
    line.sendBytes(bytes);
    const reply = await this.patient(line, line.request('rename', { name: 'Fuzz' }));
    if (reply !== undefined) return;
    if (line.closed === null) this.note('unanswered', `after ${brief(each)}`);
    else if (!may) this.note('dropped', `${line.closed} after ${brief(each)}`);
    line.close();
  }

  /** An answer; undefined if none came in time, or the connection ended. */
  private async patient(line: RawClient, answer: Promise<unknown>): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    const end = performance.now() + PATIENCE_MS;
    const late = new Promise<undefined>((resolve) => {
      timer = setInterval(() => {
        if (line.closed !== null || performance.now() > end) resolve(undefined);
      }, 5);
    });
    try {
      return (await Promise.race([answer.then((reply) => reply ?? null), late])) as unknown;
    } finally {
      clearInterval(timer);
    }
  }

  /** Checks that the neighbours can play their match, and that only accepted intents have changed the fuzzed one. */
  private async lookNextDoor(at: number): Promise<void> {
    const trouble = await this.neighbour.step().catch((error: unknown) => String(error));
    if (trouble !== null) this.note('stateChanged', `after case ${at}: ${trouble}`);
    if (this.neighbour.over || this.neighbour.drops.length > 0) {
      const { worstMs, drops } = this.neighbour;
      this.dropped += drops.length;
      this.worst = Math.max(this.worst, worstMs);
      this.neighbour.leave();
      this.neighbour = await Neighbour.come(`http://127.0.0.1:${this.port}`, this.chance, this.subject);
    }
    const { seq } = await summaryOf(`http://127.0.0.1:${this.port}`, this.target.id);
    if (seq > this.target.done)
      this.note('stateChanged', `after case ${at}: ${seq} deeds, ${this.target.done} accepted`);
    if (!this.target.over) return;
    this.target.close();
    this.target = await Target.open(this.port, this.subject);
  }
}
