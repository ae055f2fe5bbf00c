/** Reviews of Dinosaur Cowboys in words: what was chosen, what was better, and why. */
import type { Judgement, Suspicion, Tagged } from '@dwo/kernel';
import type { CauseId } from '../../bot';
import type { Intent, Now, WeaponId } from '../../rules';
import { nameAt, weaponName } from '../names';
import { say } from '../words';

const inches = (mils: number) => say('inches', { inches: Math.round(mils / 100) / 10 });

/** A decision in a sentence: its heaviest cause, or both choices with their odds if no single cause carries the loss. */
export function reviewSentence({ causes, chosen, better, odds }: Judgement<Intent>, before: Now): string {
  const [cause] = causes;
  if (cause !== undefined) return causeSentence(cause, before);
  return [choiceWords('chose', chosen, odds.chosen, before), choiceWords('better', better, odds.better, before)].join(
    ' ',
  );
}

/** A cause in a sentence, from its facts. */
function causeSentence({ id, facts }: Pick<Suspicion<Tagged>, 'id' | 'facts'>, before: Now): string {
  const name = (key: string) => nameAt(before, typeof facts[key] === 'number' ? facts[key] : null);
  const number = (key: string) => (typeof facts[key] === 'number' ? facts[key] : 0);
  const weapon = (key: string) => (typeof facts[key] === 'string' ? (weaponName(facts[key] as WeaponId) ?? '') : '');
  return say(`review.${id as CauseId}`, {
    ...{ who: name('figure'), target: name('target'), foe: name('foe') },
    other: name(id === 'wrong-unit' ? 'other' : 'otherTarget'),
    ...{ weapon: weapon('weapon'), otherWeapon: weapon('otherWeapon'), lucky: facts.lucky === true },
    ...{ hit: number('hit'), out: number('out'), otherHit: number('otherHit'), otherOut: number('otherOut') },
    ...{ reached: number('reached'), foes: number('foes') },
    ...{ damage: number('damage'), otherDamage: number('otherDamage') },
    ...{ gap: inches(number('gap')), otherGap: inches(number('otherGap')) },
  });
}

type Odds = Readonly<Record<string, number>>;

/** A choice with its exact odds. */
function choiceWords(of: 'chose' | 'better', intent: Intent | null, odds: Odds, before: Now): string {
  switch (intent?.type) {
    case 'attack':
    case 'charge':
      return say(`review.${of}.attack`, {
        ...{ who: nameAt(before, intent.attacker), target: nameAt(before, intent.target) },
        ...{ charges: intent.type === 'charge', hit: odds.hit ?? 0, out: odds.out ?? 0 },
      });
    case 'move':
    case 'hustle':
      return say(`review.${of}.move`, {
        who: nameAt(before, intent.type === 'move' ? intent.entity : (before.activation?.unit ?? null)),
      });
    case 'activate':
      return say(`review.${of}.unit`, { who: nameAt(before, intent.unit) });
    case 'endActivation':
      return say(`review.${of}.end`);
    default:
      return say(`review.${of}.other`);
  }
}
