import type { refusals as english } from '../en/refusals';

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  'refusal.GAME_OVER': 'Das Spiel ist vorbei.',
  'refusal.NOT_NOW': 'Das gehört zu einem anderen Zeitpunkt des Spiels.',
  'refusal.ALREADY_CHOSEN': 'Du hast schon gewählt; die anderen noch nicht.',
  'refusal.NOT_YOUR_TURN': 'Gerade entscheidet jemand anders.',
  'refusal.NOT_ALLOWED': 'Nur die beiden Dinosaurier, die kämpfen, dürfen eine Kampfkarte nehmen.',
  'refusal.NOT_IN_COMBAT': 'Du bist an diesem Kampf nicht beteiligt.',
  'refusal.SEAT_IS_HANDED_OVER':
    'Niemand gibt für alle {players} auf. Überlass deinen Platz dem Computer, dann spielen die anderen weiter.',
  'refusal.NO_SUCH_NUMBER': 'Eine Vorhersage ist eine Zahl von 0 bis {most}.',
  'refusal.NOT_IN_HAND': 'Diese Karte hast du nicht auf der Hand.',
  'refusal.NUMBER': 'Zeig genau {count, plural, one {# Karte} other {# verschiedene Karten}}.',
  'refusal.NO_SUCH_BID': 'Eine Ansage ist eine Zahl von 0 bis {most}.',
  'refusal.SUM_OF_BIDS': 'Die letzte Ansage darf die Summe nicht gleich der Zahl der Kämpfe machen: {n} geht nicht.',
  'refusal.NOTHING_THERE': 'Dort liegt keine Karte mehr.',
  'refusal.NO_SIDE': 'Ein Einsatz von {n} braucht eine Seite, auf der er liegt.',
  'refusal.NO_SUCH_STAKE': 'Ein Einsatz ist eine Zahl von 1 bis {most}.',
  'refusal.other': 'Das verbietet Regel {rule}.',
};
