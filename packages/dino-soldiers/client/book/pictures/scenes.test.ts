import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frozen } from '@dwo/kernel';
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import { dinoSoldiers, UNITS } from '../../../rules';
import { instinctLines } from '../../plan/instinct-lines';
import { type Pictured, SCENES, type Scene, stateOf } from './scenes';

const book = parseRulebook(readFileSync(join(__dirname, '../../../RULES.md'), 'utf8'));
const drawn = (slug: Pictured) => (SCENES[slug] as Scene).drawn(stateOf(slug));

test.each(Object.keys(SCENES) as Pictured[])('the picture of the chapter %s is a position of the rules', (slug) => {
  expect(book.chapters.map((chapter) => chapter.slug)).toContain(slug);
  expect(dinoSoldiers.checkSetup(frozen(SCENES[slug].options))).toEqual([]);
});

describe('pictures show what their captions say', () => {
  test('DS-SET-4 marks on the spots beside six tiles', () => {
    const state = stateOf('laying-the-field');
    const marks = [...drawn('laying-the-field').marks.keys()];
    expect(state.tiles).toHaveLength(6);
    expect(marks).toContain('0,-1');
    expect(marks).not.toContain('-1,-1');
  });

  test('DS-OCC-1 and DS-OCC-2 four riflemen beside a large dinosaur', () => {
    const { units } = stateOf('room-on-tiles-deployment-and-reserve');
    const crowd = units.filter(({ tile }) => tile === units[0]?.tile).map(({ type }) => type);
    expect(crowd).toEqual(['brachiosaurus', 'rifleman', 'rifleman', 'rifleman', 'rifleman']);
  });

  test('DS-MOV-2 and DS-TER-6 ways over unknown ground, and ways that hurt', () => {
    const looks = (slug: Pictured) => new Set([...drawn(slug).marks.values()].map(({ look }) => look));
    expect(looks('movement')).toContain('unknown');
    expect(looks('terrain')).toContain('harm');
  });

  test('DS-HIDE-10 and DS-LOS-2 no target in hiding or behind an Obstacle', () => {
    expect([...drawn('hiding').targets]).toEqual([2]);
    expect(stateOf('range-and-line-of-sight').obstacles).toEqual([{ x: 2, y: 1 }]);
    expect([...drawn('range-and-line-of-sight').targets]).toEqual([1]);
  });

  test('DS-ATK-8 a grenade hits friend and foe', () => {
    expect([...drawn('attacks-and-damage').targets].sort()).toEqual([0, 2]);
  });

  test('DS-AB-FIR-3 three tiles burn, and the dinosaur in the fire has lost 2 hit points', () => {
    const { tiles, units } = stateOf('abilities');
    expect(tiles.filter(({ burns }) => burns > 0).map(({ x, y }) => [x, y])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(units[0]).toMatchObject({ type: 'carnotaurus', hp: UNITS.carnotaurus.hp - 2 });
  });

  test('DS-PI-5 each dinosaur is drawn to one soldier', () => {
    expect(instinctLines(stateOf('primal-instinct')).map(({ unit, prey }) => [unit, prey])).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
});
