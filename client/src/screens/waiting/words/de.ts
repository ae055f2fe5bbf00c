/** The sentences about what waits for somebody who comes back, in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'waiting.title': 'Das wartet auf dich',
  'waiting.left': 'noch {time}',
  'waiting.turn':
    '{turns, plural, one {{names, select, nobody {<b>Du bist am Zug</b>} other {<b>Du bist am Zug</b> gegen {names}}}} other {<b>Du bist am Zug</b> in # Kämpfen}}',
  'waiting.rematch': '<b>{name}</b> möchte noch einmal spielen',
  'waiting.cup.open': '<b>{title}</b> beginnt',
  'waiting.cup.in': 'in {time}',
  'waiting.cup.now': 'jetzt',
  'waiting.cup.playing':
    '<b>{title}</b>{rounds, plural, one {} other {, Runde {round, number} von #}}: {unopened, plural, one {dein Kampf ist offen} other {# Kämpfe sind offen}}',
  'waiting.day':
    '{how, select, begun {Deine <b>Schlacht des Tages</b> geht weiter} other {<b>Schlacht des Tages</b>{streak, plural, =0 { ist offen} one { hält deine Serie von # Tag} other { hält deine Serie von # Tagen}}}}',
  'waiting.result':
    '{when, select, yesterday {Gestern} other {Schlacht vom {day}}}: <b>Platz {rank, number} von {field, number}</b>',
  'waiting.result.beat': '{percent} geschlagen',
  'waiting.result.watch': '{name} ansehen',
  'waiting.result.watched': '{name} ansehen, das beste Ergebnis des Tages',
  'waiting.more': '{more, number} weitere',
};
