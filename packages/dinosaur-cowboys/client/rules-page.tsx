/** The rulebook as a page and as a drawer. Its licence asks for the credit above it. */

import { rulebookPages } from '@dwo/kits/rulebook/pages';
import { Picture } from './book/pictures/picture';
import { rulebook } from './book/rulebook';
import { summaries } from './book/summaries';
import { credit } from './box/names';
import { Drawers } from './drawers';
import { say } from './words';

export const { Rules, RulesPage } = rulebookPages({
  book: rulebook,
  summaries,
  Picture,
  title: () => say('title'),
  credit,
  hint: () => say('rules.search'),
  Drawers,
});
