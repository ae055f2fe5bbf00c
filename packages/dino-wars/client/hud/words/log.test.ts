import type { CrewedWeapon, Dinosaur, Event, FigureId, Vehicle } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { filterLog, filtersFor, spoken } from '@dwo/kits/miniatures/hud/log-reading';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { altered, quickState } from '../testing/states';
import { passedBefore, record } from './log';
import type { Scribe } from './log-entry';
import { nameFigures } from './names';

/** A quick match with a jeep and a mortar, as far as sentences need them. */
const state = altered(quickState(), (draft) => {
  draft.vehicles.v1 = { kind: 'jeep', owner: 0, alive: true, seats: [], structurePoints: 3 } as unknown as Vehicle;
  draft.crewedWeapons.g1 = { kind: 'mortar', owner: 0, alive: true, crew: [] } as unknown as CrewedWeapon;
  draft.poles.p1 = { x: 0, y: 0, status: 'lying', carrier: null };
});
const names = nameFigures(state);
const scribe: Scribe = { state, names, player: (seat) => ['Ann', 'Ben'][seat] ?? 'nobody' };
const [soldier = '', other = ''] = Object.keys(state.soldiers);
const [beast = ''] = Object.keys(state.dinosaurs);
const vehicle = 'v1';
const gun = 'g1';

type OfType<K extends Event['type']> = Extract<Event, { type: K }>;

const at = { x: 100, y: 100 };

/** One event of every type: without an example, a new type does not compile. */
const EVENTS: { readonly [K in Event['type']]: OfType<K> } = {
  phaseBegan: { type: 'phaseBegan', turn: 2, phase: 'regular-fire', byItself: false },
  moved: {
    type: 'moved',
    figure: beast,
    path: [
      { x: 0, y: 0 },
      { x: 300, y: 0 },
    ],
    facing: 0,
    costCi: 300,
  },
  leftContact: { type: 'leftContact', figure: soldier },
  faced: { type: 'faced', figure: beast, facing: 90 },
  moveEnded: { type: 'moveEnded', figure: beast },
  overrunDeclared: { type: 'overrunDeclared', figure: beast, target: soldier, facing: 0, costCi: 200 },
  reactionOpened: { type: 'reactionOpened', target: soldier, figure: beast, weapons: ['rifle'] },
  reactionClosed: { type: 'reactionClosed', target: soldier, weapon: null, late: false },
  shot: {
    ...{
      type: 'shot',
      figure: soldier,
      target: beast,
      weapon: 'rifle',
      window: 'regular',
      spotter: null,
      dice: [3, 2],
      hit: true,
    },
    ...{ score: 7, parts: [{ rule: 'DW-ATK-2', value: 7 }] },
  },
  wounded: { type: 'wounded', figure: beast, lost: 1, rule: 'DW-DMG-8' },
  attacked: {
    ...{ type: 'attacked', figure: beast, target: soldier, overrun: true, dice: [6, 6], score: 10, hit: false },
    parts: [{ rule: 'DW-ATK-2', value: 10 }],
  },
  flew: {
    ...{ type: 'flew', figure: beast, facing: 0, costCi: 900 },
    path: [
      { x: 0, y: 0, z: 0 },
      { x: 300, y: 0, z: 600 },
    ],
  },
  stopped: { type: 'stopped', figure: beast },
  damaged: { type: 'damaged', figure: vehicle, lost: 2, rule: 'DW-DMG-9' },
  destroyed: { type: 'destroyed', figure: vehicle, by: beast, rule: 'DW-AUTO-3' },
  survivalRolled: { type: 'survivalRolled', figure: soldier, vehicle, dice: [3, 4], needed: 7, alive: true },
  survivorsWait: { type: 'survivorsWait', vehicle, seat: 0, people: [soldier], dinosaur: beast },
  survivorsPlaced: { type: 'survivorsPlaced', vehicle, seat: 0, spots: [{ figure: soldier, at }] },
  crippled: { type: 'crippled', figure: soldier },
  raged: { type: 'raged', figure: beast, dice: [2, 3], needed: 8, alive: true },
  strayed: { type: 'strayed', figure: soldier, dice: [5, 5], drawn: null, target: other },
  rammed: {
    ...{ type: 'rammed', figure: vehicle, target: beast, dice: [4, 4], score: 10, hit: true },
    parts: [{ rule: 'DW-OPT-RAM-2', value: 10 }],
  },
  gunTurned: { type: 'gunTurned', figure: vehicle, facing: 90 },
  boarded: { type: 'boarded', figure: soldier, vehicle, seat: 1 },
  alighted: { type: 'alighted', figure: soldier, vehicle, at },
  seatsSwapped: { type: 'seatsSwapped', vehicle, seats: [0, 1] },
  assigned: { type: 'assigned', weapon: gun, crew: [soldier] },
  dismantled: { type: 'dismantled', weapon: gun, by: [soldier] },
  setUp: { type: 'setUp', weapon: gun, facing: 90, by: [soldier] },
  carried: { type: 'carried', weapon: gun, path: [at, at], costCi: 300, carriers: [{ figure: soldier, at }] },
  stowed: { type: 'stowed', weapon: gun, vehicle },
  unstowed: { type: 'unstowed', weapon: gun, vehicle, at },
  hitched: { type: 'hitched', vehicle, weapon: gun, crew: [soldier] },
  unhitched: { type: 'unhitched', vehicle, weapon: gun, at, facing: 0, crew: [soldier] },
  pickedUp: { type: 'pickedUp', figure: soldier, weapon: gun, die: 4 },
  laidDown: { type: 'laidDown', figure: soldier, weapon: gun, at },
  emptied: { type: 'emptied', figure: gun },
  reloaded: { type: 'reloaded', figure: gun },
  reloadBroken: { type: 'reloadBroken', figure: gun },
  paidTerrain: { type: 'paidTerrain', figure: soldier, costCi: 200 },
  crept: { type: 'crept', figure: beast, path: [{ ...at, z: 0 }], facing: 0, costCi: 100, flown: false },
  placed: { type: 'placed', figure: soldier, at, facing: 90, z: 0 },
  hidden: { type: 'hidden', figure: beast, at, facing: 90 },
  unplaced: { type: 'unplaced', figure: soldier },
  placingTurned: { type: 'placingTurned', turn: 1 },
  placingEnded: { type: 'placingEnded' },
  airDropped: {
    ...{ type: 'airDropped', seat: 0, from: at, direction: 90, flight: [3, 4], drift: [2, 5], at, landed: true },
  },
  landed: { type: 'landed', figure: soldier, at },
  spotted: { type: 'spotted', figure: beast, dinosaur: state.dinosaurs[beast] as Dinosaur },
  poleFound: { type: 'poleFound', pole: 'p1', at },
  escaped: { type: 'escaped', figure: soldier },
  spottingAllowed: { type: 'spottingAllowed', figure: soldier, allow: 'no' },
  luckRolled: { type: 'luckRolled', figure: soldier, dice: [1, 2], needed: 7, lucky: true },
  killed: { type: 'killed', figure: soldier, by: beast, rule: 'DW-DMG-1' },
  overrunEnded: { type: 'overrunEnded', figure: beast, target: soldier, success: true, rule: 'DW-OVER-5' },
  ordered: { type: 'ordered', seat: 0, figure: null, order: 'ask' },
  finished: { type: 'finished', seat: 1 },
  lapsed: { type: 'lapsed', seat: 1 },
  resumed: { type: 'resumed', seat: 1 },
  endAgreed: { type: 'endAgreed', seat: 0, agreed: true },
  resigned: { type: 'resigned', seat: 0, agreed: true },
  ended: { type: 'ended', winner: 'army', rule: 'DW-WIN-3' },
} as const;

/** Events that are visible anyway, or that only go with another one that has a line. */
const SILENT = ['strayed', 'survivorsPlaced', 'placingTurned', 'stopped'];

test.each(Object.values(EVENTS))('$type is told in a sentence with its rule', (event) => {
  const [entry] = record([], event, scribe);
  if (SILENT.includes(event.type)) {
    expect(entry).toBeUndefined();
    return;
  }
  expect(entry?.text).toMatch(/^[A-Z]/);
  expect(entry?.rule).toMatch(/^(DW-[A-Z]+(-[A-Z]+)?|TABLE)-\d+$/);
  expect(spoken(entry as LogEntry)).not.toMatch(/undefined|null|\b[sd]\d+\b/);
});

describe('in German', () => {
  beforeAll(() => useLanguage('de'));
  afterAll(() => useLanguage('en'));

  test.each(Object.values(EVENTS))('$type is told too', (event) => {
    const [entry] = record([], event, { ...scribe, names: nameFigures(state) });
    if (entry !== undefined) expect(spoken(entry)).not.toMatch(/undefined|null|\b(the|is|of|by|at|has)\b/);
  });

  test('a shot is told with its consequences', () => {
    const log = told(EVENTS.shot, EVENTS.wounded, { ...EVENTS.killed, figure: beast, by: soldier });
    expect(spoken(log[0] as LogEntry)).toMatch(/ trifft .*Gewehr.*Wurf 5, höchstens 7 nötig.*TREFFER.*Leben −1.*TOT!/);
  });
});

test.each(Object.values(EVENTS))('$type comes over the wire as it is', (event) => {
  const bytes = dinoWarsGame.events.encode(7, [event]);
  expect(dinoWarsGame.events.decode(bytes, 7)).toEqual({ seq: 7, events: [event] });
});

test('DW-IND-3 a shot that somebody spots for costs no more than 40 bytes, a flight neither', () => {
  const bytes = (event: Event) => dinoWarsGame.events.encode(7, [event]).length;
  expect(bytes({ ...EVENTS.shot, weapon: 'mortar', spotter: soldier })).toBeLessThanOrEqual(20);
  expect(bytes(EVENTS.flew)).toBeLessThanOrEqual(24);
});

function told(...events: Event[]): readonly LogEntry[] {
  return events.reduce<readonly LogEntry[]>((log, event) => record(log, event, scribe), []);
}

test('the consequences of a shot stand in its entry', () => {
  const log = told(EVENTS.shot, EVENTS.wounded, { ...EVENTS.killed, figure: beast, by: soldier });
  expect(log).toHaveLength(1);
  expect(log[0]?.kill).toBe(true);
  expect(spoken(log[0] as LogEntry)).toMatch(/hit .*Rifle.*Roll 5, needs 7 or less.*HIT.*Life −1.*DEAD/);
});

test('a luck roll is told in the line of the attack it answers', () => {
  const log = told({ ...EVENTS.attacked, dice: [2, 2], hit: true }, EVENTS.luckRolled, {
    ...EVENTS.overrunEnded,
    success: false,
    rule: 'DW-OVER-7',
  });
  expect(log).toHaveLength(1);
  expect(spoken(log[0] as LogEntry)).toMatch(/CHOMP.*Luck 3, needs 7 or less: LUCKY.*Its move is over/);
});

test('consequences never stick to another figure’s deed', () => {
  const log = told(EVENTS.shot, { ...EVENTS.killed, figure: other, by: beast });
  expect(log).toHaveLength(2);
});

test('closing fire with a weapon is left to the shot that follows, unless the clock decided it', () => {
  expect(told({ ...EVENTS.reactionClosed, weapon: 'rifle' })).toEqual([]);
  expect(told({ ...EVENTS.reactionClosed, weapon: 'rifle', late: true })[0]?.rule).toBe('DW-R-17');
});

test('a phase that nobody could act in is one line with the rule for it', () => {
  const log = told(EVENTS.phaseBegan, { ...EVENTS.phaseBegan, phase: 'dinosaur-attack', byItself: true });
  expect(log.map((entry) => [entry.kind, entry.rule])).toEqual([
    ['remark', 'DW-R-104'],
    ['heading', 'DW-TURN-1'],
  ]);
});

test('only the first phase that passes by itself cites the rule', () => {
  const next = { ...EVENTS.phaseBegan, byItself: true };
  const log = told(EVENTS.phaseBegan, { ...next, phase: 'dinosaur-attack' }, { ...next, phase: 'army-movement' });
  expect(log.map(({ rule }) => rule)).toEqual(['DW-R-104', '', 'DW-TURN-1']);
});

test('the phases that passed just before a phase are told with it, and no others', () => {
  const next = { ...EVENTS.phaseBegan, byItself: true };
  const log = told(EVENTS.phaseBegan, { ...next, phase: 'dinosaur-attack' }, { ...next, phase: 'army-movement' });
  const both = ['Regular Fire: nobody can act', 'Dinosaur Attack: no dinosaur touches anyone whom it may bite'];
  expect(passedBefore(log, { turn: 2, phase: 'army-movement' })).toEqual(both);
  expect(passedBefore(told(EVENTS.phaseBegan), EVENTS.phaseBegan)).toEqual([]);
});

test('a player reads "you" where others read the name', () => {
  const own = { ...scribe, isYou: (seat: number) => seat === 0 };
  const line = (seat: number) => record([], { ...EVENTS.finished, seat }, own)[0]?.text;
  expect([line(0), line(1)]).toEqual(['You ended the phase', 'Ben ended the phase']);
});

test('life left is what the state says after the wound', () => {
  const wounded = altered(state, (draft) => {
    (draft.dinosaurs[beast] as { lifePoints: number }).lifePoints = 4;
  });
  const log = record(told(EVENTS.shot), EVENTS.wounded, { ...scribe, state: wounded });
  expect(log[0]?.notes.at(-1)?.text).toBe('Life −1, 4 left.');
});

test('the last figure of one of several players on a side is told with its player, one of an only player is not', () => {
  const team = altered(state, (draft) => {
    const [first] = draft.players;
    if (first !== undefined) draft.players.push(structuredClone(first));
    Object.assign(draft.soldiers[soldier] ?? {}, { owner: draft.players.length - 1, alive: false });
  });
  const last = (now: Scribe['state'], isYou = (_seat: number) => false) =>
    record(
      told(EVENTS.shot),
      { ...EVENTS.killed, figure: soldier },
      { ...scribe, isYou, player: () => 'Cleo', state: now },
    )[0]?.notes.at(-1)?.text;
  expect(last(team)).toBe('DEAD! Cleo has nobody left.');
  expect(last(team, () => true)).toBe('DEAD! You have nobody left.');
  expect(
    last(
      altered(state, (draft) => {
        for (const each of Object.values(draft.soldiers)) each.alive = false;
      }),
    ),
  ).toBe('DEAD!');
});

test('filters keep headings only over what they keep', () => {
  const log = told(EVENTS.phaseBegan, EVENTS.moved, { ...EVENTS.phaseBegan, turn: 3 }, EVENTS.shot, EVENTS.killed);
  const mine = { seat: 0, owns: (figure: FigureId) => figure === other };
  const kinds = (filter: 'all' | 'mine' | 'kills') => filterLog(log, filter, mine).map((entry) => entry.kind);
  expect(kinds('all')).toHaveLength(log.length);
  expect(kinds('kills')).toEqual(['heading', 'deed']);
  expect(kinds('mine')).toEqual(['heading']);
  expect(filterLog(log, 'mine', null)).toEqual(log);
  expect([filtersFor(mine), filtersFor(null)]).toEqual([
    ['all', 'mine', 'kills'],
    ['all', 'kills'],
  ]);
});

test('a wound by the usual rule has no tag of its own, an automatic kill has', () => {
  const rules = (event: Event) => told(EVENTS.shot, event)[0]?.notes.at(-1)?.rule;
  expect(rules(EVENTS.wounded)).toBeNull();
  expect(rules({ ...EVENTS.wounded, rule: 'DW-AUTO-2' })).toBe('DW-AUTO-2');
});
