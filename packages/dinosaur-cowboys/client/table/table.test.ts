/** The table of random matches, asked about every state that is told: none may throw, every answer offered must be legal. */
import { frozen, type Seat } from '@dwo/kernel';
import { followings } from '@dwo/kernel/testing';
import { dinosaurCowboys, RULE_IDS, type State } from '../../rules';
import { testing } from '../../testing';
import { id, scene, up } from '../../testing/table';
import { COURSE } from './course';
import { MINIATURES } from './index';
import { standingAnswer } from './wishes';

/** Random games, until each kind of choice was met. */
const MOST_GAMES = 16;

test('every state of a match can be shown, the ones between two decisions too', () => {
  const { recording } = testing.soak(11);
  if (recording === null) throw new Error('The match could not be set up');
  let asked = 0;
  for (const { seen } of followings(dinosaurCowboys, recording as never)) {
    for (const { state: told } of seen) {
      const state = told as State;
      for (const seat of [0, 1] as Seat[]) {
        asked += COURSE.windows(state, seat).length;
        COURSE.deployment(state, seat);
        COURSE.end(state, seat);
        MINIATURES.words.hint(state, seat);
        for (const id of MINIATURES.tray(state, seat)) {
          MINIATURES.look(state, id);
          COURSE.tools(state, seat, id);
        }
      }
      MINIATURES.ground(state);
      MINIATURES.standing.figures(state);
    }
  }
  expect(asked).toBeGreaterThan(5);
});

test('every answer of a window is legal, and the standing ones too', () => {
  const offered = new Set<string>();
  const wanted = ['deploy', 'traits', 'flee', 'yeehaw'];
  const isDone = () => wanted.every((phase) => offered.has(phase));
  for (let seed = 1; seed <= 3 || (seed <= MOST_GAMES && !isDone()); seed++) {
    const { recording } = testing.soak(seed);
    for (const { seen } of followings(dinosaurCowboys, recording as never)) {
      const last = seen.at(-1);
      if (last === undefined) continue;
      const state = last.state as State;
      for (const seat of dinosaurCowboys.awaiting(state)) {
        const owed = COURSE.deployment(state, seat);
        if (owed !== null) {
          const places = owed.rest(state, seat, []) ?? [];
          offered.add(state.phase);
          expect(owed.refuse(state, seat, places.slice(0, 1))).toBeNull();
          expect(dinosaurCowboys.check(state, seat, owed.intent(places))).toBeNull();
        }
        const standing = standingAnswer(state);
        if (standing !== null) expect(dinosaurCowboys.check(state, seat, standing)).toBeNull();
        for (const { answers } of COURSE.windows(state, seat)) {
          offered.add(state.phase);
          for (const { intent, chance } of answers) {
            expect(dinosaurCowboys.check(state, seat, intent)).toBeNull();
            expect(chance === null || (chance >= 0 && chance <= 1)).toBe(true);
          }
        }
      }
    }
  }
  expect([...offered]).toEqual(expect.arrayContaining(wanted));
});

test('every tool of a figure tells its way, its targets and its odds before the act', () => {
  const seen = { walks: 0, shot: 0, charge: 0, fan: 0, puts: 0 };
  const isDone = () => Object.values(seen).every((count) => count > 0);
  for (let seed = 1; seed <= 4 || (seed <= MOST_GAMES && !isDone()); seed++) {
    const { recording } = testing.soak(seed);
    for (const { seen: told } of followings(dinosaurCowboys, recording as never)) {
      const state = told.at(-1)?.state as State | undefined;
      if (state === undefined || state.phase !== 'phases') continue;
      const seat = state.asked;
      for (const figure of MINIATURES.tray(state, seat)) {
        for (const use of COURSE.tools(state, seat, figure)) {
          if (use.type === 'go' && seen.walks < 40) {
            const walker = { state, seat, figure, mode: use.hands.mode };
            const at = use.hands.way.place(state, figure) ?? { x: 0, y: 0 };
            const walk = use.hands.way.along(walker, [{ x: at.x + 60, y: at.y + 60 }], null);
            expect(walk.costCi).toBeGreaterThan(80);
            expect(dinosaurCowboys.check(state, seat, walk.intent)).toEqual(walk.refusal);
            const preview = { ...walk, points: walk.path, leftCi: walk.mayCi };
            const notes = use.hands.notes?.(walker, preview) ?? [];
            expect(notes.filter(({ rule }) => !RULE_IDS.some((id) => id === rule))).toEqual([]);
            seen.walks += 1;
          }
          if (use.type === 'put') seen.puts += 1;
          if (use.type !== 'aim') continue;
          for (const { weapon, targets } of use.use.weapons(state, seat, figure)) {
            const [target] = targets;
            const way = weapon.startsWith('charge:') ? 'charge' : weapon.startsWith('fan:') ? 'fan' : 'shot';
            if (target === undefined || seen[way] >= 3) continue;
            const aim = { figure, weapon, target, third: null };
            expect(dinosaurCowboys.check(state, seat, use.use.intent(aim))).toBeNull();
            expect(use.use.worth(state, seat, aim)).toBeGreaterThanOrEqual(0);
            expect(use.use.reach(state, aim)?.bands.length).toBeGreaterThan(0);
            use.use.marks?.(state, aim);
            const odds = use.use.odds(state, seat, aim);
            expect(odds?.share).toBeGreaterThan(0);
            expect(new Set(odds?.rows.map(({ label }) => label)).size).toBe(odds?.rows.length);
            expect(odds?.rows.some(({ rule }) => rule === 'DC-WPN-4')).toBe(way === 'fan');
            seen[way] += 1;
          }
        }
      }
    }
  }
  expect(isDone()).toBe(true);
});

test('DC-DIS-3 a Panic Speed that was rolled stands on the card in place of the Speed', () => {
  const state = scene([
    ['drake', 10, 10, [1, 0], { panic: 1 }],
    ['betty_one_eye', 40, 30],
  ]);
  const drake = `${id(state, 'drake')}`;
  const speed = () => MINIATURES.look(frozen(state), drake).rows.find(({ label }) => /Speed/.test(label));
  expect(speed()).toMatchObject({ label: 'Speed', value: '6″', rule: 'DC-MOV-1' });
  up(state, 'drake', [], ['panic', 2]);
  expect(speed()).toMatchObject({ label: 'Panic Speed', value: '2″', rule: 'DC-DIS-3' });
});
