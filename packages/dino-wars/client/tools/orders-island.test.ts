/** The acts of a player in one turn of Dino Island: by hand, and with orders that last. An act is one press or tap. */
import { dinoWars, type Options, type State } from '@dwo/dino-wars';
import { type Frozen, frozen, seededDice } from '@dwo/kernel';
import { carryOutOrders, giveOrders } from '@dwo/kits/miniatures/orders/at-table';
import { openOrders } from '@dwo/kits/miniatures/orders/kept';
import type { Ordering } from '@dwo/kits/miniatures/orders/ordering';
import { leftUndone } from '../hud/facts';
import { ORDERS } from './order-hands';
import { landed } from './testing/landed';
import { Hand } from './testing/table';

const ARMY = 0;

/** A player of the army on the island, who counts their presses. */
class Player {
  readonly hand: Hand;
  acts = 0;

  constructor() {
    const options = landed('regular-fire') as Frozen<Options>;
    this.hand = new Hand(dinoWars.setup(options, seededDice(new Uint8Array(32).fill(5), 1)) as State, ARMY);
  }

  async press(act: () => unknown): Promise<void> {
    this.acts += 1;
    act();
    for (let turn = 0; turn < 60; turn++) await this.hand.settle();
  }

  /** Ends the phase, unless it has ended with the last figure. A second press is needed while figures would lose something. */
  async end(phase: State['phase']): Promise<void> {
    const { hand } = this;
    if (hand.state.phase === phase) {
      if (leftUndone(frozen(hand.state), ARMY) > 0) this.acts += 1;
      await this.press(() => hand.toolbox.wish({ type: 'done' }));
    }
    // The others have nothing to do with what is counted here.
    while (hand.state.players[ARMY]?.side === 'army' && ORDERS.step(frozen(hand.state), ARMY) === null) {
      const [seat] = dinoWars.awaiting(frozen(hand.state));
      if (seat === undefined || hand.state.ending !== null) break;
      hand.pass(seat);
    }
  }

  async carryOut(): Promise<void> {
    const { hand } = this;
    for (;;) {
      await this.press(() => carryOutOrders(hand.toolbox, ORDERS, frozen(hand.state), ARMY));
      if (hand.plan.kind !== 'carrying') return;
      await this.press(() => hand.toolbox.confirm());
      if (/orders carried out/.test(hand.notice?.text ?? '')) return;
    }
  }
}

const shots = (hand: Hand) => hand.sent.filter(({ type }) => type === 'fire').length;
const moves = (hand: Hand) => hand.sent.filter(({ type }) => type === 'move').length;

/** Six riflemen on one flank, who move together. */
const SCOUTS = ['s22', 's21', 's16', 's14', 's12', 's3'];
const BY = { x: 250, y: -150 };

/** Moves a scout by hand: chosen, sent, confirmed. */
async function scout({ hand, press }: { hand: Hand; press(act: () => unknown): Promise<void> }, id: string) {
  const from = hand.state.soldiers[id];
  await press(() => hand.toolbox.select(id));
  await press(() => hand.toolbox.goToPoint({ x: (from?.x ?? 0) + BY.x, y: (from?.y ?? 0) + BY.y }));
  await press(() => hand.toolbox.confirm());
}

/** Fires with everybody by hand: Next chooses a figure with its best target, and the red button fires. */
async function fireByHand(player: Player): Promise<void> {
  const { hand } = player;
  for (let tries = 0; tries < 60; tries++) {
    const before = shots(hand);
    // After a shot the next figure is in hand already.
    if (hand.plan.kind !== 'aim' || hand.plan.target === null) await player.press(() => hand.toolbox.next());
    if (hand.plan.kind !== 'aim' || hand.plan.target === null) return;
    await player.press(() => hand.toolbox.confirm());
    if (shots(hand) === before) return;
  }
}

/** Gives an order, and counts the presses on its own. */
function give(hand: Hand, how: (tool: Ordering<never, never, never>) => void): void {
  giveOrders(hand.toolbox, ORDERS);
  how(hand.toolbox.tool as unknown as Ordering<never, never, never>);
  hand.toolbox.confirm();
}

test('a turn of 22 soldiers takes at most 12 acts', async () => {
  openOrders('island', ARMY);
  const player = new Player();
  const { hand } = player;
  expect(Object.keys(hand.state.soldiers)).toHaveLength(22);
  // Given once, for the whole battle.
  give(hand, (tool) => tool.everybody());
  give(hand, (tool) => {
    for (const id of SCOUTS) tool.toggle(id);
    tool.choose('keep');
  });

  await player.carryOut();
  await player.end('regular-fire');
  expect(hand.state.phase).toBe('army-movement');
  const [lead = ''] = SCOUTS.filter((id) => hand.state.soldiers[id]?.alive);
  await scout({ hand, press: (act) => player.press(act) }, lead);
  await player.carryOut();
  expect(moves(hand)).toBe(SCOUTS.length);
  await player.end('army-movement');
  expect(hand.state.phase).toBe('secondary-fire');
  await player.carryOut();
  await player.end('secondary-fire');
  expect(hand.state.turn).toBe(2);
  expect(shots(hand)).toBeGreaterThan(12);
  expect(player.acts).toBeLessThanOrEqual(12);

  const other = new Player();
  await fireByHand(other);
  await other.end('regular-fire');
  for (const id of SCOUTS) {
    if (other.hand.state.soldiers[id]?.alive) await scout({ hand: other.hand, press: (act) => other.press(act) }, id);
  }
  await other.end('army-movement');
  await fireByHand(other);
  await other.end('secondary-fire');
  // The same shots and moves, 53 acts against 10.
  expect([shots(other.hand), moves(other.hand)]).toEqual([shots(hand), moves(hand)]);
  expect(other.acts).toBeGreaterThan(4 * player.acts);
});
