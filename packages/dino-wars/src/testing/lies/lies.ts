/** Every lie about a moment of a match: about what happened, about what it came to, and about what was there before. */
import { clone } from '@dwo/kernel';
import type { Event } from '../../events';
import { diceIn } from '../../invariants';
import type { State } from '../../state';
import { type Judgement, judge, judgeRefusal, type Moment } from './judgement';
import { type Box, idsIn, otherLists, otherWords } from './places';

/** Hears every lie with the row of the table it belongs to. */
export type Hear = (row: string, judgement: Judgement) => void;

/** Puts a value in a place and asks. */
type Ask = (value: unknown) => Judgement;

/** How far a number is moved; where the judge changes his mind in between, the border is looked for. */
const FAR = [-1000, -150, -1, 0, 1, 150, 1000];
const SAME = (a: Judgement, b: Judgement): boolean => a.rules.join() === b.rules.join();

/** Lies about a number: near by, far off, and on both sides of every border where other rules are named. */
function aboutNumber(value: number, ask: Ask, hear: (judgement: Judgement) => void): void {
  const at = new Map(FAR.map((by) => [value + by, ask(value + by)]));
  const answer = (n: number): Judgement => {
    const known = at.get(n) ?? ask(n);
    at.set(n, known);
    return known;
  };
  for (const [i, by] of FAR.entries()) {
    let [low, high] = [value + by, value + (FAR[i + 1] ?? by)];
    if (SAME(answer(low), answer(high))) continue;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (SAME(answer(low), answer(middle))) low = middle;
      else high = middle;
    }
  }
  at.delete(value);
  for (const [, judgement] of [...at].sort(([a], [b]) => a - b)) hear(judgement);
}

/** Numbers that measure something on the table, or what somebody has spent. */
const MEASURES = ['x', 'y', 'z', 'facing', 'gunFacing', 'spentCi', 'costCi'];

/** Lies about whatever stands in a place. */
function aboutValue(
  name: string,
  value: unknown,
  ids: readonly string[],
  ask: Ask,
  hear: (j: Judgement) => void,
): void {
  if (typeof value === 'number') {
    if (MEASURES.includes(name)) aboutNumber(value, ask, hear);
    else for (const other of [value - 1, value + 1]) hear(ask(other));
  } else if (typeof value === 'boolean') hear(ask(!value));
  else if (Array.isArray(value)) for (const other of otherLists(name, value, ids)) hear(ask(other));
  else for (const other of otherWords(name, value, ids)) hear(ask(other));
}

/** Goes through all places of a box, lists of plain values as one, and lies in each. */
function inBox(box: object, row: string, visit: (box: Box, name: string, row: string) => void): void {
  for (const [name, value] of Object.entries(box)) {
    const here = Array.isArray(box) ? row : `${row}.${name}`;
    if (typeof value !== 'object' || value === null) visit(box as Box, name, here);
    else {
      if (Array.isArray(value)) visit(box as Box, name, `${here}[]`);
      inBox(value, here, visit);
    }
  }
}

/** Asks with another value in a place, and puts the old one back. */
function swapped<T>(box: Box, name: string, value: unknown, then: () => T): T {
  const old = box[name];
  box[name] = value;
  try {
    return then();
  } finally {
    box[name] = old;
  }
}

/** Every die that the events tell of, so that the lie is not found by that alone. */
function honestDice(events: readonly Event[]): number[] {
  try {
    return events.flatMap(diceIn);
  } catch {
    return [];
  }
}

/** Lies about what happened: each field of each event, events left out, doubled and in another order, and dice. */
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

/** Another score, with parts that make it and a hit that it makes. */
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

/** Other dice, with what they make of the roll. */
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

/** Lies about what it came to: each thing that has changed told as it was before. */
export function forget(moment: Moment, hear: Hear): void {
  const was = new Map<string, unknown>();
  inNamed(moment.before, 'after', (_, __, row, value) => was.set(row, value));
  overAfter(moment, ({ box, name, row, value }, ask) => {
    const old = was.get(row);
    if (!was.has(row) || JSON.stringify(old) === JSON.stringify(value)) return;
    hear(`${generalRow(row)}: forgotten`, swapped(box, name, old, ask));
  });
}

/** Lies about what it came to: each field of everybody of a class told otherwise once. */
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

/** Every place of what a step came to, and how to ask once something else stands there. */
function overAfter({ before, step }: Moment, visit: (place: Named, ask: () => Judgement) => void): void {
  const after = clone(step.after) as unknown as State;
  const ask = (): Judgement => judge({ before, step: { ...step, after: after as Moment['step']['after'] } });
  inNamed(after, 'after', (box, name, row, value) => visit({ box, name, row, value }, ask));
}

function otherValues(name: string, value: unknown, ids: readonly string[]): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1];
  return typeof value === 'boolean' ? [!value] : otherWords(name, value, ids);
}

/** Places of a state by their whole names: `after.soldiers.S.x`. */
function inNamed(box: object, row: string, visit: (box: Box, name: string, row: string, value: unknown) => void): void {
  for (const [name, value] of Object.entries(box)) {
    const here = `${row}.${name}`;
    if (name === 'rules' || name === 'table' || name === 'scenario' || name === 'era') continue;
    const plain = typeof value !== 'object' || value === null;
    const list = Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null);
    if (plain || list) visit(box as Box, name, here, value);
    else inNamed(value, here, visit);
  }
}

const COLLECTIONS = /\.(dinosaurs|soldiers|vehicles|crewedWeapons|poles)\.[^.]+/g;

/** The same for everybody of a class. */
function generalRow(row: string): string {
  return row.replace(COLLECTIONS, '.$1').replace(/\.\d+/g, '');
}

/** Fields that are lied about for bystanders too: who is in the way. */
const IN_THE_WAY = ['x', 'y', 'alive'];
/** What the judge need not know before a step. */
const IDLE =
  /order|spotting|elite|size|unseen|timeouts|placing|drop|startingPoints|selfEnded|secrets\.pole|poles|reloading/;

/** Lies about what was there before, told of what came after as well where the step has not touched it. */
export function lieAboutBefore(moment: Moment, hear: Hear): void {
  const known = new Map<string, number>();
  const { step } = moment;
  const before = clone(moment.before);
  const after = clone(step.after) as unknown as State;
  const events = JSON.stringify([step.intent, step.events]);
  const ids = idsIn(before, events);
  const often = (key: string): boolean => {
    const times = known.get(key) ?? 0;
    known.set(key, times + 1);
    return times >= 2;
  };
  const then = new Map<string, { box: Box; name: string; value: unknown }>();
  inNamed(after, 'before', (box, name, row, value) => then.set(row, { box, name, value }));
  inNamed(before, 'before', (box, name, row, value) => {
    const [, collection, id = ''] = row.split('.');
    const told = events.includes(`"${id}"`) || collection === 'players' || collection === 'reactions';
    if (IDLE.test(row) || !(told || id === '' || IN_THE_WAY.includes(name))) return;
    if (often(`${generalRow(row)} ${told}`)) return;
    const later = then.get(row);
    const same = later !== undefined && JSON.stringify(later.value) === JSON.stringify(value);
    const lie = { before, step: { ...step, after: after as Moment['step']['after'] } };
    const ask: Ask = (other) =>
      swapped(box, name, other, () => (same ? swapped(later.box, later.name, other, () => judge(lie)) : judge(lie)));
    aboutValue(name, value, ids, ask, (judgement) => hear(generalRow(row), judgement));
  });
}

/** Told of a match under other rules. */
export function lieAboutRules({ before, step }: Moment, hear: Hear): void {
  const moment = { before: clone(before), step };
  const { rules } = moment.before;
  const lists = rules as unknown as Box;
  for (const name of ['optional', 'variants'] as const) {
    for (const other of otherLists(name, rules[name], [])) {
      hear(
        `before.rules.${name}`,
        swapped(lists, name, other, () => judge(moment)),
      );
    }
  }
  const scale = rules.scale as unknown as Box;
  for (const name of ['lengths', 'bases']) {
    for (const by of [1, 3].filter((each) => each !== scale[name])) {
      hear(
        `before.rules.scale.${name}`,
        swapped(scale, name, by, () => judge(moment)),
      );
    }
  }
}

/** Told of a match on other ground. */
export function lieAboutGround({ before, step }: Moment, hear: Hear): void {
  const moment = { before: clone(before), step };
  for (const piece of moment.before.table.terrain) {
    for (const kind of ['open', 'hill', 'building', 'mountain', 'deep_water']) {
      hear(
        'before.terrain.kind',
        swapped(piece as unknown as Box, 'kind', kind, () => judge(moment)),
      );
    }
    for (const corner of piece.outline as unknown as Box[]) {
      for (const name of ['x', 'y']) {
        const ask: Ask = (value) => swapped(corner, name, value, () => judge(moment));
        aboutNumber(Number(corner[name]), ask, (judgement) => hear('before.terrain.outline', judgement));
      }
    }
  }
}

/** Shots that are allowed, told as refused for range, for sight and for neither; with the target nearer and farther too. */
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
