/** The battle of the day, in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'daily.title': 'Schlacht des Tages',
  'daily.battle': 'Die Schlacht',
  'daily.preparing':
    'Die erste Schlacht des Tages wird gezogen: Zwei Computer probieren sie aus, bis sie fair ist. In ein, zwei Minuten steht sie von selbst hier.',
  'daily.side':
    'Du spielst <b>{side}</b> gegen {strength, select, easy {den leichten Computer} normal {den normalen Computer} strong {den starken Computer} other {den Computer}}.',
  'daily.share': 'Fair: Zwischen zwei gleichen Computern gewann {side} {share} %',
  'daily.rivals': '{rivals, plural, one {Ein Computer hat} other {# Computer haben}} vorgelegt. Schlag sie',
  'daily.nobody': 'Noch hat niemand gespielt. Mach den Anfang',
  'daily.nobodyDid': 'An diesem Tag hat niemand gespielt',
  'daily.begun': '{begun, plural, one {# Mensch hat} other {# Menschen haben}} gespielt',
  'daily.first': 'Heute hast du den Anfang gemacht',
  'daily.played': '{begun, plural, =0 {niemand} other {# dabei}}',
  'daily.once':
    'Alle bekommen diese Schlacht und diese Würfel. Der erste Versuch zählt: kein Zurücknehmen, keine Tipps, keine Zuschauer.',
  'daily.archive.how':
    'Dieser Tag ist vorbei. Du kannst seine Schlacht mit denselben Würfeln zum Spaß spielen; sie zählt nicht.',
  'daily.play': 'Heutige Schlacht spielen',
  'daily.goOn': 'Schlacht fortsetzen',
  'daily.again': 'Zum Spaß spielen',
  'daily.left': 'noch {hours, number} h {minutes, number} min',
  'daily.points': '{points, number} von {most, number} Punkten behalten und erobert',
  'daily.unfinished': 'nicht zu Ende gespielt',
  'daily.rank': 'Platz {rank, number} von {field, number}',
  'daily.soFar': 'Bis jetzt. Um Mitternacht (UTC) öffnet die Tabelle.',
  'daily.replay': 'Wiederholung ansehen',
  'daily.replayOf': 'Wiederholung von {name} ansehen',
  'daily.share.button': 'Ergebnis teilen',
  'daily.share.copied': 'Kopiert',
  'daily.share.line':
    'Schlacht des Tages, {day}\n{squares} besser als {percent, number} % des Feldes{streak, plural, =0 {} =1 {} other { · # Tage in Folge}}',
  'daily.table': 'Ergebnis vom {day}',
  'daily.table.none': 'Nur die Computer haben gespielt. Die heutige Tabelle wartet auf dich.',
  'daily.toDay': 'Zug für Zug',
  'daily.toToday': 'Zur heutigen Schlacht',
  'daily.column.rank': 'Platz',
  'daily.column.name': 'Spieler',
  'daily.column.points': 'Punkte',
  'daily.column.percent': 'Anteil des Feldes, der geschlagen wurde',
  'daily.column.replay': 'Wiederholung',
  'daily.computer':
    '{strength, select, easy {Leichter Computer} normal {Normaler Computer} strong {Starker Computer} other {Computer}}',
  'daily.you': '{name} (du)',
  'daily.streak': 'Deine Serie',
  'daily.streak.days': '{days, plural, =0 {Noch keine} one {# Tag} other {# Tage}}',
  'daily.streak.none': 'Spiel heute, um eine zu beginnen.',
  'daily.streak.stake': 'Spiel heute, damit sie weitergeht.',
  'daily.streak.safe': 'Für heute geschafft. Bis morgen.',
  'daily.streak.free': 'Ein verpasster Tag in der Woche ist frei.',
  'daily.streak.used': 'Der freie Tag dieser Woche ist verbraucht.',
  'daily.month.how': 'Die {best, number} besten Tage zählen.',
  'daily.month.days': '{days, plural, one {# Tag} other {# Tage}}',
  'daily.ratings': 'Wertungen',
  'daily.past': 'Frühere Tage',

  'turns.title': 'Zug für Zug',
  'turns.pick': 'Welcher Zug',
  'turns.step': 'Zug {turn, number} von {turns, number}',
  'turns.key.middle': 'Mitte aller Ergebnisse',
  'turns.key.own': 'Du',
  'turns.people': '{how, select, all {alle ({n} von {of})} most {die meisten ({n} von {of})} other {{n} von {of}}}',
  'turns.lost.none':
    'Am Ende von Zug {turn, number} hatten {people} nichts verloren{yours, select, same {. Du auch nicht} other {. Du hattest {points, plural, one {# Punkt} other {# Punkte}} verloren} nobody {}}.',
  'turns.lost.some':
    'Am Ende von Zug {turn, number} hatten {people} Punkte verloren{yours, select, same {. Du hattest {points, plural, one {# Punkt} other {# Punkte}} verloren} other {. Du hattest nichts verloren} nobody {}}.',
  'turns.taken.none':
    'Bis dahin hatten {people} nichts erobert{yours, select, same {. Du auch nicht} other {. Du hattest {points, plural, one {# Punkt} other {# Punkte}} erobert} nobody {}}.',
  'turns.taken.some':
    'Bis dahin hatten {people} Punkte erobert{yours, select, same {. Du hattest {points, plural, one {# Punkt} other {# Punkte}} erobert} other {. Du hattest nichts erobert} nobody {}}.',
  'turns.middle':
    'Die Mitte aller Ergebnisse lag bei {middle, number} behaltenen und eroberten Punkten{yours, select, there {. Du hattest {points, number}} other {}}.',
  'turns.over':
    '{of, plural, one {Die Schlacht war vorbei} other {{over, number} von {of, number} Schlachten waren vorbei}}.',
  'turns.aims':
    'In Zug {turn, number} {aims, select, sent {schickten {people, number} von {of, number} in den Kampf} other {griffen {people, number} von {of, number} dies an}}: {target}{others, select, none {} other {; andere: {others}}}.',
  'turns.aims.other': '{target} ({people, number})',
  'turns.aims.own':
    '{targets, select, nobody {Du {aims, select, sent {schicktest da niemanden in den Kampf} other {griffst da niemanden an}}} other {Du {aims, select, sent {schicktest in den Kampf} other {griffst an}}: {targets}}}.',
  'turns.aims.best':
    'Das beste Ergebnis, von {name}, kam {targets, select, nobody {ohne einen {aims, select, sent {Kampf} other {Angriff}} in diesem Zug} other {{aims, select, sent {vom Einsatz von} other {von Angriffen auf}}: {targets}}}.',
  'turns.alone':
    'Am Ende von Zug {turn, number} hattest du {points, plural, one {# Punkt} other {# Punkte}}. Sonst hat niemand gespielt, also gibt es nichts zu vergleichen.',
  'turns.behind':
    'Zug {turn, number} machte den Unterschied: Dort fielst du um {points, plural, one {# Punkt} other {# Punkte}} hinter die Mitte zurück.',
  'turns.ahead':
    'Zug {turn, number} machte den Unterschied: Dort gewannst du {points, plural, one {# Punkt} other {# Punkte}} auf die Mitte.',
  'turns.board': '{kept, number} behalten, {taken, number} erobert',
  'turns.board.over': 'vorbei in Zug {turn, number}',
  'turns.board.left': 'verlassen nach Zug {turn, number}',
};
