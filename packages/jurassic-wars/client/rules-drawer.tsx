/** The rules beside the table: each code on the screen opens its rule here. */
import { RulesPanel } from '@dwo/kits/rulebook/rules-panel';
import { openDrawer } from '@dwo/kits/shell/store';
import { Drawer } from '@dwo/kits/ui/drawer';
import { rulebook } from './book/rulebook';
import { summaries } from './book/summaries';
import { say } from './words';

/** The rules from a drawer, with the given one marked. */
export function RulesText({ rule }: { readonly rule: string | null }) {
  return (
    <RulesPanel
      book={rulebook()}
      summaries={summaries}
      hint={say('table.rules.hint')}
      rule={rule}
      onRule={(id) => openDrawer({ type: 'rule', id })}
    />
  );
}

export function RulesDrawer({ rule }: { readonly rule: string | null }) {
  return (
    <Drawer title={say('table.rules')}>
      <RulesText rule={rule} />
    </Drawer>
  );
}
