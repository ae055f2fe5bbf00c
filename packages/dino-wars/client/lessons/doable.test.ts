/** A hint can be done: what the computer would do is laid out as a plan whose red button plays just that. */
import { dinoWars, type Intent, PRESETS, type State } from '@dwo/dino-wars';
import { dinoWarsBot } from '@dwo/dino-wars/bot';
import { type Frozen, seededDice } from '@dwo/kernel';
import { laidOut } from '../screens/replay/ghost';
import { intentOf } from '../tools/plan';
import { whyNot } from '../tools/referee';
import { beast, Hand, man, tableOf, weapon } from '../tools/testing/table';
import { layOut } from './lay-out';

/** Battles with vehicles, guns, poles and flyers, and the number of decisions that are looked at in each. */
const BATTLES = { gate: 260, full: 260, quick: 120 } as const;
/** Intents whose answer is a button of its own. */
const ANSWERED = ['done', 'closingFire', 'agreeEnd', 'order'];

test.each(Object.entries(BATTLES))(
  'every choice of the computer in %s can be done with the tools',
  (battle, decisions) => {
    const secret = new Uint8Array(32).fill(1);
    const options = PRESETS[battle as keyof typeof BATTLES]();
    const state = dinoWars.setup(options as never, seededDice(secret, 0)) as State;
    const now = state as Frozen<State>;
    const undone: string[] = [];
    for (let n = 1; n <= decisions && dinoWars.outcome(now) === null; n++) {
      const [seat = 0] = dinoWars.awaiting(now);
      const view = dinoWars.view(now, seat) as Frozen<State>;
      const intent: Intent = dinoWarsBot.choose(view, seat, seededDice(secret, n), 'normal');
      if (!ANSWERED.includes(intent.type)) {
        const made = intentOf(laidOut(view, seat, intent).plan);
        if (made?.type !== intent.type || whyNot(view, seat, made) !== null) undone.push(JSON.stringify(intent));
      }
      dinoWars.resolve(now, seat, intent, seededDice(secret, n), (event) => dinoWars.evolve(state, event));
    }
    expect(undone).toEqual([]);
  },
);

test.each([
  ['a gun is taken apart', { type: 'dismantle', weapon: 'w1' }],
  ['a gun gets its crew', { type: 'assign', weapon: 'w1', crew: ['s1', 's2'] }],
] as const)('%s by the red button', (_, intent) => {
  const figures = {
    soldiers: [
      man('s1', 1000, 1000, { crewOf: 'w1' }),
      man('s2', 1180, 1000, { crewOf: intent.type === 'assign' ? null : 'w1' }),
    ],
    crewedWeapons: [weapon('w1', 1090, 1130)],
    dinosaurs: [beast('d1', 1100, 3600)],
  };
  const hand = new Hand(tableOf(figures, 'army-movement'), 0);
  layOut(hand.toolbox, intent as Intent);
  expect(hand.sent).toEqual([]);
  hand.toolbox.confirm();
  expect(hand.sent).toEqual([intent]);
});
