/** Breaks a correct value in one or a few places. */
import type { Chance } from '@dwo/kernel/testing';

type Box = { [key: string | number]: unknown };

/** Values that no field accepts. */
const JUNK: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => -1,
  () => 0.5,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 1e300,
  () => 2 ** 53,
  () => 2n ** 63n - 1n,
  () => '',
  () => '__proto__',
  () => 'constructor',
  () => '\u0000\ud800\u202e',
  () => 'x'.repeat(5_000),
  () => [],
  () => ({}),
  () => new Array(300).fill(0),
  () => ({ length: 1e9 }),
  () => new Uint8Array(40),
  () => new Date(8.64e15),
  () => deep(400),
  () => JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": 1}}'),
];

/** A copy with up to three faults. */
export function mutate(value: unknown, chance: Chance): unknown {
  let broken = structuredClone(value);
  for (let times = chance.between(1, 3); times > 0; times--) broken = once(broken, chance);
  return broken;
}

/** A copy in which a number or a name is replaced by another, so that its shape may still be right. */
export function nudge(value: unknown, chance: Chance): unknown {
  const other = structuredClone(value);
  const places = boxes(other).flatMap((box) => Object.keys(box).map((key) => [box, key] as const));
  const simple = places.filter(([box, key]) => key !== 'type' && typeof box[key] !== 'object');
  if (simple.length === 0) return other;
  const [box, key] = chance.pick(simple);
  const { [key]: before } = box;
  if (typeof before === 'number') box[key] = Math.round(before + chance.pick([-1, 1, -50, 50, -before, 1_000, 90]));
  else if (typeof before === 'string') box[key] = chance.pick(simple.map(([from, at]) => from[at]));
  else box[key] = before === null ? 'd1' : null;
  return other;
}

function once(value: unknown, chance: Chance): unknown {
  const places = boxes(value);
  if (places.length === 0) return junk(chance);
  const box = chance.pick(places);
  const keys = Object.keys(box);
  const key = keys.length === 0 ? '0' : chance.pick(keys);
  switch (chance.below(7)) {
    case 0:
      delete box[key];
      break;
    case 1:
      box[chance.pick(['extra', 'seat', 'type', 'toString', '0'])] = junk(chance);
      break;
    case 2:
      box[key] = [box[key]];
      break;
    case 3:
      box[key] = nudged(box[key], chance);
      break;
    case 4:
      box[key] = structuredClone(value);
      break;
    default:
      box[key] = junk(chance);
  }
  return value;
}

/** A value next to this one: beyond a limit, or another of its kind. */
function nudged(value: unknown, chance: Chance): unknown {
  if (typeof value === 'number') return value + chance.pick([-1, 1, 100, -100, 0.001, 1e6, -2 * value]);
  if (typeof value === 'string')
    return chance.pick([`${value} `, value.toUpperCase(), value.slice(1), `${value}${value}`]);
  if (Array.isArray(value)) return [...value, ...value, ...value].slice(0, 500);
  return junk(chance);
}

function junk(chance: Chance): unknown {
  return chance.pick(JUNK)();
}

/** All objects and lists in a value, the value itself first. */
function boxes(value: unknown, found: Box[] = []): Box[] {
  if (typeof value !== 'object' || value === null || value instanceof Date || ArrayBuffer.isView(value)) return found;
  found.push(value as Box);
  if (found.length < 60) for (const part of Object.values(value)) boxes(part, found);
  return found;
}

/** Lists nested this deep. */
export function deep(levels: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}
