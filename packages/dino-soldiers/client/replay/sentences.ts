/** Reviews of Dino Soldiers in words: what was chosen, what was better, and why. */
import type { Suspicion } from '@dwo/kernel';
import { numberIn, type Odds, type ReviewWords } from '@dwo/kits/review/sentence';
import { list } from '@dwo/kits/shell/list';
import type { CauseId } from '../../bot';
import { effectOf } from '../../bot/causes';
import type { Attack, Intent, Mode, Now } from '../../rules';
import { spotName, unitName } from '../names';
import { say } from '../words';

/** The causes that may say no more than that another place was better. */
const VAGUE: readonly CauseId[] = ['idle', 'worse-place', 'moves-ended', 'turn-went-on'];

/** The words of a review; `before` is the table before the decision. */
export const wordsAt = (before: Now): ReviewWords<Intent> => ({
  cause: (cause) => causeSentence(cause, before),
  choice: (of, intent, odds) => choiceWords(of, intent, odds, before),
  name: (figure) => unitName(before, Number(figure)),
  blows: {
    deed: (way, figure) => say('review.deed', { way: way ?? 'none', figure }),
    until: (later) => say('review.until', { later, rounds: later < 2 ? 0 : Math.ceil(later / 2) }),
  },
  vague: VAGUE,
});

const numbersIn = (text: unknown) => (typeof text === 'string' ? text.split(',').map(Number) : []);

/** How an attack hits its target: whether that dies, or how many hit points it loses. */
function blow(kill: number, damage: number, hp: number, waits: boolean): string {
  return say('review.blow', { kill, damage, hp, waits, sure: kill === 1 ? 'dies' : kill > 0 ? 'maybe' : 'lives' });
}

/** The effect of an attack after a move that came first, unless it is the same. */
function laterOf(facts: Suspicion<Intent>['facts']): string {
  const number = (key: string) => numberIn(facts, key);
  const isSame = number('kill') === number('otherKill') && number('damage') === number('otherDamage');
  return say('review.later', {
    later: facts.lost === true ? 'lost' : isSame ? 'same' : 'less',
    blow: blow(number('otherKill'), number('otherDamage'), number('otherHp'), facts.otherWaits === true),
  });
}

/** The deeds of a unit once it has come in from reserve, in words. */
function aheadText(facts: Suspicion<Intent>['facts'], before: Now): string {
  const number = (key: string) => numberIn(facts, key);
  return say('review.ahead', {
    why: String(facts.why ?? 'stands'),
    target: typeof facts.target === 'number' ? unitName(before, facts.target) : '',
    otherMode: typeof facts.otherMode === 'string' ? say(`mode.${facts.otherMode as Mode}`) : '',
    otherBlow: blow(number('otherKill'), number('otherDamage'), number('otherHp'), facts.otherWaits === true),
    otherSpot: spotName({ x: number('otherX'), y: number('otherY') }, before.tiles),
    otherGap: number('otherGap'),
  });
}

/** A cause in a sentence, from its facts. */
function causeSentence({ id, facts }: Suspicion<Intent>, before: Now): string {
  const name = (key: string) => (typeof facts[key] === 'number' ? unitName(before, facts[key]) : '');
  const number = (key: string) => numberIn(facts, key);
  const names = (key: string) => list(numbersIn(facts[key]).map((unit) => unitName(before, unit)));
  const spot = (x: string, y: string) => spotName({ x: number(x), y: number(y) }, before.tiles);
  const mode = (key: string) => (typeof facts[key] === 'string' ? say(`mode.${facts[key] as Mode}`) : '');
  return say(`review.${id as CauseId}`, {
    ...{ who: name('unit'), target: name('target'), other: name('otherTarget'), foe: name('foe'), prey: name('prey') },
    ...{ by: name('by'), otherUnit: name('otherUnit'), units: names('units'), otherUnits: names('otherUnits') },
    ...{ mode: mode('mode'), otherMode: mode('otherMode') },
    blow: blow(number('kill'), number('damage'), number('hp'), facts.waits === true),
    otherBlow: blow(number('otherKill'), number('otherDamage'), number('otherHp'), facts.otherWaits === true),
    danger: say('review.danger', {
      ...{ foe: name('foe'), foes: number('foes'), damage: number('damage'), all: number('all'), hp: number('hp') },
      sure: facts.sure === true,
    }),
    ...{ otherDamage: number('otherDamage'), otherAll: number('otherAll'), dies: facts.dies === true },
    ...{ otherFoes: number('otherFoes'), friends: number('friends'), able: number('able') },
    ...{ enters: facts.enters === true, later: laterOf(facts) },
    ahead: aheadText(facts, before),
    shut: facts.shut === true,
    ...{ harm: number('harm'), spared: number('spared'), fire: facts.fire === true },
    ...{
      stays: facts.stays === true,
      reserve: number('reserve'),
      stayed: facts.stayed === true,
      attacks: facts.attacks === true,
    },
    ...{ wrong: facts.wrong === true, points: number('points'), otherPoints: number('otherPoints') },
    ...{ gap: number('gap'), otherGap: number('otherGap'), apart: number('gap') !== number('otherGap') },
    ...{ spot: spot('x', 'y'), otherSpot: spot('otherX', 'otherY') },
  });
}

/** An attack with its exact effect. */
function attackWords(of: 'chose' | 'better', attack: Attack, odds: Odds, before: Now): string {
  const [who, effect] = [unitName(before, attack.unit), effectOf(before, attack)];
  const mode = say(`mode.${attack.mode}`);
  if (effect === null) return say(`review.${of}.wall`, { who, mode });
  const { target, kill, damage, hp, waits } = effect;
  const hit = blow(odds.kill ?? kill, Math.round(damage), hp, waits);
  return say(`review.${of}.attack`, { who, mode, target: unitName(before, target), blow: hit });
}

/** A choice with its exact effect. */
function choiceWords(of: 'chose' | 'better', intent: Intent | null, odds: Odds, before: Now): string {
  switch (intent?.type) {
    case 'attack':
      return attackWords(of, intent, odds, before);
    case 'step':
    case 'leap':
    case 'overfly':
      return say(`review.${of}.move`, { who: unitName(before, intent.unit), spot: spotName(intent, before.tiles) });
    case 'enter':
      return say(`review.${of}.enter`, { who: unitName(before, intent.unit) });
    case 'deploy':
      return say(`review.${of}.deploy`, { units: list(intent.units.map((unit) => unitName(before, unit))) });
    case 'endMove':
      return say(`review.${of}.endMove`);
    case 'endTurn':
      return say(`review.${of}.end`);
    default:
      return intent === null ? say(`review.${of}.other`) : say(`review.${of}.act`, { act: intent.type });
  }
}
