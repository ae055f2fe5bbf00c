import type { luck as english } from '../en/luck';

export const luck: Readonly<Record<keyof typeof english, string>> = {
  'luck.of.fire': 'Treffer mit Schüssen',
  'luck.of.closing-fire': 'Treffer mit Abwehrfeuer',
  'luck.of.attack': 'Bisse, die saßen',
  'luck.of.overrun': 'Gelungenes Überrennen',
  'luck.of.luck': 'Gelungene Glückswürfe',
  'luck.of.survival': 'Überlebende aus Wracks',
  'luck.of.rage': 'Gelungene Wutwürfe',
  'luck.of.stray': 'Querschläger auf eigene Leute',
};
