/** The rules of DINO WARS! as the referee's own package words them, and those of the table after them. */
import markdown from '../../../../packages/dino-wars/RULES.md?raw';
import table from '../../../../packages/kernel/TABLE.md?raw';
import { parseRulebook, withChapters } from './rulebook';

export const RULEBOOK = withChapters(parseRulebook(markdown), parseRulebook(table));
