/** The end of a Time Gate in words: the pole, the gate, who got out, and what to try next time. */
import { dinoWars, POLE_IDS, type Side, type State, tablesOf } from '@dwo/dino-wars';
import { type Frozen, inPolygon, type Point } from '@dwo/kernel';
import { missionOf } from '../../tools/mission';
import { say } from '../../words';
import { inches } from './words';

/** The report, as sentences; empty for a match without a gate, and before its end. */
export function gateReport(state: Frozen<State>): readonly string[] {
  const mission = missionOf(state);
  if (mission === null || state.ending === null) return [];
  const { stage, apartCi, home, alive } = mission;
  const soldiers = Object.keys(state.soldiers).length;
  const out = say('report.out', { home, count: soldiers, ...savedOf(state) });
  if (stage === 'leave' || home > 0) return [say('report.open'), out];
  if (apartCi === null) return [say('report.hidden', { where: hiddenAt(state) ?? 'unknown' })];
  const apart = inches(apartCi);
  return [say(stage === 'open' ? 'report.near' : 'report.apart', { apart, alive })];
}

/** The points that are out, those of the whole army, and the grade of the victory (DW-R-93). */
function savedOf(state: Frozen<State>) {
  const { saved = 0, grade = null } = dinoWars.outcome(state)?.facts ?? {};
  return { saved: Number(saved), points: state.startingPoints.army, grade: typeof grade === 'string' ? grade : 'none' };
}

/** The terrain in which the pole lay that nobody found, if this view knows of it. */
function hiddenAt(state: Frozen<State>): string | null {
  const pole: Point | null = state.secrets.find((secret) => secret?.pole != null)?.pole ?? null;
  if (pole === null) return null;
  const piece = state.table.terrain.find(({ outline }) => inPolygon(pole, outline));
  return piece === undefined ? null : say(`terrain.at.${piece.kind}`);
}

/** The thing to try next time, for a player whose side lost a Time Gate; null for anybody else. */
export function nextTime(state: Frozen<State>, side: Side | null): string | null {
  const mission = missionOf(state);
  if (mission === null || side !== 'army' || state.ending?.winner !== 'dinosaurs') return null;
  if (mission.stage === 'search') return say(hasLeft(state) ? 'next-time.search' : 'next-time.pole');
  return say(mission.stage === 'carry' && !hasLeft(state) ? 'next-time.pole' : `next-time.${mission.stage}`, {
    far: inches(tablesOf(state).parameters.soldierMoveCi),
  });
}

/** Whether the army's pole lies or stands outside the army's zone, or was loaded. */
function hasLeft(state: Frozen<State>): boolean {
  const pole = state.poles[POLE_IDS[0]];
  return pole !== undefined && (pole.carrier !== null || pole.y > tablesOf(state).parameters.armyZoneCi);
}
