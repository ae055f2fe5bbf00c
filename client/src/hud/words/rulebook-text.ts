/** The rules of DINO WARS! as the referee's own package words them. */
import markdown from '../../../../packages/dino-wars/RULES.md?raw';
import { parseRulebook } from './rulebook';

export const RULEBOOK = parseRulebook(markdown);
