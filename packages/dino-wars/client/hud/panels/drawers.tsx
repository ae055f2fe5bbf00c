/** The drawer that is open, if any. */
import { PanelDrawers, SHARED } from '@dwo/kits/miniatures/hud/panel-drawers';
import { summaries } from '../../book/summaries';
import { say } from '../../words';
import { rulebook } from '../words/rulebook-text';
import { AgreedPanel } from './agreed-panel';
import { HelpPanel } from './help-panel';
import { LogPanel } from './log-panel';
import { MenuPanel } from './menu-panel';
import { OrdersPanel } from './orders-panel';
import { PeoplePanel } from './people-panel';
import { RosterPanel } from './roster-panel';

const PANELS = {
  ...SHARED,
  ...{ menu: MenuPanel, orders: OrdersPanel, agreed: AgreedPanel, people: PeoplePanel, help: HelpPanel },
  ...{ roster: RosterPanel, log: LogPanel },
} as const;

export function Drawers() {
  return <PanelDrawers panels={PANELS} rules={{ book: rulebook(), summaries, search: say('rules.search.hint') }} />;
}
