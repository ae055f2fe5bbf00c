/** Refusals of forces, tables, options and places of the setup, by their rules. */
export const setupRefusals = {
  'refusal.taken-back': '{who} has its place; where players place in turn, nothing is taken back.',
  'refusal.others-place': 'It is not your turn: {who} {count, plural, one {places} other {place}} figures now.',
  'refusal.battle-begins': 'The battle begins when everybody has been set up.',
  'refusal.DW-SIDE-5': `{code, select,
    UNDERMANNED {A {hasKind, select, true {{kind}} other {{weapon}}} needs a crew of {needed}; it has {crew}.}
    other {{figure} is listed for a weapon that is not there.}
  }`,
  'refusal.DW-SIDE-6': `{code, select,
    NO_SPACE {The vehicle has fewer seats than people who ride in it.}
    other {Somebody who begins in a vehicle needs a seat of their own in it and no place on the table.}
  }`,
  'refusal.DW-TRANS-3': `{code, select,
    NO_SPACE {A crew of {crew} is more than the {needed} that belong to this vehicle.}
    other {This vehicle needs a crew of {needed}; it has {crew}.}
  }`,
  'refusal.DW-R-28': 'A mounted machine gun is a light or a heavy one.',
  'refusal.DW-R-65': `{code, select,
    OPTION_OFF {Size classes of vehicles are not played in this match.}
    other {Vehicles are small, medium or large.}
  }`,
  'refusal.DW-R-66': 'This vehicle can’t mount that, or lacks what it always has.',
  'refusal.DW-R-99': 'A crew, its weapon and its vehicle have one owner.',
  'refusal.DW-SPEC-5': 'Too many of that rank in the crews of vehicles: at most {most}.',
  'refusal.DW-OPT-1': 'The optional rule “{option}” is not played in this match.',
  'refusal.DW-OPT-SNIPE-1': 'Too many snipers: at most {most}.',
  'refusal.DW-R-84': 'Too many snipers: at most {most}.',
  'refusal.DW-OPT-SNIPE-3': 'A leader can’t be a sniper.',
  'refusal.DW-R-106':
    'A young animal has less than an adult: fewer than {below} life points, less than {belowDamage} damage.',
  'refusal.DW-R-83': 'Only rifles and pistols are loaded with high-calibre ammunition.',
  'refusal.DW-OPT-SF-1': 'The special forces are one unit of heroes, at most a fifth of the soldiers.',
  'refusal.DW-R-87': 'The unit is too large: at most {most} soldiers.',
  'refusal.DW-OPT-PARA-1': `{code, select,
    ABOARD {A paratrooper begins in the air: in no vehicle and in no crew.}
    other {The paratroopers are one unit of one player, at most a fifth of the soldiers.}
  }`,
  'refusal.DW-OPT-PARA-2': 'Paratroopers come down within 2" of the place they drifted to.',
  'refusal.DW-R-89': `{code, select,
    NO_SPACE {There is a nearer free place: paratroopers come down within 2" of where they drifted to.}
    other {The aeroplane comes in at an edge of the table, once a turn, while somebody waits to jump.}
  }`,
  'refusal.DW-OPT-PARA-3': 'The paratroopers have been tried this turn already; next turn again.',
  'refusal.DW-R-103': 'Lengths and bases are divided by 1, 2, 3 or 4.',
  'refusal.DW-R-71':
    'That is {distanceCi} from {hasEnemy, select, true {{enemy}} other {{hasOther, select, true {{other}} other {an enemy}}}}: too near for the set-up.',
  'refusal.DW-R-72': 'The island has fixed spots; this is none of them.',
  'refusal.DW-R-73': `{hasAbsence, select,
    true {{who} has not been set up yet.}
    other {Figures are placed by the server, in turn, or by one side after the other.}
  }`,
  'refusal.DW-R-74': 'The army is placed first, then the dinosaurs.',
  'refusal.DW-R-105': `{hasArmyZoneCi, select,
    true {The zone of the army is too shallow or too deep for this table.}
    other {The army is set up in its own zone.}
  }`,
  'refusal.DW-GATE-1': 'The Time Gate is set up deliberately: the army first.',
  'refusal.DW-GATE-2': 'The army begins with one pole of the gate.',
  'refusal.DW-GATE-4': 'Dinosaurs hide in the Time Gate only.',
  'refusal.DW-GATE-6': `{code, select,
    UNDERMANNED {{hasDistanceCi, select,
      true {{hands} of {needed} soldiers at the pole. {soldier} is {distanceCi} away; it takes {limitCi}.}
      other {It takes two soldiers within 1" of the pole, or aboard.}
    }}
    NO_SPACE {{vehicle} has no place left for a pole.}
    other {A pole takes two soldiers, or one place in a vehicle.}
  }`,
  'refusal.DW-GATE-7': 'The gate is not open.',
  'refusal.DW-R-91': `{hasNeededCi, select,
    true {The gate is {widthCi} wide. {figure} needs {neededCi}.}
    other {The poles stand too far apart, or the figure does not fit between them.}
  }`,
  'refusal.DW-R-92': `{code, select,
    UNDERMANNED {{hasDistanceCi, select,
      true {{hands} of {needed} soldiers at the pole. {soldier} is {distanceCi} away; it takes {limitCi}.}
      other {It takes two soldiers within 1" of a pole to handle it.}
    }}
    NO_CONTACT {{figure} stands more than 1" from it.}
    NOT_ENOUGH_MOVEMENT {{tooFar}}
    PATH_BLOCKED {There is no room for its carriers.}
    WEAPON_NOT_READY {It has to lie on the ground for that, and to stand for being taken down.}
    other {A pole can’t be handled like that.}
  }`,
  'refusal.DW-R-93': 'Only the army goes home through the gate.',
  'refusal.DW-R-94': `{code, select,
    TOO_CLOSE {Too near to the army to hide: it would be seen within 18".}
    other {A dinosaur hides in or behind unusual terrain, out of sight.}
  }`,
  'refusal.DW-ISLE-1': 'The spots of the island lie on the table.',
  'refusal.DW-ISLE-2': 'The island needs a spot for every player, and has at most so many.',
  'refusal.DW-ISLE-3': 'Two spots of the island are nearer than {apartCi}.',
  'refusal.DW-ISLE-4': 'On the island everybody brings {least} to {most} points; this player brings {points}.',
  'refusal.DW-ISLE-5': 'The first figure goes on the spot that was drawn for you.',
  'refusal.DW-ISLE-6': 'Your group stays within 12" of your spot.',
  'refusal.DW-ISLE-7': 'On the island figures are placed in turn.',
  'refusal.DW-WIN-1': 'This match is a battle, Dino Island or the Time Gate.',
};
