/** Dice by occasion: what a figure rolls in a phase does not depend on what was played before. */
import { frozen, Match, occasionAfter, recordingWith, secretFromHex, seededDice } from '@dwo/kernel';
import { Random } from '@dwo/kernel/testing';
import { dinoWarsBot } from '../bot';
import { dinoWars, type Intent, PRESETS } from '../rules';

const HEX = 'c'.repeat(64);
const GAMES = 3;

type Rolls = readonly (readonly [sides: number, face: number])[];

/** Plays at random, and returns what was rolled on each occasion. */
function rolled(seed: number): Map<string, Rolls> {
  const options = PRESETS.duel();
  const keys = { secret: secretFromHex(HEX), closed: null, dice: 'by-occasion' } as const;
  const match = new Match(dinoWars, options, HEX, [null, null], null, recordingWith(dinoWars, options, keys));
  const random = new Random(seed, 0);
  const found = new Map<string, Rolls>();
  const stand: { occasion: string }[] = [];
  for (let n = 0; n < 400 && dinoWars.outcome(frozen(match.state)) === null; n++) {
    const seat = random.pick(dinoWars.awaiting(frozen(match.state)));
    const view = dinoWars.view(frozen(match.state), seat);
    const intent: Intent = dinoWarsBot.choose(view, seat, seededDice(new Uint8Array(32), seed + n), 'easy');
    const occasion = occasionAfter(dinoWars, 'by-occasion', stand, { state: frozen(match.state), seat, intent });
    match.attempt(seat, intent);
    stand.push({ occasion: occasion?.name ?? '' });
    if (match.rolls.length > 0) found.set(`${occasion?.name}#${occasion?.times}`, match.rolls);
  }
  return found;
}

test('two matches with the same secret roll the same dice wherever the same figure does the same in the same phase', () => {
  const games = Array.from({ length: GAMES }, (_, seed) => rolled(seed));
  let pairs = 0;
  for (const [at, one] of games.entries()) {
    for (const other of games.slice(at + 1)) {
      for (const [occasion, mine] of one) {
        const theirs = other.get(occasion);
        if (theirs === undefined) continue;
        // A target of another kind may need another die or fewer of them; the same dice fall as far as they are the same.
        const same = mine.findIndex(([sides], i) => theirs[i]?.[0] !== sides);
        const shared = same < 0 ? mine.length : same;
        expect([occasion, theirs.slice(0, shared)]).toEqual([occasion, mine.slice(0, shared)]);
        pairs += shared;
      }
    }
  }
  expect(pairs).toBeGreaterThan(10);
});
