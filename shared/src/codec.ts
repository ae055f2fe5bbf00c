/**
 * Encodes events as bytes. Every field has a codec, and fields are written in their declared order without names. The types
 * make a table complete: an event or a field without a codec does not compile.
 */
import type { Point, Tagged } from '@dwo/kernel';
import { Reader, Writer } from './bytes';

/** Writes one kind of value and reads it back. */
export interface Codec<T> {
  write(out: Writer, value: T): void;
  read(input: Reader): T;
}

/** A safe integer from 0: one byte up to 127, two up to 16,383. */
export const uint: Codec<number> = {
  write: (out, value) => out.uint(value),
  read: (input) => input.uint(),
};

/** Any safe integer; small ones are short. */
export const int: Codec<number> = {
  write: (out, value) => out.int(value),
  read: (input) => input.int(),
};

/** A boolean, one byte. */
export const bool: Codec<boolean> = {
  write: (out, value) => out.uint(value ? 1 : 0),
  read: (input) => input.uint() === 1,
};

/** Any string. */
export const text: Codec<string> = {
  write: (out, value) => out.text(value),
  read: (input) => input.text(),
};

const LETTERS = 26;
/** The number in an id of one lower-case letter and a number without leading zeros; -1 for any other string. */
function numberOf(id: string): number {
  const letter = id.charCodeAt(0) - 97;
  if (!(letter >= 0 && letter < LETTERS) || id.length < 2 || id.length > 10) return -1;
  let number = 0;
  for (let i = 1; i < id.length; i++) {
    const digit = id.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return id.length > 2 && id[1] === '0' ? -1 : number;
}

/** An id: any string, but ids like `d12` take one or two bytes. */
export const id: Codec<string> = {
  write(out, value) {
    const number = numberOf(value);
    if (number >= 0) {
      out.uint((number * LETTERS + value.charCodeAt(0) - 97) * 2);
    } else {
      out.uint(1);
      out.text(value);
    }
  },
  read(input) {
    const code = input.uint();
    if (code % 2 === 1) return input.text();
    const short = code / 2;
    return String.fromCharCode(97 + (short % LETTERS)) + Math.floor(short / LETTERS);
  },
};

/** A word of a fixed list, as its index. */
export function word<const W extends readonly string[]>(words: W): Codec<W[number]> {
  const places = new Map<string, number>(words.map((entry, place) => [entry, place]));
  return {
    write(out, value) {
      const place = places.get(value);
      if (place === undefined) throw new RangeError(`'${value}' is not in the vocabulary`);
      out.uint(place);
    },
    read(input) {
      const found = words[input.uint()];
      if (found === undefined) throw new RangeError('A word beyond the vocabulary');
      return found;
    },
  };
}

/** A value or null; one byte more than the value. */
export function nullable<T>(codec: Codec<T>): Codec<T | null> {
  return {
    write(out, value) {
      out.uint(value === null ? 0 : 1);
      if (value !== null) codec.write(out, value);
    },
    read: (input) => (input.uint() === 0 ? null : codec.read(input)),
  };
}

/** A list, with its length. */
export function list<T>(codec: Codec<T>): Codec<readonly T[]> {
  return {
    write(out, values) {
      out.uint(values.length);
      for (const value of values) codec.write(out, value);
    },
    read(input) {
      const values: T[] = [];
      for (let left = input.count(); left > 0; left--) values.push(codec.read(input));
      return values;
    },
  };
}

/** Exactly two values, such as a roll of two dice. */
export function pair<T>(codec: Codec<T>): Codec<readonly [T, T]> {
  return {
    write(out, [first, second]) {
      codec.write(out, first);
      codec.write(out, second);
    },
    read: (input) => [codec.read(input), codec.read(input)],
  };
}

/** An object with these fields, in the order given here. */
export function record<T extends object>(fields: { readonly [K in keyof T]: Codec<T[K]> }): Codec<T> {
  const entries = Object.entries(fields) as [keyof T & string, Codec<unknown>][];
  return {
    write(out, value) {
      for (const [name, codec] of entries) codec.write(out, value[name]);
    },
    read(input) {
      const value: Record<string, unknown> = {};
      for (const [name, codec] of entries) value[name] = codec.read(input);
      return value as T;
    },
  };
}

/** Writes points without their number: the first one in full, the others as differences. */
export function writePoints(out: Writer, points: readonly Point[]): void {
  let x = 0;
  let y = 0;
  for (const point of points) {
    out.int(point.x - x);
    out.int(point.y - y);
    ({ x, y } = point);
  }
}

/** Reads `count` points. */
export function readPoints(input: Reader, count: number): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let left = input.atMost(count); left > 0; left--) {
    x += input.int();
    y += input.int();
    points.push({ x, y });
  }
  return points;
}

/** A list of points. */
export const path: Codec<readonly Point[]> = {
  write(out, points) {
    out.uint(points.length);
    writePoints(out, points);
  },
  read: (input) => readPoints(input, input.uint()),
};

/** The fields of an event besides its type. */
export type Body<E extends Tagged, K extends E['type']> = Omit<Extract<E, { type: K }>, 'type'>;

/** For every event type, a codec of its body or a codec for every field. */
export type EventFields<E extends Tagged> = {
  readonly [K in E['type']]: Codec<Body<E, K>> | { readonly [F in keyof Body<E, K>]: Codec<Body<E, K>[F]> };
};

/** The events of one intent as one viewer sees them. */
export interface Batch<E> {
  /** The `seq` of the state after the intent. */
  readonly seq: number;
  readonly events: readonly E[];
}

/** Encodes the events of one intent for one viewer. Only the lowest seven bits of `seq` are sent. */
export interface EventCodec<E extends Tagged> {
  encode(seq: number, events: readonly E[]): Uint8Array;
  /**
   * Decodes events. `latest` is the `seq` of the latest state received; events follow their patch at once, so the two differ
   * by at most 63. Throws a RangeError for bytes that `encode` can't have made.
   */
  decode(bytes: Uint8Array, latest: number): Batch<E>;
}

const SEQ_CYCLE = 128;

/** The number nearest to `latest` with these seven lowest bits. */
function near(latest: number, bits: number): number {
  const ahead = (((bits - latest) % SEQ_CYCLE) + SEQ_CYCLE) % SEQ_CYCLE;
  return latest + (ahead < SEQ_CYCLE / 2 ? ahead : ahead - SEQ_CYCLE);
}

/** Makes the codec of one game's events. */
export function eventCodec<E extends Tagged>(fields: EventFields<E>): EventCodec<E> {
  const names = Object.keys(fields);
  const places = new Map(names.map((name, place) => [name, place]));
  const bodies = names.map((name) => bodyCodec((fields as Record<string, object>)[name] ?? {}));
  const out = new Writer();
  return {
    encode(seq, events) {
      out.reset();
      out.uint(seq % SEQ_CYCLE);
      for (const event of events) {
        const place = places.get(event.type);
        if (place === undefined) throw new RangeError(`No codec for event '${event.type}'`);
        out.uint(place);
        bodies[place]?.write(out, event);
      }
      return out.bytes();
    },
    decode(bytes, latest) {
      const input = new Reader(bytes);
      const seq = near(latest, input.uint());
      const events: E[] = [];
      while (!input.done) {
        const place = input.uint();
        const body = bodies[place];
        if (body === undefined) throw new RangeError('An event beyond the table');
        events.push({ type: names[place], ...body.read(input) } as unknown as E);
      }
      return { seq, events };
    },
  };
}

function bodyCodec(body: object): Codec<object> {
  return 'write' in body && typeof body.write === 'function' ? (body as Codec<object>) : record(body);
}
