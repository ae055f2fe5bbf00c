import type { deeds as english } from '../en/deeds';

export const deeds: Readonly<Record<keyof typeof english, string>> = {
  'deed.asked.takeBack': '{by} möchte einen Zug zurücknehmen',
  'deed.asked.pause': '{by} bittet um eine Pause',
  'deed.asked.resume': '{by} möchte weiterspielen',
  'deed.declined': '{by} lehnt ab',
  'deed.withdrew': '{by} fragt nicht mehr',
  'deed.agreed': '{by} stimmt zu',
  'deed.tookBack': '{by} hat einen Zug zurückgenommen',
  'deed.paused': '{by} hat die Partie pausiert',
  'deed.resumed': 'Die Partie geht weiter',
  'deed.aborted': '{by} hat die Partie ohne Ergebnis beendet',
  'deed.opened': 'Ein Zuschauer darf für {owner} einspringen',
  'deed.back': '{owner} spielt wieder',
  'deed.handed': '{name} spielt für {owner}',
  'seat.back': 'Meinen Platz zurücknehmen',
  'seat.return': 'Zurückgeben',
  'seat.computer': 'Den Computer spielen lassen',
  'seat.computer.call': 'Den Computer rufen',
  'seat.close': 'Doch keinen Zuschauer',
  'seat.open': 'Einen Zuschauer spielen lassen',
  'seat.mate': '{name} spielen lassen',
  'seat.mate.me': 'Ich spiele dafür',
  'deed.left.you':
    '{seconds, plural, =3600 {Du hast noch eine Stunde.} one {Du hast noch # Sekunde.} other {Du hast noch # Sekunden.}}',
  'deed.left':
    '{seconds, plural, =3600 {{name} hat noch eine Stunde.} one {{name} hat noch # Sekunde.} other {{name} hat noch # Sekunden.}}',
  'clock.yours': 'Deine Zeit',
  'deed.out.you': 'Deine Zeit ist abgelaufen.',
  'deed.out.you.did': 'Deine Zeit ist abgelaufen: {line}',
  'deed.out': 'Die Zeit von {name} ist abgelaufen: Das Spiel entscheidet.',
};
