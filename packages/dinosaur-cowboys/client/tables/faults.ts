/** Why a table can't be played on, in sentences that name the piece. Pure. */
import type { Refusal } from '@dwo/kernel';
import type { Reason } from '@dwo/kits/documents/reasons';
import { pieceName } from '@dwo/kits/miniatures/editor/shaping';
import type { OwnTable } from '../../wire';
import { refusalWords } from '../names';
import { say } from './words';

/** The name of a kind that can be drawn. */
export const kindWord = (kind: string): string => say('kind.of', { id: kind });

function sentence({ facts }: Refusal, table: OwnTable): string | null {
  const number = (name: string) => Number(facts[name]);
  if (typeof facts.terrain === 'string') {
    const name = pieceName(table, facts.terrain, kindWord);
    if (facts.what === 'edges' || facts.what === 'twice') return say('fault.of', { id: facts.what, name });
    if (facts.corner !== undefined) return say('fault.of', { id: 'off', name });
    const numbers = { corners: number('corners'), least: number('least'), most: number('most') };
    return facts.corners === undefined ? null : say('fault.corners.of', { name, ...numbers });
  }
  const id = (['pieces', 'corners'] as const).find((each) => facts[each] !== undefined);
  if (id !== undefined) return say('fault.many', { id, count: number(id), most: number('most') });
  if (facts.what === 'claim') return say('fault.claim');
  if (facts.room === undefined) return null;
  return say('fault.room', { edge: String(facts.edge), room: number('room'), least: number('least') });
}

/** The refusals of a table as sentences. */
export function reasonsOf(refusals: readonly Refusal[], table: OwnTable): readonly Reason[] {
  return refusals.map((refusal) => ({
    rule: refusal.rule,
    text: sentence(refusal, table) ?? refusalWords(refusal, null),
  }));
}
