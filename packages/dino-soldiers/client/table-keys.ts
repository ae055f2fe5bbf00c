/** The keys of the field, for the list of keys. */
import type { KeyRow } from '@dwo/kits/ui/keys-drawer';
import { say } from './words';

export function tableKeys(): readonly KeyRow[] {
  return [
    ['← ↑ → ↓', say('keys.tiles')],
    ['↵', say('keys.tile')],
  ];
}
