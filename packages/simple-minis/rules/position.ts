/** Options, and matches that begin in the middle. */
import type { Frozen } from '@dwo/kernel';
import { isFacing, overlaps } from '@dwo/kernel/table';
import { isMount, sure } from './bodies';
import { CLASS_DATA, OVERLAP } from './data/limits';
import { FORCE_IDS } from './data/ready-forces';
import { SCENARIOS } from './data/scenarios';
import { newFigure } from './evolve';
import { beginStep, orderFrom } from './flow';
import { membersOf, refuseForce, refuseMember, scenarioOf } from './forces';
import { tableFaults } from './own-table';
import type { Play } from './play';
import { FIRST_READINGS, READINGS } from './readings';
import { type No, refuse } from './refusal';
import type { Member, Options, Position, State } from './state';

type At = Frozen<Position>;

/** Every reason why a match can't begin with this position; empty if it can (VS-R-6, VS-INV-4). */
function positionFaults({ figures, first }: At, seats: number): No[] {
  const faults: No[] = [];
  const bad = (rule: 'VS-R-6' | 'VS-R-13' | 'VS-R-17' | 'VS-R-4', facts: Record<string, number>) => {
    faults.push(refuse(rule, 'BAD_OPTIONS', facts));
  };
  if (first >= seats) bad('VS-R-13', { seat: first });
  for (const [at, figure] of figures.entries()) {
    const no = refuseMember(figure, at);
    if (no !== null) faults.push(no);
    if (figure.seat !== null && figure.seat >= seats) bad('VS-R-13', { figure: at, seat: figure.seat });
    if (figure.seat === null && isMount(figure)) bad('VS-R-17', { figure: at });
    if (!isFacing({ x: figure.facingX, y: figure.facingY })) bad('VS-R-4', { figure: at });
    if (figure.riding !== null) {
      const mount = figures[figure.riding];
      const isAlone = figures.filter(({ riding }) => riding === figure.riding).length === 1;
      if (mount === undefined || !isMount(mount) || figure.class !== 'guy' || figure.seat === null || !isAlone) {
        bad('VS-R-17', { figure: at });
      }
      continue;
    }
    const disc = { x: figure.x, y: figure.y, radius: CLASS_DATA[figure.class].radius };
    const other = figures.findIndex((each, i) => {
      const base = { x: each.x, y: each.y, radius: CLASS_DATA[each.class].radius };
      return i < at && each.riding === null && overlaps(base, disc, OVERLAP);
    });
    if (other >= 0) bad('VS-R-6', { figure: at, other });
  }
  return faults;
}

/** Every reason why a match can't have these options; empty if it can (VS-R-13, VS-PTS-2, VS-OPT-3, VS-SCN-4c, VS-R-49). */
export function optionFaults(options: Frozen<Options>): No[] {
  const { scenario, seats, forces, defender, fightOn, position, table, asOf = READINGS } = options;
  const [least, most] = SCENARIOS[scenario].seats;
  const { roles } = SCENARIOS[scenario];
  const bad = (rule: 'VS-R-13' | 'VS-PTS-2' | 'VS-SCN-4c' | 'VS-OPT-3' | 'VS-C-04', facts: Record<string, number>) =>
    refuse(rule, 'BAD_OPTIONS', facts);
  if (seats < least || seats > most) return [bad('VS-R-13', { seats, least, most })];
  if (asOf < FIRST_READINGS || asOf > READINGS) return [bad('VS-C-04', { asOf })];
  if (forces.length !== seats) return [bad('VS-PTS-2', { forces: forces.length, seats })];
  if (defender !== null && (roles === null || defender >= seats)) return [bad('VS-SCN-4c', { seat: defender })];
  if (fightOn && seats < 3) return [bad('VS-OPT-3', { seats })];
  const faults = table === undefined ? [] : tableFaults(options, table);
  if (position !== undefined) return [...faults, ...positionFaults(position, seats)];
  const chosen = forces.flatMap((force, seat) => {
    if (force === 'open' || force === 'random') return [];
    if (roles !== null && defender === null) return [bad('VS-SCN-4c', { seat })];
    const no = FORCE_IDS.includes(force)
      ? refuseForce({ options, defender }, seat, membersOf(force, asOf))
      : bad('VS-PTS-2', { seat });
    return no === null ? [] : [no];
  });
  return [...faults, ...chosen];
}

/** Puts the figures of a position in place and begins its step. It writes the state of `setup`, before anything is recorded. */
export function beginAt(play: Play, state: State, { round, step, first, features, figures }: At): void {
  if (features !== null) {
    state.features = features.map((piece) => ({
      ...piece,
      outline: piece.outline.map(({ x, y }) => ({ x, y })),
      standing: true,
    }));
  }
  state.figures = figures.map(({ seat, x, y, facingX, facingY, riding, asleep, ...member }, id) => {
    const base = riding === null ? { x, y, facingX, facingY } : sure(figures[riding]);
    const { x: atX, y: atY, facingX: lookX, facingY: lookY } = base;
    const made = newFigure(JSON.parse(JSON.stringify(member)) as Member, seat, id);
    return { ...made, place: 'table', x: atX, y: atY, facingX: lookX, facingY: lookY, riding, asleep };
  });
  for (const { id, riding } of state.figures) if (riding !== null) sure(state.figures[riding]).rider = id;
  for (const [seat, player] of state.players.entries())
    Object.assign(player, { chosen: true, deployed: true, zone: zoneOf(state, seat) });
  state.round = round;
  state.order = orderFrom(
    state.players.map((_, seat) => seat),
    first,
  );
  beginStep(play, step);
}

/** The zone of a seat where all are alike: the first seat has the first one. */
function zoneOf(state: State, seat: number): number | null {
  return scenarioOf(state).roles === null ? seat : null;
}
