import type { arrival as english } from '../en/arrival';

export const arrival: Readonly<Record<keyof typeof english, string>> = {
  'arrival.label': 'Zu deinem Link',
  'arrival.good': 'OK',
  'arrival.later': 'Nicht jetzt',
  'arrival.device.question': 'Deine Partien auch auf diesem Gerät?',
  'arrival.device.note':
    'Deine Plätze auf dem Gerät mit dem Link kommen auf dieses, und deine Plätze auf diesem kommen auf jenes: Danach spielst du auf beiden alle Partien. Der Link gilt nur einmal.',
  'arrival.device.yes': 'Ja, das sind meine',
  'arrival.device.done': 'Erledigt: Beide Geräte teilen sich jetzt ihre Partien.',
  'arrival.on.question': 'Willst du Mails, wenn du am Zug bist?',
  'arrival.on.note': 'Jede Mail hat einen Link zum Abbestellen.',
  'arrival.on.yes': 'Ja, schreibt mir',
  'arrival.on.done': 'Erledigt: Du bekommst eine Mail, wenn du am Zug bist.',
  'arrival.off.question': 'Keine Mails mehr von hier?',
  'arrival.off.note': 'Deine Partien bleiben, wie sie sind.',
  'arrival.off.yes': 'Keine Mails mehr',
  'arrival.off.done': 'Erledigt: An diese Adresse gehen keine Mails mehr.',
};
