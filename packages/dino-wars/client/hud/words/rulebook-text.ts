/** The rules of DINO WARS! from the game's own RULES.md, followed by the rules of the table. */

import table from '../../../../kernel/TABLE.md?raw';
import markdown from '../../../RULES.md?raw';
import { parseRulebook, withChapters } from './rulebook';

export const RULEBOOK = withChapters(parseRulebook(markdown), parseRulebook(table));
