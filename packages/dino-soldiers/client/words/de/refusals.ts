import type { refusals as english } from '../en/refusals';

/** Warum etwas nicht geht, nach der Regel, die es verbietet. */
export const refusals: Readonly<Record<keyof typeof english, string>> = {
  'refusal.DS-GEN-2': '{side, select, dinosaurs {Die Dinosaurier} other {Die Soldaten}} sind am Zug.',
  'refusal.DS-GEN-3': 'Das gehört in eine andere Phase der Partie.',
  'refusal.DS-TURN-1': 'Das gehört in einen anderen Schritt des Zugs.',
  'refusal.DS-TURN-3': 'Diese Einheit gehört dir nicht oder ist nicht dort.',
  'refusal.DS-TURN-4':
    'Die Bewegung dieses Zugs ist vorbei{attacks, plural, =0 {} other {: Der erste Angriff hat sie beendet}}.',
  'refusal.DS-SEQ-1': 'Dieser Angriff braucht eine andere Art von Ziel.',
  'refusal.DS-SEQ-6': 'Du hast schon gewählt.',
  'refusal.DS-SEQ-7': 'Jede Einheit kann nur einmal genannt werden.',
  'refusal.DS-OPT-2': 'In dieser Partie wird mit fertigen Teams gespielt.',
  'refusal.DS-OPT-5': 'Eine Partie hat {least} bis {most} Runden, nicht {roundLimit}.',
  'refusal.DS-TEAM-1': 'Das gehört der anderen Seite.',
  'refusal.DS-TEAM-3': 'Das Team kostet {cost} Punkte; höchstens {most} sind erlaubt.',
  'refusal.DS-TEAM-4': 'Ein Team braucht mindestens eine Einheit.',
  'refusal.DS-TEAM-5': '{unit}: {count} sind zu viele, es gibt {most} Karten.',
  'refusal.DS-TEAM-6': '{unit}: Eine Einheit mit Stern gibt es nur einmal.',
  'refusal.DS-TEAM-7': 'Nur Dinosaurier dürfen die Alphakarte nehmen.',
  'refusal.DS-TEAM-8': 'Die Alphakarte braucht einen Dinosaurier des Teams, der sie trägt.',
  'refusal.DS-SET-3': 'Das erste Plättchen liegt in der Mitte.',
  'refusal.DS-SET-4': 'Ein Plättchen muss auf freiem Platz mit einer ganzen Seite an ein anderes grenzen.',
  'refusal.DS-SET-5': 'Dieser Platz ist ein Hindernis: Ringsum liegen Plättchen.',
  'refusal.DS-SET-6': 'Das Feld darf höchstens 9 mal 9 Plättchen groß sein.',
  'refusal.DS-SET-7': 'Mit den übrigen Plättchen könnten keine zwei Hindernisse mehr entstehen.',
  'refusal.DS-SET-12':
    'Ein Startplättchen muss auf freiem Platz mit einer ganzen Seite an ein Geländeplättchen grenzen.',
  'refusal.DS-SET-13': 'Das Startplättchen der Dinosaurier liegt in der Nordhälfte, das der Soldaten in der Südhälfte.',
  'refusal.DS-SET-14': 'Die Startplättchen müssen mindestens 3 auseinander liegen.',
  'refusal.DS-OCC-1':
    '{count, plural, offset:1 =0 {Kein Platz} =1 {Kein Platz neben: {unit}} other {Kein Platz neben: {unit} und # mehr}}. Eine Seite hat auf einem Plättchen bis zu vier kleine Einheiten oder eine große allein.',
  'refusal.DS-OCC-3':
    '{count, plural, offset:1 =0 {Dort ist kein Platz} =1 {Kein Platz neben: {unit}} other {Kein Platz neben: {unit} und # mehr}}, auch nicht im Vorbeigehen: vier kleine Einheiten oder eine große.',
  'refusal.DS-DEP-1': 'Jede Seite stellt mindestens eine eigene Einheit auf, zuerst die Dinosaurier.',
  'refusal.DS-RES-4': 'Keine deiner Einheiten ist im Feld: Bring zuerst eine herein.',
  'refusal.DS-MOV-2': 'Ein Schritt führt auf ein benachbartes Plättchen.',
  'refusal.DS-MOV-4': 'Diese Einheit bewegt sich nur gerade, nie schräg.',
  'refusal.DS-MOV-5': 'Dort liegt kein Plättchen.',
  'refusal.DS-MOV-6': 'Zu weit: {points} von {needed} Bewegungspunkten übrig.',
  'refusal.DS-AB-LEP-1': 'Ein Sprung führt gerade über ein Plättchen oder Hindernis.',
  'refusal.DS-AB-FLY-2': 'Ein Flug über ein Hindernis führt von einem Plättchen daneben zu einem anderen.',
  'refusal.DS-AB-TAI-1': 'Ein Schwanzhieb reicht nur auf andere Plättchen, nicht auf das eigene.',
  'refusal.DS-AB-IND-1': 'Niemand auf deiner Seite sieht dieses Plättchen.',
  'refusal.DS-AB-COV-1': 'Die beiden Ziele müssen auf benachbarten Plättchen stehen.',
  'refusal.DS-AB-TRA-1': 'Auf diesem Plättchen steht kein Ziel.',
  'refusal.DS-AB-CHA-1':
    '{why, select, gap {Ein Sturmlauf braucht Plättchen auf dem ganzen Weg bis {units}} bent {Ein Sturmlauf geht geradeaus: {units} steht daneben} here {Ein Sturmlauf trifft die Plättchen voraus, nicht das eigene} other {Kein Feind steht auf einem Plättchen, über das der Sturmlauf führen könnte}}.',
  'refusal.DS-AB-FIR-1':
    '{why, select, gap {Das Feuer braucht Plättchen auf dem ganzen Weg bis {units}} bent {Feuer geht geradeaus: {units} steht daneben} here {Das Feuer beginnt auf dem nächsten Plättchen} other {In dieser Richtung liegt kein Plättchen}}.',
  'refusal.DS-AB-AGI-2':
    'Nur deine eigenen flinken Einheiten ignorieren einen Angriff, wenn zwei oder mehr sie trafen, und nur einen davon.',
  'refusal.DS-AB-AGI-5': 'Ein einzelner Angriff kann nicht ignoriert werden.',
  'refusal.DS-ATK-2': 'Diese Einheit hat alle ihre Angriffe gemacht ({most}).',
  'refusal.DS-ATK-3': 'Jede Art von Angriff gibt es einmal im Zug.',
  'refusal.DS-ATK-5': 'Das ist kein Ziel: Es ist nicht im Feld.',
  'refusal.DS-ATK-7': 'Dort ist niemand, der ein Ziel sein kann.',
  'refusal.DS-HIDE-10': 'Diese Einheit ist versteckt; nur Witterung findet sie.',
  'refusal.DS-RNG-1':
    'Zu weit: {distance} Plättchen entfernt, {range, plural, =0 {reicht nur auf dem eigenen Plättchen} other {Reichweite #}}.',
  'refusal.DS-LOS-2': 'Ein Hindernis versperrt die Sicht.',
  'refusal.DS-PI-6':
    '{units, select, none {Jagdtrieb: Er muss die nächste Beute angreifen oder den, der ihn traf} other {Jagdtrieb: Jeder Angriff muss {many, plural, one {{units} treffen} other {eine dieser Einheiten treffen: {units}}}}}.',
  'refusal.DS-PI-8': 'Freunde können nicht angegriffen werden.',
  'refusal.DS-PI-9':
    '{units, select, none {Jagdtrieb: Er weicht nicht vor seiner Beute zurück} other {Jagdtrieb: Kein Schritt führt ihn weiter weg von {many, plural, one {{units}} other {der nächsten dieser Einheiten: {units}}}{there, plural, =0 {} other { (jetzt {now} Plättchen, dort {there})}}}}.',
  'refusal.DS-GEO-1': 'Zwei Plättchen liegen auf demselben Feld.',
  'refusal.DS-SET-1': 'Jedes Plättchen des Satzes liegt nur einmal auf dem Tisch.',
  'refusal.DS-SET-11': 'Startplättchen liegen offen.',
  'refusal.DS-TEAM-11': '{unit}: Es sind 1 bis {most} Lebenspunkte.',
  'refusal.DS-RES-1': 'Nur deine Einheiten in Reserve kommen herein, jede einmal, auf deinem Startplättchen.',
  'refusal.DS-HIDE-3': '{unit}: Verstecken geht nur auf einem offenen, dichten Plättchen, und nicht für jeden.',
  'refusal.DS-TURN-5': 'Nur deine eigenen Einheiten auf dem Feld greifen an.',
  'refusal.DS-SET-2':
    'Die Plättchen werden abwechselnd gelegt: Jetzt legen die {side, select, dinosaurs {Dinosaurier} other {Soldaten}}.',
  'refusal.DS-SET-10': 'Jetzt legen die {side, select, dinosaurs {Dinosaurier} other {Soldaten}} ihr Startplättchen.',
  'refusal.room':
    '{units} {count, plural, one {steht} other {stehen}} auf {spot}: {why, select, alone {Eine große Einheit braucht das Plättchen für sich} large {Eine große Einheit füllt das ganze Plättchen} other {Vier kleine Einheiten füllen es}}{passing, select, yes {, auch im Vorbeigehen} other {}}.',
  'refusal.other': 'Das verbietet Regel {rule}.',
};
