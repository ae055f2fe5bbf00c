/** Hundreds of random matches with the judge at the table, and whether he would notice rules that cheat. */
import { replay, stateHash } from '@dwo/kernel';
import { dinoWars } from './index';
import type { State } from './state';
import { playMatch } from './testing/match';

describe('random matches', () => {
  jest.setTimeout(120_000);

  type Rules = typeof dinoWars;
  const rulesOf = (seed: number, broken: Partial<Rules>): string[] =>
    playMatch({ ...dinoWars, ...broken }, seed).violations.map((violation) => violation.rule);
  const seeds = Array.from({ length: 15 }, (_, i) => i + 1);

  test('DW-INV-31: rules that write when they refuse are found', () => {
    const check: Rules['check'] = (state, seat, intent) => {
      const refusal = dinoWars.check(state, seat, intent);
      const player = (state as State).players[0];
      if (refusal && player) player.timeouts += 1;
      return refusal;
    };
    expect(seeds.flatMap((seed) => rulesOf(seed, { check }))).toContain('DW-INV-31');
  });

  test('DW-INV-34: rules that go on after the end are found', () => {
    const check: Rules['check'] = (state, seat, intent) =>
      state.ending && intent.type === 'resign' ? null : dinoWars.check(state, seat, intent);
    expect(rulesOf(1, { check })).toEqual(['DW-INV-34']);
  });

  test('DW-INV-36: rules that offer what they refuse are found', () => {
    const intents: Rules['intents'] = (state, seat) => [
      ...dinoWars.intents(state, seat),
      { type: 'overrun', figure: 'd1', target: 'd1' },
    ];
    expect(seeds.flatMap((seed) => rulesOf(seed, { intents }))).toContain('DW-INV-36');
  });

  const GAMES = 300;
  const endings = new Set<string>();
  test.each(Array.from({ length: 10 }, (_, part) => part))(
    `${GAMES} of them, part %i, keep every invariant`,
    (part) => {
      for (let seed = 1 + part * (GAMES / 10); seed <= (part + 1) * (GAMES / 10); seed++) {
        const { recording, state, violations } = playMatch(dinoWars, seed);
        expect({ seed, violations }).toEqual({ seed, violations: [] });
        // DW-INV-30
        expect(stateHash(replay(dinoWars, recording))).toBe(stateHash(state));
        endings.add(`${state.ending?.rule} ${state.ending?.winner}`);
      }
    },
  );

  test('and end in more than one way', () => {
    expect(endings.size).toBeGreaterThanOrEqual(5);
  });
});
