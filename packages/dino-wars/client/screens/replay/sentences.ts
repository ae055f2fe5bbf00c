/** Reviews of DINO WARS! in words: what was chosen, what was better, and why. */
import type { Intent, Weapon } from '@dwo/dino-wars';
import type { CauseId } from '@dwo/dino-wars/bot';
import type { Suspicion } from '@dwo/kernel';
import { numberIn, type Odds, type ReviewWords } from '@dwo/kits/review/sentence';
import type { Names } from '../../hud/words/names';
import { inches, weaponName } from '../../hud/words/words';
import { actorOf } from '../../lessons/lay-out';
import { say } from '../../words';

/** The causes that may say no more than that another place was better. */
const VAGUE: readonly CauseId[] = ['idle', 'worse-place'];

/** Bases that are no farther apart than this touch, in ci. */
const TOUCHING = 10;

/** The words of a review. */
export const wordsFor = (names: Pick<Names, 'full'>): ReviewWords<Intent> => ({
  cause: (cause) => causeSentence(cause, names),
  choice: (of, intent, odds) => choiceWords(of, intent, odds, names),
  name: (figure) => names.full(figure),
  blows: {
    deed: (way, figure) => say('review.deed', { way: way ?? 'none', figure }),
    until: (later) => say('review.until', { later }),
  },
  vague: VAGUE,
});

/** A cause in a sentence, from its facts. */
function causeSentence({ id, facts }: Suspicion<Intent>, names: Pick<Names, 'full'>): string {
  const figure = (key: string) => (typeof facts[key] === 'string' ? names.full(facts[key]) : '');
  const weapon = (key: string) => (typeof facts[key] === 'string' ? weaponName(facts[key] as Weapon) : 'none');
  const number = (key: string) => numberIn(facts, key);
  const length = (key: string) => inches(number(key));
  return say(`review.${id as CauseId}`, {
    ...{ who: figure('figure'), target: figure('target'), other: figure('otherTarget') },
    beast: figure(id === 'held-fire' ? 'dinosaur' : 'beast'),
    known: typeof facts.beast === 'string',
    ...{ weapon: weapon('weapon'), otherWeapon: weapon('otherWeapon') },
    ...{ hit: number('hit'), otherHit: number('otherHit'), kill: number('kill'), otherKill: number('otherKill') },
    ...{ falls: number('falls'), able: number('able'), why: String(facts.why ?? ''), stays: facts.stays === true },
    ...{ inside: length('insideCi'), short: length('shortCi'), gap: length('gapCi'), otherGap: length('otherGapCi') },
    ...{ errand: length('errandCi'), otherErrand: length('otherErrandCi') },
    ...{ foes: number('foes'), otherFoes: number('otherFoes') },
    ...{ front: number('front'), rear: number('rear') },
    ...{ lost: number('lost'), otherwise: number('otherwise'), life: number('life') },
    ...{
      over: number('lost') > number('life'),
      touching: number('gapCi') <= TOUCHING,
      touches: number('otherGapCi') <= TOUCHING,
    },
  });
}

/** A choice with its exact odds. */
function choiceWords(of: 'chose' | 'better', intent: Intent | null, odds: Odds, names: Pick<Names, 'full'>): string {
  switch (intent?.type) {
    case 'fire':
      return say(`review.${of}.fire`, {
        ...{ who: names.full(intent.figure), target: names.full(intent.target), hit: odds.hit ?? 0 },
      });
    case 'attack':
    case 'overrun':
      return say(`review.${of}.bite`, {
        ...{ who: names.full(intent.figure), target: names.full(intent.target), kill: odds.kill ?? 0 },
      });
    case 'move':
    case 'fly':
      return say(`review.${of}.move`, { who: names.full(intent.figure) });
    case 'done':
      return say(`review.${of}.done`);
    default:
      return actWords(of, intent, names);
  }
}

/** A choice without odds: what the figure did. */
function actWords(of: 'chose' | 'better', intent: Intent | null, names: Pick<Names, 'full'>): string {
  const figure = intent === null ? null : actorOf(intent);
  if (intent === null || figure === null) return say(`review.${of}.other`);
  const weapon = intent.type === 'closingFire' && intent.weapon !== null ? weaponName(intent.weapon) : 'none';
  return say(`review.${of}.act`, { who: names.full(figure), act: intent.type, weapon });
}
