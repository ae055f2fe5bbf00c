/** Refusals of forces, tables, options and places of a set-up, one sentence each. */
import type { Reader, Sentence } from './refusal-facts';

export const SETUP_SENTENCES: Readonly<Record<string, Sentence>> = {
  'DW-SIDE-5': (facts, code) =>
    code === 'UNDERMANNED'
      ? `A ${facts.weapon(facts.has('kind') ? 'kind' : 'weapon')} needs a crew of ${facts.number('needed')}; it has ${facts.number('crew')}.`
      : `${facts.figure('figure')} is listed for a weapon that is not there.`,
  'DW-SIDE-6': (_facts, code) =>
    code === 'NO_SPACE'
      ? 'The vehicle has fewer places than people who ride in it.'
      : 'Somebody who begins in a vehicle needs a seat of their own in it and no place on the table.',
  'DW-TRANS-3': (facts, code) =>
    code === 'NO_SPACE'
      ? `A crew of ${facts.number('crew')} is more than the ${facts.number('needed')} that belong to this vehicle.`
      : `This vehicle needs a crew of ${facts.number('needed')}; it has ${facts.number('crew')}.`,
  'DW-R-28': () => 'A mounted machine gun is a light or a heavy one.',
  'DW-R-65': (_facts, code) =>
    code === 'OPTION_OFF'
      ? 'Size classes of vehicles are not played in this match.'
      : 'Vehicles are small, medium or large.',
  'DW-R-66': () => 'This vehicle can’t mount that, or lacks what it always has.',
  'DW-R-99': () => 'A crew, its weapon and its vehicle have one owner.',
  'DW-SPEC-5': (facts) => `Too many of that rank in the crews of vehicles: at most ${facts.number('most')}.`,
  'DW-OPT-1': (facts) =>
    `The optional rule “${String(facts.raw('option') ?? '').replaceAll('_', ' ')}” is not played in this match.`,
  'DW-OPT-SNIPE-1': (facts) => `Too many snipers: at most ${facts.number('most')}.`,
  'DW-R-84': (facts) => `Too many snipers: at most ${facts.number('most')}.`,
  'DW-OPT-SNIPE-3': () => 'A leader can’t be a sniper.',
  'DW-R-106': (facts) =>
    `A young animal has less than an adult: fewer than ${facts.number('below')} life points, less than ${facts.number('belowDamage')} damage.`,
  'DW-R-83': () => 'Only rifles and pistols are loaded with high-calibre ammunition.',
  'DW-OPT-SF-1': () => 'The special forces are one unit of heroes, at most a fifth of the soldiers.',
  'DW-R-87': (facts) => `The unit is too large: at most ${facts.number('most')} soldiers.`,
  'DW-OPT-PARA-1': (_facts, code) =>
    code === 'ABOARD'
      ? 'A paratrooper begins in the air: in no vehicle and in no crew.'
      : 'The paratroopers are one unit of one player, at most a fifth of the soldiers.',
  'DW-OPT-PARA-2': () => 'Paratroopers come down within 2" of the place they drifted to.',
  'DW-R-89': (facts, code) =>
    code === 'NO_SPACE'
      ? 'There is a nearer free place: paratroopers come down within 2" of where they drifted to.'
      : (notYourTurn(facts, code) ??
        'The aeroplane comes in at an edge of the table, once a turn, while somebody waits to jump.'),
  'DW-OPT-PARA-3': () => 'The paratroopers have been tried this turn already; next turn again.',
  'DW-R-103': () => 'Lengths and bases are divided by 1, 2, 3 or 4.',
  'DW-R-71': (facts) =>
    `That is ${facts.inches('distanceCi')} from ${facts.figure(facts.has('enemy') ? 'enemy' : 'other', 'an enemy')}: too near for the set-up.`,
  'DW-R-72': () => 'The island has fixed spots; this is none of them.',
  'DW-R-73': (facts, code) =>
    facts.has('absence')
      ? `${facts.who()} has not been set up yet.`
      : (notYourTurn(facts, code) ?? 'Figures are placed by the server, in turn, or by one side after the other.'),
  'DW-R-74': (facts, code) => notYourTurn(facts, code) ?? 'The army is placed first, then the dinosaurs.',
  'DW-R-105': (facts) =>
    facts.has('armyZoneCi')
      ? 'The zone of the army is too shallow or too deep for this table.'
      : 'The army is set up in its own zone.',
  'DW-GATE-1': () => 'The Time Gate is set up deliberately: the army first.',
  'DW-GATE-2': () => 'The army begins with one pole of the gate.',
  'DW-GATE-4': () => 'Dinosaurs hide in the Time Gate only.',
  'DW-GATE-6': () => 'A pole takes two soldiers, or one place in a vehicle.',
  'DW-GATE-7': () => 'The gate is not open.',
  'DW-R-91': (facts) =>
    facts.has('neededCi')
      ? `The gate is ${facts.inches('widthCi')} wide. ${facts.figure('figure')} needs ${facts.inches('neededCi')}.`
      : 'The poles stand too far apart, or the figure does not fit between them.',
  'DW-R-92': (_facts, code) =>
    code === 'UNDERMANNED'
      ? 'It takes two soldiers within 1" of a pole to handle it.'
      : 'A pole can’t be handled like that.',
  'DW-R-93': () => 'Only the army goes home through the gate.',
  'DW-R-94': (_facts, code) =>
    code === 'TOO_CLOSE'
      ? 'Too near to the army to hide: it would be seen within 18".'
      : 'A dinosaur hides in or behind unusual terrain, out of sight.',
  'DW-ISLE-1': () => 'The spots of the island lie on the table.',
  'DW-ISLE-2': () => 'The island needs a spot for every player, and has at most so many.',
  'DW-ISLE-3': (facts) => `Two spots of the island are nearer than ${facts.inches('apartCi')}.`,
  'DW-ISLE-4': (facts) =>
    `On the island everybody brings ${facts.number('least')} to ${facts.number('most')} points; this player brings ${facts.number('points')}.`,
  'DW-ISLE-5': () => 'The first figure goes on the spot that was drawn for you.',
  'DW-ISLE-6': () => 'Your group stays within 12" of your spot.',
  'DW-ISLE-7': (facts, code) => notYourTurn(facts, code) ?? 'On the island figures are placed in turn.',
  'DW-WIN-1': () => 'This match is a battle, Dino Island or the Time Gate.',
};

/**
 * The refusal of a seat that is not asked in the set-up, or that would do more there than place; null if it is about
 * neither.
 */
function notYourTurn(facts: Reader, code: string): string | null {
  if (code === 'MOVE_OVER') return `${facts.who()} has its place; where players place in turn, nothing is taken back.`;
  if (code !== 'NOT_YOUR_PHASE') return null;
  const { who, many } = facts.players('placers');
  if (who !== '') return `It is not your turn: ${who} ${many ? 'place' : 'places'} figures now.`;
  return facts.raw('placing') === true ? 'The battle begins when everybody has been set up.' : null;
}
