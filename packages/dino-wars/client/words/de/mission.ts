import type { mission as english } from '../en/mission';

export const mission: Readonly<Record<keyof typeof english, string>> = {
  'goal.gate.search.army':
    'Finde den zweiten Torpfosten: Er liegt in Gelände, weit weg von deiner Zone, und wird auf {seen} gefunden. Auch Dinosaurier verstecken sich.',
  'goal.gate.search.dinosaurs':
    'Halte die Armee vom zweiten Torpfosten fern und lass niemanden entkommen. Sie sieht nicht, wer sich versteckt.',
  'goal.gate.search.both': 'Die Armee sucht den zweiten Torpfosten; die Dinosaurier verstecken sich.',
  'goal.gate.carry.army':
    'Bring beide Torpfosten zusammen: jetzt {apart} auseinander, höchstens {most}. Zwei Soldaten tragen einen, oder ein Fahrzeug.',
  'goal.gate.carry.dinosaurs':
    'Der zweite Torpfosten ist gefunden. Halte beide auseinander: jetzt {apart}, das Tor braucht {most}.',
  'goal.gate.carry.both': 'Die Armee bringt die Torpfosten zusammen: jetzt {apart} auseinander, höchstens {most}.',
  'goal.gate.open.army': 'Bau beide Torpfosten auf: {up} von 2 stehen. Jeder braucht zwei Soldaten.',
  'goal.gate.open.dinosaurs': 'Die Torpfosten sind beisammen: Erledige, wer sie aufbaut. {up} von 2 stehen.',
  'goal.gate.open.both': 'Die Armee baut beide Torpfosten auf: {up} von 2 stehen.',
  'goal.gate.leave.army': 'Das Tor ist offen. Geht zwischen den Torpfosten hinaus: {home} von {alive}.',
  'goal.gate.leave.dinosaurs': 'Das Tor ist offen: Lass niemanden durch. Entkommen: {home} von {alive}.',
  'goal.gate.leave.both': 'Das Tor ist offen. Entkommen: {home} von {alive}.',
  'goal.gate.quiet': '{quiet} von {most} ruhigen Runden.',
  'goal.gate.short.search.army': 'Finde den zweiten Torpfosten.',
  'goal.gate.short.search.dinosaurs': 'Niemand darf zum Torpfosten.',
  'goal.gate.short.search.both': 'Ein Torpfosten ist versteckt.',
  'goal.gate.short.carry.army': 'Torpfosten zusammen: noch {apart}.',
  'goal.gate.short.carry.dinosaurs': 'Torpfosten trennen: {apart}.',
  'goal.gate.short.carry.both': 'Torpfosten: {apart} auseinander.',
  'goal.gate.short.open.army': 'Torpfosten aufbauen: {up} von 2.',
  'goal.gate.short.open.dinosaurs': 'Tor verhindern: {up} von 2 stehen.',
  'goal.gate.short.open.both': 'Torpfosten: {up} von 2 stehen.',
  'goal.gate.short.leave.army': 'Geht hinaus: {home} von {alive}.',
  'goal.gate.short.leave.dinosaurs': 'Niemand entkommt: {home} von {alive}.',
  'goal.gate.short.leave.both': 'Entkommen: {home} von {alive}.',
  'mission.title.army': 'So gewinnst du',
  'mission.title.dinosaurs': 'So würde die Armee gewinnen',
  'mission.title.both': 'So gewinnt die Armee',
  'mission.search':
    '<b>Den zweiten Torpfosten finden.</b> Er liegt in Gelände, mindestens {zone} von der Zone der Armee: die gepunkteten Stücke. Wer auf {seen} herankommt, findet ihn.',
  'mission.search.done': '<b>Den zweiten Torpfosten finden:</b> gefunden.',
  'mission.carry':
    '<b>Beide Torpfosten zusammenbringen</b>, höchstens {most} auseinander. Zwei Soldaten, höchstens {near} vom Torpfosten, tragen ihn bis zu {far} pro Runde. Zwei Soldaten laden ihn auch in ein Fahrzeug, höchstens {near} daneben; dort nimmt er einen Platz.',
  'mission.open':
    '<b>Beide aufbauen.</b> Das tun zwei Soldaten, höchstens {near} vom Torpfosten; es halbiert ihre Bewegung. Dann ist das Tor offen.',
  'mission.leave':
    '<b>Hinausgehen</b>, in Phase 4 zwischen den Torpfosten hindurch, zu Fuß oder im Fahrzeug. {needed, plural, one {Ein Soldat, der entkommt, gewinnt} other {# Soldaten, die entkommen, gewinnen}} die Partie: voll mit der Hälfte der Punkte der Armee, sonst knapp.',
  'mission.end': `Schluss ist, wenn kein Soldat mehr auf dem Tisch ist, oder nach {most} Runden hintereinander ohne Angriffswurf (bisher {quiet}): Dann {draw, select,
    true {ist es unentschieden.}
    other {gewinnt, wer den größeren Anteil der eigenen Punkte übrig hat; unter {margin} % Unterschied ist es unentschieden.}
  }`,
  'mission.or': 'Die Armee gewinnt auch, wenn der letzte Dinosaurier gefallen ist, versteckte eingeschlossen.',
  'mission.hidden':
    'Auch Dinosaurier verstecken sich in oder hinter Gelände, bis die Armee auf {seen} herankommt oder sie im Freien sieht.',
  'mission.dinosaurs': 'Du gewinnst, wenn niemand entkommt.',
  'mission.brief':
    '<b>Das Zeittor.</b> Finde den zweiten Torpfosten, bau beide zusammen auf und geht dazwischen hinaus.',
  'mission.brief.dinosaurs':
    '<b>Das Zeittor.</b> Die Armee sucht einen zweiten Torpfosten, um ein Tor zu öffnen. Lass niemanden entkommen.',
  'mission.brief.more': 'So wird gewonnen',
  'mission.brief.ok': 'Verstanden',
  'report.open': 'Das Tor wurde geöffnet.',
  'report.out':
    '{home} von {count} Soldaten sind entkommen, mit {saved} von {points} Punkten{grade, select, full {: ein voller Sieg} marginal {: ein knapper Sieg} other {}}.',
  'report.hidden': 'Der zweite Torpfosten wurde nie gefunden{where, select, unknown {} other {: Er lag {where}}}.',
  'report.apart': 'Der zweite Torpfosten wurde gefunden; beide blieben {apart} auseinander.',
  'report.near': 'Die Torpfosten lagen beisammen, {apart} auseinander, und wurden nicht beide aufgebaut.',
  'next-time.pole':
    'Nächstes Mal: Dein Torpfosten hat deine Zone nie verlassen. Verlade ihn in den Lkw, oder lass ihn von zwei Soldaten tragen.',
  'next-time.search':
    'Nächstes Mal: Schick Kundschafter ins gepunktete Gelände; ein paar Soldaten nebeneinander durchsuchen einen breiten Streifen.',
  'next-time.carry': 'Nächstes Mal: Fahr den Torpfosten zum anderen; zu Fuß kommt er {far} weit pro Runde.',
  'next-time.open': 'Nächstes Mal: Halte zwei Soldaten an jedem Torpfosten und baue beide in einer Runde auf.',
  'next-time.leave': 'Nächstes Mal: Halte jemanden neben dem Tor, der hindurchgeht, sobald es offen ist.',
};
