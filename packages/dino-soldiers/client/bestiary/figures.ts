/** The units for the bestiary. */
import type { Beast, BeastCard, BeastCell, BeastGroup, BeastTable } from '@dwo/kits/rulebook/bestiary';
import { ATTACKS, type ModeData, SIDES, through, UNIT_TYPES, UNITS, type UnitData, type UnitType } from '../../rules';
import { abilitiesOf } from '../abilities';
import { modeText } from '../mode-text';
import { say as sayGame } from '../words';
import { say } from './words';

/** Every unit by side. */
export function allFigures(): BeastGroup[] {
  return SIDES.map((side) => ({
    title: say('group.of', { side }),
    beasts: UNIT_TYPES.filter((type) => UNITS[type].side === side).map(beastOf),
  }));
}

const dataOf = (type: UnitType): UnitData => UNITS[type];

function beastOf(type: UnitType): Beast {
  const { hp, move, cost } = dataOf(type);
  return {
    id: type,
    name: sayGame(`unit.${type}`),
    line: say('line', { hp, move }),
    badge: String(cost),
    art: type,
    card: () => cardOf(type),
  };
}

function cardOf(type: UnitType): BeastCard {
  const { hp, move, cost, copies, star, modes } = dataOf(type);
  return {
    facts: [
      { label: say('hp'), value: String(hp), rule: 'DS-DMG-6' },
      { label: say('move'), value: String(move), rule: 'DS-MOV-2' },
      { label: say('cost'), value: String(cost), rule: 'DS-TEAM-1' },
      { label: say('copies'), value: String(copies), rule: 'DS-TEAM-5' },
    ],
    gifts: [
      ...(star ? [{ text: say('star'), rule: 'DS-TEAM-6' }] : []),
      ...modes.map((data) => ({
        text: say('mode', { mode: sayGame(`mode.${data.mode}`), text: modeText(data) }),
        rule: 'DS-ATK-3',
      })),
      ...abilitiesOf(type).map(({ name, n, rule }) => ({
        text: say('mode', { mode: sayGame(`ability.${name}`, { n }), text: sayGame(`ability.${name}.text`, { n }) }),
        rule,
      })),
    ],
    tables: [duel(type, false), duel(type, true)],
  };
}

/** The harm of a unit to an unhurt one; Infinity if it can do none. */
export interface Harm {
  /** The mode that kills with the fewest attacks; null if none can. */
  readonly mode: ModeData | null;
  readonly attacks: number;
  readonly turns: number;
}

/** The damage of one attack to a unit: all that is left of it for a bite that kills (DS-AB-BIT-1), else what Armour lets through. */
function lossOf(data: ModeData, victim: UnitType): number {
  return data.kill === true ? dataOf(victim).hp : through({ type: victim }, data.damage, data.pierce === true);
}

/** Returns how fast a unit kills another one that is not helped (DS-DMG-3); every mode is used once a turn (DS-TURN-1). */
export function harmOf(attacker: UnitType, victim: UnitType): Harm {
  const { hp } = dataOf(victim);
  const { side, modes } = dataOf(attacker);
  const losses = modes.map((data) => ({ data, loss: lossOf(data, victim) })).sort((a, b) => b.loss - a.loss);
  const best = losses[0];
  if (best === undefined || best.loss === 0) return { mode: null, attacks: Infinity, turns: Infinity };
  const turn = losses.slice(0, ATTACKS[side]).reduce((sum, { loss }) => sum + loss, 0);
  return { mode: best.data, attacks: Math.ceil(hp / best.loss), turns: Math.ceil(hp / turn) };
}

/** Attacks between this unit and those of the other side, the most harmful first; `attacks` tells who strikes. */
function duel(type: UnitType, attacks: boolean): BeastTable {
  const rows = UNIT_TYPES.filter((other) => dataOf(other).side !== dataOf(type).side)
    .map((other) => ({ other, harm: attacks ? harmOf(type, other) : harmOf(other, type) }))
    .sort((a, b) => a.harm.turns - b.harm.turns || a.harm.attacks - b.harm.attacks);
  return {
    title: say(attacks ? 'good' : 'hurts'),
    rule: 'DS-DMG-3',
    heads: [say('with'), say('attacks'), say('turns')],
    rows: rows.map(({ other, harm: { mode, attacks: count, turns } }) => ({
      name: sayGame(`unit.${other}`),
      link: other,
      cells: [{ text: mode === null ? say('never') : sayGame(`mode.${mode.mode}`) }, cellOf(count), cellOf(turns)],
    })),
    note: say('note'),
  };
}

/** The fewer the better: one attack fills the bar. */
function cellOf(count: number): BeastCell {
  return Number.isFinite(count) ? { share: 1 / count, text: say('count', { count }) } : { text: say('never') };
}
