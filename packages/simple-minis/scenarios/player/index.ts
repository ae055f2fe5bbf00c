/** The parts of Very Simple Miniatures in the plain referee: its questions, and the states that a patch can't make. */
import { canonicalJson, type Fraction, type Frozen, gap, odds, type Point } from '@dwo/kernel';
import { type Asked, type RefereeParts, ScenarioMistake } from '@dwo/shared/testing';
import {
  ARMORS,
  arcOf,
  CLASSES,
  canReach,
  chainOf,
  commanded,
  costOf,
  discOf,
  type Fig,
  FORCE_IDS,
  FORCES,
  facingOf,
  figureOf,
  GRADES,
  gapTo,
  type Intent,
  ITEM_PLACES,
  isInRange,
  isMount,
  lookAt,
  lookAtSection,
  measure,
  memberOf,
  type Now,
  orderAlone,
  PHASES,
  type Piece,
  PLACES,
  PROFILE_IDS,
  RULE_IDS,
  SCENARIO_IDS,
  SCENARIOS,
  SKILLS,
  STYLES,
  scoreOf,
  sectionOf,
  TERRAIN_KINDS,
} from '../../rules';

/** The figure on the surface that `of` names by its index. */
function figureIn({ state, of }: Asked, field: string): Fig {
  const id = of[field];
  const figure = typeof id === 'number' ? (state as Now).figures[id] : undefined;
  if (figure?.place !== 'table') throw new ScenarioMistake(`of.${field}: is no figure on the surface`);
  return figure;
}

/** The section that `of` names; null if it names none. */
function sectionIn({ state, of }: Asked): Piece | null {
  const { section } = of;
  if (section === undefined) return null;
  const piece = typeof section === 'string' ? sectionOf(state as Now, section) : null;
  if (piece === null) throw new ScenarioMistake('of.section: is no section that stands');
  return piece;
}

function pointsIn({ of }: Asked, field: string): Point[] {
  const list = of[field];
  const isPoint = (at: unknown): at is Point => typeof at === 'object' && at !== null && 'x' in at && 'y' in at;
  if (!Array.isArray(list) || !list.every(isPoint)) throw new ScenarioMistake(`of.${field}: must be points`);
  return list.map(({ x, y }) => ({ x, y }));
}

/** The faults of a patched state (VS-INV-4, VS-INV-10). */
function faultsOf(state: Frozen<object>): readonly string[] {
  const { figures, items } = state as Now;
  const wrong = figures.flatMap((figure, at) => {
    const faults: string[] = [];
    if (figure.id !== at) faults.push(`figures.${at}.id: must be ${at}`);
    const mount = figure.riding === null ? null : figures[figure.riding];
    if (mount !== null && (mount === undefined || !isMount(mount) || mount.rider !== at)) {
      faults.push(`figures.${at}.riding: must name a mount whose rider it is`);
    }
    if (figure.rider !== null && figures[figure.rider]?.riding !== at) {
      faults.push(`figures.${at}.rider: must name a guy who rides it`);
    }
    return faults;
  });
  const lost = items.flatMap(({ place, by }, at) =>
    (place === 'carried') === (by !== null) ? [] : [`items.${at}: only what is carried has a bearer`],
  );
  return [...wrong, ...lost];
}

/** The questions of Very Simple Miniatures. */
export const referee: RefereeParts = {
  words: {
    phase: PHASES,
    profile: [...PROFILE_IDS, 'own'],
    style: STYLES,
    grade: GRADES,
    armor: ARMORS,
    class: CLASSES,
    skills: SKILLS,
    kind: TERRAIN_KINDS,
    place: [...new Set([...PLACES, ...ITEM_PLACES])],
    rule: RULE_IDS,
  },
  faultsOf,
  questions: {
    /** The gap between two figures, or a figure and a section (VS-R-3). */
    gap(asked) {
      const state = asked.state as Now;
      const own = discOf(state, figureIn(asked, 'from'));
      const section = sectionIn(asked);
      const mils = section === null ? Math.max(0, gap(own, discOf(state, figureIn(asked, 'to')))) : gapTo(own, section);
      return { gap: Math.round(mils * 1000) / 1000 };
    },
    /** The arc in which a target lies (VS-R-4). */
    facing(asked) {
      const state = asked.state as Now;
      const from = figureIn(asked, 'from');
      const { x, y } = facingOf(state, from);
      return { facing: { x, y }, arc: arcOf(discOf(state, from), { x, y }, discOf(state, figureIn(asked, 'to'))) };
    },
    /** The sight of one figure on another or on a section, with its lines (VS-R-24, VS-R-39). */
    sight(asked) {
      const state = asked.state as Now;
      const from = figureIn(asked, 'from');
      const section = sectionIn(asked);
      const sight = section === null ? lookAt(state, from, figureIn(asked, 'to')) : lookAtSection(state, from, section);
      const lines = sight.lines.map(({ state: line, by }) => ({ state: line, by }));
      return { sight: sight.state, arc: sight.arc, lines, failed: isFailed(asked, from) };
    },
    /** The cover of a target (VS-R-26). */
    cover(asked) {
      const state = asked.state as Now;
      const { cover, lines } = lookAt(state, figureIn(asked, 'from'), figureIn(asked, 'to'));
      return { cover, hidden: lines.filter((line) => line.state !== 'free').length };
    },
    /** Whether one figure can be reached by another's shots and strikes, barriers left aside. */
    reach(asked) {
      const [state, from, to] = [asked.state as Now, figureIn(asked, 'from'), figureIn(asked, 'to')];
      return { distance: isInRange(state, from, to), hand: canReach(state, from, to) };
    },
    /** The cost of a path, and how far the figure may go along it (VS-R-5, VS-R-8). */
    cost(asked) {
      const { cost, limit, rough } = measure(asked.state as Now, figureIn(asked, 'figure'), pointsIn(asked, 'path'));
      return { cost, limit, rough, fits: cost <= limit };
    },
    /** The odds of an order with all its parts, or of each value that a part of the state has after it (VS-SEQ-3). */
    odds({ state, seat, intent, of }) {
      if (seat === null || intent === null) throw new ScenarioMistake('intent: this question is about one of a seat');
      const [now, order] = [state as Now, intent as Intent];
      const refusal = orderAlone.check(now, seat, order);
      if (refusal !== null) return { legal: false, rejected: refusal.code, rule: refusal.rule, facts: refusal.facts };
      const { part } = of;
      if (typeof part === 'string') {
        const found = odds(orderAlone, now, seat, order, (_, after) => canonicalJson(valueAt(after, part)));
        return {
          legal: true,
          chances: Object.fromEntries([...found].map(([value, one]) => [value, text(one)]).sort()),
        };
      }
      const { parts, results } = chainOf(now, seat, order);
      return {
        legal: true,
        parts: Object.fromEntries(
          parts.map(({ part: name, chance, rolled }) => [name, { chance: text(chance), rolled: text(rolled) }]),
        ),
        results: Object.fromEntries([...results].map(([result, chance]) => [result, text(chance)])),
      };
    },
    /** The points of each seat, and what its figures on the surface are worth. */
    points({ state, labels }) {
      const now = state as Now;
      const worth = (seat: number) => commanded(now, seat).reduce((sum, { points }) => sum + points, 0);
      return Object.fromEntries(labels.map((_, seat) => [seat, { score: scoreOf(now, seat), left: worth(seat) }]));
    },
    /** The tables that may be re-balanced: prices, ready-made forces and scenarios (VS-C-02, VS-C-04). */
    tables() {
      return {
        profiles: Object.fromEntries(PROFILE_IDS.map((id) => [id, costOf(memberOf(id))])),
        forces: Object.fromEntries(FORCE_IDS.map((id) => [id, FORCES[id]])),
        scenarios: Object.fromEntries(SCENARIO_IDS.map((id) => [id, SCENARIOS[id]])),
      };
    },
  },
};

/** A fraction as text. */
function text({ n, d }: Fraction): string {
  return n === d ? '1' : `${n}/${d}`;
}

/** A part of a state by its path; null if there is none. */
function valueAt(state: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null ? ((value as Record<string, unknown>)[name] ?? null) : null;
  }, state);
}

/** Whether the sight die on this target has failed in this round (VS-R-25). */
function isFailed(asked: Asked, from: Fig): boolean {
  const { to } = asked.of;
  return typeof to === 'number' && figureOf(asked.state as Now, from.id).unseen.includes(to);
}
