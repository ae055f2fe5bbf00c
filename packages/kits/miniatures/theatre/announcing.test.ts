import { type Announced, announcedNow } from './announcing';

/** The announcements while a table goes through these moments. */
function told(moments: readonly (readonly [step: string, mine: boolean])[]): readonly Announced[] {
  const all: Announced[] = [];
  for (const [step, mine] of moments) {
    const now = announcedNow(all.at(-1) ?? null, { step, mine });
    if (now !== all.at(-1)) all.push(now);
  }
  return all;
}

describe('the banner of a step', () => {
  test('a step in which players take turns is announced once, and once as the own one', () => {
    const turns = [false, true, false, true, false].map((mine) => ['1/turn', mine] as const);
    expect(told(turns)).toEqual([
      { step: '1/turn', mine: false },
      { step: '1/turn', mine: true },
    ]);
  });

  test('a question to the other player in the own step announces nothing', () => {
    expect(told([true, false, true].map((mine) => ['1/move', mine] as const))).toHaveLength(1);
  });

  test('the next step is announced', () => {
    expect(
      told([
        ['1/move', true],
        ['1/fire', true],
        ['2/move', false],
      ]),
    ).toHaveLength(3);
  });
});
