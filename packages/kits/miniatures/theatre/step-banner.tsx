/** Announces a step of the game across the table for a moment. It takes no clicks. */
import { useEffect, useState } from 'preact/hooks';
import type { IconName } from '../../art/icon-paths';
import { Icon } from '../../ui/icons';
import { say } from '../../words';
import './step-banner.css';

const SHOWN_MS = 1500;
/** A line on a step that passed takes so much longer to read. */
const LINE_MS = 1200;

/** The step that begins. */
export interface Step {
  /** Changes with every step. */
  readonly key: string;
  readonly name: string;
  readonly icon: IconName;
  /** Whether it is the viewer's. */
  readonly mine: boolean;
  /** The steps just before it that nobody could act in, each in words. */
  readonly passed?: readonly string[];
}

/** The banner of a step; null for none. */
export function StepBanner({ step }: { readonly step: Step | null }) {
  const key = step?.key ?? null;
  const shownMs = SHOWN_MS + LINE_MS * (step?.passed?.length ?? 0);
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setOver(key), shownMs);
    return () => clearTimeout(timer);
  }, [key, shownMs]);
  if (step === null || key === over) return null;
  return (
    <div class="phase-banner" key={key} aria-hidden="true" style={{ animationDuration: `${shownMs}ms` }}>
      <Icon name={step.icon} size={34} />
      <span class="phase-banner__text">
        <span class="phase-banner__words poster">{step.name}</span>
        {step.passed?.map((each) => (
          <span class="phase-banner__passed" key={each}>
            {each}
          </span>
        ))}
      </span>
      {step.mine && <span class="phase-banner__mine">{say('banner.mine')}</span>}
    </div>
  );
}
