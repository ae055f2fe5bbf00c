/** The rules of a tournament. */
import { type TournamentPace, waitMinutes } from '@dwo/shared';
import { say } from './words';

interface Props {
  readonly pace: TournamentPace;
  /** Whether they are shown without being asked for. */
  readonly open: boolean;
}

export function RulesCard({ pace, open }: Props) {
  const kind = pace.kind === 'swiss' ? 'swiss' : 'robin';
  const rules = [
    say(`cup.rule.${kind}`),
    say('cup.rule.points'),
    say('cup.rule.ties'),
    say(`cup.rule.late.${kind}`),
    say(`cup.rule.blocked.${kind}`),
    ...(pace.kind === 'swiss' ? [say('cup.rule.sit', { minutes: waitMinutes(pace.minutes) })] : []),
    say('cup.rule.deadline'),
    say('cup.rule.leave'),
    say('cup.rule.creator'),
    say('cup.rule.rated'),
  ];
  return (
    <details class="paper lobby__sheet cups__rules" open={open}>
      <summary>{say('cup.rules')}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}
