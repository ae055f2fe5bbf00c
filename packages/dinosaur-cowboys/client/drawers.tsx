/** The drawers of lobby and table. */
import { LobbyDrawers } from '@dwo/kits/miniatures/hud';
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import markdown from '../RULES.md?raw';
import { say } from './words';

const BOOK = parseRulebook(markdown);

export function Drawers() {
  return <LobbyDrawers book={BOOK} search={say('rules.search')} sign={() => 'flag'} />;
}
