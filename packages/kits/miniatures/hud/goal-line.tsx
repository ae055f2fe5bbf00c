/** The line about what wins this match, for a game that tells it. */
import { RuleTag } from '../../rulebook/rule-tag';
import { useStore } from '../../shell/use-store';
import { Icon } from '../../ui/icons';
import { useSeat, useShown, useTable } from './context';
import { tableDesk } from './desk';

/** The line; nothing after the end. */
export function GoalLine() {
  const { game } = useTable();
  const state = useShown();
  const seat = useSeat();
  const goal = state === null ? null : (game.words.goal?.(state, seat) ?? null);
  if (state === null || goal === null) return null;
  const rule = game.words.goalRule?.(state);
  return (
    <p class="goal-line" data-testid="goal">
      <Icon name="flag" size={18} />
      <span>
        {goal} {rule !== undefined && <RuleTag id={rule} />}
      </span>
    </p>
  );
}

/** The same where a selected figure or a plan needs the room. */
export function RestingGoalLine() {
  const isResting = useStore(
    tableDesk,
    ({ selected, plan }) => selected === null && (plan.kind === 'none' || plan.kind === 'deploy'),
  );
  return isResting ? <GoalLine /> : null;
}
