/** The drawers beside a table: each game adds panels of its own to those of every game. */
import type { FunctionComponent } from 'preact';
import type { Rulebook } from '../../rulebook/rulebook';
import { RulesPanel } from '../../rulebook/rules-panel';
import type { Summaries } from '../../rulebook/summaries';
import { type Drawer as AnyDrawer, openDrawer, store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { ChatPanel } from '../../ui/chat-panel';
import { DevicePanel } from '../../ui/device-panel';
import { Drawer } from '../../ui/drawer';
import { NoticesPanel } from '../../ui/notices-panel';
import { SettingsPanel } from '../../ui/settings-panel';
import { say } from './words';

/** The drawers that take no data. */
type Plain = Exclude<AnyDrawer['type'], 'rule' | 'replay'>;

/** The rules of a game. */
export interface Rules {
  readonly book: Rulebook;
  readonly summaries: Summaries;
  /** Words for the empty search field, with examples. */
  readonly search: string;
}

interface PanelDrawersProps {
  /** The game's own panels. */
  readonly panels: Partial<Readonly<Record<Plain, FunctionComponent>>>;
  /** Null where another part of the page shows the rules. */
  readonly rules: Rules | null;
}

/** The panels of every game. */
export const SHARED = {
  chat: ChatPanel,
  settings: SettingsPanel,
  device: DevicePanel,
  notices: NoticesPanel,
} as const satisfies PanelDrawersProps['panels'];

/** The drawer that is open, if it is one of these. */
export function PanelDrawers({ panels, rules }: PanelDrawersProps) {
  const drawer = useStore(store, (app) => app.drawer);
  // The replay page has drawers of its own.
  if (drawer === null || drawer.type === 'replay') return null;
  if (drawer.type === 'rule') {
    if (rules === null) return null;
    return (
      <Drawer key="rule" title={drawer.id ?? say('drawer.rules')}>
        <RulesPanel
          book={rules.book}
          summaries={rules.summaries}
          hint={rules.search}
          rule={drawer.id}
          onRule={(id) => openDrawer({ type: 'rule', id })}
        />
      </Drawer>
    );
  }
  const Panel = panels[drawer.type];
  if (Panel === undefined) return null;
  return (
    <Drawer key={drawer.type} title={say(`drawer.${drawer.type}`)}>
      <Panel />
    </Drawer>
  );
}
