import type { aids as english } from '../en/aids';

/** Tipps und die Legende der Zeichen auf dem Feld. */
export const aids: Readonly<Record<keyof typeof english, string>> = {
  'hint.button': 'Tipp',
  'hint.said': 'Tipp: {sentence}',
  'hint.attack':
    '{unit}, {mode}{count, plural, =0 {} other { gegen {targets}: {sure, select, yes {genau } other {}}{falls, plural, =0 {{damage} Schaden} one {eine Einheit stirbt} other {# Einheiten sterben}}{sure, select, yes {} dodge {; eine flinke Einheit kann das ignorieren, wenn sie zweimal getroffen wird} other {, wenn nichts Verdecktes im Weg ist}}}}.{friends, plural, =0 {} other { Auch eigene werden getroffen: {names}.}}',
  'hint.broken': 'Der Tipp ließ sich nicht berechnen. Frag noch einmal.',
  'hint.move':
    '{unit} geht nach {spot}.{targets, plural, =0 {} one { Von dort kann die Einheit # Gegner treffen{unknown, select, yes {, wenn nichts Verdecktes im Weg ist} other {}}.} other { Von dort kann die Einheit # Gegner treffen{unknown, select, yes {, wenn nichts Verdecktes im Weg ist} other {}}.}}{dies, select, yes { Sie stirbt dabei.} other {{harm, plural, =0 {} one { Der Boden nimmt # Lebenspunkt.} other { Der Boden nimmt # Lebenspunkte.}}}}',
  'hint.enter':
    '{unit} ins Spiel bringen{targets, plural, =0 {} one {: Von dort kann die Einheit # Gegner treffen{unknown, select, yes {, wenn nichts Verdecktes im Weg ist} other {}}} other {: Von dort kann die Einheit # Gegner treffen{unknown, select, yes {, wenn nichts Verdecktes im Weg ist} other {}}}}.',
  'hint.bound': 'Dort lässt der Jagdtrieb sie nur die eigene Seite angreifen: {names}. Sie muss es nicht.',
  'hint.risk': 'Das Plättchen ist verdeckt: zu {hurts} % verletzt es{kills, plural, =0 {} other {, zu # % tötet es}}.',
  'hint.then':
    'Im selben Zug kann sie dann nach {spot} weitergehen und angreifen: {targets}, {mode}{falls, plural, =0 {} one {, eine Einheit stirbt} other {, # Einheiten sterben}}{unknown, select, yes {, wenn nichts Verdecktes im Weg ist} other {}}.',
  'hint.nearer':
    'So kommt sie dem Gegner näher: auf {kind, select, points {{gap, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}}} other {{gap, plural, one {# Plättchen} other {# Plättchen}}}}.',
  'hint.away':
    'So hält sie mehr Abstand zum Gegner: {kind, select, points {{gap, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}}} other {{gap, plural, one {# Plättchen} other {# Plättchen}}}}.',
  'hint.endsMoves':
    'Der erste Angriff beendet die Bewegung. In diesem Zug nicht mehr bewegt oder hereingeholt: {units}.',
  'hint.hides': 'Dort kann sie sich am Ende des Zugs verstecken.',
  'hint.room': 'So macht sie Platz für die Reserve.',
  'hint.scouts': 'So wird das Plättchen aufgedeckt.',
  'hint.safe': 'Soweit du siehst, kann sie dort im nächsten Zug kein Gegner treffen.',
  'hint.feared':
    'Im nächsten Zug {count, plural, one {könnte # Gegner} other {könnten # Gegner}} sie dort treffen{than, select, none {} other {; wo sie steht, {stood}}}.',
  'hint.deploy': '{units} aufstellen.',
  'hint.end':
    '{left, select, reserve {Hör hier auf: Deine Reserve ist später mehr wert. Beende den Zug.} units {Hör hier auf: Deine Einheiten stehen gut. Beende den Zug.} other {Was bleibt, hilft nicht weiter. Den Zug beenden.}}',
  'hint.next.by.points':
    '{less, plural, =0 {Etwa gleich gut: {what}.} one {Nächstbestes: {what}, # Punkt an Einheiten weniger wert.} other {Nächstbestes: {what}, # Punkte an Einheiten weniger wert.}}',
  'hint.next.by.chance':
    '{less, plural, =0 {Etwa gleich gut: {what}.} one {Nächstbestes: {what}, # Punkt weniger Siegchance.} other {Nächstbestes: {what}, # Punkte weniger Siegchance.}}',
  'hint.next.by.match': 'Nächstbestes: {what}; das kann die Partie kosten.',
  'hint.next.attack': '{unit}, {mode}',
  'hint.next.move': '{unit} nach {spot}',
  'hint.next.enter': '{unit} aus der Reserve',
  'hint.next.end': 'den Zug beenden',
  'legend.name': 'Zeichen',
  'legend.step': 'Ein Schritt',
  'legend.reach': 'In Reichweite',
  'legend.unknown': 'Führt über verdeckten Boden',
  'legend.harm': 'Der Weg kostet Lebenspunkte',
  'legend.held': 'Dorthin lässt der Jagdtrieb den Dinosaurier nicht',
  'legend.risk': 'Chance, dass verdeckte Plättchen auf dem Weg verletzen. Mit Totenkopf: sie können töten',
  'legend.target': 'Kann angegriffen werden',
  'legend.range': 'Reichweite des gewählten Angriffs',
  'legend.hit': 'Lebenspunkte, die der Angriff nimmt. Totenkopf: sie stirbt',
  'legend.alpha': 'Der Alpha: solange er auf dem Feld ist, muss kein Dinosaurier angreifen',
  'legend.hp': 'Lebenspunkte',
  'legend.number': 'Nummer der Einheit; Buchstaben davor: ihre Art',
  'legend.pending': 'Ein Treffer, der bis zum Ende des Zugs wartet',
  'legend.hidden': 'Versteckt, noch so viele Züge',
  'legend.count': 'Einheiten auf dem Plättchen; ein zweiter Druck zeigt sie groß',
  'legend.rough': 'Betreten kostet 2 Punkte; wer nur noch 1 hat, darf trotzdem hinein',
  'legend.cluttered': 'Kleine Einheiten können sich hier verstecken',
  'legend.unforgiving': 'Betreten kostet Lebenspunkte',
  'legend.fire': 'Feuer: Betreten kostet Lebenspunkte, noch so viele Züge der Soldaten lang',
  'legend.left': 'Bewegungspunkte, die dort übrig sind',
  'legend.danger':
    'Gegner, auch aus der Reserve, die dort im nächsten Zug Leben nehmen könnten. Grün: weniger als am Standort, rot: mehr, ohne Zeichen: ebenso viele',
  'legend.instinct': 'Jagdtrieb: kann nur dort angreifen, die nächste Beute gleich welcher Seite',
  'legend.sight': 'Sicht zum gezeigten Feld; rot: versperrt',
  'legend.threat': 'Beim Zeigen auf so ein Feld: die gemeinten Gegner',
  'legend.switch': 'Gefahren zeigen',
};
