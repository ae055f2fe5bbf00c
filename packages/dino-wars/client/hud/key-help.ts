/** The keys in words. */
import { keyRow } from '@dwo/kits/miniatures/hud/key-help';
import type { KeyRow } from '@dwo/kits/ui/keys-drawer';
import { say } from '../words';

/** Every key with what it does, for the help sheet. */
export function keyHelp(): readonly KeyRow[] {
  const [confirm] = keyRow('confirm');
  return [
    keyRow('next'),
    ['← →', say('key.arrows')],
    ['↑ ↓ · 1–9', say('key.weapon')],
    [confirm, say('key.confirm')],
    ...(['cancel', 'corner', 'undo'] as const).map(keyRow),
    ['M', say('key.group')],
    [say('key.name.turn'), say('key.turn')],
    [say('key.name.gun'), say('key.gun')],
    ['+ − 0', say('key.zoom')],
    keyRow('hint'),
    ['V', say('key.volley')],
    ...(['orders', 'carry', 'danger', 'crowd'] as const).map(keyRow),
    ['E', say('key.end')],
    ...(['skip', 'list', 'talk', 'people', 'answer', 'help'] as const).map(keyRow),
  ];
}
