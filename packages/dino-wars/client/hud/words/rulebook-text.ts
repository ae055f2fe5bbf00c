/** The rules of DINO WARS! from the game's own RULES.md, followed by the rules of the table. */

import { parseRulebook, withChapters } from '@dwo/kits/rulebook/rulebook';
import table from '../../../../kernel/TABLE.md?raw';
import markdown from '../../../RULES.md?raw';

export const RULEBOOK = withChapters(parseRulebook(markdown), parseRulebook(table));
