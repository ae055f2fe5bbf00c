/** The drawers of lobby and table. */
import { LobbyDrawers } from '@dwo/kits/miniatures/hud';
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import markdown from '../RULES.md?raw';
import { summaries } from './book/summaries';
import { say } from './words';

const BOOK = parseRulebook(markdown);

export function Drawers() {
  return <LobbyDrawers book={BOOK} summaries={summaries} search={say('rules.search')} sign={() => 'flag'} />;
}
