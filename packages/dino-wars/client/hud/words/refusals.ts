/** Says in a sentence which rule forbids a wish, with the numbers the referee gave. */
import { PHASES, type Phase } from '@dwo/dino-wars';
import type { Fact, Refusal } from '@dwo/kernel';
import { Reader, type Sentence, type Teller } from './refusal-facts';
import { ARMY_SENTENCES } from './refusals-army';
import { SETUP_SENTENCES } from './refusals-setup';
import { capital, inches, phaseName } from './words';

export type { Teller } from './refusal-facts';

const SENTENCES: Readonly<Record<string, Sentence>> = {
  ...SETUP_SENTENCES,
  ...ARMY_SENTENCES,
  'DW-SIDE-1': (facts, code) => {
    if (code === 'QUOTA') return 'Every player needs figures of their own, and neither side may have too many.';
    if (facts.has('owner')) return `${facts.figure('figure')} is not yours to command.`;
    if (facts.has('figure')) return 'There is no such figure of yours.';
    return 'Only the players of this match can do that; you are watching.';
  },
  'DW-SIDE-2': (facts, code) =>
    code === 'NO_SPACE'
      ? `The table is too small to keep the sides ${facts.inches('separationCi')} apart.`
      : `${facts.figure('figure', 'A dinosaur')} would be set up too near to ${facts.figure('soldier', 'a soldier')}.`,
  'DW-SIDE-3': () => 'The era of a match is World War II or modern times.',
  'DW-TURN-1': () => 'A match begins in one of the five phases of a turn.',
  'DW-DMG-11': (facts) => `${facts.who()} can't begin with more life than its kind has.`,
  'DW-PTS-1': () => 'A soldier is an enlisted man, an NCO, a leader or a hero.',
  'DW-R-108': () => 'The referee does not know such a wish.',
  'DW-SIDE-4': (facts) => `${facts.figure('figure')} carries no ${facts.weapon('weapon')}.`,
  'DW-SIDE-7': (facts) => `${facts.who()} would leave the table: the whole base has to stay on it.`,
  'DW-TURN-3': (facts) => `That belongs to ${facts.phases('needs')}. Now it is ${facts.phase('phase')}.`,
  'DW-MULTI-2': (facts) =>
    facts.raw('done') === true
      ? 'You have said that you are done with this phase. Take that back first.'
      : 'You are not done with this phase yet, so there is nothing to take back.',
  'DW-R-104': (facts) =>
    `The phase ${nameOfPhase(facts.raw('ended'))} ended by itself a moment ago: nobody could do anything more. Now it is ${facts.phase('phase')}.`,
  'DW-R-95': () => 'The battle is over; nothing more can be done.',
  'TABLE-11': (facts) =>
    facts.raw('agreed') === true
      ? 'You want to give up already; your teammates have to agree.'
      : 'You do not want to give up, so there is nothing to take back.',
  'DW-R-97': (facts) =>
    facts.raw('agreed') === true
      ? 'You have offered to count points already.'
      : 'You have not offered to count points.',
  'DW-R-24': (facts) =>
    facts.has('target')
      ? `${facts.figure('target')} is still deciding about closing fire against another dinosaur. Wait for the answer.`
      : `${facts.figure('figure')} has to wait until its overrun has been answered.`,
  'DW-DMG-12': (facts) => `${facts.who()} is ${facts.has('vehicle') ? 'destroyed' : 'dead'}.`,
  'DW-MOVE-3': (facts) => tooFar(facts),
  'DW-AMOVE-1': (facts) => tooFar(facts),
  'DW-AMOVE-2': (facts) => `${tooFar(facts)} Leaving contact with a dinosaur takes 2" off their 6".`,
  'DW-R-62': (facts) =>
    facts.raw('loaded') === true
      ? `${facts.figure('figure')} has got in or out already this turn.`
      : `${facts.figure('figure')} has moved ${facts.inches('spentCi')} already; with that on top only ${facts.inches('allowanceCi')} would be left in all.`,
  'DW-MOVE-8': (facts) => `The move of ${facts.figure('figure')} is over for this turn.`,
  'DW-R-5': (facts) => `${facts.figure('blocker', 'Another figure')} stands in the way.`,
  'DW-R-10': (facts) =>
    facts.has('figure')
      ? `${facts.figure('figure')} can't enter ${facts.figure('terrain', 'that terrain')}.`
      : facts.has('x') || facts.has('weapon')
        ? `That can't stand in ${facts.figure('terrain', 'that terrain')}.`
        : 'A piece of terrain is no proper shape, or there are too many.',
  'DW-R-3': (facts) => `That way never touches ${facts.figure('target')}.`,
  'DW-R-4': (facts, code) =>
    code === 'PATH_BLOCKED' && !facts.has('blocker')
      ? 'There is no room for it there.'
      : facts.has('corners')
        ? `A way may have at most ${facts.number('most')} corners and needs at least one.`
        : facts.has('blocker')
          ? `${facts.who()} would stand on ${facts.figure('blocker')}.`
          : 'That way leads nowhere.',
  'DW-R-1': () => 'Places are counted in whole hundredths of an inch, and directions in whole degrees.',
  'DW-OVER-1': (facts, code) =>
    code === 'NOT_ENOUGH_MOVEMENT'
      ? `An overrun costs ${facts.inches('costCi')}; ${facts.figure('figure')} has only ${facts.inches('leftCi')} left.`
      : `${facts.figure('figure')} does not touch ${facts.figure('target')}. Move into contact first.`,
  'DW-OVER-2': (facts, code) =>
    code === 'DEAD' ? `${facts.figure('target')} is gone already.` : 'Only what belongs to the army can be overrun.',
  'DW-DATK-1': (facts) => `${facts.figure('figure')} has attacked in this phase already.`,
  'DW-DATK-2': (facts, code) =>
    code === 'DEAD'
      ? `${facts.figure('target')} is dead already.`
      : code === 'NO_CONTACT'
        ? `${facts.figure('figure')} does not touch ${facts.figure('target')}; in this phase nobody moves.`
        : 'Dinosaurs attack the army only.',
  'DW-FIRE-2': (facts, code) =>
    code === 'DEAD' ? `${facts.figure('target')} is dead already.` : 'The army fires at dinosaurs only.',
  'DW-FIRE-5': () => 'Grenades are thrown in phase 2 only.',
  'DW-RANGE-1': (facts) =>
    `${facts.figure('target')} is ${facts.inches('rangeCi')} away; the weapon reaches ${facts.inches('limitCi')}.`,
  'DW-LOS-1': (facts) =>
    `${facts.figure('figure')} can't see ${facts.figure('target')} past ${facts.figure('blocker', 'what is between')}.`,
  'DW-SEC-2': (facts) => `A ${facts.weapon('weapon')} fires once a turn and never in phase 5.`,
  'DW-SEC-3': (facts) => `${facts.figure('figure')} gave closing fire this turn, so there is no secondary fire.`,
  'DW-BUDGET-1': (facts) => `${facts.figure('figure')} has fired in this phase already.`,
  'DW-BUDGET-2': (facts) =>
    `${facts.figure('figure')} has fired in secondary fire this turn, so they have no closing fire.`,
  'DW-BUDGET-5': (facts) =>
    `${facts.figure('figure')} gave closing fire with a one-shot weapon: that was all their fire for the turn.`,
  'DW-CLOSE-1': (facts) => `No dinosaur is overrunning ${facts.figure('figure')} just now.`,
  'DW-CLOSE-5': (facts) => `A ${facts.weapon('weapon')} can't be used in closing fire.`,
  'DW-R-17': (facts) =>
    facts.raw('order') === null || facts.raw('order') === undefined
      ? 'Standing orders are for the army: fire best, hold or ask.'
      : 'That is the standing order already.',
  'DW-SPEC-3': (facts) => quota(facts, 'NCOs for this army'),
  'DW-SPEC-4': (facts) => quota(facts, `${facts.raw('rank') === 'hero' ? 'heroes' : 'leaders'} for its NCOs`),
  'DW-R-32': (facts) => quota(facts, `${facts.weapon('weapon').split('/')[0]}s for this army`),
};

/** Whether a rule has a sentence of its own here. */
export function hasSentence(rule: string): boolean {
  return Object.hasOwn(SENTENCES, rule);
}

/** Why not, in one sentence; `ruleText` gives a rule's own wording for rules that refuse nothing in play. */
export function refusalSentence(refusal: Refusal, teller: Teller, ruleText: (id: string) => string | null): string {
  const sentence = SENTENCES[refusal.rule];
  if (sentence !== undefined) {
    const why = capital(sentence(new Reader(refusal.facts, teller), refusal.code));
    return refusal.facts.cutOff === true ? `No way round leads there. ${why}` : why;
  }
  return ruleText(refusal.rule) ?? `Rule ${refusal.rule} forbids that.`;
}

function tooFar(facts: Reader): string {
  const left = Math.max(0, facts.number('allowanceCi') - facts.number('spentCi'));
  if (inches(left) === '0"') return 'Too far: no movement left.';
  // A hundredth too far is a tenth too far.
  const over = Math.max(10, facts.number('costCi') - left);
  return `Too far by ${inches(over)}: ${inches(left)} left.`;
}

function quota(facts: Reader, what: string): string {
  const most = facts.number('most');
  return `Too many ${what}: ${most === 0 ? 'none are allowed' : `at most ${most}`}.`;
}

function nameOfPhase(phase: Fact): string {
  return PHASES.includes(phase as Phase) ? `“${phaseName(phase as Phase)}”` : 'you meant';
}
