/** The fuzzer's cases, made from a seed, so that a run can be repeated. */
import { seededDice } from '@dwo/kernel';
import { createMatch, type Game, joinOptions, peopleCalls, requests } from '@dwo/shared';
import type { GameTesting } from '@dwo/shared/testing';
import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';
import { arbitraryOf } from './shapes';

/** The parts of a game that the fuzzer needs. */
export type Subject = Pick<GameTesting, 'game' | 'presets' | 'wishes' | 'names'>;

/** One attack on the server. `seed` decides what is only known when it is carried out. */
export type Case =
  /** A request of the right shape, with other valid values, or broken in a few places. */
  | {
      readonly kind: 'request';
      readonly type: string;
      readonly payload: unknown;
      readonly how: How;
      readonly seed: number;
    }
  /** An intent that the rules allow now, or one broken in a few places. */
  | { readonly kind: 'real-intent'; readonly how: How; readonly seed: number }
  /** Random bytes in a frame of the room's protocol. */
  | { readonly kind: 'frame'; readonly code: number; readonly bytes: Uint8Array; readonly text: boolean }
  /** The frame of a request with flipped bits, cut off, or longer than it says. */
  | { readonly kind: 'bent-frame'; readonly seed: number }
  /** A handshake that is wrong or never finished. */
  | { readonly kind: 'handshake'; readonly how: Handshake; readonly seed: number }
  /** Bytes below the level of frames that no WebSocket may send. */
  | { readonly kind: 'socket'; readonly bytes: Uint8Array }
  /** A request over HTTP. */
  | {
      readonly kind: 'http';
      readonly method: string;
      readonly path: string;
      readonly body: unknown;
      readonly broken: boolean;
      readonly as: BodyAs;
      readonly seed: number;
    }
  /** Bytes that are no HTTP, sent where HTTP is expected. */
  | { readonly kind: 'no-http'; readonly text: string };

/** The treatments of a correct message. */
const HOW = ['kept', 'nudged', 'broken'] as const;
export type How = (typeof HOW)[number];

const HANDSHAKES = [
  'half-headers',
  'no-key',
  'old-version',
  'no-room',
  'no-session',
  'wrong-session',
  'twice',
  'never-answers',
  'strange-path',
  'strange-origin',
  'leaves-at-once',
] as const;
export type Handshake = (typeof HANDSHAKES)[number];

const BODIES = ['json', 'text', 'no-json', 'deep', 'huge', 'cut', 'form'] as const;
/** How a body is sent. */
export type BodyAs = (typeof BODIES)[number];

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
const PLACES = [
  '/api/matches',
  '/api/matches/MATCH',
  '/api/matches/MATCH/record',
  '/api/matches/nosuchmatch',
  '/api/matches/%2e%2e%2f%2e%2e',
  '/api/me',
  '/api/me/matches',
  '/api/me/turns',
  '/api/me/waiting',
  '/api/me/notices',
  '/api/me/device',
  '/api/me/move',
  '/api/me/push',
  '/api/me/mail',
  '/api/mail',
  '/matchmake/joinOrCreate/match',
  '/matchmake/joinById/MATCH',
  '/matchmake/create/match',
  '/matchmake/reconnect/ROOM',
  '/matchmake/joinOrCreate/__proto__',
  '/admin',
  '/admin/reports/nothing/close',
  '/admin/monitor/api/room?roomId=ROOM',
  '/admin/monitor/api/room/call?roomId=ROOM&method=_editStateProperty&args=[]',
  '/metrics',
  '/healthz',
  '/readyz',
  '/',
  '/m/MATCH',
  '/assets/../../package.json',
  '/assets/%00',
  '/%ff%fe',
  `/${'a/'.repeat(1_000)}`,
];

const how = fc.constantFrom(...HOW);
const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const bytes = (most: number) => fc.uint8Array({ maxLength: most });

function ofRequests({ intent }: Game): Arbitrary<Case> {
  const shapes: Readonly<Record<string, z.ZodType>> = { ...requests, intent: requests.intent.extend({ intent }) };
  const types = Object.entries(shapes).map(([type, shape]) => {
    const payload = arbitraryOf(shape);
    return fc.record({ kind: fc.constant('request'), type: fc.constant(type), payload, how, seed });
  });
  return fc.oneof(...types) as Arbitrary<Case>;
}

/** The options of a preset. */
export function readyMade({ presets }: Game, name: string): unknown {
  return presets[name]?.(seededDice(new Uint8Array(32), 0));
}

function ofHttp({ game, presets }: Subject): Arbitrary<Case> {
  const id = fc.constant(game.rules.id);
  const ready = [presets.fuzzed, presets.beside].map((name) => readyMade(game, name));
  const agreed = fc.record({ game: id, options: fc.constantFrom(...ready) });
  const own = fc.record({ game: id, options: arbitraryOf(game.options) });
  const body = fc.oneof(
    arbitraryOf(createMatch),
    arbitraryOf(joinOptions),
    agreed,
    own,
    ...Object.values(peopleCalls).map(arbitraryOf),
    fc.jsonValue({ maxDepth: 3 }),
  );
  const place = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...PLACES) }, { weight: 1, arbitrary: fc.webPath() });
  const path = place.map((each) => (each.startsWith('/') ? each : `/${each}`));
  const method = fc.oneof(
    { weight: 4, arbitrary: fc.constant('POST') },
    { weight: 2, arbitrary: fc.constant('GET') },
    { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
  );
  const as = fc.oneof(
    { weight: 6, arbitrary: fc.constant('json' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...BODIES) },
  );
  return fc.record({ kind: fc.constant('http' as const), method, path, body, broken: fc.boolean(), as, seed });
}

/** The first byte of a frame is its code; most of these codes have a meaning. */
const CODES = [10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 0, 127, 128, 255];

function weighted(weight: number, arbitrary: Arbitrary<Case>): { weight: number; arbitrary: Arbitrary<Case> } {
  return { weight, arbitrary };
}

/** Every wrong handshake is tried this often, however few cases there are. */
const EACH_HANDSHAKE = 6;

/** The cases of a seed: the same ones each time. */
export function casesFrom(subject: Subject, seedOfRun: number, cases: number): Case[] {
  const sure = HANDSHAKES.flatMap((how) =>
    Array.from({ length: EACH_HANDSHAKE }, (_, seed): Case => ({ kind: 'handshake', how, seed })),
  );
  const frame = fc.record({
    kind: fc.constant('frame' as const),
    code: fc.oneof(fc.constantFrom(...CODES), fc.nat(255)),
    bytes: fc.oneof({ weight: 20, arbitrary: bytes(64) }, { weight: 1, arbitrary: bytes(20_000) }),
    text: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  });
  const each = fc.oneof(
    weighted(30, ofRequests(subject.game)),
    weighted(
      30,
      fc.record({
        kind: fc.constant('real-intent' as const),
        how,
        seed,
      }),
    ),
    weighted(15, frame),
    weighted(10, fc.record({ kind: fc.constant('bent-frame' as const), seed })),
    weighted(4, fc.record({ kind: fc.constant('handshake' as const), how: fc.constantFrom(...HANDSHAKES), seed })),
    weighted(2, fc.record({ kind: fc.constant('socket' as const), bytes: bytes(300) })),
    weighted(16, ofHttp(subject)),
    weighted(
      3,
      fc.record({
        kind: fc.constant('no-http' as const),
        text: fc.oneof(fc.string({ maxLength: 200 }), requestLine()),
      }),
    ),
  );
  const chosen = fc.sample(each, { numRuns: Math.max(1, cases - sure.length), seed: seedOfRun });
  return [...sure, ...chosen].slice(-cases);
}

/** Text that is almost a request line of HTTP. */
function requestLine(): Arbitrary<string> {
  return fc
    .tuple(
      fc.constantFrom('GET', 'POST', 'CONNECT', 'get', 'TRACE'),
      fc.constantFrom('/', '//[', 'http://[', '*', '*:99999', '/healthz', '\u0000'),
      fc.constantFrom('HTTP/1.1', 'HTTP/9.9', 'HTTP/1.0', ''),
      fc.constantFrom(
        'Host: x',
        'Content-Length: -1',
        'Content-Length: 10\r\nTransfer-Encoding: chunked',
        'Transfer-Encoding: chunked\r\n\r\nzz\r\n',
        'Connection: Upgrade\r\nUpgrade: websocket\r\nHost: x\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        `X: ${'x'.repeat(20_000)}`,
        'Expect: 100-continue',
      ),
    )
    .map(([method, path, version, header]) => `${method} ${path} ${version}\r\n${header}\r\n\r\n`);
}
