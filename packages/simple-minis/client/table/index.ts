/** The table of Very Simple Miniatures: all that the kit is told of the game. */
import type { Seat } from '@dwo/kernel';
import type { LogScene } from '@dwo/kits/game-client';
import { Lookout } from '@dwo/kits/miniatures/danger/lookout';
import type { FigureLook, MiniaturesTable, OddsRow } from '@dwo/kits/miniatures/hud';
import type { SceneModel } from '@dwo/kits/miniatures/model';
import {
  CLASS_DATA,
  commanderOf,
  type Event,
  type Fig,
  INCH,
  type Intent,
  isStep,
  type Now,
  type State,
  simpleMinis,
  TERRAIN,
} from '../../rules';
import { artFor } from '../art/own';
import { TOYS } from '../art/toys';
import { SIDES } from '../box/names';
import { endingOf, goalOf, progressOf } from '../goal';
import { ADVICE } from '../hints/hints';
import { recordedIn } from '../log';
import { nameAt, refusalWords } from '../names';
import { playerAt } from '../people';
import { ENDING } from '../story';
import { say } from '../words';
import { COURSE, FORCE_WISH, hasOnlyTerrain } from './course';
import { goalPlaceOf } from './goal-place';
import { marksOf } from './marks';
import { ORDERS } from './orders';
import { DICE, keepStart, performanceOf, type Roll } from './performance';
import { degreesOf, eggAt, figureAt, pointToScene, STANDING, sectionAt } from './places';
import { VOLLEYS } from './volleys';

/** The table by its standing sections, so that it is drawn once for each. */
const GROUNDS = new WeakMap<object, SceneModel['table']>();

function groundOf(state: Now): SceneModel['table'] {
  const known = GROUNDS.get(state.features);
  if (known !== undefined) return known;
  const first = state.features.map(({ id, kind, outline, closed }) => {
    return { id, kind, outline: outline.map(pointToScene), line: !closed };
  });
  const terrain = first.filter((_, at) => state.features[at]?.standing === true);
  const ground = { ...STANDING.size(state), terrain, first, look: 'sand' as const };
  GROUNDS.set(state.features, ground);
  return ground;
}

/** Lengths of models in ci: creatures tower over their bases. */
const LENGTHS = { guy: null, cavalry: 190, vehicle: 500 } as const;
const CREATURES = { guy: null, cavalry: 520, vehicle: 920 } as const;

const row = (id: string, value: string, rule: string): OddsRow => ({ label: say('row.of', { id }), value, rule });

function rowsOf({ class: type, distance, automatic, armor, skills, points }: Fig): OddsRow[] {
  const gun = automatic ? 'automatic' : distance ? 'single' : 'none';
  return [
    row('move', say('inches', { inches: CLASS_DATA[type].move / INCH }), 'VS-MOV-10'),
    row('gun', say('gun.of', { id: gun }), 'VS-DST-1'),
    row('armor', say('armor.of', { id: armor }), 'VS-ARM-1'),
    ...skills.map((skill) => row('skill', say('skill.of', { id: skill }), 'VS-SKL-6')),
    row('points', `${points}`, 'VS-PTS-1'),
  ];
}

function fullName(state: Now, figure: Fig): string {
  const rider = figure.rider === null ? null : nameAt(state, figure.rider);
  const name = nameAt(state, figure.id);
  return rider === null ? name : say('name.ridden', { name, rider });
}

/** The name of an egg or of a section of terrain. */
function thingName(state: Now, id: string): string {
  if (eggAt(state, id) !== null) return say('egg');
  const piece = sectionAt(state, id);
  return piece === null ? say('section') : say('terrain.of', { id: piece.kind });
}

function hintOf(state: Now, seat: Seat | null): string {
  const { phase, asked, players } = state;
  if (phase === 'over') return say('hint.of', { id: 'over' });
  if (phase === 'lobby') {
    const waits = seat !== null && players[seat]?.chosen === false;
    return say('hint.of', { id: waits ? 'force' : 'forces' });
  }
  if (seat !== null && seat === asked && hasOnlyTerrain(state, seat)) return say('hint.terrain', { phase });
  const each = state.options.everyoneActs && isStep(phase);
  if (seat === asked && each) return say('hint.one', { step: say('phase.of', { id: phase }) });
  return seat === asked ? say('hint.of', { id: phase }) : say('hint.other', { name: playerAt(asked), phase });
}

/** The drawing of a figure, with its rider in the saddle. */
function artOf(figure: Fig, rider: Fig | null): string {
  return rider === null ? artFor(figure) : `${artFor(figure)}+${artFor(rider)}`;
}

/** An egg that lies on the table, or a section of terrain that is aimed at. */
const THING: FigureLook = {
  ...{ art: 'egg', make: 'rubber', player: 0, rank: null, lengthCi: null, life: null, alive: true, class: 'pole' },
  rows: [],
};

/** All that the kit is told. */
export const MINIATURES: MiniaturesTable<State, Intent, Event, Roll> = {
  ...COURSE,
  standing: STANDING,
  standingWishes: FORCE_WISH,
  volleys: VOLLEYS,
  orders: ORDERS,
  tray: (state, seat) =>
    state.figures
      .filter(({ place, riding }) => (place === 'table' || place === 'force') && riding === null)
      .filter((figure) => commanderOf(state, figure) === seat)
      .map(({ id }) => `${id}`),
  facing: degreesOf,
  look(state, id, aboard = []) {
    const figure = figureAt(state, id);
    if (figure === null) return THING;
    const on = figure.rider ?? aboard[0] ?? null;
    const rider = on === null ? null : figureAt(state, `${on}`);
    const seat = commanderOf(state, figure);
    const alive = figure.place !== 'destroyed';
    return {
      ...{ art: artOf(figure, rider), make: seat === null ? 'rubber' : 'plastic' },
      ...{
        player: seat ?? 0,
        rank: figure.grade === 'hero' ? 'hero' : null,
        lengthCi: (figure.large ? CREATURES : LENGTHS)[figure.class],
      },
      ...{
        life: null,
        alive,
        faces: true,
        class: figure.class === 'guy' ? 'person' : figure.large ? 'creature' : 'vehicle',
      },
      badges: [
        ...(figure.asleep ? (['asleep'] as const) : []),
        ...(figure.calm >= state.round && figure.calm > 0 ? (['stunned'] as const) : []),
        ...(state.items.some(({ by }) => by === figure.id) ? (['carrying'] as const) : []),
      ],
      ...(rider === null ? {} : { seats: ['driver'] as const }),
      rows: rowsOf(figure),
    };
  },
  ground: groundOf,
  terrain(state, id) {
    const piece = state.features.find((each) => each.id === id && each.standing);
    if (piece === undefined) return null;
    const { rough, sight, destructible } = TERRAIN[piece.kind];
    const facts = { name: say('terrain.of', { id: piece.kind }), rough: `${rough}`, sight, breaks: `${destructible}` };
    return { text: say('ground.note', { ...facts, water: `${piece.kind === 'water'}` }), rule: 'VS-R-7' };
  },
  marks: marksOf,
  check: (state, seat, intent) => simpleMinis.check(state, seat, intent),
  evolve(state, event) {
    keepStart(state, event);
    simpleMinis.evolve(state, event);
  },
  performance: performanceOf,
  dice: DICE,
  art: TOYS,
  advice: ADVICE,
  ending: ENDING,
  goal: goalPlaceOf,
  danger: {
    lookout: new Lookout(() => new Worker(new URL('../danger/worker.ts', import.meta.url), { type: 'module' })),
    verb: 'attack',
    span: 'round',
    rule: (harm) => (harm === 'shoot' ? 'VS-DST-1' : 'VS-HTH-1'),
    harm: () => 'strike',
  },
  words: {
    full: (state, id) => {
      const figure = figureAt(state, id);
      return figure === null ? thingName(state, id) : fullName(state, figure);
    },
    short: (state, id) => (figureAt(state, id) === null ? thingName(state, id) : nameAt(state, Number(id))),
    weapon: (_, weapon) => say('use.of', { id: weapon === 'hand' ? 'hand' : 'distance' }),
    refusal: (refusal) => refusalWords(refusal),
    hint: hintOf,
    goal: goalOf,
    ending(state) {
      return { text: endingOf(state), rule: state.ending?.rule ?? 'VS-END-1' };
    },
    log: (log, event, scene) => recordedIn(log, event as Event, scene as LogScene<State>),
  },
  score(state) {
    const scores = state.players.map((_, seat) => progressOf(state, seat));
    const most = Math.max(1, ...scores.map(({ count }) => count));
    return {
      when: COURSE.round(state),
      seats: scores.map(({ count, text }, seat) => ({
        // In scenarios with roles both chairs have the same label.
        ...{ side: SIDES[seat] ?? '', icon: 'flag', share: count / most },
        text,
      })),
    };
  },
};
