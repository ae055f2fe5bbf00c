/** The chapters of the rulebook in short. */
import { type SlugOf, summariesOf } from '@dwo/kits/rulebook/summaries';
import { catalogue } from '@dwo/kits/words/catalogue';
import { en } from './words/en';

const { say } = catalogue(en, { de: async () => (await import('./words/de')).de });

export const summaries = summariesOf<SlugOf<typeof en>>(en, (slug) => ({
  title: say(`title.${slug}`),
  gist: say(`chapter.${slug}`),
}));
