/** The rulebook in the language of the page. */
import { rulebookOf } from '@dwo/kits/rulebook/translations';
import english from '../../RULES.md?raw';

const translations = import.meta.glob('../../RULES.*.md', { query: '?raw', import: 'default' });

export const rulebook = rulebookOf({ english, translations });
