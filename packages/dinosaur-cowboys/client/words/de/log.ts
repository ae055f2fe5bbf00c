/** Das Protokoll und die Gründe von Ablehnungen. */
import type { log as english } from '../en/log';

export const log: Record<keyof typeof english, string> = {
  'log.posseBrought': '{who, select, you {Du bringst} other {{name} bringt}} eine eigene Bande: {posse}',
  'log.posseChosen': '{who, select, you {Du spielst} other {{name} spielt}} {posse}',
  'log.mapChosen': '{who, select, you {Du nennst} other {{name} nennt}} die Karte {map}',
  'log.gathered':
    '{own, select, true {Die Banden treffen sich auf einem Tisch für dieses Spiel} other {Die Banden treffen sich: {map}}}',
  'log.sidesRolled': '{rolled}: {who, select, you {Du beginnst} other {{name} beginnt}} den Aufbau',
  'log.edgeChosen':
    '{who, select, you {Du nimmst} other {{name} nimmt}} den {edge, select, N {Nordrand} E {Ostrand} S {Südrand} other {Westrand}}',
  'log.deployed':
    '{who, select, you {Du stellst} other {{name} stellt}} {count, plural, one {# Figur} other {# Figuren}} auf{riding, plural, =0 {} other {, # im Sattel}}',
  'log.turnBegan': 'Zug {turn}',
  'log.initiativeRolled': 'Initiative {rolled}: {who, select, you {Du aktivierst} other {{name} aktiviert}} zuerst',
  'log.activated': '{name} ist aktiviert',
  'log.unit': 'Die Einheit',
  'log.idled': '{name} tut nichts mehr',
  'log.traitUsed': '{name} setzt {trait} ein',
  'log.healed': '{name} gewinnt {points} Trefferpunkte zurück',
  'log.reloaded': '{name} lädt nach: {weapon}',
  'log.emptied': '{name} muss nachladen: {weapon}',
  'log.rolled':
    '{purpose, select, panic {Panic Speed von {name}: {value}″} charge {{name} würfelt {value} für die Charge, braucht {need}} other {Bravery Test von {name}: {value}, braucht {need}}}',
  'log.yeehawUsed': '{who, select, you {Du rufst} other {{name} ruft}} Yeehaw!: Der Würfel zeigt jetzt {value}',
  'log.luckyUsed': '{name} hat Glück (Lucky). Neue Würfel, Treffer in Klammern: {dice}',
  'log.chargeDeclared': '{name} stürmt auf {target} zu ({weapon})',
  'log.chargeSettled': '{success, select, true {Die Charge erreicht ihr Ziel} other {Die Charge ist zu kurz}}',
  'log.braveryTested':
    '{name} {passed, select, true {behält die Nerven} other {flieht bei der nächsten Aktivierung{known, select, true {: Bravery Test misslungen, {value} von {need}} other {}}}}',
  'log.snapsChosen': 'Snap Attack: {names}',
  'log.snapVoid': 'Eine Snap Attack kommt zu spät',
  'log.movementStopped': 'Die Bewegung ist gestoppt',
  'log.moved':
    '{name} {way, select, hustle {hastet} charge {stürmt} flight {flieht} other {bewegt sich}} {inches}″{known, select, true {: Bravery Test misslungen, {value} von {need}} other {}}',
  'log.turned': '{name} dreht sich',
  'log.mounted': '{name} steigt auf {mount}',
  'log.dismounted': 'Aus dem Sattel: {names}',
  'log.attackRolled':
    '{name} greift {target} an{how, select, snap { (Snap Attack)} charge { (Charge)} fan { (Fan the Hammer)} other {}}, {weapon}, braucht {tn}. Würfel, Treffer in Klammern: {dice}',
  'log.struck':
    '{hits, plural, =0 {Kein Treffer} one {# Treffer} other {# Treffer}}{harmless, select, true {, kein Schaden} other {: {hurt}}}',
  'log.harm': '{damage} Schaden für {name}',
  'log.fell': '{name} ist außer Gefecht',
  'log.placed': 'Abgeworfen und vom Gegner aufgestellt: {names}',
  'log.pushed': '{name} wird zurückgestoßen',
  'log.panicked': '{name} gerät in Panik: {count, plural, one {# Panikmarke} other {# Panikmarken}}',
  'log.testSkipped': '{name} flieht schon und macht keinen Test',
  'log.fleeingRemoved': 'Nicht mehr auf der Flucht: {names}',
  'log.panicEased': '{name} beruhigt sich um {tokens}',
  'log.claimScored':
    '{who, select, you {Du hältst} other {{name} hält}} den Claim: {points, plural, one {# Punkt} other {# Punkte}}',
  'log.won': '{who, select, you {Du gewinnst} several {{names} gewinnen} other {{names} gewinnt}}',
  'log.drawn': 'Unentschieden',

  'refusal.other': 'Die Regeln verbieten das: {rule}.',
  'refusal.GAME_OVER': 'Die Schlacht ist vorbei.',
  'refusal.WRONG_PHASE': 'Jetzt nicht. Zuerst kommt: {phase}.',
  'refusal.NOT_YOUR_TURN': 'Jetzt entscheidet {seat}.',
  'refusal.BAD_OPTIONS': 'Diese Einstellungen passen nicht zusammen.',
  'refusal.BAD_TABLE': 'Dieser Tisch passt nicht zu den Regeln.',
  'refusal.BAD_POSSE':
    '{rule, select, TERM_2 {Eine Bande hat höchstens {most} Mitglieder, diese hat {size}.} TERM_12 {Eine Bande braucht eine Person als Leader und einen Dinosaurier, diese hat {leaders} und {beasts}.} C_03 {Diese Bande kostet {spent} Punkte, erlaubt sind {most}.} C_11 {Das ist keine eigene Bande: Leute, Eigenschaften oder Waffen passen nicht.} TRT_5 {Diese Stufe der Eigenschaft gibt es nicht.} WPN_6 {Diese Waffe gehört einem Dinosaurier.} other {Diese Bande gibt es nicht.}}',
  'refusal.NOT_YOUR_ENTITY':
    '{rule, select, TRN_7 {Das ist keine Einheit von dir.} ACT_10 {{entity} ist nicht zu Fuß.} other {{entity} gehört nicht zur aktiven Einheit.}}',
  'refusal.ALREADY_DONE':
    '{rule, select, ACT_1 {Die eine Aktion dieser Aktivierung ist verbraucht.} R_25 {{entity} war in diesem Zug schon aktiviert.} TRN_5 {{unit} war in diesem Zug schon aktiviert.} ACV_1 {{entity} hat die eine Bewegung dieser Aktivierung schon gemacht.} TRT_1 {{trait} wirkt einmal im Spiel.} other {Das ist schon vereinbart.}}',
  'refusal.BAD_PATH': 'Dieser Weg endet nicht auf dem Tisch oder hat zu viele Ecken.',
  'refusal.TOO_FAR':
    '{rule, select, R_30 {Zu weit: Der Weg kostet {cost}″, übrig sind {allowance}″.} TRT_11 {Zu weit: {target} muss innerhalb von {most}″ sein.} DIN_7 {{dinosaur} ist nicht in Kontakt.} ACT_6 {Der Abstand ist {gap}″; eine Charge braucht {least}″ bis {most}″.} R_31 {Der Weg zählt {toBeat}″, eine Charge reicht höchstens {most}″.} CLO_3 {{target} ist nicht in Kontakt: Der Abstand ist {gap}″.} other {{target} ist {gap}″ entfernt, die Waffe ({weapon}) reicht {most}″.}}',
  'refusal.BLOCKED':
    '{rule, select, R_9 {Dieser Weg führt vom Tisch.} R_8 {{entity} versperrt den Weg.} other {Ein Gebäude ist im Weg.}}',
  'refusal.BAD_PLACE':
    '{rule, select, R_9 {Eine Basis muss ganz auf dem Tisch liegen.} R_11 {Dort steht ein Gebäude.} R_5 {Neben den anderen ist kein Platz.} DIN_8 {{entity} muss in Kontakt mit dem Dinosaurier absteigen.} SET_5 {{entity} muss ganz im Streifen liegen, 8″ tief.} R_60 {{entity} muss innerhalb von {reach}″ um das gefallene Reittier liegen.} other {{entity} kann dort nicht stehen.}}',
  'refusal.BAD_FACING': 'Das ist keine Richtung.',
  'refusal.BAD_WEAPON':
    '{rule, select, WPN_1 {{entity} hat diese Waffe nicht: {weapon}.} SHO_4 {Diese Waffe muss zuerst nachgeladen werden: {weapon}.} R_74 {Fan the Hammer braucht einen Revolver dafür und ein Ziel auf kurze Entfernung.} ACT_3 {Diese Waffe ist geladen: {weapon}.} TRT_17 {Keine Waffe von {entity} muss nachgeladen werden.} other {{entity} hat dafür keine Nahkampfwaffe.}}',
  'refusal.BAD_TARGET':
    '{rule, select, SHO_1 {{target} ist nicht zu sehen.} WPN_5 {{target} ist {gap}″ entfernt, die Waffe ({weapon}) braucht mindestens {leastMils}″.} R_17 {{target} ist {gap}″ entfernt, die Waffe ({weapon}) braucht mindestens {leastMils}″.} R_55 {Nur ein Dinosaurier der eigenen Bande lässt sich reiten.} R_69 {Das muss ein anderes Mitglied der eigenen Bande sein.} R_31 {{target} muss vorn und zu sehen sein.} other {Angreifen lässt sich nur, wer gegnerisch und vorn ist.}}',
  'refusal.BAD_TRAIT': '{rule, select, TRT_2 {{trait} wird nicht angesagt.} other {{entity} hat {trait} nicht.}}',
  'refusal.BAD_ANSWER':
    '{rule, select, SEQ_W1 {{entity} kann nur eine Snap Attack machen.} R_44 {{entity} kann jetzt keine Snap Attack machen.} R_21 {Alle {entities} Figuren müssen stehen, jede einmal.} R_60 {Alle {passengers} Reitenden müssen stehen, jede Figur einmal.} SEQ_W3 {Es gibt {dice} Würfel zur Wahl.} other {Absteigen kann nur, wer diesen Dinosaurier reitet, jede Figur einmal.}}',
  'refusal.NO_ROOM': 'Auf {dinosaur}{mount} ist kein Platz frei.',
};
