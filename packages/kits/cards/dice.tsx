/** Coloured dice that show hits and misses; a new roll tumbles in. */
import type { ComponentChildren } from 'preact';
import './cards.css';

interface RollProps {
  readonly colour: 'red' | 'green';
  /** One entry for each die: true for a hit, false for a miss, null before the roll. */
  readonly hits: readonly (boolean | null)[];
  /** The key of the roll; a new key starts the tumbling again. */
  readonly roll: string;
  readonly label: string;
}

/** The dice of one side. `label` is their text for screen readers. */
export function HitDice({ colour, hits, roll, label }: RollProps) {
  return (
    <span class={`hit-dice hit-dice--${colour}`} role="img" aria-label={label}>
      {hits.map((hit, at) => (
        <span
          key={`${roll} ${at}`}
          class={`hit-die hit-die--${hit === null ? 'ready' : hit ? 'hit' : 'miss'}`}
          style={{ '--wait': `${at * 45}ms` }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {hit === true && (
              <path d="M12 2.2l2.3 5.6 5.9-1.9-2.4 5.7 4 4.6-6.1.6-.6 5.2-3.6-4.3-5.2 2.6 1.3-5.7-5.4-2.6 5.5-2.3-.9-5.9z" />
            )}
            {hit === false && <circle cx="12" cy="12" r="3.2" />}
          </svg>
        </span>
      ))}
    </span>
  );
}

/** A die with one face of a game's own, which tumbles in; the sentence beside it says what it shows. */
export function LotDie({ look, children }: { readonly look: string; readonly children: ComponentChildren }) {
  return (
    <span class={`hit-die ${look}`} aria-hidden="true" style={{ '--wait': '0ms' }}>
      {children}
    </span>
  );
}
