/** The line about what wins this match, for a game that tells it. */
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
  if (goal === null) return null;
  return (
    <p class="goal-line" data-testid="goal">
      <Icon name="flag" size={18} />
      <span>{goal}</span>
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
