/** The keys of a table in a drawer: those of every game, and the game's own. */
import { say } from '../words';
import { Drawer } from './drawer';
import './keys-drawer.css';

/** A key, or several, and what it does. */
export type KeyRow = readonly [keys: string, does: string];

const drawerKeys = (): readonly KeyRow[] => [
  ['R', say('keys.rules')],
  ['M', say('keys.menu')],
];

/** The list; `rows` are the game's own keys, null for a game without drawers for rules and menu. */
export function KeysDrawer({ rows }: { readonly rows: readonly KeyRow[] | null }) {
  const common: readonly KeyRow[] = [
    ['Tab ⇥', say('keys.next')],
    ['↵', say('keys.press')],
    [say('keys.escape'), say('keys.back')],
    ...(rows === null ? [] : drawerKeys()),
    ['P', say('keys.people')],
    ['Y', say('keys.talk')],
    ['A / D', say('keys.answer')],
    ['?', say('keys.keys')],
  ];
  return (
    <Drawer title={say('menu.keys')}>
      <dl class="keys-list" data-testid="keys">
        {[...(rows ?? []), ...common].map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}
