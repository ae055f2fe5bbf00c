import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { Event, State } from '../rules';
import { recordedIn } from './log';
import { withLostCombat } from './lost-combat';

const last = { seats: [0, 1], ranks: [1, 16], cards: [null, null], rolls: ['1/6'], winner: 1 };
const scene = { state: { last } as unknown as State, player: (seat: number) => `Player ${seat}` };
const logOf = (...events: readonly object[]) =>
  events.reduce<readonly LogEntry[]>((log, event) => recordedIn(log, event as Event, scene), []);
const won = { type: 'won', side: 1, rank: 16, beaten: 1 };
const lead = { type: 'played', seat: 1, rank: 9 };
const ASKED = 'Player 1 leads Sauropelta: answer with a dinosaur';

test('a lost combat is told until the player has answered the next lead', () => {
  const told = `Tyrannosaurus was beaten by Velociraptor. ${ASKED}`;
  expect(withLostCombat(ASKED, 0, logOf(won))).toBe(told);
  expect(withLostCombat(ASKED, 0, logOf(won, lead))).toBe(told);
  expect(withLostCombat(ASKED, 0, logOf(won, lead, { type: 'played', seat: 0, rank: 3 }))).toBe(ASKED);
  expect(withLostCombat(ASKED, 0, logOf(won, { type: 'dealt', dealer: 1, round: 2 }))).toBe(ASKED);
});

test('the winner of a combat and those who did not fight read nothing of it', () => {
  expect(withLostCombat(ASKED, 1, logOf(won, lead))).toBe(ASKED);
  expect(withLostCombat(ASKED, 2, logOf(won, lead))).toBe(ASKED);
  expect(withLostCombat(ASKED, null, logOf(won, lead))).toBe(ASKED);
});
