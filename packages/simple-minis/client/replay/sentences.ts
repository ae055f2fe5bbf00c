/** Reviews of Very Simple Miniatures in words: what was chosen, what was better, and why. */
import type { Suspicion } from '@dwo/kernel';
import { numberIn, type Odds, type ReviewWords } from '@dwo/kits/review/sentence';
import { attackFrom, type CauseId, nearest } from '../../bot';
import { commanderOf, figureOf, type Intent, type Move, type Now } from '../../rules';
import { nameAt } from '../names';
import { say } from '../words';

const inches = (mils: number) => say('inches', { inches: Math.round(mils / 100) / 10 });

/** The causes that may say no more than that another place was better. */
const VAGUE: readonly CauseId[] = ['idle', 'worse-place', 'left-place'];

/** The words of a review; `before` is the table before the decision. */
export const wordsAt = (before: Now): ReviewWords<Intent> => ({
  cause: (cause) => causeSentence(cause, before),
  choice: (of, intent, odds) => choiceWords(of, intent, odds, before),
  name: (figure) => nameAt(before, Number(figure)),
  blows: {
    deed: (way, figure) => say('review.deed', { way: way ?? 'none', figure }),
    until: (later) => say('review.until', { later }),
  },
  vague: VAGUE,
});

/** The least difference of two distances that is worth telling, in mils. */
const APART = 300;

/** Below this gap two bases touch, in mils. */
const CONTACT = 60;

/** Whether two chances are told as the same per cent. */
const isSame = (one: number, other: number) => Math.round(100 * one) === Math.round(100 * other);

/** Why another place was better. */
function reasonOf({ id, facts }: Suspicion<Intent>, before: Now): string {
  const number = (key: string) => numberIn(facts, key);
  return say('review.why', {
    ...{ why: String(facts.why ?? 'place'), stays: id === 'left-place' },
    ...{ target: nameAt(before, typeof facts.target === 'number' ? facts.target : null), kill: number('kill') },
    ...{ ownKill: number('ownKill'), hadOwn: number('ownKill') > 0, all: number('all'), otherAll: number('otherAll') },
    ...{ nearer: inches(number('nearer')), otherGap: inches(number('otherGap')) },
    apart: Math.abs(number('gap') - number('otherGap')) >= APART,
  });
}

/** A cause in a sentence, from its facts. */
function causeSentence(cause: Suspicion<Intent>, before: Now): string {
  const { id, facts } = cause;
  const name = (key: string) => nameAt(before, typeof facts[key] === 'number' ? facts[key] : null);
  const number = (key: string) => numberIn(facts, key);
  return say(`review.${id as CauseId}`, {
    ...{ who: name('figure'), target: name('target'), other: name('otherTarget'), foe: name('foe') },
    ...{ mount: name('mount'), task: String(facts.task ?? ''), strikes: facts.strikes === true },
    ...{ kill: number('kill'), otherKill: number('otherKill'), own: number('own'), success: number('success') },
    known: [facts.otherTarget, facts.foe].some((each) => typeof each === 'number'),
    ...{ able: number('able'), foes: number('foes'), all: number('all'), otherAll: number('otherAll') },
    ...{ points: number('points'), otherPoints: number('otherPoints'), isShort: number('short') > 0 },
    ...{ short: inches(number('short')), gap: inches(number('gap')), reason: reasonOf(cause, before) },
    ...{ stays: facts.stays === true, attacks: number('own') > 0 || number('otherOwn') > 0 },
    same: isSame(number('own'), number('otherOwn')),
    even: isSame(number('kill'), number('otherKill')),
    ...{ otherOwn: number('otherOwn'), foePoints: number('foePoints') },
    ...{ contact: number('gap') < CONTACT, falls: number('falls'), shields: facts.shields === true },
  });
}

/** A choice with its exact odds. */
function choiceWords(of: 'chose' | 'better', intent: Intent | null, odds: Odds, before: Now): string {
  switch (intent?.type) {
    case 'distanceAttack':
    case 'handAttack':
      return say(`review.${of}.attack`, {
        ...{ who: nameAt(before, intent.figure), target: nameAt(before, intent.target) },
        ...{ strikes: intent.type === 'handAttack', kill: odds.kill ?? 0 },
      });
    case 'attackTerrain':
      return say(`review.${of}.wall`, { who: nameAt(before, intent.figure), falls: odds.falls ?? 0 });
    case 'move':
      return say(`review.${of}.move`, { who: nameAt(before, intent.figure), ...endOf(before, intent) });
    case 'board':
      return say(`review.${of}.move`, {
        ...{
          who: nameAt(before, intent.figure),
          after: 'rides',
          target: nameAt(before, intent.mount),
          kill: 0,
          gap: '',
        },
      });
    case 'leave':
    case 'leaveSurface':
      return say(`review.${of}.move`, {
        ...{ who: nameAt(before, intent.figure), after: 'leaves', kill: 0, gap: '' },
        ...mountOf(before, intent.type === 'leave' ? intent.figure : null),
      });
    case 'skillRoll':
      return say(`review.${of}.skill`, {
        ...{ who: nameAt(before, intent.figure), target: nameAt(before, intent.object) },
        ...{ task: intent.task, success: odds.success ?? 0 },
      });
    case 'endStep':
    case 'pass':
      return say(`review.${of}.end`);
    default:
      return intent === null
        ? say(`review.${of}.other`)
        : say(`review.${of}.act`, { act: intent.type, who: whoIn(before, intent) });
  }
}

/** The mount or vehicle that a figure sits on, for the sentence that it gets off. */
function mountOf(before: Now, figure: number | null) {
  const riding = figure === null ? null : (before.figures[figure]?.riding ?? null);
  return { mounted: riding !== null, target: nameAt(before, riding) };
}

/** The use of a move: an egg, the best attack from its end, or neither. */
function endOf(before: Now, { figure, path, pickUp }: Move) {
  const none = { target: '', kill: 0, gap: '' };
  const end = path.at(-1);
  if (end === undefined) return { after: 'turns', ...none };
  if (pickUp.length > 0) return { after: 'takes', ...none };
  const own = figureOf(before, figure);
  const seat = commanderOf(before, own) ?? -1;
  const attack = attackFrom(before, seat, figure, end);
  if (attack === null) return { after: 'none', ...none, gap: inches(nearest(before, seat, figure, end) ?? 0) };
  return { after: 'attack', target: nameAt(before, attack.on), kill: attack.kill, gap: '' };
}

const whoIn = (before: Now, intent: Intent) => ('figure' in intent ? nameAt(before, intent.figure) : '');
