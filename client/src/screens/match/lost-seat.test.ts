import { isSeatLost } from './lost-seat';

const HERE = { taken: true, bot: false, holder: '', connected: true } as const;
const AWAY = { ...HERE, connected: false };
const COMPUTER = { ...AWAY, bot: true };
const TERMS = { kind: 'correspondence', days: 1 } as const;

test.each([
  ['a player is away', 'playing', [HERE, AWAY], true],
  ['everybody is here', 'playing', [HERE, HERE], false],
  ['only computers are not here', 'playing', [HERE, COMPUTER], false],
  ['the match is over', 'over', [HERE, AWAY], false],
  ['the match has not begun', 'lobby', [HERE, AWAY], false],
] as const)('a seat may be the spectator’s own: %s', (_, stage, chairs, lost) => {
  expect(isSeatLost({ stage, terms: TERMS, chairs })).toBe(lost);
});
