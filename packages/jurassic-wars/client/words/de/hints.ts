/** Tipps gegen den Computer und in Replays. */
import type { hints as en } from '../en/hints';

export const hints: Readonly<Record<keyof typeof en, string>> = {
  'hint.button': 'Tipp',
  'hint.thinking': 'Denkt nach …',
  'hint.said': 'Tipp: {sentence}',
  'hint.play': '{card} ausspielen.',
  'hint.commit': '{card} legen.',
  'hint.none': 'Keine Karte legen.',
  'hint.bid': '{n} ansagen.',
  'hint.fight': 'Dabeibleiben.',
  'hint.fold': 'Passen.',
  'hint.pot':
    '{reader, select, watcher {Diese} other {Deine}} Hand gewinnt den Topf in etwa {chance} der Fälle: geschätzt aus ausgeteilten Händen.',
  'hint.pick': 'Irgendeine Karte, sie sind alle gleich.',
  'hint.predict': '{n} voraussagen.',
  'hint.stake': '{n} auf {side, select, carnivores {die Fleischfresser} other {die Pflanzenfresser}}.',
  'hint.nothing': 'Nichts.',
  'hint.reveal': 'Die schwächsten Dinosaurier zeigen, damit die starken geheim bleiben.',
  'hint.ready': 'Weiter.',
  'hint.exact': 'Siegchance: {chance}, genau gerechnet.',
  'hint.estimate': 'Siegchance: {chance}, geschätzt.',
  'hint.why.only': 'Es ist der einzige.',
  'hint.why.best': 'Auf {reader, select, watcher {dieser} other {deiner}} Hand hat keiner eine bessere Chance.',
  'hint.why.cheap':
    '{cheapest, select, true {Der kleinste Verlust} other {Der kleinere Verlust}}: {card} {answers, select, true {hätte {wins}, ist aber später mehr wert:} other {ist später mehr wert,}} {worth} gegen {ownWorth} im Mittel.',
  'hint.why.worse': '{card} hätte {wins}, ist aber über die ganze Partie schlechter, meint der Computer.',
  'hint.why.scores': 'Ein Sieg bringt den Rang an Punkten, {rank}: {card} hätte {wins}, bringt aber nur {otherRank}.',
  'hint.why.lose':
    '{bid, plural, =0 {0 ist angesagt} other {Die Ansage von {bid} ist erfüllt}}: diesen Kampf besser verlieren.',
  'hint.why.all': 'Die Ansage braucht jeden Kampf, der noch kommt.',
  'hint.why.counts': 'Die Ansage ist nicht mehr zu erfüllen, also zählt jeder Sieg einen Punkt.',
  'hint.why.needs':
    'Die Ansage braucht noch {needed, plural, one {einen Sieg} other {# Siege}} mit {left} Dinosauriern: {keeps, select, true {{card} soll später siegen} other {dieser soll siegen}}.',
  'hint.why.gains': 'Ohne Karte: {bare}{open, select, true { (wenn die andere Seite keine legt)} other {}}.',
  'hint.why.faces': 'Gegen {type} macht sie aus {bare} {wins}.',
  'hint.why.saved': '{type} käme auf {wins}: zu wenig für eine Karte, die nie wiederkommt.',
  'hint.why.idle': 'Keine Karte ändert hier viel.',
  'hint.why.stands': 'Die Hand steht für etwa {expected} von {combats} Kämpfen.',
  'hint.why.pays': 'Dabeibleiben lohnt sich ab {price}.',
  'hint.why.chases': 'Nur ein Topf kann noch aufholen.',
  'hint.why.protects': 'Passen schützt die Führung.',
  'hint.why.level': 'Keine Seite ist klar im Vorteil.',
  'hint.why.half': 'Beide Stapel sind gleich stark.',
};
