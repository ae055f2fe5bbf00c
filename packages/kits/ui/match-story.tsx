/** The story of a finished match in a few rows. */
import { say } from '../words';
import './match-story.css';

/** One row: what it is about, and its sentence. */
export interface StoryRow {
  readonly id: 'turning' | 'best' | 'luck' | 'chance' | 'try';
  readonly text: string;
}

export function MatchStory({ rows }: { readonly rows: readonly StoryRow[] }) {
  if (rows.length === 0) return null;
  return (
    <dl class="story" data-testid="story">
      {rows.map(({ id, text }) => (
        <div key={id} class={`story__row story__row--${id}`}>
          <dt>{say(`story.${id}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
