/** The rules beside the table: each code on the screen opens its rule here. */
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import { RulesPanel } from '@dwo/kits/rulebook/rules-panel';
import { openDrawer } from '@dwo/kits/shell/store';
import { Drawer } from '@dwo/kits/ui/drawer';
import all from '../RULES.md?raw';
import { say } from './words';

const BOOK = parseRulebook(all);

export function RulesDrawer({ rule }: { readonly rule: string | null }) {
  return (
    <Drawer title={say('table.rules')}>
      <RulesPanel
        book={BOOK}
        hint={say('table.rules.hint')}
        rule={rule}
        onRule={(id) => openDrawer({ type: 'rule', id })}
      />
    </Drawer>
  );
}
