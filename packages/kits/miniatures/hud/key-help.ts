/** The keys of a table of miniatures in words. */
import type { KeyRow } from '../../ui/keys-drawer';
import { say } from './words';

/** The keys that mean the same at every table of miniatures, in the order of the help sheet. */
const KEYS = {
  next: () => say('key.name.next'),
  arrows: () => '← → ↑ ↓',
  weapon: () => '1–9',
  confirm: () => say('key.name.confirm'),
  cancel: () => say('key.name.cancel'),
  corner: () => 'C',
  undo: () => say('key.name.undo'),
  group: () => 'M',
  turn: () => '[ ]',
  zoom: () => '+ − 0',
  hint: () => 'H',
  volley: () => 'V',
  orders: () => 'I',
  carry: () => 'O',
  danger: () => 'X',
  crowd: () => 'K',
  end: () => 'E',
  skip: () => 'S',
  list: () => 'L',
  talk: () => 'Y',
  people: () => 'P',
  answer: () => 'A · D',
  help: () => 'R · ?',
} as const satisfies Record<string, () => string>;
type KeyId = keyof typeof KEYS;

/** One key with what it does. */
export const keyRow = (id: KeyId): KeyRow => [KEYS[id](), say(`key.${id}`)];

/** Every key of a table, but those of what its game does not have. */
export function keyHelp(has: {
  readonly hint: boolean;
  readonly danger: boolean;
  readonly volley: boolean;
  readonly orders: boolean;
}): readonly KeyRow[] {
  const ids = Object.keys(KEYS) as KeyId[];
  const wants = (id: KeyId) => {
    if (id === 'carry') return has.orders;
    return id === 'hint' || id === 'danger' || id === 'volley' || id === 'orders' ? has[id] : true;
  };
  return ids.filter(wants).map(keyRow);
}
