/** Changes a case before it is sent, and describes it afterwards. */

import type { Chance } from '@dwo/kernel/testing';
import { encode } from '@msgpack/msgpack';
import type { RawClient } from '../../../server/test/raw-client';
import type { Case, How } from './cases';
import { mutate, nudge } from './mutate';

/** A frame that was valid, with bits or its length changed. */
export function bent(line: RawClient, chance: Chance): Buffer {
  const right = line.requestFrame(chance.below(128), 'rename', encode({ name: 'Bent' }));
  const frame = Buffer.from(right);
  for (let times = chance.between(0, 4); times > 0; times--) {
    const at = chance.below(frame.length);
    frame[at] = (frame[at] as number) ^ (1 << chance.below(8));
  }
  const more = Buffer.alloc(chance.pick([0, 0, 1, 50]), chance.below(256));
  return Buffer.concat([frame.subarray(0, chance.between(1, frame.length)), more]);
}

/** A copy in which most names are replaced by names that exist in the match. */
export function renamed(value: unknown, names: readonly string[], chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || names.length === 0) return value;
  if (Array.isArray(value)) return value.map((part) => renamed(part, names, chance));
  const parts = Object.entries(value).map(([key, part]) => {
    const isName = /^(figure|target|vehicle|weapon|spotter|stopAt)$/.test(key) && typeof part === 'string';
    return [key, isName && chance.inThousand(700) ? chance.pick(names) : renamed(part, names, chance)];
  });
  return Object.fromEntries(parts);
}

export function changed(value: unknown, how: How, chance: Chance): unknown {
  if (how === 'broken') return mutate(value, chance);
  return how === 'nudged' ? nudge(value, chance) : value;
}

/** A case as a line of a log. */
export function brief(each: Case): string {
  const plain = (_key: string, part: unknown) => {
    if (typeof part === 'bigint') return String(part);
    return part instanceof Uint8Array ? Buffer.from(part).toString('hex').slice(0, 200) : part;
  };
  return JSON.stringify(each, plain).slice(0, 600);
}
