import type { title as english } from '../en/title';

export const title: Readonly<Record<keyof typeof english, string>> = {
  'title.learn': 'Neu hier? <b>In 3 Minuten gelernt</b>',
  'title.ways': 'Spielarten',
  'title.friend': 'Gegen Freunde',
  'title.friend.how': 'Link verschicken. Ohne Konto, ohne Download',
  'title.friend.busy': 'Der Tisch wird gedeckt ...',
  'title.daily': 'Schlacht des Tages',
  'title.daily.how': 'Dieselben Würfel für alle',
  'title.computer': 'Gegen den Computer',
  'title.silent': 'Der Server antwortet nicht',
  'title.settings': 'Einstellungen',
  'title.watch': 'Zuschauen',
  'title.watch.how': 'Sieh, wer gerade spielt',
  'title.mine': 'Meine Kämpfe',
  'title.tournaments': 'Turniere',
  'title.plan': 'Eigener Kampf',
  'title.forces': 'Truppen',
  'title.others': 'Weitere Spiele im Regal',
  'title.tables': 'Tische',
  'title.rules': 'Regeln',
  'title.unofficial': 'Inoffiziell; <credits>Mitwirkende</credits> · <privacy>Datenschutz</privacy>',
};
