/** Why a table can't be played on, in sentences that name the piece. Pure. */
import type { Refusal } from '@dwo/kernel';
import type { Reason } from '@dwo/kits/documents/reasons';
import { pieceName } from '@dwo/kits/miniatures/editor/shaping';
import { formOf, INCH, SCENARIOS, type ScenarioData, ZONES } from '../../rules';
import type { OwnTable } from '../../wire';
import { refusalWords } from '../names';
import { say as sayHere } from '../words';
import { say } from './words';

/** The name of a kind that can be drawn. */
export const kindWord = (kind: string): string => (kind === 'pool' ? say('pool') : sayHere('terrain.of', { id: kind }));

/** The name of the zones of a number of a scenario. */
export function zoneWord({ scenario, seats }: Pick<OwnTable, 'scenario' | 'seats'>, at: number): string {
  const { roles }: ScenarioData = SCENARIOS[scenario];
  if (roles !== null) return say('zone.role', { id: roles[at] ?? 'hunters' });
  return sayHere('zone', { id: ZONES[seats]?.[at]?.id ?? 'south' });
}

const SPECIAL = ['short', 'edges', 'dent', 'tree', 'twice', 'edge', 'zone'] as const;

function sentence(refusal: Refusal, table: OwnTable): string | null {
  const { facts } = refusal;
  const number = (name: string) => Number(facts[name]);
  const most = number('most');
  if (typeof facts.terrain === 'string') {
    const name = pieceName(table, facts.terrain, kindWord);
    const special = SPECIAL.find((each) => each === facts.what);
    if (special !== undefined) {
      return say('fault.of', { id: special, name, size: number('size') / INCH, most: most / INCH });
    }
    if (facts.corner !== undefined) return say('fault.off', { name });
    const kind = table.terrain.find(({ id }) => id === facts.terrain)?.kind ?? 'woods';
    const numbers = { corners: number('corners'), least: number('least'), most };
    return say('fault.corners.of', { form: formOf(kind), name, ...numbers });
  }
  if (facts.pieces !== undefined) return say('fault.pieces', { pieces: number('pieces'), most });
  if (facts.corners !== undefined) return say('fault.corners', { corners: number('corners'), most });
  if (facts.features !== undefined) return say('fault.features', { features: number('features'), most });
  if (facts.what === 'wild') return say('fault.wild');
  if (facts.room !== undefined) {
    const numbers = { room: number('room'), least: number('least') };
    return say('fault.room', { zone: zoneWord(table, number('zone')), ...numbers });
  }
  if (facts.what !== 'nest' && facts.what !== 'pool') return null;
  const { what } = facts;
  return facts.least === undefined
    ? say('fault.many', { what, count: number('count') })
    : say('fault.missing', { what });
}

/** The refusals of a table as sentences. */
export function reasonsOf(refusals: readonly Refusal[], table: OwnTable): readonly Reason[] {
  return refusals.map((refusal) => ({ rule: refusal.rule, text: sentence(refusal, table) ?? refusalWords(refusal) }));
}
