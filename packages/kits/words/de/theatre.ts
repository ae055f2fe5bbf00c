import type { theatre as english } from '../en/theatre';

export const theatre: Readonly<Record<keyof typeof english, string>> = {
  'dice.label': 'Würfel',
  'dice.past': 'Der letzte Wurf',
  'dice.server': 'Der Server würfelt für alle. Jeder Wurf wird festgehalten.',
  'dice.rolled':
    'Wurf {total}{needed, plural, =0 {} other {, nötig {atLeast, select, true {mindestens} other {höchstens}} #}}',
  'dice.needed': '{atLeast, select, true {mindestens} other {höchstens}} {needed} nötig',
  'banner.mine': 'Du bist dran!',
  sign: '{id, select, claw {Kralle} egg {Ei} horn {Horn} tooth {Zahn} leaf {Blatt} wave {Welle} star {Stern} bar {Balken} diamond {Raute} ring {Ring} cross {Kreuz} other {Mond}}',
  'rematch.same': 'Nochmal dieselbe Seite',
  'review.lost': 'Warum habe ich verloren?',
  'review.decided': 'Woran lag es?',
  'story.turning': 'Wendepunkt',
  'story.best': 'Am besten war',
  'story.luck': 'Alle Würfel',
  'story.chance': 'Glück',
  'story.try': 'Versuch mal',
  'story.told.turning': '{round} kostete am meisten. Verluste: {losses}.',
  'story.told.scored': '{round} zählte am meisten. {feats}{fell, select, true { Verluste: {losses}.} other {}}',
  'story.told.nobodys': '{alone, select, true {{names}} other {außerdem gefallen: {names}}}',
  'story.told.losses': '{name}: {names}',
  'story.told.more': '{names} und {more, plural, one {# weitere Figur} other {# weitere Figuren}}',
  'story.told.best':
    '{name}: {damage, plural, =0 {} other {# Schaden, }}{felled, plural, =0 {niemanden ausgeschaltet} one {# Figur ausgeschaltet} other {# Figuren ausgeschaltet}}.',
  'story.told.too': 'Außerdem {felled, plural, one {# Figur} other {# Figuren}} ausgeschaltet.',
  'story.told.luck': '{name}: {hits, plural, one {# Treffer} other {# Treffer}}, {expected, number} erwartet',
  'story.told.dice': '{counts}. Welche davon etwas entschieden haben, steht unter „Woran lag es?“.',
  'story.told.idle': 'Nie angegriffen: {names}.',
};
