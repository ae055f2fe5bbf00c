/** Credits, privacy and own data, in English. */
export const en = {
  'credits.title': 'Credits',
  'credits.games': 'The games',
  'credits.table': 'The table',
  'credits.table.text':
    'Code and drawings were made for this table and are under the MIT licence. No picture or sound was taken from elsewhere.',
  'credits.privacy': 'What is stored when you play, and how to delete it: <privacy>privacy</privacy>.',
  'credits.built': 'Built with',
  'credits.of.colyseus': '<b>Colyseus</b> <what>rooms, state and sockets</what>',
  'credits.of.pixi': '<b>PixiJS</b> <what>the table</what>',
  'credits.of.preact': '<b>Preact</b> <what>the panels</what>',
  'credits.of.zustand': '<b>Zustand</b> <what>the store</what>',
  'credits.of.focus-trap': '<b>focus-trap</b> <what>keyboard manners</what>',
  'credits.of.idb': '<b>idb</b> <what>battles on this device</what>',
  'credits.of.comlink': '<b>Comlink</b> <what>the worker that referees them</what>',
  'credits.of.workbox': '<b>Workbox</b> <what>pages without a server</what>',
  'credits.of.zod': '<b>Zod</b> <what>shapes of messages</what>',
  'credits.of.noble-hashes': '<b>noble-hashes</b> <what>honest dice</what>',
  'credits.of.bangers': '<b>Bangers</b> <what>poster words, by Vernon Adams</what>',
  'credits.of.barlow': '<b>Barlow Condensed</b> <what>everything one reads, by Jeremy Tribby</what>',
  'credits.of.elite': '<b>Special Elite</b> <what>the typewriter, by Astigmatic</what>',
  'privacy.title': 'Privacy',
  'privacy.text':
    'You play here without an account. There are no advertisements and no trackers, and these pages load nothing from other sites.',
  'privacy.operator': 'Who runs this server',
  'privacy.operator.asking': 'Asking the server …',
  'privacy.operator.none': 'The people who run this server have left no contact here.',
  'privacy.stored': 'What is stored',
  'privacy.matches': 'Matches',
  'privacy.matches.text': 'The names players gave, who sat where, every move and its time.',
  'privacy.matches.why': 'So that a match survives a crash, can go on another day, and can be watched and verified.',
  'privacy.finished': 'A finished match is deleted after {days, plural, one {# day} other {# days}}.',
  'privacy.finished.ever': 'A finished match is kept for as long as this server runs.',
  'privacy.abandoned': 'One in which nothing happens is deleted after {days, plural, one {# day} other {# days}}.',
  'privacy.abandoned.ever': 'One that is never finished is kept for as long as this server runs.',
  'privacy.chat': 'Chat',
  'privacy.chat.text':
    'The latest 120 lines of a match, as long as the match is kept. A reported line goes to the people who run this server, with the lines around it.',
  'privacy.chat.why': 'So that somebody who comes late can read it, and bad manners can be reported.',
  'privacy.identity': 'Your identity',
  'privacy.identity.text':
    'A random number, which your browser keeps too, also in one cookie, so that you get it back if the browser deletes what pages keep. The cookie goes to this server alone. Nobody else is shown the number. It stays until you delete it below.',
  'privacy.identity.why': 'So that your seats and your battles are yours, without a password.',
  'privacy.notices': 'Turn notices',
  'privacy.notices.text':
    '{mail, select, true {A mail address, or what your browser needs to show notices.} other {What your browser needs to show notices.}} Until you switch it off.',
  'privacy.notices.why': 'Only if you asked to be told.',
  'privacy.browser': 'In your browser',
  'privacy.browser.text':
    'The keys to your seats, your name, your settings, forces and tables that you drew, and battles against the computer that you played without a server. They stay in this browser.',
  'privacy.browser.why': 'So that you find your seats again.',
  'privacy.daily': 'The battle of the day',
  'privacy.daily.text':
    'That you began it, when, your result and your match. Until the day is over, a code made from your internet address, which only tells whether two come from the same one. If you delete your data, your result stays as that of somebody.',
  'privacy.daily.why':
    'So that the first attempt counts, your streak is kept, and one household stands in the table once.',
  'privacy.ratings': 'Ratings',
  'privacy.ratings.text':
    'Nothing of their own: they are computed from the finished matches that count, whenever somebody looks. Your name and rating stand in a table from ten matches on, unless you hide them. If you delete your data, they are gone.',
  'privacy.ratings.why': 'So that you find opponents of your strength, and see how you get better.',
  'privacy.tournaments': 'Tournaments',
  'privacy.tournaments.text':
    'That you opened or joined one, under which name and when, who you met, and your points. As long as a finished match is kept. If you delete your data, your place stays as that of somebody, and you have left what is under way.',
  'privacy.tournaments.why': 'So that everybody knows whom they meet, and the table is right.',
  'privacy.backups': 'Backups',
  'privacy.backups.text':
    'The people who run this server may keep copies of all of it. What you delete leaves the copies when these are replaced.',
  'privacy.backups.why': 'So that a broken disk loses no matches.',
  'privacy.not': 'What is not stored',
  'privacy.not.text':
    'Your internet address is counted in memory, so that nobody floods the server, and forgotten within a day. It is not in the log. If something breaks in your browser, the server is told the place in the code and the kind of page, not who you are or what you wrote.',
  'own.title': 'Your data',
  'own.how':
    'This works without an account: this browser tells the server who you are. If you play on several devices, it counts for all of them that share your battles.',
  'own.nothing': 'The server keeps nothing of you: this browser has not sat down at a table.',
  'own.download': 'Download my data',
  'own.downloaded': 'Your data are in the file {file}.',
  'own.failed': 'The server could not tell it just now. Try again in a minute.',
  'own.delete': 'Delete my data',
  'own.question': 'Delete everything for good?',
  'own.question.name': 'Your name becomes “Somebody” in every match. The moves stay, because others made some of them.',
  'own.question.identity': 'Your chat lines, your mail address, notices and identity are deleted.',
  'own.question.seats':
    'You lose your seats, on all devices. In a match under way your clock runs on, and the others can call in a substitute.',
  'own.question.replays': 'Replays that somebody has downloaded are theirs; nobody can change those.',
  'own.yes': 'Delete for good',
  'own.yes.busy': 'Deleting …',
  'own.no': 'Keep it',
  'own.deleted':
    '{matches, plural, =0 {Deleted. No match named you.} one {Deleted. You are “Somebody” in # match now.} other {Deleted. You are “Somebody” in # matches now.}}',
};
