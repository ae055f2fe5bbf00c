import type { log as english } from '../en/log';

/** Der Spielverlauf. */
export const log: Readonly<Record<keyof typeof english, string>> = {
  'log.teamChosen': '{who, select, you {Du hast} other {{name} hat}} ein Team gewählt',
  'log.mustered': 'Die Teams sind offen: {dinosaurs} Dinosaurier gegen {soldiers} Soldaten',
  'log.starts': 'Der Dschungel liegt. Jetzt die Startplättchen',
  'log.obstacles': '{count, plural, one {# Hindernis} other {# Hindernisse}} im Feld',
  'log.deploy': '{side, select, dinosaurs {Die Dinosaurier} other {Die Soldaten}} stellen auf',
  'log.turn': 'Runde {round}: {side, select, dinosaurs {die Dinosaurier} other {die Soldaten}}',
  'log.cameIn': '{unit} kommt ins Feld',
  'log.turned': '{tile} ({terrain}) wird aufgedeckt',
  'log.turnedHurting': '{tile} wird aufgedeckt: {damage} Schaden für alle, die es betreten',
  'log.leapt': '{unit} springt',
  'log.overflew': '{unit} fliegt über ein Hindernis',
  'log.charged': '{unit} stürmt weiter',
  'log.hid': '{unit} versteckt sich',
  'log.revealed': '{unit} ist wieder zu sehen',
  'log.revealed.left': '{unit} ist wieder zu sehen, weil es weitergeht',
  'log.revealed.moved': '{unit} ist wieder zu sehen: {by} hat das Plättchen betreten oder verlassen',
  'log.revealed.attacked': '{unit} ist wieder zu sehen: Der Angriff hat das Versteck verraten',
  'log.revealed.over': '{unit} ist wieder zu sehen: Die Zeit im Versteck ist um',
  'log.attacked': '{unit}: {mode}{count, plural, =0 {} other { auf {targets}}}',
  'log.attackedLoud': '{unit}: {mode}{count, plural, =0 {} other { auf {targets}}}. {shout}',
  'log.failed': '{unit}: {mode} misslingt, es fehlt der richtige Ruf',
  'log.hurt':
    '{unit} verliert {damage, plural, one {# Lebenspunkt} other {# Lebenspunkte}}{extra, plural, =0 {} other {{all, select, yes {, durch Führung} other {, {extra} davon durch Führung}}}}',
  'log.hurt.terrain': '{unit} verliert {damage, plural, one {# Lebenspunkt} other {# Lebenspunkte}} durch das Gelände',
  'log.hurt.fire': '{unit} brennt: {damage, plural, one {# Lebenspunkt} other {# Lebenspunkte}} verloren',
  'log.hurt.counter': '{unit} verliert {damage, plural, one {# Lebenspunkt} other {# Lebenspunkte}} durch Gegenwehr',
  'log.postponed': '{unit} ist flink: Der Schaden von Angriff {attack} kommt am Ende des Zugs',
  'log.dodged': '{unit} ignoriert Angriff {attack}',
  'log.died':
    '{unit} ist tot{cause, select, terrain {: durch das Gelände} fire {: verbrannt} counter {: durch Gegenwehr} other {}}',
  'log.died.dodged': '{unit} ist tot: Einen Angriff zu ignorieren konnte das nicht verhindern',
  'log.healed': '{unit} gewinnt einen Lebenspunkt zurück',
  'log.quiet': 'Eine stille Runde, {quiet} von 8: Niemand wurde getroffen. Nach 8 in Folge entscheiden die Punkte',
  'log.ended.DS-END-2':
    '{who, select, you {Du gewinnst} other {{name} gewinnt}}: {beaten, select, soldiers {Kein Soldat ist übrig} other {Kein Dinosaurier ist übrig}}',
  'log.ended.DS-END-3': 'Unentschieden: Beide Seiten sind zugleich ausgelöscht',
  'log.ended.DS-END-5':
    '{who, select, you {Du gewinnst} other {{name} gewinnt}} nach Punkten, {dinosaurs} (Dinosaurier) zu {soldiers} (Soldaten)',
  'log.ended.even': 'Unentschieden nach Punkten, {dinosaurs} zu {soldiers}',
  'log.ended.DS-END-6':
    '{who, select, you {Du gewinnst} other {{name} gewinnt}}: {loser, select, you {Du gibst auf} other {Die andere Seite gibt auf}}',
  'log.ended.other': 'Die Partie ist vorbei',
};
