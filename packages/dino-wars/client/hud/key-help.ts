/** The keys in words. */
import { say } from '../words';

/** Every key with what it does, for the help sheet. */
export function keyHelp(): readonly (readonly [keys: string, does: string])[] {
  return [
    [say('key.name.next'), say('key.next')],
    ['← →', say('key.arrows')],
    ['↑ ↓ · 1–9', say('key.weapon')],
    [say('key.name.confirm'), say('key.confirm')],
    [say('key.name.cancel'), say('key.cancel')],
    ['C', say('key.corner')],
    [say('key.name.undo'), say('key.undo')],
    ['M', say('key.group')],
    [say('key.name.turn'), say('key.turn')],
    [say('key.name.gun'), say('key.gun')],
    ['+ − 0', say('key.zoom')],
    ['H', say('key.hint')],
    ['V', say('key.volley')],
    ['X', say('key.danger')],
    ['K', say('key.crowd')],
    ['E', say('key.end')],
    ['S', say('key.skip')],
    ['L', say('key.list')],
    ['Y', say('key.talk')],
    ['P', say('key.people')],
    ['A · D', say('key.answer')],
    ['R · ?', say('key.help')],
  ];
}
