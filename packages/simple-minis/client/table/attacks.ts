/** The tools with dice: attacks on figures and terrain with their exact odds, and skill rolls. */
import { distance, type Seat, chance as shareOf } from '@dwo/kernel';
import type { OddsCard, OddsRow, Reach, Use } from '@dwo/kits/miniatures/hud';
import type { Mark } from '@dwo/kits/miniatures/mark-model';
import type { Aim, AimUse } from '@dwo/kits/miniatures/tools/aim';
import {
  CALM,
  type Chain,
  chainOf,
  chancesOf,
  commanderOf,
  discOf,
  type Fig,
  gapTo,
  type Intent,
  lookAt,
  lookAtSection,
  type Now,
  onTable,
  RANGE,
  REACH,
  type State,
  secondsOf,
  simpleMinis,
  TERRAIN,
} from '../../rules';
import { nameAt } from '../names';
import { say } from '../words';
import { figureAt, placeOf, pointToScene, STANDING, sectionAt, toScene } from './places';

type Way = 'distance' | 'hand';

/** The order of an attack. */
export function intentOf({
  figure,
  weapon,
  target,
  third = null,
}: Omit<Aim, 'third'> & { third?: string | null }): Intent {
  const id = Number(figure);
  const foe = Number(target);
  if (Number.isNaN(foe)) return { type: 'attackTerrain', figure: id, section: target, second: third };
  return { type: weapon === 'hand' ? 'handAttack' : 'distanceAttack', figure: id, target: foe };
}

/** The figures that this test allows as targets, else the sections of terrain. */
function targetsOf(state: Now, can: (target: string) => boolean): string[] {
  const figures = onTable(state).map(({ id }) => `${id}`);
  const foes = figures.filter(can);
  if (foes.length > 0) return foes;
  return state.features
    .filter(({ standing, kind }) => standing && TERRAIN[kind].destructible)
    .map(({ id }) => id)
    .filter(can);
}

function reachOf(state: Now, { figure, weapon, target }: Aim): Reach | null {
  const from = figureAt(state, figure);
  if (from === null) return null;
  const disc = discOf(state, from);
  const foe = figureAt(state, target);
  const piece = sectionAt(state, target);
  const aim = foe === null ? null : discOf(state, foe);
  const gap = aim === null ? (piece === null ? 0 : gapTo(disc, piece)) : distance(disc, aim) - disc.radius - aim.radius;
  const to = toScene(weapon === 'hand' ? REACH : RANGE);
  return {
    gapCi: Math.max(0, toScene(gap)),
    bands: [{ from: 0, to, word: say('reach.of', { id: weapon }) }],
    // In front it surely sees; beside that a die decides (VS-R-4).
    ...(weapon === 'hand' ? { arc: null } : { arc: 45, outerArc: 90 }),
  };
}

/** The chance that an order does what it is meant for. */
export function success({ results }: Chain) {
  return results.get('destroyed') ?? results.get('falls') ?? results.get('done') ?? { n: 0, d: 1 };
}

function oddsOf(state: Now, seat: Seat, aim: Aim): OddsCard | null {
  const intent = intentOf(aim);
  if (simpleMinis.check(state, seat, intent) !== null) return null;
  const chain = chainOf(state, seat, intent);
  const chance = success(chain);
  return {
    share: shareOf(chance),
    exact: `${chance.n}/${chance.d}`,
    words: say('odds.of', { id: intent.type === 'attackTerrain' ? 'falls' : 'destroyed' }),
    rows: [...sightRows(state, aim, chain), ...chain.parts.map(partRow)],
  };
}

const RULES = {
  ...{ sight: 'VS-LOS-2', cover: 'VS-COV-3', hit: 'VS-DST-5', armor: 'VS-ARM-1', wall: 'VS-TER-3', skill: 'VS-SKL-3' },
} as const;

/** The parts whose die saves the target: their rows tell the chance that it does not, as the others tell that the attack goes on. */
const SAVES: readonly string[] = ['armor', 'wall'];

const partRow = ({ part, chance: { n, d } }: Chain['parts'][number]): OddsRow => ({
  ...{ label: say('part.of', { id: part }), value: `${SAVES.includes(part) ? d - n : n}/${d}`, rule: RULES[part] },
});

/** The facts that no die decides: whether the target is seen and in cover. A die for it has a row of its own. */
function sightRows(state: Now, { figure, weapon, target }: Aim, { parts }: Chain): OddsRow[] {
  const [from, foe] = [figureAt(state, figure), figureAt(state, target)];
  if (weapon === 'hand' || from === null || foe === null) return [];
  const { cover } = lookAt(state, from, foe);
  const rolls = (part: string) => parts.some((each) => each.part === part);
  const seen = { label: say('row.of', { id: 'sight' }), value: say('sight.seen'), rule: 'VS-LOS-1' };
  const hidden = cover === 'covered' ? say('cover.of', { id: 'covered' }) : say('cover.of', { id: 'open' });
  return [
    ...(rolls('sight') ? [] : [seen]),
    ...(rolls('cover') ? [] : [{ label: say('row.of', { id: 'cover' }), value: hidden, rule: 'VS-COV-1' }]),
  ];
}

/** The lines of sight of a shot: five to a figure, one to a section (VS-R-24, VS-R-39). */
function linesOf(state: Now, { figure, weapon, target }: Aim): Mark[] {
  const from = figureAt(state, figure);
  if (from === null || weapon === 'hand') return [];
  const [foe, piece] = [figureAt(state, target), sectionAt(state, target)];
  const sight = foe !== null ? lookAt(state, from, foe) : piece !== null ? lookAtSection(state, from, piece) : null;
  const eye = pointToScene(discOf(state, from));
  return (sight?.lines ?? []).map(({ to, state: tone }) => ({ type: 'sight', from: eye, to: pointToScene(to), tone }));
}

/** The chance of a figure against each enemy that it can attack now, above that enemy. */
export function chancesFor(state: Now, seat: Seat, figure: Fig, way: Way): Mark[] {
  const best = new Map<string, number>();
  for (const { id } of onTable(state)) {
    const odds = oddsOf(state, seat, { figure: `${figure.id}`, weapon: way, target: `${id}`, third: null });
    if (odds === null) continue;
    const body = STANDING.body(state, `${id}`);
    best.set(body, Math.max(best.get(body) ?? 0, odds.share));
  }
  // The best comes first: where there is room for one, it is shown.
  const ranked = [...best].sort(([, a], [, b]) => b - a);
  return ranked.map(([id, share]) => ({ type: 'tag', figure: id, label: say('chance', { share }) }));
}

/** So many sections have a mark at most: more would hide the table. */
const MOST_MARKS = 2;
/** The radius of the mark on a section, in hundredths of an inch. */
const MARK_CI = 60;

/** The attacks of a figure on the nearest sections of terrain now. */
function breaches(state: Now, seat: Seat, figure: Fig, way: Way): Aim[] {
  const disc = discOf(state, figure);
  return state.features
    .filter(({ standing, kind }) => standing && TERRAIN[kind].destructible)
    .map((piece) => ({ id: piece.id, gap: gapTo(disc, piece) }))
    .filter(({ gap }) => gap <= (way === 'hand' ? REACH : RANGE))
    .sort((a, b) => a.gap - b.gap)
    .map(({ id }): Aim => ({ figure: `${figure.id}`, weapon: way, target: id, third: null }))
    .filter((aim) => simpleMinis.check(state, seat, intentOf(aim)) === null)
    .slice(0, MOST_MARKS);
}

/** The nearest sections of terrain that a figure can attack now, each with the chance that it falls. */
export function breachesFor(state: Now, seat: Seat, figure: Fig, way: Way): Mark[] {
  return breaches(state, seat, figure, way).flatMap((aim): Mark[] => {
    const [odds, at, piece] = [oddsOf(state, seat, aim), placeOf(state, aim.target), sectionAt(state, aim.target)];
    if (odds === null || at === null || piece === null) return [];
    // Unlike the chance against a figure it says what it is about: a fence is small, and stands among figures.
    const label = `${say('terrain.of', { id: piece.kind })} ${say('chance', { share: odds.share })}`;
    return [{ type: 'disc', at, radiusCi: MARK_CI, tone: 'spotting', label }];
  });
}

const aimWith = (way: Way): AimUse<State, Intent, string, Reach, OddsCard> => ({
  weapons(state, seat, figure) {
    const can = (target: string) => simpleMinis.check(state, seat, intentOf({ figure, weapon: way, target })) === null;
    return [{ weapon: way, targets: targetsOf(state, can), refusal: null }];
  },
  meant(state, { figure, terrain }) {
    const foe = figure === null ? null : figureAt(state, figure);
    if (foe !== null) {
      // A press on a figure of the player's own selects it.
      if (foe.place !== 'table' || commanderOf(state, foe) === state.asked) return [];
      return foe.rider === null ? [`${foe.id}`] : [`${foe.rider}`, `${foe.id}`];
    }
    const piece = terrain == null ? null : sectionAt(state, terrain);
    return piece !== null && TERRAIN[piece.kind].destructible ? [piece.id] : [];
  },
  isTarget: (state, target) => figureAt(state, target)?.place === 'table' || sectionAt(state, target) !== null,
  // A wall that was shot at is no target that the next figure wants by itself.
  keeps: (state, target) => figureAt(state, target) !== null,
  thirds(state, figure, _, target) {
    const [own, piece] = [figureAt(state, figure), sectionAt(state, target)];
    return own === null || piece === null ? [] : secondsOf(state, own, piece).map(({ id }) => id);
  },
  marks: linesOf,
  place: placeOf,
  intent: intentOf,
  reach: reachOf,
  odds: oddsOf,
  worth(state, seat, aim) {
    const odds = oddsOf(state, seat, aim);
    return odds === null ? -1 : odds.share * (figureAt(state, aim.target)?.points ?? 1);
  },
});

/** Aiming from a distance. */
export const DISTANCE = aimWith('distance');

const AIMS = { distance: DISTANCE, hand: aimWith('hand') };

/** The attack of a figure in this step. */
export function attackOf(figure: Fig, way: Way): Use<State, Intent>[] {
  if (figure.attacked || (way === 'distance' && !figure.distance)) return [];
  return [
    { type: 'aim', id: way, word: say('use.of', { id: way }), icon: way === 'hand' ? 'hand' : 'sight', use: AIMS[way] },
  ];
}

/** A blow at the nearest section of terrain, which may lie hidden under whoever strikes; its chance is told in its word. */
export function breakingOf(state: Now, seat: Seat, figure: Fig): Use<State, Intent>[] {
  const [aim] = figure.attacked ? [] : breaches(state, seat, figure, 'hand');
  const odds = aim === undefined ? null : oddsOf(state, seat, aim);
  const piece = aim === undefined ? null : sectionAt(state, aim.target);
  if (aim === undefined || odds === null || piece === null) return [];
  const word = say('use.break', { id: piece.kind, share: say('chance', { share: odds.share }) });
  return [{ type: 'press', id: 'break', word, icon: 'hand', intent: intentOf(aim), refusal: null }];
}

/** The skill rolls of a figure now, each with its chance. */
export function skillsOf(state: Now, seat: Seat, figure: Fig): Use<State, Intent>[] {
  if (figure.tried) return [];
  return chancesOf(state, figure).map(({ task, object }) => {
    const intent: Intent = { type: 'skillRoll', figure: figure.id, task, object };
    const refusal = simpleMinis.check(state, seat, intent);
    const creature = object === null ? null : figureAt(state, `${object}`);
    const chance = refusal === null ? success(chainOf(state, seat, intent)) : { n: 0, d: 1 };
    const share = say('chance', { share: shareOf(chance) });
    const isCalm = task === 'calm';
    const text = isCalm
      ? say('note.calm', {
          share,
          name: nameAt(state, object),
          points: creature?.calmers.includes(seat) ? 0 : CALM.score,
        })
      : say('note.liftEgg', { share, asleep: `${onTable(state).some(({ asleep }) => asleep)}` });
    return {
      ...{ type: 'press', id: `${task}-${object ?? 'nest'}`, intent, refusal, icon: isCalm ? 'leaf' : 'egg' },
      word: isCalm ? say('use.calm', { name: nameAt(state, object) }) : say('use.liftEgg'),
      note: { text, rule: isCalm ? 'VS-SCN-2a' : 'VS-SCN-3a' },
    };
  });
}
