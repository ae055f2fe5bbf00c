/** Refusals of play, by their rules. Every fact of a refusal is an argument, and `hasX` says whether there is one. */
export const refusals = {
  'refusal.no-way-round': 'No way round leads there. {why}',
  'refusal.unknown': 'Rule {rule} forbids that.',
  'refusal.too-far': 'Too far by {over}: {room} left.',
  'refusal.no-movement': 'Too far: no movement left.',
  'refusal.phase': 'phase {number}, {name}',
  'refusal.phase.quoted': '“{name}”',
  'refusal.phase.ended': 'you meant',
  'refusal.phase.other': 'another phase',
  'refusal.phases': 'phase {numbers}',
  'refusal.that-figure': 'That figure',
  'refusal.it': 'It',
  'refusal.weapon': 'weapon',
  'refusal.DW-SIDE-1': `{code, select,
    QUOTA {Every player needs figures of their own, and neither side may have too many.}
    other {{hasOwner, select,
      true {{figure} is not yours to command.}
      other {{hasFigure, select,
        true {There is no such figure of yours.}
        other {Only the players of this match can do that; you are watching.}
      }}
    }}
  }`,
  'refusal.DW-SIDE-2': `{code, select,
    NO_SPACE {The table is too small to keep the sides {separationCi} apart.}
    other {{hasFigure, select, true {{figure}} other {A dinosaur}} would be set up too near to {hasSoldier, select, true {{soldier}} other {a soldier}}.}
  }`,
  'refusal.DW-SIDE-3': 'The era of a match is World War II or modern times.',
  'refusal.DW-TURN-1': 'A match begins in one of the five phases of a turn.',
  'refusal.DW-DMG-11': '{who} can’t begin with more life than its kind has.',
  'refusal.DW-PTS-1': 'A soldier is enlisted, an NCO, a leader or a hero.',
  'refusal.DW-R-108': 'The referee does not know such a move.',
  'refusal.DW-SIDE-4': '{figure} carries no {weapon}.',
  'refusal.DW-SIDE-7': '{who} would leave the table: the whole base has to stay on it.',
  'refusal.DW-TURN-3': 'That belongs to {needs}. Now it is {phase}.',
  'refusal.DW-MULTI-2': `{done, select,
    true {You are done with this phase. Take that back first.}
    other {You are not done with this phase yet, so there is nothing to take back.}
  }`,
  'refusal.DW-R-104':
    'The phase {ended} ended by itself a moment ago: nobody could do anything more. Now it is {phase}.',
  'refusal.DW-R-95': 'The battle is over; nothing more can be done.',
  'refusal.TABLE-11': `{agreed, select,
    true {You want to give up already; your teammates have to agree.}
    other {You do not want to give up, so there is nothing to take back.}
  }`,
  'refusal.DW-R-97': `{agreed, select,
    true {You have offered to stop and score already.}
    other {You have not offered to stop and score.}
  }`,
  'refusal.DW-R-24': `{hasTarget, select,
    true {{target} is still deciding about closing fire against another dinosaur. Wait for the answer.}
    other {{figure} has to wait until its overrun has been answered.}
  }`,
  'refusal.DW-DMG-12': '{who} is {hasVehicle, select, true {destroyed} other {dead}}.',
  'refusal.DW-MOVE-3': '{tooFar}',
  'refusal.DW-AMOVE-1': '{tooFar}',
  'refusal.DW-AMOVE-2': '{tooFar} Leaving contact with a dinosaur takes 2" off their 6".',
  'refusal.DW-AMOVE-6': '{who} would have no movement left: penalties take all of it.',
  'refusal.DW-R-62': `{loaded, select,
    true {{figure} has got in or out already this turn.}
    other {{figure} has moved {spentCi} already; with that on top only {allowanceCi} would be left in all.}
  }`,
  'refusal.DW-MOVE-8': 'The move of {figure} is over for this turn.',
  'refusal.DW-R-5': '{hasBlocker, select, true {{blocker}} other {Another figure}} stands in the way.',
  'refusal.DW-R-10': `{hasFigure, select,
    true {{figure} can’t enter {hasTerrain, select, true {{terrain}} other {that terrain}}.}
    other {{placed, select,
      true {That can’t stand in {hasTerrain, select, true {{terrain}} other {that terrain}}.}
      other {A piece of terrain is no proper shape, or there are too many.}
    }}
  }`,
  'refusal.DW-R-3': 'That way never touches {target}.',
  'refusal.DW-R-4': `{hasBlocker, select,
    true {{hasCorners, select,
      true {A way may have at most {most} waypoints and needs at least one.}
      other {{who} would stand on {blocker}.}
    }}
    other {{code, select,
      PATH_BLOCKED {There is no room for it there.}
      other {{hasCorners, select,
        true {A way may have at most {most} waypoints and needs at least one.}
        other {That way leads nowhere.}
      }}
    }}
  }`,
  'refusal.DW-R-1': 'Places are counted in whole hundredths of an inch, and directions in whole degrees.',
  'refusal.DW-OVER-1': `{code, select,
    NOT_ENOUGH_MOVEMENT {An overrun costs {costCi}; {figure} has only {leftCi} left.}
    other {{figure} does not touch {target}. Move into contact first.}
  }`,
  'refusal.DW-OVER-2': '{code, select, DEAD {{target} is gone already.} other {Only the army can be overrun.}}',
  'refusal.DW-DATK-1': '{figure} has attacked in this phase already.',
  'refusal.DW-DATK-2': `{code, select,
    DEAD {{target} is dead already.}
    NO_CONTACT {{figure} does not touch {target}; in this phase nobody moves.}
    other {Dinosaurs attack the army only.}
  }`,
  'refusal.DW-FIRE-2': '{code, select, DEAD {{target} is dead already.} other {The army fires at dinosaurs only.}}',
  'refusal.DW-FIRE-5': 'Grenades are thrown in phase 2 only.',
  'refusal.DW-FIRE-7': '{figure} is in {vehicle} and fires nothing from there.',
  'refusal.DW-RANGE-1': '{target} is {rangeCi} away; the weapon reaches {limitCi}.',
  'refusal.DW-RANGE-5': '{target} is only {rangeCi} away; nothing nearer than {leastCi} can be hit.',
  'refusal.DW-LOS-1':
    '{figure} can’t see {target} past {hasBlocker, select, true {{blocker}} other {what is between}}.',
  'refusal.DW-LOS-5': '{target} is outside the front 180° of the {weapon}.',
  'refusal.DW-SEC-2': 'A {weapon} fires once a turn and never in phase 5.',
  'refusal.DW-SEC-3': '{figure} gave closing fire this turn, so there is no secondary fire.',
  'refusal.DW-BUDGET-1': '{figure} has fired in this phase already.',
  'refusal.DW-BUDGET-2': '{figure} has fired in secondary fire this turn, so they have no closing fire.',
  'refusal.DW-BUDGET-5': '{figure} gave closing fire with a one-shot weapon: that was all their fire for the turn.',
  'refusal.DW-BUDGET-3': 'A {weapon} fires once a turn, and it has.',
  'refusal.DW-CLOSE-1': 'No dinosaur is overrunning {figure} just now.',
  'refusal.DW-CLOSE-5': 'A {weapon} can’t be used in closing fire.',
  'refusal.DW-CLOSE-6': '{who} does not see it in its front 180°.',
  'refusal.DW-CLOSE-7': 'A {weapon} never gives closing fire.',
  'refusal.DW-CLOSE-8': '{who} gives closing fire with a mounted machine gun only.',
  'refusal.DW-CLOSE-9': '{who} has been overrun before this turn: no closing fire any more.',
  'refusal.DW-CLOSE-14': 'People in a vehicle never give closing fire.',
  'refusal.DW-R-17': `{hasOrder, select,
    true {That is the standing order already.}
    other {Standing orders are for the army: fire best, hold or ask.}
  }`,
  'refusal.DW-SPEC-3': 'Too many NCOs for this army: {most, plural, =0 {none are allowed} other {at most {most}}}.',
  'refusal.DW-SPEC-4':
    'Too many {rank, select, hero {heroes} other {leaders}} for its NCOs: {most, plural, =0 {none are allowed} other {at most {most}}}.',
  'refusal.DW-R-32':
    'Too many of one weapon for this army ({weapon}): {most, plural, =0 {none are allowed} other {at most {most}}}.',
};
