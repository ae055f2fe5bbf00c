/** The rules of DINO WARS! as the referee's own package words them, and those of the table after them. */

import table from '../../../../kernel/TABLE.md?raw';
import markdown from '../../../RULES.md?raw';
import { parseRulebook, withChapters } from './rulebook';

export const RULEBOOK = withChapters(parseRulebook(markdown), parseRulebook(table));
