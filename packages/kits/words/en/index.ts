/** The shell's sentences in English, one file a place on the screen. */
import { find } from './find';
import { settings } from './settings';
import { title } from './title';

export const en = { ...find, ...settings, ...title };
