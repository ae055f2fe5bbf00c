/** The shell's sentences in English, one file a place on the screen. */
import { find } from './find';
import { frame } from './frame';
import { settings } from './settings';
import { title } from './title';

export const en = { ...find, ...frame, ...settings, ...title };
