/** The board and the panels with vehicles, guns and flyers. */
import type { State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Plan } from '../../tools/plan';
import { beast, car, Hand, man, rider, tableOf, weapon } from '../../tools/testing/table';
import { badgesOf, locksOf } from '../locks';
import { beastLeft, reckoningOf } from '../reckoning';
import { altered, quickState } from '../testing/states';
import { nameFigures } from '../words/names';
import { arcsOf, marksOf, rangesOf } from './marks';
import type { Desk } from './sight';
import { artOf, makeIn, plasticIn, tokensOf } from './tokens';

const state = tableOf(
  {
    vehicles: [car('v1', 3000, 1500, { mg: 'hmg' }), car('v2', 4500, 1500, { kind: 'half_track' })],
    soldiers: [
      ...[rider('s1', 'v1', 0), rider('s2', 'v2', 0), man('s3', 1000, 1000, { crewOf: 'g1' })],
      ...[man('s4', 2000, 800, { crewOf: 'g1' }), man('s5', 3600, 800, { crewOf: 'g2' })],
      man('s6', 500, 500, { sniper: true }),
    ],
    crewedWeapons: [
      weapon('g1', 1090, 1130),
      weapon('g2', 0, 0, { kind: 'recoilless_rifle', at: null, hitchedTo: 'v2' }),
    ],
    dinosaurs: [beast('d1', 1100, 3600), beast('d2', 5000, 3600, { kind: 'pteranodon', z: 900 })],
  },
  'army-movement',
  { optional: ['snipers'] },
);

function desk(part: Partial<Desk> = {}): Desk {
  const names = nameFigures(state);
  return { state, names, seat: 0, selected: null, plan: { kind: 'none' }, canAct: () => true, ...part };
}

function changed(edit: (draft: State) => void): Frozen<State> {
  const draft = structuredClone(state) as State;
  edit(draft);
  return draft;
}

const token = (id: string) => tokensOf(desk()).find((each) => each.id === id);

describe('tokens', () => {
  test('a rider is in the vehicle, which shows its seats', () => {
    expect(token('s1')).toBeUndefined();
    expect(token('v1')).toMatchObject({ class: 'vehicle', art: 'vehicle-truck-hmg', life: { now: 4, max: 4 } });
    expect(token('v1')?.seats?.slice(0, 3)).toEqual(['driver', 'empty', 'empty']);
    expect(token('v2')?.gunFacing).toBeUndefined();
  });

  test('a towed gun stands behind its vehicle, a flyer has its height', () => {
    expect(token('g2')).toMatchObject({ art: 'weapon-recoilless_rifle-hitched', x: 4500 });
    expect(token('g2')?.y).toBeLessThan(1500 - 200);
    expect(token('d2')?.z).toBe(900);
    expect(artOf(state, 's6')).toBe('soldier-sniper');
  });

  test('a gun shows how many serve it, and its badge what it lacks', () => {
    expect(token('g1')).toMatchObject({ crew: { now: 1, min: 2 }, badges: ['undermanned'] });
  });
});

describe('marks', () => {
  const of = (marks: ReturnType<typeof marksOf>, type: string) => marks.filter((mark) => mark.type === type);

  test('threads lead from a gun to its crew, to those too far away only if one of them is selected', () => {
    expect(of(marksOf(desk()), 'crew')).toEqual([{ type: 'crew', soldier: 's3', weapon: 'g1', tone: 'serving' }]);
    expect(of(marksOf(desk({ selected: 'g1' })), 'crew')).toHaveLength(2);
    expect(of(marksOf(desk()), 'tow')).toEqual([{ type: 'tow', vehicle: 'v2', weapon: 'g2' }]);
  });

  test('a selected vehicle has a knob for itself and one for its gun', () => {
    const knobs = of(marksOf(desk({ selected: 'v1' })), 'facing');
    expect(knobs.map((knob) => 'of' in knob && knob.of)).toEqual(['body', 'gun']);
    expect(of(marksOf(desk({ selected: 'v1', seat: 1 })), 'facing')).toEqual([]);
  });

  test('DW-RANGE-5 a mortar has a ring within which it can not hit, a machine gun its half', () => {
    const aim = {
      kind: 'aim',
      choices: [],
      target: null,
      third: null,
      thirds: [],
      meant: [],
      reach: null,
      odds: null,
      refusal: null,
    } as const;
    const mortar: Plan = { ...aim, figure: 'g1', weapon: 'mortar' };
    expect(rangesOf(desk({ plan: mortar }))).toEqual([{ figure: 'g1', rangeCi: 6000, tone: 'range', leastCi: 1800 }]);
    expect(arcsOf(desk({ plan: mortar }))).toEqual([]);
    const gun: Plan = { ...aim, figure: 'v1', weapon: 'hmg' };
    expect(arcsOf(desk({ plan: gun }))).toEqual([{ figure: 'v1', halfAngle: 91, facing: 90, rangeCi: 4800 }]);
  });
});

describe('the points a dinosaur has left', () => {
  const herd = tableOf(
    {
      dinosaurs: [beast('d1', 1000, 1000), beast('d2', 1000, 3000, { kind: 'pteranodon' })],
      soldiers: [man('s1', 5500, 2000)],
    },
    'dinosaur-movement',
    { optional: ['dino_charge', 'minimum_altitude'] },
  );
  const rings = (figure: string, mode: 'walk' | 'fly') => {
    const hand = new Hand(herd, 1);
    hand.toolbox.select(figure);
    hand.toolbox.move(mode);
    return rangesOf(desk({ state: herd, seat: 1, selected: figure, plan: hand.plan }));
  };

  test('DW-R-90 a second ring shows how far it charges', () => {
    const reach = { figure: 'd1', tone: 'reach' };
    expect(rings('d1', 'walk')).toEqual([
      { ...reach, rangeCi: 1800 },
      { ...reach, rangeCi: 2000 },
    ]);
  });

  test('DW-OPT-ALT-1 half its rate on foot, all of it in the air', () => {
    expect(rings('d2', 'walk').map(({ rangeCi }) => rangeCi)).toEqual([1800]);
    expect(rings('d2', 'fly').map(({ rangeCi }) => rangeCi)).toEqual([3600, 3800]);
  });

  test.each<[string, string, number, string]>([
    ['DW-R-90 the charge is told beside it', 'd1', 0, '18" left, 2" more to charge'],
    ['DW-OPT-CHARGE-2 when all else is spent too', 'd1', 1900, '0" left, 1" more to charge'],
    ['DW-OPT-ALT-1 and what a flyer has in the air', 'd2', 400, '14" left, 32" in the air'],
  ])('%s', (_, id, spentCi, words) => {
    const spent = altered(herd, (draft) => void Object.assign(draft.dinosaurs[id] ?? {}, { spentCi }));
    expect(beastLeft(spent, id)).toBe(words);
  });

  test('DW-MOVE-3 with neither option just its rate', () => {
    const plain = tableOf(
      { dinosaurs: [beast('d1', 1000, 1000)], soldiers: [man('s1', 5500, 2000)] },
      'dinosaur-movement',
    );
    expect(beastLeft(plain, 'd1')).toBe('18" left');
  });
});

describe('locks', () => {
  test.each<[string, string, (draft: State) => void]>([
    ['v1', 'DW-OPT-RAM-4', (draft) => Object.assign(draft.vehicles.v1 ?? {}, { immobile: true })],
    ['v2', 'DW-R-29', (draft) => draft.vehicles.v2?.seats.splice(0, 1, null)],
    ['g1', 'DW-TOW-4', (draft) => Object.assign(draft.crewedWeapons.g1 ?? {}, { readyTurn: 2 })],
    ['g1', 'DW-CREW-4', (draft) => Object.assign(draft.crewedWeapons.g1 ?? {}, { loaded: false })],
    ['g1', 'DW-CREW-7', (draft) => Object.assign(draft.crewedWeapons.g1 ?? {}, { locked: true })],
    ['s3', 'DW-CREW-6', (draft) => Object.assign(draft.soldiers.s3 ?? {}, { locked: true })],
    ['s6', 'DW-OPT-WOUND-2', (draft) => Object.assign(draft.soldiers.s6 ?? {}, { wounded: true })],
    ['d2', 'DW-R-78', (draft) => Object.assign(draft.dinosaurs.d2 ?? {}, { dived: true })],
  ])('%s says which rule locks it: %s', (figure, rule, edit) => {
    expect(locksOf(state, figure).map((lock) => lock.rule)).not.toContain(rule);
    expect(locksOf(changed(edit), figure).map((lock) => lock.rule)).toContain(rule);
  });

  test('the dead have none, and every badge stands once', () => {
    expect(
      locksOf(
        changed((draft) => Object.assign(draft.vehicles.v1 ?? {}, { alive: false })),
        'v1',
      ),
    ).toEqual([]);
    const none = changed((draft) => draft.vehicles.v1?.seats.fill(null));
    expect(badgesOf(none, 'v1')).toEqual(['undermanned']);
  });
});

test('DW-AMOVE-4 movement is told as it comes about', () => {
  const busy = changed((draft) => Object.assign(draft.vehicles.v2 ?? {}, { leftContact: true }));
  expect(reckoningOf(busy, 'v2')).toEqual({
    base: '18"',
    cuts: [
      { text: '− 6" (contact)', rule: 'DW-AMOVE-2' },
      { text: '× ½ (towing)', rule: 'DW-TOW-2' },
    ],
    total: '6"',
  });
  expect(reckoningOf(state, 'v1')).toBeNull();
});

test('the second player of the army is grey in cards as on the board, and dinosaurs are of rubber', () => {
  const pair = altered(quickState(), (draft) => {
    draft.players.push({ ...draft.players[0] } as (typeof draft.players)[number]);
    const [, second] = Object.values(draft.soldiers);
    if (second !== undefined) second.owner = draft.players.length - 1;
  });
  const [first = '', second = ''] = Object.keys(pair.soldiers);
  const [animal = ''] = Object.keys(pair.dinosaurs);
  expect([plasticIn(pair, first), plasticIn(pair, second)]).toEqual(['green', 'grey']);
  expect([makeIn(pair, second), makeIn(pair, animal)]).toEqual([
    { make: 'plastic', player: 1 },
    { make: 'rubber', player: 0 },
  ]);
});
