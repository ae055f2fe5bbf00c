/** The rules of DINO WARS! in the language of the page: the game's own rulebook, followed by the rules of the table. */

import { rulebookOf } from '@dwo/kits/rulebook/translations';
import table from '../../../../kernel/TABLE.md?raw';
import english from '../../../RULES.md?raw';

const translations = import.meta.glob('../../../RULES.*.md', { query: '?raw', import: 'default' });
const ofTable = import.meta.glob('../../../../kernel/TABLE.*.md', { query: '?raw', import: 'default' });

export const rulebook = rulebookOf({ english, translations }, { english: table, translations: ofTable });
