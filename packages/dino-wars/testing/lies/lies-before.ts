/** Lies about the state before a step. */
import { clone } from '@dwo/kernel';
import type { State } from '../../rules/state';
import { judge, type Moment } from './judgement';
import { type Box, idsIn, otherLists } from './places';
import { type Ask, aboutNumber, aboutValue, generalRow, type Hear, inNamed, swapped } from './telling';

/** Fields of other figures that matter because these may be in the way. */
const IN_THE_WAY = ['x', 'y', 'alive'];
/** Fields of the state before a step that the judge need not know. */
const IDLE = /order|spotting|elite|size|unseen|timeouts|placing|drop|selfEnded|secrets\.pole|poles|reloading/;

/** Lies about the state before. Fields that the step has not changed are changed in the state after too. */
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

/** Tells the step as part of a match under other rules. */
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

/** Tells the step as part of a match on another table. */
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
