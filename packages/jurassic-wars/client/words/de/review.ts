import type { review as english } from '../en/review';

/** Die Gründe eines Verlusts, je in einem Satz. */
export const review: Readonly<Record<keyof typeof english, string>> = {
  'review.kept-card':
    '{you, select, true {Du hieltest} other {{who} hielt}} {otherCard} zurück, als {own} gegen {rival} kämpfte: {same, select, true {mit oder ohne die Karte {wins, number, ::percent} in diesem Kampf} other {{wins, number, ::percent} ohne, {otherWins, number, ::percent} mit der Karte}}{open, select, true { (wenn die andere Seite keine Karte legt)} other {}}.{faced, select, none {} other { Gegen {facedCard}: {facedWins, number, ::percent}, mit {otherCard} {facedOtherWins, number, ::percent}.}}{third, select, none {} other { {thirdCard} hätte hier {thirdWins, number, ::percent}, war aber die Karte zum Aufheben.}}',
  'review.spent-card':
    '{you, select, true {Du legtest} other {{who} legte}} {card} für {own} gegen {rival}: {same, select, true {mit oder ohne die Karte {wins, number, ::percent} in diesem Kampf} other {{wins, number, ::percent} mit, {otherWins, number, ::percent} ohne}}{open, select, true { (wenn die andere Seite keine Karte legt)} other {}}. Gelegte Karten sind für immer weg.',
  'review.wrong-card':
    '{you, select, true {Du legtest} other {{who} legte}} {card} für {own} gegen {rival}, {wins, number, ::percent}. Mit {otherCard} {same, select, true {war es in diesem Kampf etwa gleich} other {waren es {otherWins, number, ::percent}}}{open, select, true { (wenn die andere Seite keine Karte legt)} other {}}.{faced, select, none {} other { Gegen {facedCard}: {facedWins, number, ::percent}, mit {otherCard} {facedOtherWins, number, ::percent}.}}{third, select, none {} other { {thirdCard} hätte hier {thirdWins, number, ::percent}, war aber die Karte zum Aufheben.}}{later, select, true { {card} war in einem späteren Kampf mehr wert.} other {}}',
  'review.won-too-many':
    '{you, select, true {Du hattest} other {{who} hatte}} schon {won} von {bid, plural, one {# angesagten Sieg} other {# angesagten Siegen}} und {you, select, true {schicktest} other {schickte}} {own} mit {wins, number, ::percent} Siegchance{isLead, select, true { im Mittel} other { gegen {rival}}}. {other} hätte eher verloren: {otherWins, number, ::percent}.',
  'review.won-too-few':
    '{you, select, true {Du hattest} other {{who} hatte}} {won} von {bid, plural, one {# angesagten Sieg} other {# angesagten Siegen}} und {you, select, true {schicktest} other {schickte}} {own} mit {wins, number, ::percent} Siegchance{isLead, select, true { im Mittel} other { gegen {rival}}}. {other} hatte {otherWins, number, ::percent}.',
  'review.won-early':
    '{you, select, true {Du brauchtest} other {{who} brauchte}} noch {needed, plural, one {# Sieg} other {# Siege}} mit {left} Dinosauriern auf der Hand und {you, select, true {schicktest} other {schickte}} {own} mit {wins, number, ::percent} Siegchance{isLead, select, true { im Mittel} other { gegen {rival}}}. {other} mit {otherWins, number, ::percent} war hier der richtige zum Hergeben.',
  'review.bid-failed':
    '{you, select, true {Du konntest} other {{who} konnte}} {bid, plural, one {# angesagten Sieg} other {# angesagte Siege}} nicht mehr genau erreichen, also zählt jeder Sieg einen Punkt. {own} hatte {wins, number, ::percent} Siegchance{isLead, select, true { im Mittel} other { gegen {rival}}}, {other} {otherWins, number, ::percent}.',
  'review.weak-answer':
    '{you, select, true {Du antwortetest} other {{who} antwortete}} auf {rival} mit {own}, {wins, number, ::percent} Siegchance vor den Kampfkarten. {other} hatte {otherWins, number, ::percent}.',
  'review.risked-answer':
    '{you, select, true {Du schicktest} other {{who} schickte}} {own} (Rang {rank}) gegen {rival}, {wins, number, ::percent} Siegchance vor den Kampfkarten. {other} (Rang {otherRank}) mit {otherWins, number, ::percent} {underdog, select, true {war für Punkte besser} other {war der kleinere Verlust. {own} war zu schade: im Mittel {worth, number, ::percent} gegen alle noch ungesehenen Dinosaurier, {other} {otherWorth, number, ::percent}}}.',
  'review.weak-lead':
    '{you, select, true {Du spieltest} other {{who} spielte}} {own} an, im Mittel {wins, number, ::percent} Siegchance gegen alle noch ungesehenen Dinosaurier. {other} hatte {otherWins, number, ::percent}.',
  'review.risked-lead':
    '{you, select, true {Du spieltest} other {{who} spielte}} {own} (Rang {rank}) an, im Mittel {wins, number, ::percent} Siegchance gegen alle noch ungesehenen Dinosaurier. {other} (Rang {otherRank}) mit {otherWins, number, ::percent} {underdog, select, true {war für Punkte besser} other {war der kleinere Verlust: Ein geschlagener Dinosaurier ist endgültig weg, und die andere Seite sucht sich ihre Antwort aus}}.',
  'review.bid-high':
    '{you, select, true {Du sagtest} other {{who} sagte}} {n} an. Die Hand steht für etwa {expected} von {combats} Kämpfen; {otherN} war die bessere Ansage.',
  'review.bid-low':
    '{you, select, true {Du sagtest} other {{who} sagte}} nur {n} an. Die Hand steht für etwa {expected} von {combats} Kämpfen; {otherN} war die bessere Ansage.',
  'review.stayed-in':
    '{you, select, true {Du bliebst} other {{who} blieb}} dabei, mit etwa {chance, number, ::percent} für den Topf. Bis zum Ende dabeizubleiben lohnt sich erst ab {price, number, ::percent}: besser passen.',
  'review.folded-winner':
    '{you, select, true {Du passtest} other {{who} passte}} mit einer Hand, die den Topf von bisher {pot, plural, one {# Marke} other {# Marken}} mit etwa {chance, number, ::percent} gewinnt. Bis zum Ende dabeizubleiben lohnt sich ab {price, number, ::percent}.',
  'review.staked-lead':
    '{you, select, true {Du bliebst} other {{who} blieb}} mit {lead, plural, =0 {so vielen Marken wie der Nächste} one {# Marke mehr als der Nächste} other {# Marken mehr als der Nächste}} {hands, plural, one {im letzten Blatt} other {bei noch # Blättern}} dabei. Etwa {chance, number, ::percent} für den Topf waren ihren Preis in Marken wert ({price, number, ::percent}), aber nicht das Risiko: bis zu {cost, plural, one {# weitere Marke} other {# weitere Marken}}, und die meisten Marken gewinnen die Partie. Passen schützt die Führung.',
  'review.gave-up-chase':
    '{you, select, true {Du passtest} other {{who} passte}}, {behind, plural, one {# Marke} other {# Marken}} hinter dem Führenden {hands, plural, one {im letzten Blatt} other {bei noch # Blättern}}. Etwa {chance, number, ::percent} für den Topf waren ihren Preis in Marken nicht wert ({price, number, ::percent}), aber nur ein Topf konnte noch aufholen.',
  'review.other-dinosaur':
    '{you, select, true {Du} other {{who}}} {isLead, select, true {{you, select, true {spieltest} other {spielte}} {own} an} other {{you, select, true {antwortetest} other {antwortete}} auf {rival} mit {own}}}, {wins, number, ::percent} Siegchance{isLead, select, true { im Mittel} other {}}. {other} mit {otherWins, number, ::percent} war am Ende besser.',
  'review.chose.play':
    '{you, select, true {Du schicktest} other {{who} schickte}} einen Dinosaurier mit {wins, number, ::percent} Siegchance.',
  'review.chose.none':
    '{you, select, true {Du legtest} other {{who} legte}} keine Karte: {wins, number, ::percent} Siegchance.',
  'review.chose.commit':
    '{you, select, true {Du legtest} other {{who} legte}} {card}: {wins, number, ::percent} Siegchance.',
  'review.chose.bid': '{you, select, true {Du sagtest} other {{who} sagte}} {n} an.',
  'review.chose.declare':
    '{you, select, true {Du} other {{who}}} {fights, select, true {{you, select, true {bliebst} other {blieb}} dabei} other {{you, select, true {passtest} other {passte}}}}, mit etwa {chance, number, ::percent} für den Topf; dabeizubleiben lohnt sich ab {price, number, ::percent}.',
  'review.chose.act':
    '{act, select, pick {{you, select, true {Du nahmst} other {{who} nahm}} eine Karte.} predict {{you, select, true {Du sagtest} other {{who} sagte}} etwas voraus.} stake {{you, select, true {Du machtest} other {{who} machte}} einen Einsatz.} reveal {{you, select, true {Du zeigtest} other {{who} zeigte}} Karten.} other {Diese Wahl kostete Chancen.}}',
  'review.chose.other': 'Diese Wahl kostete Chancen.',
  'review.better.play': 'Besser: ein anderer Dinosaurier, {wins, number, ::percent}.',
  'review.better.none': 'Besser: keine Karte, {wins, number, ::percent}.',
  'review.better.commit': 'Besser: {card}, {wins, number, ::percent}.',
  'review.better.bid': 'Besser: {n}.',
  'review.better.declare': 'Besser: {fights, select, true {dabeibleiben} other {passen}}.',
  'review.better.act':
    'Besser: {act, select, pick {eine andere Karte.} predict {eine andere Vorhersage.} stake {ein anderer Einsatz.} reveal {andere Karten.} other {eine andere Wahl.}}',
  'review.better.other': 'Eine andere Wahl war klar besser.',
};
