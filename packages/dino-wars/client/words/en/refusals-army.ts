/** Refusals about vehicles, guns, flyers and options, by their rules. */
export const armyRefusals = {
  // Movement
  'refusal.DW-LOAD-2':
    'Getting in or out halves the movement of the vehicle: {who} has moved {spentCi} already and might go only {allowanceCi}.',
  'refusal.DW-LOAD-3': `{code, select,
    NO_SPACE {{hasSeat, select, true {That seat is taken.} other {{vehicle} has no free seat.}}}
    NO_CONTACT {{hasDistanceCi, select,
      true {{weapon} is {distanceCi} from {vehicle}. From {limitCi} it can be loaded.}
      other {{who} does not touch {vehicle}. Move into contact first.}
    }}
    other {Getting in halves their movement to {allowanceCi}. Moved already: {spentCi}; still to go: {costCi}.}
  }`,
  'refusal.DW-LOAD-4': `{code, select,
    NO_CONTACT {The place has to touch {hasVehicle, select, true {{vehicle}} other {the vehicle}}.}
    other {{figure} is in no vehicle.}
  }`,
  'refusal.DW-TRANS-1': 'Nobody can get into {hasVehicle, select, true {{vehicle}} other {this vehicle}} like that.',
  'refusal.DW-TRANS-6': '{figure} rides in {vehicle} and goes where it goes. Get out first.',
  'refusal.DW-TRANS-7': '{target} is inside {vehicle}: attack the vehicle, not its people.',
  'refusal.DW-R-29': `{code, select,
    NO_DRIVER {{figure} has no driver.}
    UNDERMANNED {{hasWeapon, select, true {Nobody sits at the {weapon} of {who}.} other {Nobody sits there.}}}
    other {There is no such seat, or nobody in either.}
  }`,
  'refusal.DW-R-26': `{code, select,
    UNDERMANNED {Nobody is at {who} to turn it.}
    BUDGET_SPENT {{who} has fired in this phase and stays as it is.}
    other {{mg, select,
      false {{who} has no machine gun to turn.}
      other {{who} has to be set up to be turned.}
    }}
  }`,
  'refusal.DW-R-6': '{figure} has come into contact and may only overrun now.',
  'refusal.DW-R-78': '{figure} has dived on its prey and moves on only after an overrun succeeds.',
  // Towing, setting up, carrying
  'refusal.DW-TOW-1': `{code, select,
    NO_SPACE {{vehicle} tows {hasTowing, select, true {{towing}} other {something}} already.}
    other {Trucks, half-tracks and tanks tow one light artillery piece or recoilless rifle that is set up.}
  }`,
  'refusal.DW-TOW-3': `{code, select,
    MOVE_OVER {Hitching takes a full turn: a vehicle that has moved, loaded or hitched this turn can’t.}
    other {{vehicle} tows nothing.}
  }`,
  'refusal.DW-TOW-4': '{who} was unhitched this turn and is ready in turn {readyTurn}.',
  'refusal.DW-TOW-5': '{vehicle} has no room for so many of the crew.',
  'refusal.DW-TOW-6': 'Heavy artillery never moves during a battle.',
  'refusal.DW-TOW-8': '{who} is no weapon that can be taken apart and set up, or is so already.',
  'refusal.DW-TOW-9': `{code, select,
    UNDERMANNED {It takes {needed} of the crew to carry {who}; only {carriers} can.}
    other {{who} does not move by itself: its crew carries it, taken apart.}
  }`,
  'refusal.DW-TOW-10':
    'Setting up or taking apart halves the movement of {needed} of the crew; only {able} have moved so little.',
  'refusal.DW-TOW-11': '{who} is {status} and can’t fire.',
  'refusal.DW-R-33': '{who} is {status}; a light machine gun fires only set up, or in a hero’s hands.',
  'refusal.DW-R-47': `{code, select,
    UNDERMANNED {It takes {needed} at {who} to do that; there are {hasCrew, select, true {{crew}} other {{hands}}}.}
    NO_CONTACT {{figure} is not at {weapon}: within 1" of it.}
    WEAPON_NOT_READY {{weapon} is {status}; that does not go.}
    PATH_BLOCKED {There is no room for the carriers of {weapon} there.}
    other {{weapon} can’t be handled like that.}
  }`,
  'refusal.DW-R-48': '{who} can’t be taken apart and carried.',
  'refusal.DW-R-50': `{code, select,
    NO_CONTACT {{vehicle} does not touch {weapon}. Drive up to it first.}
    UNDERMANNED {It takes {needed} of the crew to hitch {weapon}; {crew} can.}
    BUDGET_SPENT {{weapon} has fired this turn; hitching takes a full turn.}
    MOVE_OVER {{who} hitches or unhitches this turn and does nothing else.}
    other {Only the crew of the weapon lends a hand in hitching it.}
  }`,
  'refusal.DW-R-51': '{target} is with {carrier} and can’t be attacked by itself.',
  'refusal.status.set-up': 'set up',
  'refusal.status.dismantled': 'dismantled',
  'refusal.status.hitched': 'hitched',
  'refusal.status.stowed': 'stowed',
  'refusal.status.in-hands': 'in a hero’s hands',
  'refusal.status.gone': 'not there',
  // Crews
  'refusal.DW-CREW-1': 'Crews change in phase 4 only.',
  'refusal.DW-CREW-4': '{who} has to be reloaded: a full turn of its crew without firing.',
  'refusal.DW-CREW-5': 'Nobody is at {who} to fire it.',
  'refusal.DW-CREW-6': '{figure} serves a gun that has fired: no shot of their own this turn.',
  'refusal.DW-CREW-7': 'One of the crew of {who} has fired a weapon of their own: the gun is silent this turn.',
  'refusal.DW-CREW-9': '{who} does not fire while {dinosaur} touches it.',
  'refusal.DW-R-16': '{who} can’t answer: {dinosaur} touches it already.',
  'refusal.DW-R-27': '{who} does not fire its cannon while a dinosaur touches it.',
  'refusal.DW-R-41': '{figure} is not at {weapon}: within 1" of it.',
  'refusal.DW-R-42': `{code, select,
    NO_CONTACT {{figure} is not at {weapon}: only somebody within 1" can join its crew.}
    other {That is no crew for {weapon}.}
  }`,
  // Rambo
  'refusal.DW-RAMBO-1': 'Only a hero takes up a machine gun alone, and only a light one.',
  'refusal.DW-RAMBO-5': '{figure} has no ammunition left for the {weapon}.',
  'refusal.DW-R-54': `{code, select,
    NO_CONTACT {{hasWeapon, select,
      true {{figure} has to touch {weapon} to take it up.}
      other {{figure} lays it down right beside them.}
    }}
    ABOARD {{figure} is in a vehicle.}
    CREW_LOCKED {The {weapon} was locked before {figure} took it up; next turn it fires.}
    WEAPON_UNLOADED {{weapon} is empty.}
    other {{hasHolds, select,
      true {{figure} holds a machine gun already.}
      other {{figure} holds no machine gun.}
    }}
  }`,
  // Fire
  'refusal.DW-IND-3': `{hasSpotter, select,
    true {{spotter} doesn’t see {target} either.}
    other {{figure} doesn’t see {target} past {hasBlocker, select, true {{blocker}} other {what is between}}: name a spotter who does.}
  }`,
  'refusal.DW-IND-4': '{hasSpotter, select, true {{spotter}} other {Nobody}} can’t spot: it takes a living soldier.',
  'refusal.DW-IND-5': `{hasSpotter, select,
    true {{spotter} has fired too often to spot this turn.}
    other {{figure} has spotted this turn and has had their one shot.}
  }`,
  'refusal.DW-R-40': `{hasSpotter, select,
    true {{spotter} is a teammate’s and does not spot for others.}
    other {That is what they do about spotting already.}
  }`,
  'refusal.DW-R-22': '{who} waits until the people of the vehicle it destroyed are placed.',
  'refusal.DW-CAS-3': '{who} waits until the survivors are placed.',
  'refusal.DW-R-56': `{code, select,
    NO_SPACE {{figure} has to be put where the vehicle was; the nearest free place is {distanceCi} off.}
    PATH_BLOCKED {{figure} would stand on somebody else.}
    NOT_OWNER {None of your people wait to be placed there.}
    other {All survivors have to be placed, each once.}
  }`,
  // Options
  'refusal.DW-OPT-RAM-1': `{code, select,
    OPTION_OFF {Ramming is not played in this match.}
    DEAD {{target} is dead already.}
    other {Only dinosaurs can be rammed.}
  }`,
  'refusal.DW-OPT-RAM-4': '{figure} has rammed and never moves again.',
  'refusal.DW-R-81': `{code, select,
    TOO_CLOSE {{vehicle} touches {target} already: it has to leave and come back to ram.}
    other {{target} is in the air and can’t be rammed.}
  }`,
  'refusal.DW-OPT-MFIRE-1': 'Half of the passengers may fire from {vehicle}: {most}, and they have.',
  'refusal.DW-R-82': '{figure} sits in the crew, and only passengers fire from a vehicle.',
  'refusal.DW-OPT-GREN-1': '{figure} has thrown their only grenade.',
  'refusal.DW-OPT-ALT-1': '{figure} flies low and may go {halfCi} at most, unless it climbs to {climbToCi}.',
  'refusal.DW-OPT-TERR-2': '{who} can’t pay for unusual terrain: too little movement is left.',
  'refusal.DW-OPT-CHARGE-1': '{who} has its extra 2" only to come into contact or to overrun.',
  'refusal.DW-R-90': '{who} has its extra 2" only to come into contact or to overrun.',
  // Flight
  'refusal.DW-FLY-1': '{figure} can’t fly.',
  'refusal.DW-FLY-3': '{figure} flies at most {hasCeilingCi, select, true {{ceilingCi}} other {{mostLength}}} up.',
  'refusal.DW-FLY-4': `{hasTarget, select,
    true {{flies, select,
      true {{target} is touched on the ground only: land beside it.}
      other {{target} is in the air: nobody on the ground can touch it.}
    }}
    other {{figure} is in the air and touches nobody.}
  }`,
  'refusal.DW-R-11': `{grounded, select,
    true {{figure} is on the ground already.}
    other {{figure} is in the air: it has to land first.}
  }`,
  'refusal.DW-R-12': `{code, select,
    IMPASSABLE {{figure} flies too low to clear {terrain}: it is {heightCi} high.}
    other {{blocker} reaches up into that flight.}
  }`,
  'refusal.DW-SWIM-2': '{figure} can’t cross deep water.',
};
