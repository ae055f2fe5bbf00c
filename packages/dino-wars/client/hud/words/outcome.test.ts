import { type Dinosaur, dinoWars, PRESETS, pointsOf, type State } from '@dwo/dino-wars';
import { frozen, seededDice } from '@dwo/kernel';
import { PRESET_NAMES } from '../../preset-titles';
import { forceSheet } from '../presets';
import { countedSides, finalSides, scoreOf } from '../score';
import { altered, quickState } from '../testing/states';
import { endReason, resultSides } from './outcome';

const start = quickState();
/** Counted by hand from the price list (DW-PTS-1, DW-PTS-5). */
const POINTS = {
  skirmish: { army: 51, dinosaurs: 110 },
  quick: { army: 21, dinosaurs: 39 },
  duel: { army: 12, dinosaurs: 24 },
};

test('points and musters follow who is left', () => {
  const [first] = Object.keys(start.soldiers);
  const state = altered(start, (draft) => {
    const soldier = draft.soldiers[first ?? ''];
    if (soldier !== undefined) soldier.alive = false;
  });
  const [army, herd] = resultSides(state, null);
  expect(army).toMatchObject({ side: 'army', player: 'Player 1', pointsAtStart: start.startingPoints.army });
  expect((army?.pointsAtStart ?? 0) - (army?.pointsLeft ?? 0)).toBe(3);
  expect(army?.fallen).toEqual([{ art: 'soldier-nco', name: 'NCO', count: 1 }]);
  expect(army?.standing.reduce((sum, line) => sum + line.count, 0)).toBe(Object.keys(start.soldiers).length - 1);
  expect(herd).toMatchObject({ side: 'dinosaurs', pointsLeft: start.startingPoints.dinosaurs, fallen: [] });
});

test('no two kinds of figures of a player are told by the same name', () => {
  for (const name of PRESET_NAMES) {
    const state = dinoWars.setup(frozen(PRESETS[name]()), seededDice(new Uint8Array(32), 0));
    for (const { standing } of resultSides(frozen(state), null)) {
      const names = standing.map((kind) => kind.name);
      expect([name, names.filter((each, at) => names.indexOf(each) !== at)]).toEqual([name, []]);
    }
  }
});

/** The quick match with one life point left in each dinosaur but the first, which is dead. */
const bled = altered(start, (draft) => {
  for (const [i, dinosaur] of Object.values(draft.dinosaurs).entries()) {
    dinosaur.lifePoints = i === 0 ? 0 : 1;
    dinosaur.alive = i > 0;
  }
});

test('the score counts life beside points, and the bar shows wounds', () => {
  const [, whole] = resultSides(start, null);
  const [army, herd] = resultSides(bled, null);
  const standing = Object.keys(start.dinosaurs).length - 1;
  expect(army?.life).toBeNull();
  expect(whole).toMatchObject({ pointsWorn: 0, life: { now: whole?.life?.max } });
  expect(herd?.life).toEqual({ unit: 'life', now: standing, max: whole?.life?.max });
  const [, plate] = scoreOf(bled).seats;
  const points = `${herd?.pointsLeft}/${start.startingPoints.dinosaurs}`;
  expect(plate?.text).toBe(`${points} · ${standing} of ${whole?.life?.max} life`);
  expect(plate?.share).toBeLessThan(0.2);
  const kept = (herd?.pointsLeft ?? 0) / start.startingPoints.dinosaurs;
  expect((plate?.share ?? 0) + (plate?.worn ?? 0)).toBeCloseTo(kept);
});

/** The quick match with all dinosaurs but the first hidden. */
const hidden = altered(start, (draft) => {
  const ids = Object.keys(draft.dinosaurs).slice(1);
  const points = ids.reduce((sum, id) => sum + pointsOf(draft.dinosaurs[id] as Dinosaur), 0);
  for (const id of ids) delete draft.dinosaurs[id];
  Object.assign(draft.players[1] ?? {}, { unseen: { figures: ids.length, points } });
});

test('DW-R-94 hidden figures count in number and points, and the life of the others is not told as if it were all', () => {
  const [army, herd] = countedSides(hidden, null);
  expect(army).toMatchObject({ hidden: 0 });
  expect(herd).toMatchObject({ hidden: Object.keys(start.dinosaurs).length - 1, life: null });
  expect(herd?.left).toBe(start.startingPoints.dinosaurs);
  expect(scoreOf(hidden).seats[1]?.text).not.toMatch(/life/);
});

test('DW-R-94 at the end the points are those of the panel, and figures that nobody found stand among the others', () => {
  const figures = Object.keys(start.dinosaurs).length;
  const [, herd] = finalSides(hidden, null);
  expect(herd).toMatchObject({
    left: start.startingPoints.dinosaurs,
    whole: start.startingPoints.dinosaurs,
    life: null,
  });
  expect(herd?.standing.at(-1)).toEqual({ art: null, name: 'never found', count: figures - 1 });
  expect(herd?.standing.reduce((sum, { count }) => sum + count, 0)).toBe(figures);
  expect(finalSides(start, null).map(({ standing }) => standing)).toEqual(
    resultSides(start, null).map(({ standing }) => standing),
  );
});

test('DW-R-94 in a team each player has their own hidden figures in the sum', () => {
  const team = altered(hidden, (draft) => {
    draft.players.push({ ...(draft.players[1] as State['players'][number]), unseen: { figures: 0, points: 0 } });
  });
  const [, first, second] = countedSides(team, null);
  expect([first?.left, first?.whole]).toEqual([start.startingPoints.dinosaurs, start.startingPoints.dinosaurs]);
  expect([second?.left, second?.whole]).toEqual([0, 0]);
});

test.each([
  ['army', 'DW-WIN-3', 'The last dinosaur has fallen.'],
  ['dinosaurs', 'DW-WIN-2', 'No soldier is left on the lawn.'],
  ['army', 'DW-R-100', 'The dinosaurs gave up.'],
  ['dinosaurs', 'DW-R-100', 'The army gave up.'],
  [null, 'DW-R-97', 'The points were counted: too close to call.'],
] as const)('%s by %s', (winner, rule, sentence) => {
  const over = altered(start, (draft) => {
    draft.ending = { winner, rule };
  });
  expect(endReason(over)).toBe(sentence);
});

test('the sheets of the presets count what they put on the table', () => {
  for (const name of PRESET_NAMES) {
    const sheet = forceSheet(PRESETS[name]());
    expect(sheet.fair).toBe(true);
    expect(sheet.points).toEqual(POINTS[name]);
  }
  const army = forceSheet(PRESETS.quick()).army.reduce((sum, line) => sum + line.count, 0);
  expect(army).toBe(Object.keys(start.soldiers).length);
});
