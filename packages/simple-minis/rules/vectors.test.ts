/** The vectors of the tables, each case through the code that plays. */
import { frozen } from '@dwo/kernel';
import tables from '../fixtures/tables.json';
import { matchOf } from '../testing/presets';
import { at, board, box, fig, inStep, leave, move, no, now, order, scene, shot } from '../testing/table';
import {
  arcOf,
  armorSaves,
  bestOf,
  blowHits,
  costOf,
  coverBy,
  doubtFalls,
  isStrikable,
  leaders,
  limitOf,
  memberOf,
  nextSeat,
  orderFrom,
  type ProfileId,
  type State,
  shotHits,
  skillBonus,
  skillSucceeds,
  TASK_SKILL,
  wallStands,
} from '.';

interface Case {
  readonly input: Record<string, never>;
  readonly expect: Record<string, unknown>;
}

const cases = (id: string) => (tables.vectors.find((vector) => vector.id === id)?.cases ?? []) as unknown as Case[];

test('VS-EX-1 VS-EX-2 VS-MOV-10 one Move Unit of a guy and of a vehicle', () => {
  for (const { input, expect: wanted } of tables.examples.slice(0, 2)) {
    const { class: kind } = input as { class: 'guy' | 'vehicle' };
    expect(limitOf(kind, false)).toBe((wanted as { inches: number }).inches * 1000);
    expect(limitOf(kind, true)).toBe((wanted as { inches: number }).inches * 500);
  }
});

test('VS-EX-3 VS-EX-4 VS-SKL-6 VS-OPT-2 a specific skill adds 1 to rolls of its kind alone, if the option is on', () => {
  const task = 'calm';
  for (const [skills, on, expected] of [
    [[TASK_SKILL.calm], true, true],
    [[TASK_SKILL.liftEgg], true, false],
    [[TASK_SKILL.calm], false, false],
  ] as const) {
    const options = { ...matchOf('dinosaurs_loose'), specificSkills: on };
    const bonus = skillBonus({ options: frozen(options) }, { grade: 'troop', skills }, task);
    expect(skillSucceeds(3, bonus)).toBe(expected);
  }
});

test('VS-TV-1 VS-DST-5 VS-DST-6 VS-COV-1 VS-AUT-1 VS-R-31 distance attacks', () => {
  for (const { input, expect: wanted } of cases('VS-TV-1')) {
    expect(shotHits(input.dice ?? [], input.bonus ?? 0, input.cover ?? false)).toBe(wanted.hit);
  }
});

test('VS-TV-2 VS-HTH-4 VS-R-31 hand to hand attacks', () => {
  for (const { input, expect: wanted } of cases('VS-TV-2')) {
    expect(blowHits(input.die ?? 0, input.bonus ?? 0)).toBe(wanted.hit);
  }
});

test('VS-TV-3 VS-ARM-2 VS-ARM-3 VS-ARM-4 armor', () => {
  for (const { input, expect: wanted } of cases('VS-TV-3')) {
    expect(armorSaves(input.armor ?? 'none', input.die ?? 0, input.bonus ?? 0)).toBe(wanted.saved);
  }
});

test('VS-TV-4 VS-TER-3 terrain resists on 3 or more', () => {
  for (const { input, expect: wanted } of cases('VS-TV-4')) expect(!wallStands(input.die ?? 0)).toBe(wanted.destroyed);
});

test('VS-TV-5 VS-SKL-3 VS-SKL-4 VS-R-41 skills: hero and specific bonus add', () => {
  for (const { input, expect: wanted } of cases('VS-TV-5')) {
    const skills = input.specific === 1 ? (['beasts'] as const) : [];
    const options = frozen(matchOf('dinosaurs_loose'));
    const bonus = skillBonus({ options }, { grade: input.grade ?? 'troop', skills }, 'calm');
    expect(skillSucceeds(input.die ?? 0, bonus)).toBe(wanted.success);
  }
});

test('VS-TV-6 VS-R-4 arcs of a facing', () => {
  for (const { input, expect: wanted } of cases('VS-TV-6')) {
    const [facing, to] = [input.facing as unknown as number[], input.to as unknown as number[]];
    const point = ([x = 0, y = 0]: number[]) => ({ x, y });
    expect(arcOf({ x: 0, y: 0 }, point(facing), point(to))).toBe(wanted.arc);
  }
});

test('VS-TV-7 VS-R-26 cover by the number of hidden lines', () => {
  for (const { input, expect: wanted } of cases('VS-TV-7')) {
    if (wanted.status === 'no_sight') continue;
    const named: Record<string, ReturnType<typeof coverBy>> = {
      open: 'open',
      doubtful: 'disputed',
      covered: 'covered',
    };
    expect(coverBy(input.blocked_lines ?? 0)).toBe(named[`${wanted.status}`]);
  }
  // Five solid lines: out of sight.
  const hidden = scene([at('cowhand', 0, 10, 10), at('cowhand', 1, 20, 10)], {
    features: [box('building', 'b', [14, 8, 16, 12])],
  });
  expect(no(inStep('distance', hidden), shot(0, 1))).toBe('VS-R-24');
});

test('VS-TV-8 VS-LOS-2 VS-COV-3 doubt is decided by 4 or more', () => {
  for (const { input, expect: wanted } of cases('VS-TV-8')) {
    expect(doubtFalls(input.die ?? 0)).toBe(wanted.sees);
    expect(doubtFalls(input.die ?? 0)).toBe(wanted.covered);
  }
});

test('VS-TV-9 VS-MOV-7 VS-R-8 rough ground limits the whole path to half', () => {
  const profile: Record<string, ProfileId> = { guy: 'cowhand', cavalry: 'horse', vehicle: 'steam_wagon' };
  for (const { input, expect: wanted } of cases('VS-TV-9')) {
    const inches = input.path_in as unknown as number;
    const mounted = (input.class as unknown as string) !== 'guy';
    const own = at(profile[`${input.class}`] ?? 'cowhand', 0, 30, 20);
    const figures = [own, ...(mounted ? [at('cowhand', 0, 30, 20, { riding: 0 })] : []), at('cowhand', 1, 70, 40)];
    const mud = (input.starts_in_rough as unknown as boolean) ? [28, 18, 30, 22] : [32, 18, 34, 22];
    const features = (input.touches_rough as unknown as boolean) ? [box('wasteland', 'mud', mud)] : [];
    expect(no(scene(figures, { features }), move(0, [[30 + inches, 20]])) === null).toBe(wanted.legal);
  }
});

test('VS-TV-10 VS-INI-1 VS-INI-2 VS-R-14 only the highest roll again', () => {
  const [{ input, expect: wanted } = { input: {}, expect: {} }] = cases('VS-TV-10');
  const rolls = (input as { rolls?: number[][] }).rolls ?? [];
  let seats = [0, 1, 2];
  const rolled: number[][] = [];
  for (const dice of rolls) {
    rolled.push(seats);
    seats = leaders(seats, dice);
  }
  expect(seats).toEqual([(wanted as { winner?: number }).winner]);
  expect(rolled).toEqual((wanted as { rolled?: number[][] }).rolled);
});

test('VS-TV-11 VS-INI-3 VS-R-13 the turn passes to the left', () => {
  for (const { input, expect: wanted } of cases('VS-TV-11')) {
    const seats = Array.from({ length: input.seats ?? 0 }, (_, seat) => seat);
    expect(orderFrom(seats, input.first ?? 0)).toEqual(wanted.order);
  }
});

test('VS-TV-12 VS-OPT-1 VS-R-16 one figure each in turn, and the longer force goes on alone', () => {
  for (const { input, expect: wanted } of cases('VS-TV-12')) {
    const [names, counts] = [input.order as unknown as string[], input.figures as unknown as number[]];
    const figures = counts.flatMap((count, seat) =>
      Array.from({ length: count }, (_, i) => at('brawler', seat, 5 + 20 * seat, 5 + 8 * i)),
    );
    const state = scene(figures, { options: { seats: counts.length, everyoneActs: true } });
    const acted: (string | undefined)[] = [];
    for (let seat = nextSeat(now(state), 'move', false); seat !== null; seat = nextSeat(now(state), 'move', true)) {
      acted.push(names[seat]);
      state.asked = seat;
      const figure = state.figures.find((each) => each.seat === seat && !each.moved);
      order(state, move(figure?.id ?? 0, [], { facing: { x: 0, y: 1 } }));
    }
    expect(acted).toEqual(wanted.order);
  }
});

test('VS-TV-13 VS-PTS-1 VS-C-01 VS-C-05 the costs of figures', () => {
  for (const { input, expect: wanted } of cases('VS-TV-13')) {
    const { large_creature: large, ...kind } = input as Record<string, unknown>;
    const member = { ...kind, large, aquatic: wanted.profile === 'swamp_lizard' } as never;
    expect(costOf(member)).toBe(wanted.points);
    expect(memberOf(`${wanted.profile}` as ProfileId)).toMatchObject(member);
  }
});

test('VS-TV-14 VS-END-3 VS-R-42 most points win, equal ones are a draw', () => {
  for (const { input, expect: wanted } of cases('VS-TV-14')) {
    const winners = bestOf(input.scores ?? []);
    expect(winners[0] ?? null).toBe(wanted.winner);
  }
});

test('VS-TV-15 VS-R-32 reach by gap and arc', () => {
  for (const { input, expect: wanted } of cases('VS-TV-15')) {
    expect(isStrikable(input.gap ?? 0, input.arc ?? 'clear')).toBe(wanted.can_strike);
  }
});

test('VS-TV-16 VS-R-18 VS-R-19 mounting uses the moves of both; who is carried stays', () => {
  const fresh = (): State => scene([at('horse', 0, 20, 20), at('cowhand', 0, 22, 20), at('cowhand', 1, 60, 40)]);
  const boarded = fresh();
  order(boarded, board(1, [[21.25, 20]], 0));
  expect(no(boarded, move(0, [[25, 20]]))).toBe('VS-R-18');
  const riding = scene([at('horse', 0, 20, 20), at('cowhand', 0, 20, 20, { riding: 0 }), at('cowhand', 1, 60, 40)]);
  order(riding, move(0, [[25, 20]]));
  expect(fig(riding, 1)).toMatchObject({ x: 25_000, moved: true });
  expect(no(riding, leave(1, [[27, 20]]))).toBe('VS-R-19');
});
