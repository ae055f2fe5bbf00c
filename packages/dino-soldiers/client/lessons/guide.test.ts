import { type Frozen, frozen, seededDice } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { dinoSoldiers, type Now, type Options } from '../../rules';
import { soldiersTurn } from '../../testing/table';
import { dinoSoldiersGame } from '../../wire';
import { en } from '../words/en';
import { guideFacts, guideKey } from './guide';

const game = dinoSoldiersGame as Game;
const STATE = dinoSoldiers.setup(
  game.presets.sides?.(seededDice(new Uint8Array(32), 0)) as Frozen<Options>,
  seededDice(new Uint8Array(32), 0),
) as Now;
const at = (change: Partial<Now>): Now => ({ ...STATE, ...change });

test('the set-up begins with a sentence for the awaited player', () => {
  const [seat] = dinoSoldiers.awaiting(STATE);
  expect(seat).toBeDefined();
  expect(guideKey(STATE, seat ?? 0)).toBe(`guide.${STATE.phase}`);
});

test('each step of the first round has a sentence for either side, the second round a last one, and later rounds none', () => {
  const { dinosaurs } = STATE;
  const soldiers = 1 - dinosaurs;
  const turn = (side: Now['side'], round: number) => at({ phase: 'play', step: 'move', side, round });
  expect(guideKey(turn('dinosaurs', 1), dinosaurs)).toBe('guide.dinosaurs.move');
  expect(guideKey(turn('dinosaurs', 1), soldiers)).toBe('guide.wait');
  expect(guideKey(turn('soldiers', 1), soldiers)).toBe('guide.soldiers.move');
  expect(guideKey({ ...turn('soldiers', 1), step: 'attack' }, soldiers)).toBe('guide.attack');
  expect(guideKey(turn('soldiers', 2), soldiers)).toBe('guide.end');
  expect(guideKey(turn('soldiers', 2), dinosaurs)).toBeNull();
  expect(guideKey(turn('soldiers', 3), soldiers)).toBeNull();
  for (const phase of ['teams', 'field', 'starts', 'deploy'] as const)
    expect(Object.keys(en)).toContain(`guide.${phase}`);
});

test('the tip for the first moves warns of face-down tiles with what this seat can know', () => {
  const dark = frozen(
    soldiersTurn(
      ['OOO>'],
      [
        ['rifleman', 3, 0],
        ['triceratops', 0, 0],
      ],
    ),
  );
  expect(guideFacts(dark, 1)).toEqual({ hurts: 18, kills: 18 });
  expect(guideFacts(dark, 0)).toEqual({ hurts: 11, kills: 0 });
  const open = frozen(
    soldiersTurn(
      ['ooo>'],
      [
        ['rifleman', 3, 0],
        ['triceratops', 0, 0],
      ],
    ),
  );
  expect(guideFacts(open, 1)).toEqual({ hurts: 0, kills: 0 });
});
