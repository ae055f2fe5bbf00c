/** Tests of what is drawn for a day, with every game that a server hosts by default. */
import { frozen, seededDice } from '@dwo/kernel';
import { gameRegistry } from '@dwo/shared';
import { GAMES, HOSTED } from '@dwo/shelf/server';
import { dayAfter, weekdayOf } from './calendar';
import { drawBattle } from './draw';

const games = gameRegistry(GAMES.filter(({ rules }) => HOSTED.includes(rules.id)));
const SATURDAY = '2026-12-05';

/** The deals of two weeks, not measured. */
async function twoWeeks() {
  const dice = seededDice(new Uint8Array(32), 1);
  const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => dice.roll(256, 'byte') - 1);
  const thinkers = { think: () => Promise.reject(new Error('Nothing is measured')) };
  const days = Array.from({ length: 14 }, (_, n) => dayAfter(SATURDAY, n));
  return Promise.all(
    days.map((day) => drawBattle({ games, thinkers, random, now: () => 0 } as never, day, { matches: 0, tries: 1 })),
  );
}

test('the first game has most days, and every other one a Wednesday or Saturday in two weeks', async () => {
  const deals = (await twoWeeks()).filter((deal) => deal !== null);
  const others = deals.filter(({ game }) => game !== HOSTED[0]);
  expect(others.map(({ game }) => game).sort()).toEqual(HOSTED.slice(1).toSorted());
  expect(others.map(({ day }) => weekdayOf(day))).toEqual([6, 3, 6, 3]);
});

test('each battle of the day is one for two, can be set up, and begins with points of both sides', async () => {
  for (const deal of await twoWeeks()) {
    const game = games.get(deal?.game ?? '');
    if (deal === null || game === undefined) throw new Error('Nothing was drawn');
    const options = frozen(deal.options) as never;
    expect(game.rules.checkSetup(options)).toEqual([]);
    const labels = game.chairs(options);
    const state = frozen(game.rules.setup(options, seededDice(new Uint8Array(32), 2)));
    const { left = {}, turn } = game.tally?.(state) ?? game.standing?.(state) ?? {};
    expect([labels.length, turn]).toEqual([2, 1]);
    expect(Object.keys(left).sort()).toEqual([...labels].sort());
    for (const points of Object.values(left)) expect(points).toBeGreaterThan(0);
  }
});
