import type { reasons as english } from '../en/reasons';

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  'reason.one': 'Eines davon',
  'reason.option': '{who}: Dafür muss die Zusatzregel „{option}“ gelten.',
  'reason.no-gun': '{who}: Das zugehörige Geschütz fehlt.',
  'reason.gun-crew': '{who} braucht {needed} Mann Bedienung und hat {crew}.',
  'reason.no-ride': '{who}: Das zugehörige Fahrzeug fehlt.',
  'reason.no-room':
    '{who} hat Platz für {capacity, plural, one {# Mitfahrer} other {# Mitfahrer}}; {riders} wollen mit.',
  'reason.mounts.both': '{who} trägt ein MG oder eine Kanone, nicht beides.',
  'reason.mounts': '{who} lässt sich so nicht bewaffnen.',
  'reason.mounted-mg': '{who}: Ein montiertes MG ist ein leichtes oder ein schweres.',
  'reason.sizes': '{who}: Größenklassen gelten in dieser Partie nicht.',
  'reason.crew': '{who} braucht {needed} Mann Besatzung, nicht {crew}.',
  'reason.tow.twice': '{who}: Dieses Geschütz wird schon gezogen.',
  'reason.tow': '{who} kann dieses Geschütz nicht ziehen: {gun}.',
  'reason.tanks':
    '{rank, select, nco {Zu viele Unteroffiziere in Panzern} leader {Zu viele Anführer in Panzern} hero {Zu viele Helden in Panzern} other {Zu viele einfache Soldaten in Panzern}}: {most, plural, =0 {keine erlaubt} other {höchstens #}}.',
  'reason.snipers': 'Zu viele Scharfschützen: {most, plural, =0 {keine erlaubt} other {höchstens #}}.',
  'reason.sniper-leader': '{who}: Ein Anführer kann kein Scharfschütze sein.',
  'reason.calibre': '{who}: Großkaliber gibt es nur für Gewehre und Pistolen.',
  'reason.elite': 'Zu viele in der Heldeneinheit: {most, plural, =0 {keine erlaubt} other {höchstens #}}.',
  'reason.elite.heroes': '{who}: Zur Heldeneinheit gehören nur Helden.',
  'reason.air.busy': '{who}: Fallschirmjäger bedienen kein Geschütz und fahren nicht mit.',
  'reason.air': 'Zu viele kommen aus der Luft: {most, plural, =0 {keine erlaubt} other {höchstens #}}.',
  'reason.count': '{who}: {count} ist keine mögliche Anzahl.',
  'reason.nobody': 'Es ist noch niemand dabei.',
  'reason.figures':
    '{figures, plural, one {# Figur ist} other {# Figuren sind}} zu viel: {most, plural, =0 {keine erlaubt} other {höchstens #}}.',
  'reason.share.least':
    'Armeespieler {player} bringt {points} von den {least} Punkten mit, die auf der Insel alle haben.',
  'reason.share.most': 'Armeespieler {player} bringt {points} Punkte mit; auf der Insel haben alle höchstens {most}.',
  'reason.weapons':
    'Zu viele gleiche Waffen ({weapon}) für diese Armee: {most, plural, =0 {keine erlaubt} other {höchstens #}}.',
  'reason.edges': '{who}: Kanten kreuzen sich, oder alle Ecken liegen auf einer Linie.',
  'reason.twice': 'Zwei Stücke heißen {piece}.',
  'reason.terrain': 'Zu viel Gelände: {most, plural, =0 {keines erlaubt} other {höchstens #}}.',
  'reason.table-size': 'Ein Tisch misst an jeder Seite {least} bis {most}.',
};
