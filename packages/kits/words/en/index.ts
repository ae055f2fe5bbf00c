/** The shell's sentences in English, one file a place on the screen. */
import { settings } from './settings';
import { title } from './title';

export const en = { ...settings, ...title };
