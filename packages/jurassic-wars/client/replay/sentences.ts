/** Reviews of Jurassic Wars in words: what was chosen, what was better, and why. */
import type { Judgement, Suspicion } from '@dwo/kernel';
import type { Cast } from '@dwo/kits/replay/contract';
import { numberIn, type Odds, type ReviewWords, type Telling, tellingOf } from '@dwo/kits/review/sentence';
import type { CauseId } from '../../bot';
import { type CombatType, combatType, dinocard, type Intent } from '../../rules';
import { calledAs } from '../../wire/persons';
import { say } from '../words';

/** A marked decision in words; the player's own is told with "you". */
export function toldOf(judgement: Judgement<Intent>, { seats }: Pick<Cast, 'seats'>, own: boolean): Telling {
  const who = calledAs(seats[judgement.seat]?.name ?? '');
  return tellingOf(judgement, wordsFor({ who, you: `${own}` }));
}

/** The player who decided, in sentences: their name, and whether they are the reader. */
type Decider = Readonly<Record<'who' | 'you', string>>;

/** The words of a review of one player's decisions. */
const wordsFor = (decider: Decider): ReviewWords<Intent> => ({
  cause: (cause) => causeSentence(cause, decider),
  choice: (of, intent, odds) => choiceWords(of, intent, odds, decider),
});

const cardName = (type: CombatType) => say(`combat.${type}`);

/** A cause in a sentence, from its facts. */
function causeSentence({ id, facts }: Suspicion<Intent>, decider: Decider): string {
  const dinosaur = (key: string) => (typeof facts[key] === 'number' ? dinocard(facts[key]).name : '');
  const card = (key: string) => (typeof facts[key] === 'string' ? cardName(facts[key] as CombatType) : '');
  const number = (key: string) => numberIn(facts, key);
  const expected = Math.round(10 * number('expected')) / 10;
  return say(`review.${id as CauseId}`, {
    ...{ ...decider, own: dinosaur('rank'), other: dinosaur('otherRank'), rival: dinosaur('rival') },
    ...{ card: card('card'), otherCard: card('otherCard'), wins: number('wins'), otherWins: number('otherWins') },
    ...{
      open: facts.open === true,
      same: Math.round(100 * number('wins')) === Math.round(100 * number('otherWins')),
      more: facts.more === true,
      left: number('left'),
      isLead: facts.rival === null,
    },
    // The card that a choice is for says most where the chance without it says nothing.
    ...{ faced: facts.more === true ? 'none' : String(facts.faced ?? 'none'), facedCard: card('faced') },
    ...{ facedWins: number('facedWins'), facedOtherWins: number('facedOtherWins') },
    ...{ third: String(facts.third ?? 'none'), thirdCard: card('third'), thirdWins: number('thirdWins') },
    ...{
      bid: number('bid'),
      won: number('won'),
      needed: number('needed'),
      n: number('n'),
      otherN: number('otherN'),
      expected,
    },
    ...{ combats: number('combats'), chance: number('chance'), price: number('price'), pot: number('pot') },
    ...{ lead: number('lead'), behind: -number('lead'), hands: number('hands'), cost: number('cost') },
    ...{ worth: number('worth'), otherWorth: number('otherWorth'), later: number('otherWins') < number('wins') },
    ...{ underdog: facts.underdog === true, rank: number('rank'), otherRank: number('otherRank') },
  });
}

/** A choice with its odds. A dinosaur of a closed hand has no name here. */
function choiceWords(of: 'chose' | 'better', intent: Intent | null, odds: Odds, decider: Decider): string {
  switch (intent?.type) {
    case 'play':
      return say(`review.${of}.play`, { ...decider, wins: odds.wins ?? 0 });
    case 'commit':
      return intent.card === null
        ? say(`review.${of}.none`, { ...decider, wins: odds.wins ?? 0 })
        : say(`review.${of}.commit`, { ...decider, card: cardName(combatType(intent.card)), wins: odds.wins ?? 0 });
    case 'bid':
      return say(`review.${of}.bid`, { ...decider, n: intent.n });
    case 'declare':
      return say(`review.${of}.declare`, {
        ...{ ...decider, fights: intent.choice === 'fight', chance: odds.pot ?? 0, price: odds.price ?? 0 },
      });
    default:
      return intent === null ? say(`review.${of}.other`) : say(`review.${of}.act`, { ...decider, act: intent.type });
  }
}
