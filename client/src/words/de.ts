/** Credits, privacy and own data, in German. */

import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'credits.title': 'Mitwirkende',
  'credits.games': 'Die Spiele',
  'credits.table': 'Der Tisch',
  'credits.table.text':
    'Programm und Zeichnungen sind für diesen Tisch entstanden und stehen unter der MIT-Lizenz. Kein Bild und kein Ton stammt von anderswo.',
  'credits.privacy': 'Was beim Spielen gespeichert wird, und wie du es löschst: <privacy>Datenschutz</privacy>.',
  'credits.built': 'Gebaut mit',
  'credits.of.colyseus': '<b>Colyseus</b> <what>Räume, Zustand und Verbindungen</what>',
  'credits.of.pixi': '<b>PixiJS</b> <what>der Tisch</what>',
  'credits.of.preact': '<b>Preact</b> <what>die Bedienfelder</what>',
  'credits.of.zustand': '<b>Zustand</b> <what>das Gedächtnis der Seite</what>',
  'credits.of.focus-trap': '<b>focus-trap</b> <what>gutes Benehmen der Tastatur</what>',
  'credits.of.idb': '<b>idb</b> <what>Schlachten auf diesem Gerät</what>',
  'credits.of.comlink': '<b>Comlink</b> <what>der Worker, der sie leitet</what>',
  'credits.of.workbox': '<b>Workbox</b> <what>Seiten ohne Server</what>',
  'credits.of.zod': '<b>Zod</b> <what>die Form der Nachrichten</what>',
  'credits.of.noble-hashes': '<b>noble-hashes</b> <what>ehrliche Würfel</what>',
  'credits.of.bangers': '<b>Bangers</b> <what>Plakatschrift, von Vernon Adams</what>',
  'credits.of.barlow': '<b>Barlow Condensed</b> <what>alles, was man liest, von Jeremy Tribby</what>',
  'credits.of.elite': '<b>Special Elite</b> <what>die Schreibmaschine, von Astigmatic</what>',
  'privacy.title': 'Datenschutz',
  'privacy.text':
    'Du spielst hier ohne Konto. Es gibt keine Werbung und keine Tracker, und diese Seiten laden nichts von anderen Anbietern.',
  'privacy.operator': 'Wer diesen Server betreibt',
  'privacy.operator.asking': 'Wir fragen den Server …',
  'privacy.operator.none': 'Die Betreiber dieses Servers haben hier keinen Kontakt hinterlassen.',
  'privacy.stored': 'Was gespeichert wird',
  'privacy.matches': 'Partien',
  'privacy.matches.text': 'Die angegebenen Namen, wer wo saß, jeder Zug und seine Zeit.',
  'privacy.matches.why':
    'Damit eine Partie einen Absturz übersteht, an einem anderen Tag weitergehen und angesehen und geprüft werden kann.',
  'privacy.finished': 'Eine beendete Partie wird nach {days, plural, one {# Tag} other {# Tagen}} gelöscht.',
  'privacy.finished.ever': 'Eine beendete Partie bleibt, solange es diesen Server gibt.',
  'privacy.abandoned':
    'Eine, in der nichts mehr geschieht, wird nach {days, plural, one {# Tag} other {# Tagen}} gelöscht.',
  'privacy.abandoned.ever': 'Eine, die nie zu Ende geht, bleibt, solange es diesen Server gibt.',
  'privacy.chat': 'Chat',
  'privacy.chat.text':
    'Die letzten 120 Zeilen einer Partie, solange die Partie aufbewahrt wird. Eine gemeldete Zeile geht an die Betreiber dieses Servers, mit den Zeilen davor und danach.',
  'privacy.chat.why': 'Damit alle mitlesen können, die später kommen, und sich schlechtes Benehmen melden lässt.',
  'privacy.identity': 'Deine Kennung',
  'privacy.identity.text':
    'Eine Zufallszahl, die auch dein Browser aufbewahrt, zusätzlich in einem Cookie, damit du sie zurückbekommst, wenn der Browser löscht, was Seiten aufheben. Das Cookie geht nur an diesen Server. Die Zahl wird niemandem sonst gezeigt und bleibt, bis du sie unten löschst.',
  'privacy.identity.why': 'Damit deine Plätze und deine Kämpfe dir gehören, ohne Passwort.',
  'privacy.notices': 'Bescheid, wenn du am Zug bist',
  'privacy.notices.text':
    '{mail, select, true {Eine Mailadresse oder was dein Browser braucht, um Benachrichtigungen zu zeigen.} other {Was dein Browser braucht, um Benachrichtigungen zu zeigen.}} Bis du es abschaltest.',
  'privacy.notices.why': 'Nur, wenn du darum gebeten hast.',
  'privacy.browser': 'In deinem Browser',
  'privacy.browser.text':
    'Die Schlüssel zu deinen Plätzen, dein Name, deine Einstellungen die Truppen und Tische, die du entworfen hast, und Schlachten gegen den Computer, die du ohne Server gespielt hast. Sie bleiben in diesem Browser.',
  'privacy.browser.why': 'Damit du deine Plätze wiederfindest.',
  'privacy.daily': 'Die Schlacht des Tages',
  'privacy.daily.text':
    'Dass du sie begonnen hast, wann, dein Ergebnis und deine Partie. Bis der Tag vorbei ist, ein Code aus deiner Internet-Adresse, der nur sagt, ob zwei von derselben kommen. Löschst du deine Daten, bleibt dein Ergebnis als das von jemandem stehen.',
  'privacy.daily.why':
    'Damit der erste Versuch zählt, deine Serie bleibt und ein Haushalt nur einmal in der Tabelle steht.',
  'privacy.ratings': 'Wertungen',
  'privacy.ratings.text':
    'Nichts Eigenes: Sie werden aus den beendeten Partien berechnet, die zählen, sobald jemand hinsieht. Ab zehn Partien stehen dein Name und deine Wertung in einer Tabelle, wenn du sie nicht verbirgst. Löschst du deine Daten, sind sie weg.',
  'privacy.ratings.why': 'Damit du Gegner deiner Stärke findest und siehst, wie du besser wirst.',
  'privacy.tournaments': 'Turniere',
  'privacy.tournaments.text':
    'Dass du eins eröffnet hast oder mitspielst, unter welchem Namen und seit wann, auf wen du trafst, und deine Punkte. So lange, wie eine beendete Partie aufbewahrt wird. Löschst du deine Daten, bleibt dein Platz als der von jemandem, und du bist aus allem ausgestiegen, was noch läuft.',
  'privacy.tournaments.why': 'Damit alle wissen, auf wen sie treffen, und die Tabelle stimmt.',
  'privacy.backups': 'Sicherungen',
  'privacy.backups.text':
    'Die Betreiber dieses Servers können von allem Kopien aufbewahren. Was du löschst, verschwindet aus den Kopien, wenn neue an ihre Stelle treten.',
  'privacy.backups.why': 'Damit bei einem Festplattenschaden keine Partien verloren gehen.',
  'privacy.not': 'Was nicht gespeichert wird',
  'privacy.not.text':
    'Deine Internetadresse wird im Arbeitsspeicher gezählt, damit niemand den Server überflutet, und binnen eines Tages vergessen. Im Protokoll steht sie nicht. Geht in deinem Browser etwas kaputt, erfährt der Server die Stelle im Programm und die Art der Seite, nicht, wer du bist oder was du geschrieben hast.',
  'own.title': 'Deine Daten',
  'own.how':
    'Das geht ohne Konto: Dieser Browser sagt dem Server, wer du bist. Spielst du auf mehreren Geräten, gilt es für alle, die sich deine Kämpfe teilen.',
  'own.nothing': 'Der Server hat nichts über dich gespeichert: Dieser Browser saß noch an keinem Tisch.',
  'own.download': 'Meine Daten herunterladen',
  'own.downloaded': 'Deine Daten sind in der Datei {file}.',
  'own.failed': 'Der Server konnte es gerade nicht sagen. Versuch es in einer Minute noch einmal.',
  'own.delete': 'Meine Daten löschen',
  'own.question': 'Alles endgültig löschen?',
  'own.question.name':
    'In jeder Partie wird aus deinem Namen „Somebody“. Die Züge bleiben, denn einige davon haben andere gemacht.',
  'own.question.identity': 'Deine Chatzeilen, deine Mailadresse, Benachrichtigungen und Kennung werden gelöscht.',
  'own.question.seats':
    'Du verlierst deine Plätze, auf allen Geräten. In einer laufenden Partie läuft deine Uhr weiter, und die anderen können einen Ersatz rufen.',
  'own.question.replays': 'Replays, die schon jemand heruntergeladen hat, kann niemand mehr ändern.',
  'own.yes': 'Endgültig löschen',
  'own.yes.busy': 'Wird gelöscht …',
  'own.no': 'Behalten',
  'own.deleted':
    '{matches, plural, =0 {Gelöscht. Du kamst in keiner Partie vor.} one {Gelöscht. In # Partie heißt du jetzt „Somebody“.} other {Gelöscht. In # Partien heißt du jetzt „Somebody“.}}',
};
