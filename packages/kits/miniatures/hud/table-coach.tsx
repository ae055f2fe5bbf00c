/** The coach of a lesson, or the guide of a first match, beside the table. */
import { Coach } from '../../lessons';
import { useTable } from './context';

/** The card; nothing in any other match, or if the game has no lessons. */
export function TableCoach() {
  const { course } = useTable();
  return course === null ? null : <Coach course={course} />;
}
