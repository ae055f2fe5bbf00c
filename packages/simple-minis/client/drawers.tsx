/** The drawers of lobby and table. */
import { LobbyDrawers } from '@dwo/kits/miniatures/hud';
import { rulebook } from './book/rulebook';
import { summaries } from './book/summaries';
import { say } from './words';

export function Drawers() {
  return <LobbyDrawers book={rulebook()} summaries={summaries} search={say('rules.search')} sign={() => 'flag'} />;
}
