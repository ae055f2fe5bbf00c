/** The questions of a match: the edge, traits, Snap Attacks, Lucky, Yeehaw!, the facing after a flight. */
import type { Point, Seat } from '@dwo/kernel';
import { ownDocuments } from '@dwo/kits/documents/for-match';
import type { AskedWindow } from '@dwo/kits/miniatures/hud';
import { percent } from '@dwo/kits/miniatures/percent';
import { snapTargets } from '../../rules/actions/windows';
import { closeWeapons, damageRolled, refuseBlow, termsOf } from '../../rules/attack';
import { being, discOf, facingOf, nearestEnemy, sure } from '../../rules/bodies';
import { MAP_IDS } from '../../rules/data/maps';
import { ENTITY_NAMES, MAP_NAMES, POSSE_NAMES } from '../../rules/data/names';
import { POSSE_IDS, posseData } from '../../rules/data/posses';
import { EDGES } from '../../rules/data/words';
import type { Intent, TraitUse } from '../../rules/intents';
import { activeBody, facingTowards, snappers } from '../../rules/moving';
import { ownFaults } from '../../rules/own-posse';
import type { Being, Now, Snap } from '../../rules/state';
import { usefulTraits } from '../../rules/traits';
import { hitChance } from '../danger/shares';
import { cardName, deedOf, nameAt, traitName } from '../names';
import { POSSE } from '../posse/draft';
import { say } from '../words';
import { memory, stripOutline } from './places';
import { luckyRoll, type ReRoll, shareAgain, worstDie, yeehawRoll } from './re-rolls';
import { standingAnswer, yeehawWish } from './wishes';

type Window = AskedWindow<Intent>;
type Answer = Window['answers'][number];

/** More combinations of answers than this are not offered one by one. */
const MOST_ANSWERS = 12;

const answer = (word: string, intent: Intent, share: number | null = null): Answer => ({ word, intent, chance: share });

function timerOf({ phase, asks, options, activation, begun }: Now): string | null {
  if (options.clocks === null) return null;
  if (phase === 'edge') return 'edge';
  return phase === 'traits' ? `turn-${activation === null ? begun + 1 : begun}` : `window-${asks}`;
}

/** Every way to choose at most one of each group, the empty choice first. */
function choices<T>(groups: readonly (readonly T[])[]): T[][] {
  let lists: T[][] = [[]];
  for (const group of groups) lists = lists.flatMap((list) => [list, ...group.map((each) => [...list, each])]);
  return lists.sort((a, b) => a.length - b.length);
}

function traitWord(state: Now, { entity, trait, target }: TraitUse): string {
  const own = being(state, entity).traits.find(({ id }) => id === trait);
  const name = traitName(trait, own?.level ?? null);
  return target === undefined ? name : say('trait.on', { trait: name, name: nameAt(state, target) });
}

function traitsWindow(state: Now): Omit<Window, 'key' | 'timer'> {
  const uses = usefulTraits(state);
  const groups = [...new Set(uses.map(({ entity, trait }) => `${entity} ${trait}`))].map((key) =>
    uses.filter(({ entity, trait }) => `${entity} ${trait}` === key),
  );
  const lists = choices(groups).slice(0, MOST_ANSWERS);
  const panics = activeBody(state).panic > 0;
  return {
    about: uses.map(({ entity }) => `${entity}`).filter((id, at, all) => all.indexOf(id) === at),
    question: say(panics ? 'ask.traitsPanic' : 'ask.traits', { name: nameAt(state, activeBody(state).id) }),
    ...{ rule: 'DC-TRT-2', best: null },
    answers: lists.map((list): Answer => {
      const intent: Intent = { type: 'declareTraits', uses: list };
      if (list.length === 0) return answer(say('answer.noTraits'), intent);
      const word = list.map((use) => traitWord(state, use)).join(' + ');
      return { ...answer(word, intent), note: list.map((use) => deedOf(state, use)).join(' · ') };
    }),
  };
}

/** The Snap attacks that one entity can make now, with its best weapon on each target. */
function snapsOf(state: Now, attacker: Being): Snap[] {
  return snapTargets(state).flatMap((id) => {
    const target = being(state, id);
    const weapon = closeWeapons(attacker).find(
      (each) => refuseBlow(state, { attacker, weapon: each, target, fan: false }) === null,
    );
    return weapon === undefined ? [] : [{ entity: attacker.id, weapon, target: id }];
  });
}

/** The chance that one of these Snap Attacks has a Hit. */
function snapShare(state: Now, list: readonly Snap[]): number {
  const misses = list.reduce((all, { entity, weapon, target }) => {
    const [attacker, aim] = [being(state, entity), being(state, target)];
    const { dice, ...terms } = termsOf(state, { attacker, weapon, target: aim, fan: false, charge: false, snap: true });
    return all * (1 - hitChance(dice, terms));
  }, 1);
  return 1 - misses;
}

function snapWindow(state: Now): Omit<Window, 'key' | 'timer'> {
  const body = being(state, sure(state.movement).body);
  const able = snappers(state, body);
  const lists = choices(able.map((each) => snapsOf(state, each))).slice(0, MOST_ANSWERS);
  // Without riders there is one target, which the question names.
  const lone = `${new Set(lists.flat().map(({ target }) => target)).size === 1}`;
  return {
    about: [...able.map(({ id }) => `${id}`), `${body.id}`],
    question: say('ask.snap', { name: nameAt(state, body.id) }),
    rule: 'DC-CLO-5',
    answers: lists.map((list) =>
      answer(
        list.length === 0
          ? say('answer.noSnap')
          : list
              .map(({ entity, target }) =>
                say('answer.snap', { name: nameAt(state, entity), target: nameAt(state, target), lone }),
              )
              .join(' + '),
        { type: 'reactSnap', list },
        list.length === 0 ? null : snapShare(state, list),
      ),
    ),
  };
}

/** The damage of dice that are kept, and what is left of their target. */
function keptNote(state: Now, { damage, hp, falls }: ReRoll): string {
  const name = nameAt(state, sure(state.attack).target);
  return say('answer.kept', { name, damage, left: hp - damage, falls: `${falls}` });
}

function luckyWindow(state: Now, seat: Seat): Omit<Window, 'key' | 'timer'> {
  const attack = sure(state.attack);
  const roll = luckyRoll(state, seat);
  const { damage, less, out, mean } = roll;
  const facts = { mean, out: percent(out), takes: `${out > 0}`, name: nameAt(state, attack.target) };
  return {
    about: [`${attack.attacker}`, `${attack.target}`],
    question: say('ask.lucky', { name: nameAt(state, attack.target), dice: attack.dice.join(' '), damage }),
    rule: 'DC-TRT-14',
    answers: [
      { ...answer(say('answer.keepDice'), { type: 'reactLucky', use: false }), note: keptNote(state, roll) },
      {
        ...answer(say('answer.lucky'), { type: 'reactLucky', use: true }, less),
        note: say('answer.less', facts),
      },
    ],
  };
}

/** A roll that is no attack: what it means as it lies, and what a new one may bring. */
function yeehawRollWindow(state: Now, roll: NonNullable<Now['roll']>): Omit<Window, 'key' | 'timer'> {
  const { entity, purpose, need, value } = roll;
  const name = nameAt(state, entity);
  const facts = { purpose, name, value, done: `${need !== null && value >= need}` };
  const use: Intent = { type: 'reactYeehaw', use: true, die: 0 };
  return {
    about: [`${entity}`],
    question: say('ask.yeehawRoll', { name, purpose, value, need: need ?? 0 }),
    ...{ rule: 'DC-LDR-2', standing: yeehawWish(state) },
    answers: [
      {
        ...answer(say('answer.keep'), { type: 'reactYeehaw', use: false, die: 0 }),
        note: say('answer.keptRoll', facts),
      },
      {
        ...answer(say('answer.yeehaw', { die: value }), use, shareAgain(roll)),
        note: say('answer.again', facts),
      },
    ],
  };
}

function yeehawWindow(state: Now, seat: Seat): Omit<Window, 'key' | 'timer'> {
  if (state.roll !== null) return yeehawRollWindow(state, state.roll);
  const attack = sure(state.attack);
  const damage = damageRolled(attack);
  const worst = worstDie(state);
  const roll = worst === null ? null : yeehawRoll(state, seat, worst.die);
  const target = being(state, attack.target);
  const hp = Math.max(0, target.hp);
  const keep: Answer = {
    ...answer(say('answer.keep'), { type: 'reactYeehaw', use: false, die: 0 }),
    note: keptNote(state, roll ?? { damage, hp, falls: damage >= hp, less: 0, more: 0, out: 0, mean: 0 }),
  };
  const answers = [keep];
  if (worst !== null && roll !== null && roll.more > 0) {
    const use: Intent = { type: 'reactYeehaw', use: true, die: worst.die };
    const out = roll.falls ? 0 : roll.out;
    const gain = { out: out > 0 ? percent(out) : '', takes: `${out > 0}`, name: nameAt(state, attack.target) };
    answers.push({
      ...answer(say('answer.yeehaw', { die: worst.face }), use, roll.more),
      note: say('answer.gain', gain),
    });
  }
  return {
    about: [`${attack.attacker}`, `${attack.target}`],
    question: say('ask.yeehawAttack', {
      ...{ name: nameAt(state, attack.attacker), dice: attack.dice.join(' '), damage },
      ...{ target: nameAt(state, attack.target), hp },
    }),
    ...{ rule: 'DC-LDR-2', standing: yeehawWish(state) },
    answers,
  };
}

function fleeWindow(state: Now): Omit<Window, 'key' | 'timer'> {
  const body = activeBody(state);
  const facing = facingOf(state, body);
  const enemy = nearestEnemy(state, body);
  const ahead = enemy === null ? facing : facingTowards(state, body, discOf(state, body), discOf(state, enemy));
  const turn = ({ x, y }: Point): Intent => ({ type: 'setFleeFacing', facing: { x, y } });
  return {
    about: [`${body.id}`],
    question: say('ask.flee', { name: nameAt(state, body.id) }),
    rule: 'DC-BRV-5',
    answers: [
      answer(say('answer.turnTo', { name: nameAt(state, enemy?.id ?? null) }), turn(ahead)),
      answer(say('answer.keepFacing'), turn(facing)),
      answer(say('answer.turnAway'), turn({ x: 0 - ahead.x, y: 0 - ahead.y })),
    ],
  };
}

function edgeWindow(): Omit<Window, 'key' | 'timer'> {
  return {
    about: [],
    question: say('ask.edge'),
    ...{ rule: 'DC-SET-4', alike: true },
    answers: (['S', ...EDGES.filter((edge) => edge !== 'S')] as const).map((edge) => ({
      ...answer(say('edge', { edge }), { type: 'chooseEdge', edge }),
      area: stripOutline(edge),
    })),
  };
}

/** Null while a question is told that has been answered already: then the state has nothing left of it. */
function windowOf(state: Now, seat: Seat): Omit<Window, 'key' | 'timer'> | null {
  const { activation, movement, attack, roll } = state;
  switch (state.phase) {
    case 'edge':
      return edgeWindow();
    case 'traits':
      return activation === null ? null : traitsWindow(state);
    case 'snap':
      return movement?.offered !== false ? null : snapWindow(state);
    case 'lucky':
      return attack?.stage !== 'lucky' ? null : luckyWindow(state, seat);
    case 'yeehaw':
      return roll === null && attack?.stage !== 'yeehaw' ? null : yeehawWindow(state, seat);
    case 'flee':
      return activation === null ? null : fleeWindow(state);
    default:
      return null;
  }
}

const counted = memory<readonly Window[]>();

/** The choice of a posse by cards that show who they are, and the map if the players name one. */
function lobbyWindows({ options, posses, terrain }: Now, seat: Seat): readonly Window[] {
  const own = posses[seat];
  if (own === undefined || own.posse !== null) return [];
  const asked = (key: string, question: string, rule: string, answers: readonly Answer[]): Window => {
    return { key, timer: options.clocks === null ? null : 'lobby', about: [], question, rule, answers, alike: true };
  };
  const mine = ownDocuments(POSSE, (document) => ownFaults(document).length === 0).map((document): Answer => {
    const names = document.members.map(({ name, card }) => name || cardName(card)).join(', ');
    return {
      ...answer(document.name || say('posse.own'), { type: 'bringPosse', posse: document }),
      art: [...document.members.map(({ card }) => card), document.beast],
      note: say('posse.own.note', { names }),
    };
  });
  const posse = POSSE_IDS.map((id): Answer => {
    const { entities } = posseData(id);
    const names = entities.map((each) => ENTITY_NAMES[each.id as keyof typeof ENTITY_NAMES]).join(', ');
    return {
      ...answer(POSSE_NAMES[id], { type: 'pickPosse', posse: id }),
      ...{ art: entities.map((each) => each.id), note: say('posse.note', { text: say('posse', { id }), names }) },
    };
  });
  const names = options.map === null && options.terrain === null && terrain.length === 0 && own.map === null;
  const maps = MAP_IDS.map((map) => answer(MAP_NAMES[map], { type: 'pickMap', map }));
  // A player who has a posse is asked no more, so the map comes first.
  return [
    ...(names ? [asked('map', say('ask.map'), 'DC-R-19', maps)] : []),
    asked('posse', say('ask.posse'), 'DC-R-18', [...mine, ...posse]),
  ];
}

/** The window that a seat must answer; its odds are counted once for each state. */
export function windowsOf(state: Now, seat: Seat): readonly Window[] {
  if (state.phase === 'lobby') return lobbyWindows(state, seat);
  if (state.asked !== seat || standingAnswer(state) !== null) return [];
  return counted(state, '', () => {
    const window = windowOf(state, seat);
    return window === null ? [] : [{ key: `${state.phase}-${state.asks}`, timer: timerOf(state), ...window }];
  });
}
