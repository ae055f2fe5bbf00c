/** The sentences on lasting orders in English. */
export const en = {
  label: 'Lasting orders',
  'give.button': 'Orders',
  'carry.button': 'Carry out orders ({count})',
  'type.name':
    '{type, select, hold {Hold and fire} go {Go there} keep {Keep formation} follow {Follow} other {Cancel orders}}',
  'type.about':
    '{type, select, hold {Stays. When your army fires, it shoots at the best target.} go {Goes there turn after turn, round what is in the way.} keep {Once one of them has moved, the others move the same way.} follow {Moves back to its place beside the one it follows.} other {Takes their orders away.}}',
  'type.leader': 'Follows {name}',
  'type.choose-leader': 'Choose whom to follow',
  'type.choose-goal': 'Pick the place to go to on the table',
  fires: 'Fire too',
  within: '{inches, select, none {Any distance} other {Within {inches}"}}',
  least: '{chance, select, none {Any chance} other {{chance} or better}}',
  'who.none': 'Choose figures for an order',
  who: '{count, plural, =1 {{name}} other {# figures}}',
  everybody: 'Everyone',
  'give.red': '{type, select, none {Cancel} other {Order!}}',
  'give.label':
    '{type, select, hold {Hold and fire: {count}} go {Go there: {count}} keep {Keep formation: {count}} follow {Follow: {count}} other {Cancel the orders of {count}}}',
  given:
    '{type, select, none {{count, plural, =0 {Nobody had orders.} =1 {One order cancelled.} other {# orders cancelled.}}} other {{count, plural, =0 {That order can’t be given here.} =1 {One figure has this order now.} other {# figures have this order now.}} {type, select, go {It lasts until they are there.} other {It lasts until you cancel it.}}}}',
  nothing:
    '{why, select, none {Nobody has orders. Select a figure and press I.} waits {No order can be carried out yet.} other {No orders for this phase.}}',
  'carry.label': 'Orders to carry out',
  'carry.red': 'Carry out {count}',
  'carry.head': '{count, plural, =1 {One order} other {# orders}}',
  'carry.going': 'Carried out {done} so far …',
  'carry.moves': 'moves {length}"',
  'carry.short': 'moves {length}", {short}" short',
  'carry.left': 'moves {length}", {left}" left',
  'carry.shoots': 'shoots at {name}',
  'carry.out': 'Leave {name} out',
  'carry.turn': 'If a target falls first, the rest shoot at their next best.',
  'carry.waits': '{count, plural, =1 {One waits.} other {# wait.}}',
  'carry.more': '{count, plural, other {# more}}',
  'carry.why':
    '{why, select, acted {Has acted} there {In place} unmoved {Move one of the formation first} targetless {No target} terms {No target within the order} other {Something is in the way}}',
  'carry.danger': '{count, plural, =0 {Nobody could reach you there.} other {In danger there: {list}}}',
  'carry.danger.one': '{name} ({count, plural, =3 {3+} other {#}})',
  over: '{halt, select, surprise {Stopped after {done} of {count}: something happened. The others are free to act.} over {The phase ended after {done} of {count} orders.} other {{done} of {count} orders carried out.}}{turned, plural, =0 {} =1 { One shot went at another target.} other { # shots went at other targets.}}',
  order: '{type, select, hold {holds and fires} go {is on the march} keep {keeps formation} other {follows {leader}}}',
  'way.goal': 'goes here',
  'way.whole': '{length}"',
  'way.left': '{left}" left',
  'way.short': '{short}" short',
  'step.carrying': 'Confirm, and they go one by one. Pick a figure to leave it out.',
  'step.ordering':
    '{ready, select, yes {Confirm to give this order.} leader {Choose figures, and pick the one they follow.} goal {Pick the place to go to on the table.} other {Pick the figures that get the order.}}',
};
