/** The causes of a loss, each in a sentence. */
export const review = {
  'review.kept-card':
    '{you, select, true {You} other {{who}}} kept {otherCard} back while {own} fought {rival}: {same, select, true {{wins, number, ::percent} in this combat with or without it} other {{wins, number, ::percent} without it, {otherWins, number, ::percent} with it}}{open, select, true { (if the other side uses no card)} other {}}.{faced, select, none {} other { Against {facedCard}: {facedWins, number, ::percent}, with {otherCard} {facedOtherWins, number, ::percent}.}}{third, select, none {} other { {thirdCard} had {thirdWins, number, ::percent} here, but was the card to keep.}}',
  'review.spent-card':
    '{you, select, true {You} other {{who}}} spent {card} on {own} against {rival}: {same, select, true {{wins, number, ::percent} in this combat with or without it} other {{wins, number, ::percent} with it, {otherWins, number, ::percent} without}}{open, select, true { (if the other side uses no card)} other {}}. A spent card is gone for good.',
  'review.wrong-card':
    '{you, select, true {You} other {{who}}} used {card} for {own} against {rival}, {wins, number, ::percent}. With {otherCard} it was {same, select, true {about the same in this combat} other {{otherWins, number, ::percent}}}{open, select, true { (if the other side uses no card)} other {}}.{faced, select, none {} other { Against {facedCard}: {facedWins, number, ::percent}, with {otherCard} {facedOtherWins, number, ::percent}.}}{third, select, none {} other { {thirdCard} had {thirdWins, number, ::percent} here, but was the card to keep.}}{later, select, true { {card} was worth more in a later combat.} other {}}',
  'review.won-too-many':
    '{you, select, true {You} other {{who}}} had {won} of {bid} bid {bid, plural, one {victory} other {victories}} already, and sent {own} to fight, with {wins, number, ::percent} to win{isLead, select, true { on average} other { against {rival}}}. {other} would more likely have lost: {otherWins, number, ::percent}.',
  'review.won-too-few':
    '{you, select, true {You} other {{who}}} had {won} of {bid} bid {bid, plural, one {victory} other {victories}}, and sent {own}, with {wins, number, ::percent} to win{isLead, select, true { on average} other { against {rival}}}. {other} had {otherWins, number, ::percent}.',
  'review.won-early':
    '{you, select, true {You} other {{who}}} needed {needed} more {needed, plural, one {victory} other {victories}} with {left} dinosaurs in hand, and sent {own}, with {wins, number, ::percent} to win{isLead, select, true { on average} other { against {rival}}}. {other}, with {otherWins, number, ::percent}, was the one to give away here.',
  'review.bid-failed':
    '{you, select, true {You} other {{who}}} could not reach {bid} bid {bid, plural, one {victory} other {victories}} exactly any more, so that each victory counts a point. {own} had {wins, number, ::percent} to win{isLead, select, true { on average} other { against {rival}}}, {other} {otherWins, number, ::percent}.',
  'review.weak-answer':
    '{you, select, true {You} other {{who}}} answered {rival} with {own}, {wins, number, ::percent} to win before combat cards. {other} had {otherWins, number, ::percent}.',
  'review.risked-answer':
    '{you, select, true {You} other {{who}}} sent {own} (rank {rank}) against {rival}, {wins, number, ::percent} to win before combat cards. {other} (rank {otherRank}) with {otherWins, number, ::percent} {underdog, select, true {was the one to score with} other {was cheaper to lose. {own} was worth keeping: {worth, number, ::percent} on average against the dinosaurs not seen yet, {other} {otherWorth, number, ::percent}}}.',
  'review.weak-lead':
    '{you, select, true {You} other {{who}}} led {own}, {wins, number, ::percent} to win on average against the dinosaurs not seen yet. {other} had {otherWins, number, ::percent}.',
  'review.risked-lead':
    '{you, select, true {You} other {{who}}} led {own} (rank {rank}), {wins, number, ::percent} to win on average against the dinosaurs not seen yet. {other} (rank {otherRank}) with {otherWins, number, ::percent} {underdog, select, true {was the one to score with} other {was cheaper to lose: a beaten dinosaur is out for good, and the other side chooses its answer}}.',
  'review.bid-high':
    '{you, select, true {You} other {{who}}} bid {n}. The hand stands for about {expected} of {combats} combats; {otherN} was the better bid.',
  'review.bid-low':
    '{you, select, true {You} other {{who}}} bid only {n}. The hand stands for about {expected} of {combats} combats; {otherN} was the better bid.',
  'review.stayed-in':
    '{you, select, true {You} other {{who}}} stayed in with about {chance, number, ::percent} to take the pot. Staying to the end pays only from {price, number, ::percent}: better fold.',
  'review.folded-winner':
    '{you, select, true {You} other {{who}}} folded a hand with about {chance, number, ::percent} to take the pot of {pot, plural, one {# counter} other {# counters}} so far. Staying to the end pays from {price, number, ::percent}.',
  'review.staked-lead':
    '{you, select, true {You} other {{who}}} stayed in with {lead, plural, =0 {as many counters as the next player} one {# counter more than the next player} other {# counters more than the next player}} {hands, plural, one {in the last hand} other {and # hands to go}}. About {chance, number, ::percent} to take the pot was worth its price in counters ({price, number, ::percent}), but not the risk: up to {cost, plural, one {# more counter} other {# more counters}} to pay, and the most counters win the match. Folding protects the lead.',
  'review.gave-up-chase':
    '{you, select, true {You} other {{who}}} folded, {behind, plural, one {# counter} other {# counters}} behind the leader {hands, plural, one {in the last hand} other {with # hands to go}}. About {chance, number, ::percent} to take the pot was not worth its price in counters ({price, number, ::percent}), but only a pot could still catch up.',
  'review.other-dinosaur':
    '{you, select, true {You} other {{who}}} {isLead, select, true {led {own}} other {answered {rival} with {own}}}, {wins, number, ::percent} to win{isLead, select, true { on average} other {}}. {other} with {otherWins, number, ::percent} did better in the end.',
  'review.chose.play': '{you, select, true {You} other {{who}}} sent a dinosaur with {wins, number, ::percent} to win.',
  'review.chose.none': '{you, select, true {You} other {{who}}} used no card: {wins, number, ::percent} to win.',
  'review.chose.commit': '{you, select, true {You} other {{who}}} used {card}: {wins, number, ::percent} to win.',
  'review.chose.bid': '{you, select, true {You} other {{who}}} bid {n}.',
  'review.chose.declare':
    '{you, select, true {You} other {{who}}} {fights, select, true {stayed in} other {folded}}, with about {chance, number, ::percent} to take the pot; staying pays from {price, number, ::percent}.',
  'review.chose.act':
    '{act, select, pick {{you, select, true {You} other {{who}}} took a card.} predict {{you, select, true {You} other {{who}}} made a prediction.} stake {{you, select, true {You} other {{who}}} staked.} reveal {{you, select, true {You} other {{who}}} showed cards.} other {This choice cost chances.}}',
  'review.chose.other': 'This choice cost chances.',
  'review.better.play': 'Better: another dinosaur, {wins, number, ::percent}.',
  'review.better.none': 'Better: no card, {wins, number, ::percent}.',
  'review.better.commit': 'Better: {card}, {wins, number, ::percent}.',
  'review.better.bid': 'Better: {n}.',
  'review.better.declare': 'Better: {fights, select, true {stay in} other {fold}}.',
  'review.better.act':
    'Better: {act, select, pick {another card.} predict {another prediction.} stake {another stake.} reveal {other cards.} other {another choice.}}',
  'review.better.other': 'Another choice was clearly better.',
} as const;
