import type { strength as english } from '../en/strength';

export const strength: Readonly<Record<keyof typeof english, string>> = {
  'strength.easy': 'Leicht',
  'strength.easy.text': 'Nimmt, was am nächsten ist, und übersieht ab und zu jemanden.',
  'strength.normal': 'Normal',
  'strength.normal.text': 'Wägt bei jeder Wahl die Chancen ab.',
  'strength.strong': 'Stark',
  'strength.strong.text': 'Spielt jede Wahl erst für sich durch. Braucht einen Moment länger.',
};
