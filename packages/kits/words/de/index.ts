/** The shell's sentences in German. */
import type { en } from '../en';
import { find } from './find';
import { frame } from './frame';
import { settings } from './settings';
import { title } from './title';

export const de: Readonly<Record<keyof typeof en, string>> = { ...find, ...frame, ...settings, ...title };
