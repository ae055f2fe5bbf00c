/** The points of a posse (DC-C-03): what its values cost above the template of its allegiance. */

import { POSSE_SIZE } from './data/limits';
import type { ALLEGIANCES, EntityData, PosseData } from './data/posses';
import { type No, refuse } from './refusal';

/** The points that a posse may spend. */
export const BUDGET = 100;

/** The changes that an allegiance makes to the template. */
const ALLEGIANCE: Readonly<Record<(typeof ALLEGIANCES)[number], { hp: number; spd: number; rtn: number }>> = {
  duster: { hp: 2, spd: -1, rtn: 0 },
  neotechnoist: { hp: -2, spd: 0, rtn: -1 },
  savage: { hp: 0, spd: 1, rtn: 1 },
  bandit: { hp: 0, spd: 0, rtn: 0 },
};
const TEMPLATE = { spd: 4, hp: 8, number: 8, btn: 8, leaderHp: 2, leaderBtn: 7 } as const;
const PRICE = { number: 10, hp: 6, firstInch: 10, inch: 12, shyness: -5 } as const;

/** The cost of Speed above the template: 10 for the step from 3 to 4, 12 for each above 4. */
function speedCost(from: number, to: number): number {
  let cost = 0;
  for (let speed = from; speed < to; speed++) cost += speed < TEMPLATE.spd ? PRICE.firstInch : PRICE.inch;
  return cost - Math.max(0, from - to) * PRICE.firstInch;
}

/** The points of a character; a dinosaur costs none. Bonus SPD is added on top. */
export function pointsOf(entity: EntityData, allegiance: PosseData['allegiance']): number {
  if (entity.kind === 'dinosaur') return 0;
  const { hp, spd, rtn } = ALLEGIANCE[allegiance];
  const bonus = entity.traits.filter(({ id }) => id === 'bonus_spd').length;
  const btn = entity.leader ? TEMPLATE.leaderBtn : TEMPLATE.btn;
  const shooting = TEMPLATE.number + rtn - (entity.rtn ?? TEMPLATE.number);
  const fighting = TEMPLATE.number - entity.ctn;
  return (
    PRICE.number * (shooting + fighting) +
    PRICE.hp * (entity.hp - TEMPLATE.hp - hp - (entity.leader ? TEMPLATE.leaderHp : 0)) +
    speedCost(TEMPLATE.spd + spd, entity.spd - bonus) +
    PRICE.shyness * ((entity.btn ?? btn) - btn)
  );
}

/** The points that a posse spends. */
export function spentBy({ allegiance, entities }: PosseData): number {
  return entities.reduce((sum, entity) => sum + pointsOf(entity, allegiance), 0);
}

/** All reasons why this is no posse: its size, its Leader and its beast (DC-TERM-2, DC-TERM-12), its points (DC-C-03). */
export function posseFaults(posse: PosseData): No[] {
  const { entities } = posse;
  const faults: No[] = [];
  if (entities.length > POSSE_SIZE)
    faults.push(refuse('DC-TERM-2', 'BAD_POSSE', { size: entities.length, most: POSSE_SIZE }));
  const leaders = entities.filter(({ leader, kind }) => leader && kind === 'character').length;
  const beasts = entities.filter(({ kind }) => kind === 'dinosaur').length;
  if (leaders !== 1 || beasts !== 1) faults.push(refuse('DC-TERM-12', 'BAD_POSSE', { leaders, beasts }));
  const spent = spentBy(posse);
  if (spent > BUDGET) faults.push(refuse('DC-C-03', 'BAD_POSSE', { spent, most: BUDGET }));
  return faults;
}
