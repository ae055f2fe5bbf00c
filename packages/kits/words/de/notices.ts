import type { notices as english } from '../en/notices';

export const notices: Readonly<Record<keyof typeof english, string>> = {
  'notices.unable': 'Dieser Browser kann dich nicht benachrichtigen, wenn die Seite zu ist.',
  'notices.denied':
    'In diesem Browser sind Benachrichtigungen dieser Seite verboten. In seinen Einstellungen kannst du das ändern.',
  'notices.ended': 'Dieser Browser hat seine Hinweise von selbst beendet. Wieder einschalten?',
  'notices.on': 'Du wirst auf diesem Gerät benachrichtigt',
  'notices.off': 'Auf diesem Gerät benachrichtigen',
  'notices.mail.on': 'Mails gehen an <b>{address}</b>.',
  'notices.mail.sent':
    'Eine Mail ging an <b>{address}</b>. Öffne den Link darin, dann erfährst du, wenn du am Zug bist.',
  'notices.mail.off': 'Keine Mails mehr',
  'notices.mail.never': 'Doch nicht',
  'notices.mail.field': 'Oder per Mail an',
  'notices.mail.write': 'Schreibt mir',
  'notices.days':
    'Diese Partie dauert Tage. Du kannst die Seite schließen: Wir sagen dir Bescheid, wenn du am Zug bist, und nur dann.',
  'notices.mine': 'Alle deine Partien stehen unter <mine>Meine Kämpfe</mine>.',
  'notices.unable.short': 'Dieser Browser kann keine Benachrichtigungen zeigen.',
  'notices.denied.short': 'In diesem Browser sind Benachrichtigungen dieser Seite verboten.',
  'notices.failed': 'Dieser Browser konnte die Hinweise nicht einschalten. Versuch es später noch einmal.',
};
