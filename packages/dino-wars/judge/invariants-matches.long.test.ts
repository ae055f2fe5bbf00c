/** The judge watches hundreds of random matches, and finds rules that cheat. */
import { replay, stateHash } from '@dwo/kernel';
import { dinoWars } from '../rules';
import type { State } from '../rules/state';
import { playMatch } from '../testing/match';
import type { Sort } from '../testing/skirmish';

describe('random matches', () => {
  jest.setTimeout(120_000);

  type Rules = typeof dinoWars;
  const rulesOf = (seed: number, broken: Partial<Rules>): string[] =>
    playMatch({ ...dinoWars, ...broken }, seed, 'foot').violations.map((violation) => violation.rule);
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

  test('DW-INV-30: rules that replay a record differently are found', () => {
    const { recording, state } = playMatch(dinoWars, 1, 'foot');
    let odd = 0;
    const evolve: Rules['evolve'] = (now, event) => {
      dinoWars.evolve(now, event);
      // This counter is neither in the record nor in the state.
      if (event.type === 'phaseBegan') now.startingPoints.army += odd++ % 2;
    };
    expect(stateHash(replay(dinoWars, recording))).toBe(stateHash(state));
    expect(stateHash(replay({ ...dinoWars, evolve }, recording))).not.toBe(stateHash(state));
  });

  describe('DW-INV-35: rules that tell the army about hidden figures are found', () => {
    const told = (broken: Partial<Rules>): string[] =>
      [1, 2, 3, 4, 5, 6].flatMap((seed) =>
        playMatch({ ...dinoWars, ...broken }, seed, 'gate').violations.map(({ rule }) => rule),
      );

    test('in its view of the state', () => expect(told({ view: (state) => state as State })).toContain('DW-INV-35'));

    test('in the events it sees', () => expect(told({ see: (_, event) => event })).toContain('DW-INV-35'));

    test('in the facts of a refusal', () => {
      const check: Rules['check'] = (state, seat, intent) => {
        const refusal = dinoWars.check(state, seat, intent);
        const hidden = state.secrets.flatMap((secret) => Object.values(secret?.dinosaurs ?? {}));
        const army = state.players[seat]?.side === 'army';
        return refusal && army ? { ...refusal, facts: { ...refusal.facts, beware: hidden[0]?.x ?? 0 } } : refusal;
      };
      expect(told({ check })).toContain('DW-INV-35');
    });
  });

  const endings = new Set<string>();
  const PARTS: readonly (readonly [Sort, number, number])[] = [
    ...Array.from({ length: 8 }, (_, part) => ['any', 1 + part * 10, 10] as const),
    ...Array.from({ length: 2 }, (_, part) => ['foot', 1 + part * 15, 15] as const),
    ['gate', 101, 8],
  ];

  test.each(PARTS)('of everything (%s, from seed %i on %i) keep every invariant', (sort, from, games) => {
    for (let seed = from; seed < from + games; seed++) {
      const { recording, state, violations } = playMatch(dinoWars, seed, sort);
      expect({ seed, violations }).toEqual({ seed, violations: [] });
      // DW-INV-30
      expect(stateHash(replay(dinoWars, recording))).toBe(stateHash(state));
      endings.add(`${state.ending?.rule} ${state.ending?.winner}`);
    }
  });

  test('and end in more than one way', () => {
    expect(endings.size).toBeGreaterThanOrEqual(5);
  });
});
