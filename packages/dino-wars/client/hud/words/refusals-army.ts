/** Refusals about vehicles, guns, flyers and options, one sentence each. */
import type { Reader, Sentence } from './refusal-facts';

export const ARMY_SENTENCES: Readonly<Record<string, Sentence>> = {
  // Movement
  'DW-AMOVE-6': (facts) => `${facts.who()} would have no movement left: penalties take all of it.`,
  'DW-LOAD-2': (facts) => tooLate(facts, 'Getting in or out halves the movement of the vehicle'),
  'DW-LOAD-3': (facts, code) =>
    code === 'NO_SPACE'
      ? facts.has('seat')
        ? 'That seat is taken.'
        : `${facts.figure('vehicle')} has no free seat.`
      : code === 'NO_CONTACT'
        ? `${facts.who()} does not touch ${facts.figure('vehicle')}. Move into contact first.`
        : `Getting in halves their movement: ${facts.inches('costCi')} is too far for ${facts.inches('allowanceCi')}.`,
  'DW-LOAD-4': (facts, code) =>
    code === 'NO_CONTACT'
      ? `The place has to touch ${facts.figure('vehicle', 'the vehicle')}.`
      : `${facts.figure('figure')} is in no vehicle.`,
  'DW-TRANS-1': (facts) => `Nobody can get into ${facts.figure('vehicle', 'this vehicle')} like that.`,
  'DW-TRANS-6': (facts) =>
    `${facts.figure('figure')} rides in ${facts.figure('vehicle')} and goes where it goes. Get out first.`,
  'DW-TRANS-7': (facts) =>
    `${facts.figure('target')} is inside ${facts.figure('vehicle')}: attack the vehicle, not its people.`,
  'DW-R-29': (facts, code) => seat(facts, code),
  'DW-R-26': (facts, code) =>
    code === 'UNDERMANNED'
      ? `Nobody is at ${facts.who()} to turn it.`
      : code === 'BUDGET_SPENT'
        ? `${facts.who()} has fired in this phase and stays as it is.`
        : facts.raw('mg') === false
          ? `${facts.who()} has no machine gun to turn.`
          : `${facts.who()} has to be set up to be turned.`,
  'DW-R-6': (facts) => `${facts.figure('figure')} has come into contact and may only overrun now.`,
  'DW-R-78': (facts) => `${facts.figure('figure')} has dived on its prey and moves on only after an overrun succeeds.`,
  // Towing, setting up, carrying
  'DW-TOW-1': (facts, code) =>
    code === 'NO_SPACE'
      ? `${facts.figure('vehicle')} tows ${facts.figure('towing', 'something')} already.`
      : 'Trucks, half-tracks and tanks tow one light artillery piece or recoilless rifle that is set up.',
  'DW-TOW-3': (facts, code) =>
    code === 'MOVE_OVER'
      ? 'Hitching takes a full turn: a vehicle that has moved, loaded or hitched this turn can’t.'
      : `${facts.figure('vehicle')} tows nothing.`,
  'DW-TOW-4': (facts) => `${facts.who()} was unhitched this turn and is ready in turn ${facts.number('readyTurn')}.`,
  'DW-TOW-5': (facts) => `${facts.figure('vehicle')} has no room for so many of the crew.`,
  'DW-TOW-6': () => 'Heavy artillery never moves during a battle.',
  'DW-TOW-8': (facts) => `${facts.who()} is no weapon that can be taken apart and set up, or is so already.`,
  'DW-TOW-9': (facts, code) =>
    code === 'UNDERMANNED'
      ? `It takes ${facts.number('needed')} of the crew to carry ${facts.who()}; only ${facts.number('carriers')} can.`
      : `${facts.who()} does not move by itself: its crew carries it, taken apart.`,
  'DW-TOW-10': (facts) =>
    `Setting up or taking apart halves the movement of ${facts.number('needed')} of the crew; only ${facts.number('able')} have moved so little.`,
  'DW-TOW-11': (facts) => `${facts.who()} is ${status(facts)} and can't fire.`,
  'DW-R-33': (facts) =>
    `${facts.who()} is ${status(facts)}; a light machine gun fires only set up, or in a hero's hands.`,
  'DW-R-47': (facts, code) =>
    code === 'UNDERMANNED'
      ? `It takes ${facts.number('needed')} at ${facts.who()} to do that; there are ${facts.number(facts.has('crew') ? 'crew' : 'hands')}.`
      : code === 'NO_CONTACT'
        ? `${facts.figure('figure')} is not at ${facts.weapon('weapon')}: within 1" of it.`
        : code === 'WEAPON_NOT_READY'
          ? `${facts.weapon('weapon')} is ${status(facts)}; that does not go.`
          : code === 'PATH_BLOCKED'
            ? `There is no room for the carriers of ${facts.weapon('weapon')} there.`
            : `${facts.weapon('weapon')} can't be handled like that.`,
  'DW-R-48': (facts) => `${facts.who()} can't be taken apart and carried.`,
  'DW-R-50': (facts, code) =>
    code === 'NO_CONTACT'
      ? `${facts.figure('vehicle')} does not touch ${facts.weapon('weapon')}. Drive up to it first.`
      : code === 'UNDERMANNED'
        ? `It takes ${facts.number('needed')} of the crew to hitch ${facts.weapon('weapon')}; ${facts.number('crew')} can.`
        : code === 'BUDGET_SPENT'
          ? `${facts.weapon('weapon')} has fired this turn; hitching takes a full turn.`
          : code === 'MOVE_OVER'
            ? `${facts.who()} hitches or unhitches this turn and does nothing else.`
            : 'Only the crew of the weapon lends a hand in hitching it.',
  'DW-R-51': (facts) => `${facts.figure('target')} is with ${facts.figure('carrier')} and can't be attacked by itself.`,
  // Crews
  'DW-CREW-1': () => 'Crews change in phase 4 only.',
  'DW-CREW-4': (facts) => `${facts.who()} has to be reloaded: a full turn of its crew without firing.`,
  'DW-CREW-5': (facts) => `Nobody is at ${facts.who()} to fire it.`,
  'DW-CREW-6': (facts) => `${facts.figure('figure')} serves a gun that has fired: no shot of their own this turn.`,
  'DW-CREW-7': (facts) =>
    `One of the crew of ${facts.who()} has fired a weapon of their own: the gun is silent this turn.`,
  'DW-CREW-9': (facts) => `${facts.who()} does not fire while ${facts.figure('dinosaur')} touches it.`,
  'DW-R-16': (facts) => `${facts.who()} can't answer: ${facts.figure('dinosaur')} touches it already.`,
  'DW-R-27': (facts) => `${facts.who()} does not fire its cannon while a dinosaur touches it.`,
  'DW-R-41': (facts) => `${facts.figure('figure')} is not at ${facts.weapon('weapon')}: within 1" of it.`,
  'DW-R-42': (facts, code) =>
    code === 'NO_CONTACT'
      ? `${facts.figure('figure')} is not at ${facts.weapon('weapon')}: only who is within 1" can join its crew.`
      : `That is no crew for ${facts.weapon('weapon')}.`,
  // Rambo
  'DW-RAMBO-1': () => 'Only a hero takes up a machine gun alone, and only a light one.',
  'DW-RAMBO-5': (facts) => `${facts.figure('figure')} has no ammunition left for the ${facts.weapon('weapon')}.`,
  'DW-R-54': (facts, code) =>
    code === 'NO_CONTACT'
      ? facts.has('weapon')
        ? `${facts.figure('figure')} has to touch ${facts.weapon('weapon')} to take it up.`
        : `${facts.figure('figure')} lays it down right beside them.`
      : code === 'ABOARD'
        ? `${facts.figure('figure')} is in a vehicle.`
        : code === 'CREW_LOCKED'
          ? `The ${facts.weapon('weapon')} was locked before ${facts.figure('figure')} took it up; next turn it fires.`
          : code === 'WEAPON_UNLOADED'
            ? `${facts.weapon('weapon')} is empty.`
            : facts.has('holds')
              ? `${facts.figure('figure')} holds a machine gun already.`
              : `${facts.figure('figure')} holds no machine gun.`,
  // Fire
  'DW-FIRE-7': (facts) => `${facts.figure('figure')} is in ${facts.figure('vehicle')} and fires nothing from there.`,
  'DW-RANGE-5': (facts) =>
    `${facts.figure('target')} is only ${facts.inches('rangeCi')} away; nothing nearer than ${facts.inches('leastCi')} can be hit.`,
  'DW-LOS-5': (facts) => `${facts.figure('target')} is outside the front 180° of the ${facts.weapon('weapon')}.`,
  'DW-IND-3': (facts) =>
    facts.has('spotter')
      ? `${facts.figure('spotter')} doesn't see ${facts.figure('target')} either.`
      : `${facts.figure('figure')} doesn't see ${facts.figure('target')} past ${facts.figure('blocker', 'what is between')}: name a spotter who does.`,
  'DW-IND-4': (facts) => `${facts.figure('spotter', 'Nobody')} can't spot: it takes a living soldier.`,
  'DW-IND-5': (facts) =>
    facts.has('spotter')
      ? `${facts.figure('spotter')} has fired too often to spot this turn.`
      : `${facts.figure('figure')} has spotted this turn and has had their one shot.`,
  'DW-R-40': (facts) =>
    facts.has('spotter')
      ? `${facts.figure('spotter')} is a teammate's and does not spot for others.`
      : 'That is what they do about spotting already.',
  'DW-BUDGET-3': (facts) => `A ${facts.weapon('weapon')} fires once a turn, and it has.`,
  'DW-CLOSE-6': (facts) => `${facts.who()} does not see it in its front 180°.`,
  'DW-CLOSE-7': (facts) => `A ${facts.weapon('weapon')} never gives closing fire.`,
  'DW-CLOSE-8': (facts) => `${facts.who()} gives closing fire with a mounted machine gun only.`,
  'DW-CLOSE-9': (facts) => `${facts.who()} has been overrun before this turn: no closing fire any more.`,
  'DW-CLOSE-14': () => 'People in a vehicle never give closing fire.',
  'DW-R-22': (facts) => `${facts.who()} waits until the people of the vehicle it destroyed are placed.`,
  'DW-CAS-3': (facts) => `${facts.who()} waits until the survivors are placed.`,
  'DW-R-56': (facts, code) =>
    code === 'NO_SPACE'
      ? `${facts.figure('figure')} has to be put where the vehicle was; the nearest free place is ${facts.inches('distanceCi')} off.`
      : code === 'PATH_BLOCKED'
        ? `${facts.figure('figure')} would stand on somebody else.`
        : code === 'NOT_OWNER'
          ? 'None of your people wait to be placed there.'
          : 'All survivors have to be placed, each once.',
  // Options
  'DW-OPT-RAM-1': (facts, code) =>
    code === 'OPTION_OFF'
      ? 'Ramming is not played in this match.'
      : code === 'DEAD'
        ? `${facts.figure('target')} is dead already.`
        : 'Only dinosaurs can be rammed.',
  'DW-OPT-RAM-4': (facts) => `${facts.figure('figure')} has rammed and never moves again.`,
  'DW-R-81': (facts, code) =>
    code === 'TOO_CLOSE'
      ? `${facts.figure('vehicle')} touches ${facts.figure('target')} already: it has to leave and come back to ram.`
      : `${facts.figure('target')} is in the air and can't be rammed.`,
  'DW-OPT-MFIRE-1': (facts) =>
    `Half of the passengers may fire from ${facts.figure('vehicle')}: ${facts.number('most')}, and they have.`,
  'DW-R-82': (facts) => `${facts.figure('figure')} sits in the crew, and only passengers fire from a vehicle.`,
  'DW-OPT-GREN-1': (facts) => `${facts.figure('figure')} has thrown their only grenade.`,
  'DW-OPT-ALT-1': (facts) =>
    `${facts.figure('figure')} flies low and may go ${facts.inches('halfCi')} at most, unless it climbs to ${facts.inches('climbToCi')}.`,
  'DW-OPT-TERR-2': (facts) => `${facts.who()} can't pay for unusual terrain: too little movement is left.`,
  'DW-OPT-CHARGE-1': (facts) => `${facts.who()} has its extra 2" only to come into contact or to overrun.`,
  'DW-R-90': (facts) => `${facts.who()} has its extra 2" only to come into contact or to overrun.`,
  // Flight
  'DW-FLY-1': (facts) => `${facts.figure('figure')} can't fly.`,
  'DW-FLY-3': (facts) =>
    `${facts.figure('figure')} flies at most ${facts.inches(facts.has('ceilingCi') ? 'ceilingCi' : 'most')} up.`,
  'DW-FLY-4': (facts) =>
    facts.has('target')
      ? facts.flies('figure')
        ? `${facts.figure('target')} is touched on the ground only: land beside it.`
        : `${facts.figure('target')} is in the air: nobody on the ground can touch it.`
      : `${facts.figure('figure')} is in the air and touches nobody.`,
  'DW-R-11': (facts) =>
    facts.raw('grounded') === true
      ? `${facts.figure('figure')} is on the ground already.`
      : `${facts.figure('figure')} is in the air: it has to land first.`,
  'DW-R-12': (facts, code) =>
    code === 'IMPASSABLE'
      ? `${facts.figure('figure')} flies too low to clear ${facts.figure('terrain')}: it is ${facts.inches('heightCi')} high.`
      : `${facts.figure('blocker')} reaches up into that flight.`,
  'DW-SWIM-2': (facts) => `${facts.figure('figure')} can't cross deep water.`,
};

function tooLate(facts: Reader, what: string): string {
  return `${what}: ${facts.who()} has moved ${facts.inches('spentCi')} already and might go only ${facts.inches('allowanceCi')}.`;
}

function seat(facts: Reader, code: string): string {
  if (code === 'NO_DRIVER') return `${facts.figure('figure')} has no driver.`;
  if (code === 'UNDERMANNED') {
    return facts.has('weapon')
      ? `Nobody sits at the ${facts.weapon('weapon')} of ${facts.who()}.`
      : 'Nobody sits there.';
  }
  return 'There is no such seat, or nobody in either.';
}

const STATUSES: Readonly<Record<string, string>> = {
  'set-up': 'set up',
  'in-hands': "in a hero's hands",
};

function status(facts: Reader): string {
  const raw = facts.raw('status');
  return typeof raw === 'string' ? (STATUSES[raw] ?? raw) : 'not there';
}
