/**
 * The test game on a page by itself, `?seat=0` or `?seat=1`: two pages of one browser play each other. Each page has the whole
 * game; the intents go through a channel, and both throw the same dice.
 */
import { clone, type Frozen, frozen, type Seat, seededDice } from '@dwo/kernel';
import { render } from 'preact';
import type { GameBox } from '../../game-client';
import { parseRulebook } from '../../rulebook/rulebook';
import { BoxContext } from '../../shell/box';
import type { MatchLine } from '../../shell/line';
import type { Lobby } from '../../shell/lobby';
import { SessionContext } from '../../shell/session-context';
import { emptyMatch, patchMatch, store } from '../../shell/store';
import { LobbyDrawers, openTable } from '../hud';
import { placeOnBoard } from '../table/on-page';
import { type Fact, type Field, skirmish, type Wish } from './rules';
import { SKIRMISH } from './table';

const BOOK = parseRulebook('# Skirmish\n\n## Rules\n\n- **SK-4** A target may duck: the shot then needs 8 or more.\n');
const SECRET = new Uint8Array(32).fill(7);

const asked = new URLSearchParams(window.location.search).get('seat');
const seat: Seat | null = asked === null ? null : Number(asked);
const channel = new BroadcastChannel('skirmish');

let state: Frozen<Field> = frozen(skirmish.setup({}, seededDice(SECRET, 0)));
let seq = 0;

/** The two players, as the synced state of a match tells them. */
const LOBBY = {
  ...{ game: 'skirmish', version: 1, preset: '', stage: 'playing', watchers: 0, delay: 0, asks: [], rematch: '' },
  ...{ terms: { kind: 'none' }, visibility: 'link', counts: false, rated: false, creator: '', waits: false },
  ...{ changes: null, setUps: 0, pausedBy: null },
  chairs: ['Green', 'Grey'].map((name) => ({
    ...{ name, wish: '', label: name, taken: true, connected: true, bot: false, holder: '', player: '', open: false },
    ...{ away: null, callable: null, abortable: null, arrives: '', unready: false, locked: false, creates: false },
  })),
} as unknown as Lobby;

function play(by: Seat, wish: Wish): void {
  const facts: Fact[] = [];
  const next = clone(state) as Field;
  seq += 1;
  skirmish.resolve(state, by, wish, seededDice(SECRET, seq), (fact) => {
    facts.push(fact);
    skirmish.evolve(next, fact);
  });
  state = frozen(next);
  patchMatch({ state, seq, outcome: skirmish.outcome(state) });
  table.playback.push({ seq, events: facts, state });
  table.refresh();
}

const line = {
  halves: async () => null,
  ...{ id: 'skirmish', takesPress: () => !table.playback.catchUp(false) || true, ask: async () => null },
  history: { dismiss: () => {}, watch: async () => {}, earlier: async () => {} },
  async play(wish: Wish) {
    const refusal = seat === null ? null : skirmish.check(state, seat, wish);
    if (refusal !== null || seat === null) return refusal === null ? null : { refusal };
    channel.postMessage({ seat, wish });
    play(seat, wish);
    return null;
  },
} as unknown as MatchLine;

const table = openTable(SKIRMISH, line, { saw: () => {}, caughtUp: () => {}, jumped: () => {} });
Object.assign(line, { table, playback: table.playback });
channel.addEventListener('message', ({ data }: MessageEvent<{ readonly seat: Seat; readonly wish: Wish }>) =>
  play(data.seat, data.wish),
);

store.setState({
  match: {
    ...emptyMatch('skirmish'),
    ...{ link: 'live', lobby: LOBBY, seat, seats: seat === null ? [] : [seat], rules: skirmish as never, state },
  },
});
table.playback.jump(state, 0);
table.refresh();

/** The parts of a box that the table asks for. */
const BOX = {
  id: 'skirmish',
  sideColour: () => null,
  Poster: ({ children }) => <div>{children}</div>,
} as Partial<GameBox> as GameBox;

const { View } = table;
render(
  <BoxContext.Provider value={BOX}>
    <SessionContext.Provider value={line}>
      <View />
      <LobbyDrawers book={BOOK} summaries={() => null} search="Search" sign={() => 'flag'} />
    </SessionContext.Provider>
  </BoxContext.Provider>,
  document.querySelector('#app') as HTMLElement,
);

/** For the test that plays it: the state, and the place of a figure on the board. */
Object.assign(window, { field: () => state, screenOf: (id: string) => placeOnBoard(id) });
