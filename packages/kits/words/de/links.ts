import type { links as english } from '../en/links';

export const links: Readonly<Record<keyof typeof english, string>> = {
  'link.qr': '{label} als QR-Code',
  'link.copied': 'Kopiert!',
  'link.byHand': 'Von Hand kopieren',
  'link.copy': 'Link kopieren',
  'link.seat.how':
    'Wer diesen Link öffnet, spielt auf deinem Platz, und diese Seite schaut zu. Der Platz bleibt deiner: Lade diese Seite neu, um wieder hier zu spielen. Der Link gilt, bis du ihn im Menü erneuerst.',
  'link.seat': 'Privater Link zu deinem Platz',
  'link.all': 'Willst du alle Partien auf beiden Geräten, nimm den Link unter <mine>Meine Kämpfe</mine>.',
  'drawer.close': 'Schließen',
  'card.fold': 'Karte einklappen',
  'card.fold.short': 'Einklappen',
  'turns.elsewhere': 'Du bist am Zug in {turns, plural, one {einem anderen Kampf} other {# anderen Kämpfen}}',
  'presence.computer': 'der Computer',
  'presence.computer.plays': 'der Computer spielt',
  'presence.open': 'frei für Zuschauer',
  'presence.here': 'da',
  'presence.away': 'weg seit {time}',
  'presence.plays': '{player} spielt · {how}',
  'presence.left': '{name} ist weg; der Platz bleibt frei',
  'presence.leftFor': '{name} ist seit {time} weg; der Platz bleibt frei',
  'presence.all': '{names} sind weg; ihre Plätze bleiben frei',
};
