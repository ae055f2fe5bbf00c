/** Lies about the events of a step, about the state after it, and about refusals. */
import { clone } from '@dwo/kernel';
import { diceIn } from '../../judge';
import type { Event } from '../../rules/events';
import type { State } from '../../rules/state';
import { type Judgement, judge, judgeRefusal, type Moment } from './judgement';
import { type Box, idsIn, otherLists, otherWords } from './places';
import { type Ask, aboutNumber, aboutValue, generalRow, type Hear, inBox, inNamed, swapped } from './telling';

/** Lists every die in the events, so that dice alone do not give a lie away. */
function honestDice(events: readonly Event[]): number[] {
  try {
    return events.flatMap(diceIn);
  } catch {
    return [];
  }
}

/** Lies about events: each field of each event, events that are left out, doubled or reordered, and dice. */
export function lieAboutEvents(moment: Moment, hear: Hear): void {
  const { before, step } = moment;
  const events = clone(step.events) as Event[];
  const ids = idsIn(before, JSON.stringify(step));
  const tell = (told: Event[]): Judgement =>
    judge({ before, step: { ...step, events: told, rolls: honestDice(told) } });
  for (const [i, event] of events.entries()) {
    inBox(event, event.type, (box, name, row) => {
      if (row.endsWith('.type')) return;
      const ask: Ask = (value) => swapped(box, name, value, () => tell(events));
      aboutValue(name, box[name], ids, ask, (judgement) => hear(row, judgement));
    });
    if ('score' in event) aboutScore(event, () => tell(events), hear);
    if ('dice' in event) aboutDice(event, () => tell(events), hear);
    hear(`${event.type}: left out`, tell(events.toSpliced(i, 1)));
    hear(`${event.type}: twice`, tell(events.toSpliced(i, 0, event)));
    const next = events[i + 1];
    if (next) hear(`${event.type}: after the next`, tell(events.toSpliced(i, 2, next, event)));
  }
  const { rolls } = step;
  for (const told of otherLists('rolls', rolls, []).filter((list) => list.every((die) => die !== null))) {
    hear('dice that fell', judge({ before, step: { ...step, rolls: told as number[] } }));
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };
type Scored = Writable<Pick<Extract<Event, { type: 'shot' }>, 'score' | 'dice' | 'hit' | 'parts'>>;

/** Changes a score, with parts and a hit that agree with it. */
function aboutScore(event: object, ask: () => Judgement, hear: Hear): void {
  const told = event as Scored;
  const { score, hit, parts, dice } = told;
  const type = 'type' in event ? String(event.type) : '';
  for (const by of [-2, -1, 1, 2]) {
    const roll = dice.reduce((sum, die) => sum + die, 0);
    const other = { score: score + by, parts: [...parts, { rule: 'DW-MOD-1', value: by }], hit: roll <= score + by };
    Object.assign(event, other);
    hear(`${type}: ${by > 0 ? 'higher' : 'lower'} score`, ask());
  }
  Object.assign(event, { score, hit, parts });
}

/** Changes dice, with the result that agrees with them. */
function aboutDice(event: { readonly dice: readonly number[] }, ask: () => Judgement, hear: Hear): void {
  const made = (['hit', 'alive', 'lucky'] as const).find((each) => each in event);
  const told = { ...event } as Record<string, unknown>;
  const most = Number(told.score ?? told.needed ?? 0);
  const type = String(told.type);
  for (const dice of [
    [1, 1],
    [1, 2],
    [6, 5],
    [6, 6],
    [3, 3, 1],
    [0, 7],
    [1.5, 2.5],
  ]) {
    const roll = dice.reduce((sum, die) => sum + die, 0);
    Object.assign(event, { dice }, made === undefined ? {} : { [made]: roll <= most });
    hear(`${type}: other dice`, ask());
  }
  Object.assign(event, told);
}

/** Lies about the state after: each change is undone. */
export function forget(moment: Moment, hear: Hear): void {
  const was = new Map<string, unknown>();
  inNamed(moment.before, 'after', (_, __, row, value) => was.set(row, value));
  overAfter(moment, ({ box, name, row, value }, ask) => {
    const old = was.get(row);
    if (!was.has(row) || JSON.stringify(old) === JSON.stringify(value)) return;
    hear(`${generalRow(row)}: forgotten`, swapped(box, name, old, ask));
  });
}

/** Lies about the state after: each field of every figure of a class is changed once. */
export function lieAboutAfter(moment: Moment, hear: Hear): void {
  const ids = idsIn(moment.before, JSON.stringify(moment.step.events));
  const known = new Set<string>();
  overAfter(moment, ({ box, name, row, value }, ask) => {
    const general = generalRow(row);
    if (known.has(general)) return;
    known.add(general);
    const others = Array.isArray(value) ? otherLists(name, value, ids) : otherValues(name, value, ids);
    for (const other of others.slice(0, 2)) hear(general, swapped(box, name, other, ask));
  });
}

interface Named {
  readonly box: Box;
  readonly name: string;
  readonly row: string;
  readonly value: unknown;
}

/** Visits every place of the state after a step, with a function that judges it once the place is changed. */
function overAfter({ before, step }: Moment, visit: (place: Named, ask: () => Judgement) => void): void {
  const after = clone(step.after) as unknown as State;
  const ask = (): Judgement => judge({ before, step: { ...step, after: after as Moment['step']['after'] } });
  inNamed(after, 'after', (box, name, row, value) => visit({ box, name, row, value }, ask));
}

function otherValues(name: string, value: unknown, ids: readonly string[]): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1];
  return typeof value === 'boolean' ? [!value] : otherWords(name, value, ids);
}

/** Tells legal shots as refused for range, for sight and for another reason, also with the target nearer and farther. */
export function lieAboutRefusals(moment: Moment, hear: Hear): void {
  const { intent } = moment.step;
  if (intent.type !== 'fire') return;
  const before = clone(moment.before);
  const target = before.dinosaurs[intent.target];
  for (const code of ['OUT_OF_RANGE', 'NO_LOS', 'BUDGET_SPENT']) {
    hear(`refused: ${code}`, judgeRefusal(moment, code));
    for (const name of ['x', 'y'] as const) {
      if (!target) continue;
      const ask: Ask = (value) =>
        swapped(target as unknown as Box, name, value, () => judgeRefusal({ ...moment, before }, code));
      aboutNumber(target[name], ask, (judgement) => hear(`refused: ${code}`, judgement));
    }
  }
}
