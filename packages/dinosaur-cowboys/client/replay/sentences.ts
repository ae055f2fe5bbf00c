/** Reviews of Dinosaur Cowboys in words: what was chosen, what was better, and why. */
import type { Suspicion } from '@dwo/kernel';
import { numberIn, type Odds, type ReviewWords } from '@dwo/kits/review/sentence';
import { type CauseId, nearestTo } from '../../bot';
import type { Intent, Now, WeaponId } from '../../rules';
import { nameAt, weaponName } from '../names';
import { say } from '../words';

const inches = (mils: number) => say('inches', { inches: Math.round(mils / 100) / 10 });

/** The causes that may say no more than that another place, or another unit, was better. */
const VAGUE: readonly CauseId[] = ['idle', 'worse-place', 'left-place', 'wrong-unit'];

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

/** The chances of an attack to hurt and, unless that is impossible, to put out of action. */
function oddsWords(facts: Suspicion<Intent>['facts'] | Odds): string {
  const [hit, out] = [facts.hit, facts.out].map((each) => (typeof each === 'number' ? each : 0));
  const outs = (out ?? 0) >= 0.005;
  // A blow that can only fell its target has one chance, not two.
  return say('review.odds', {
    hit: hit ?? 0,
    out: out ?? 0,
    outs,
    only: outs && Math.abs((hit ?? 0) - (out ?? 0)) < 0.005,
  });
}

/** The sentence on two Explosions that hurt others; empty if they hurt as many. */
function blastWords(facts: Suspicion<Intent>['facts']): string {
  const of = (key: string) => numberIn(facts, key);
  const alike = of('hurtFoes') === of('otherHurtFoes') && of('hurtFriends') === of('otherHurtFriends');
  return say('review.blast', {
    ...{ alike, hurtFoes: of('hurtFoes'), hurtFriends: of('hurtFriends') },
    ...{ otherHurtFoes: of('otherHurtFoes'), otherHurtFriends: of('otherHurtFriends') },
  });
}

/** A cause in a sentence, from its facts. */
function causeSentence({ id, facts }: Suspicion<Intent>, before: Now): string {
  const name = (key: string) => nameAt(before, typeof facts[key] === 'number' ? facts[key] : null);
  const number = (key: string) => numberIn(facts, key);
  const weapon = (key: string) => (typeof facts[key] === 'string' ? (weaponName(facts[key] as WeaponId) ?? '') : '');
  return say(`review.${id as CauseId}`, {
    ...{ who: name('figure'), target: name('target'), foe: name('foe') },
    other: name(id === 'wrong-unit' ? 'other' : 'otherTarget'),
    ...{
      weapon: weapon('weapon'),
      otherWeapon: weapon('otherWeapon'),
      lucky: facts.lucky === true,
      why: String(facts.why ?? ''),
    },
    ...{
      hit: number('hit'),
      odds: oddsWords(facts),
      otherOdds: oddsWords({ hit: number('otherHit'), out: number('otherOut') }),
    },
    ...{ reached: number('reached'), foes: number('foes'), waits: facts.waits === true },
    ...{ hp: number('hp'), otherHp: number('otherHp') },
    ...{ damage: number('damage'), otherDamage: number('otherDamage'), blast: blastWords(facts) },
    ...{ gap: inches(number('gap')), otherGap: inches(number('otherGap')), hustle: facts.hustle === true },
    ...{ contact: number('gap') < CONTACT, stays: facts.stays === true, itself: facts.target === facts.figure },
    known: typeof facts.foe === 'number',
    apart: Math.abs(number('gap') - number('otherGap')) >= APART,
    hadOwn: number('ownHit') > 0,
    ownTarget: name('ownTarget'),
    ownOdds: oddsWords({ hit: number('ownHit'), out: number('ownOut') }),
  });
}

/** A choice with its exact odds. */
function choiceWords(of: 'chose' | 'better', intent: Intent | null, odds: Odds, before: Now): string {
  switch (intent?.type) {
    case 'attack':
    case 'charge':
      return say(`review.${of}.attack`, {
        ...{ who: nameAt(before, intent.attacker), target: nameAt(before, intent.target) },
        ...{ charges: intent.type === 'charge', odds: oddsWords(odds) },
      });
    case 'move':
    case 'hustle': {
      const body = intent.type === 'move' ? intent.entity : (before.activation?.unit ?? -1);
      const gap = nearestTo(before, body, intent.path.at(-1));
      return say(`review.${of}.move`, { who: nameAt(before, body), gap: inches(gap), contact: gap < CONTACT });
    }
    case 'activate':
      return say(`review.${of}.unit`, { who: nameAt(before, intent.unit) });
    case 'endActivation':
      return say(`review.${of}.end`);
    default:
      return intent === null ? say(`review.${of}.other`) : actWords(of, intent, before);
  }
}

/** A choice without odds, and whether it used what was asked about. */
function actWords(of: 'chose' | 'better', intent: Intent, before: Now): string {
  const who = 'entity' in intent ? nameAt(before, intent.entity) : '';
  const used = 'use' in intent ? intent.use : 'uses' in intent ? intent.uses.length > 0 : null;
  const use = used ?? (intent.type === 'reactSnap' && intent.list.length > 0);
  return say(`review.${of}.act`, { act: intent.type, who, use });
}
