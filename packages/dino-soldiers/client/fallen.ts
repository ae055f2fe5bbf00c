/** The losses of a player in the turn of the other side. */
import type { Seat } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { type Now, sideAt } from '../rules';
import type { Tale } from './deeds';
import { unitName } from './names';
import { isUntouched } from './plan/left-undone';
import { say } from './words';

/** The losses as a sentence, from the beginning of the player's turn until its first deed; null if there are none. */
export function fallenText(state: Now, seat: Seat | null, log: readonly LogEntry[]): string | null {
  // A move that turns nothing up leaves no line in the log.
  if (seat === null || !isUntouched(state, seat) || log.at(-1)?.kind !== 'heading') return null;
  const before = log.slice(0, -1);
  const turn = before.slice(before.findLastIndex(({ kind }) => kind === 'heading') + 1);
  const side = sideAt(state, seat);
  const fallen = turn.flatMap(({ kill, by, figures }, at) =>
    kill && by === side ? figures.map((id) => withStriker(state, id, turn.slice(0, at))) : [],
  );
  if (fallen.length === 0) return null;
  return say('prompt.fell', { names: list(fallen) });
}

/** The own units that the ground, fire or a Counter has harmed in the player's present turn, before the prompt; the prompt alone for none. */
export function withHarm(prompt: string, state: Now, seat: Seat | null, log: readonly LogEntry[]): string {
  const from = log.findLastIndex(({ kind }) => kind === 'heading');
  if (seat === null || log[from]?.seats.includes(seat) !== true) return prompt;
  const side = sideAt(state, seat);
  const tales = log
    .slice(from + 1)
    .flatMap(({ by, tale }) => (by === side && tale !== undefined ? [tale as Tale] : []));
  const units = new Map<number, { readonly harm: number; readonly dies: 'yes' | 'no'; readonly cause: string }>();
  for (const tale of tales) {
    if (tale.type === 'died') units.set(tale.unit, { harm: 0, dies: 'yes', cause: tale.cause });
    else if (tale.type === 'hurt' && tale.cause !== 'attack') {
      const { harm = 0 } = units.get(tale.unit) ?? {};
      units.set(tale.unit, { harm: harm + tale.damage, dies: 'no', cause: tale.cause });
    }
  }
  if (units.size === 0) return prompt;
  const told = [...units].map(([id, facts]) => say('prompt.harm.unit', { ...facts, unit: unitName(state, id) }));
  return say('prompt.harm', { units: list(told), prompt });
}

/** The name of a unit that fell, with the one whose attack it was. */
function withStriker(state: Now, id: string, before: readonly LogEntry[]): string {
  const name = unitName(state, Number(id));
  const blow = before.findLast(({ figures }) => figures.slice(1).includes(id));
  return blow === undefined ? name : say('prompt.fell.by', { name, by: unitName(state, Number(blow.figures[0])) });
}
