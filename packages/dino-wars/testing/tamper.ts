/** Random lies for the judge to find: one changed value in its input. */
import type { Chance } from '@dwo/kernel/testing';

type Box = Record<string, unknown> | unknown[];

/** Lists every place with a plain value: the box that contains it, and its key there. */
function leaves(box: Box, found: { box: Box; name: string }[] = []): { box: Box; name: string }[] {
  for (const [name, value] of Object.entries(box)) {
    if (typeof value === 'object' && value !== null) leaves(value as Box, found);
    else found.push({ box, name });
  }
  return found;
}

/** Changes one value somewhere inside. `names` are ids that may replace others. It does nothing to an empty box. */
export function tamper(box: object, names: readonly string[], chance: Chance): void {
  const all = leaves(box as Box);
  if (all.length === 0) return;
  const { box: where, name } = chance.pick(all);
  const change = where as Record<string, unknown>;
  const value = change[name];
  switch (typeof value) {
    case 'number':
      change[name] = value + chance.pick([-1000, -100, -1, 1, 1, 100, 1000]);
      return;
    case 'boolean':
      change[name] = !value;
      return;
    case 'string':
      change[name] = chance.pick(names);
      return;
    default:
      change[name] = chance.pick<unknown>([0, 100, names[0]]);
  }
}
