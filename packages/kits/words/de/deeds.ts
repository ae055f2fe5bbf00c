import type { deeds as english } from '../en/deeds';

export const deeds: Readonly<Record<keyof typeof english, string>> = {
  'deed.asked.takeBack': '{who, select, you {Du möchtest} other {{name} möchte}} einen Zug zurücknehmen',
  'deed.asked.pause': '{who, select, you {Du bittest} other {{name} bittet}} um eine Pause',
  'deed.asked.resume': '{who, select, you {Du möchtest} other {{name} möchte}} weiterspielen',
  'deed.declined': '{who, select, you {Du lehnst} other {{name} lehnt}} ab',
  'deed.withdrew': '{who, select, you {Du fragst} other {{name} fragt}} nicht mehr',
  'deed.agreed': '{who, select, you {Du stimmst} other {{name} stimmt}} zu',
  'deed.tookBack': '{who, select, you {Du hast} other {{name} hat}} einen Zug zurückgenommen',
  'deed.paused': '{who, select, you {Du hast} other {{name} hat}} die Partie pausiert',
  'deed.resumed': 'Die Partie geht weiter',
  'deed.aborted': '{who, select, you {Du hast} other {{name} hat}} die Partie ohne Ergebnis beendet',
  'deed.opened': 'Ein Zuschauer darf für {who, select, you {dich} other {{name}}} einspringen',
  'deed.back': '{who, select, you {Du spielst} other {{name} spielt}} wieder',
  'deed.handed': '{by} spielt für {who, select, you {dich} other {{name}}}',
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
