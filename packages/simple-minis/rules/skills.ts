/** The tasks of skill rolls (VS-SKL, VS-SCN-2a, VS-SCN-3a). */
import { isWithin } from '@dwo/kernel/table';
import { discOf, isOnFoot, onTable, sure } from './bodies';
import { DIE, HERO_BONUS, SKILL_TARGET, SPECIFIC_BONUS, TOUCH } from './data/limits';
import { CALM, NEST, TASK_SKILL } from './data/scenarios';
import { TASKS, type Task } from './data/words';
import { scenarioOf } from './forces';
import { gapTo } from './ground';
import { lookAt } from './looking';
import type { Play } from './play';
import { type No, refuse } from './refusal';
import type { Fig, Now } from './state';

/** The bonus of a skill die: 1 for a hero, 1 for a listed skill, if the option is on (VS-SKL-3, VS-SKL-6, VS-R-41, VS-OPT-2). */
export function skillBonus(
  { options }: Pick<Now, 'options'>,
  figure: Pick<Fig, 'grade' | 'skills'>,
  task: Task,
): number {
  const hero = figure.grade === 'hero' ? HERO_BONUS : 0;
  const specific = options.specificSkills && figure.skills.includes(TASK_SKILL[task]) ? SPECIFIC_BONUS : 0;
  return hero + specific;
}

/** Whether a skill roll succeeds (VS-SKL-4, VS-TV-5). */
export function skillSucceeds(die: number, bonus: number): boolean {
  return die + bonus >= SKILL_TARGET;
}

/** The tasks of a scenario (VS-R-40). */
export function tasksOf(state: Now): Task[] {
  return TASKS.filter((task) =>
    task === 'calm' ? state.options.scenario === 'dinosaurs_loose' : scenarioOf(state).eggs > 0,
  );
}

/** The nest, and how many eggs lie in it. */
export function eggsInNest({ items }: Now): number[] {
  return items.flatMap(({ place }, id) => (place === 'nest' ? [id] : []));
}

/** Why a guy can't try a task now; null if they can (VS-SKL-1, VS-SKL-2, VS-R-40, VS-SCN-2a, VS-SCN-3a). */
export function refuseSkill(state: Now, figure: Fig, task: Task, object: number | null): No | null {
  if (!isOnFoot(figure)) return refuse('VS-SKL-2', 'BAD_TASK', { figure: figure.id });
  if (!tasksOf(state).includes(task)) return refuse('VS-R-40', 'BAD_TASK', { task });
  if (figure.tried) return refuse('VS-R-40', 'ALREADY_DONE', { figure: figure.id });
  if (task === 'liftEgg') {
    const nest = state.features.find(({ id }) => id === NEST);
    const isThere = object === null && nest !== undefined && gapTo(discOf(state, figure), nest) <= TOUCH;
    return isThere && eggsInNest(state).length > 0 ? null : refuse('VS-SCN-3a', 'BAD_TASK', { figure: figure.id });
  }
  const creature = object === null ? undefined : state.figures[object];
  if (creature?.place !== 'table' || creature.seat !== null) return refuse('VS-SCN-2a', 'BAD_TARGET', { object });
  if (creature.calm > state.round) return refuse('VS-SCN-2a', 'ALREADY_DONE', { object });
  if (!isWithin(discOf(state, figure), discOf(state, creature), CALM.range)) {
    return refuse('VS-SCN-2a', 'OUT_OF_RANGE', { object });
  }
  return lookAt(state, figure, creature).state === 'seen' ? null : refuse('VS-SCN-2a', 'NOT_SEEN', { object });
}

/** Rolls for a task and does what success does (VS-SKL-3, VS-SKL-5, VS-SKL-6, VS-SCN-2a, VS-SCN-3a). */
export function trySkill({ state, dice, emit }: Play, figure: Fig, task: Task, object: number | null): void {
  const seat = sure(figure.seat);
  const die = dice.roll(DIE, 'skill');
  const bonus = skillBonus(state, figure, task);
  const success = skillSucceeds(die, bonus);
  emit({ type: 'skillRolled', figure: figure.id, task, object, die, bonus, need: SKILL_TARGET, success });
  if (!success) return;
  if (task === 'liftEgg') {
    emit({ type: 'itemsTaken', figure: figure.id, items: eggsInNest(state).slice(0, 1) });
    for (const { id } of onTable(state).filter(({ asleep, stirred }) => asleep && !stirred))
      emit({ type: 'stirred', figure: id });
    return;
  }
  const creature = sure(state.figures[sure(object)]);
  const isFirst = !creature.calmers.includes(seat);
  emit({ type: 'calmed', figure: creature.id, seat });
  if (isFirst) emit({ type: 'scored', seat, points: CALM.score, bonus: 'calm' });
}
