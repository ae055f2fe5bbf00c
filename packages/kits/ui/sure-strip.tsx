/** A question before an act that can't be undone and gives something away, in the place of its button. */
import { useState } from 'preact/hooks';
import { askNoMore, isAsked } from '../shell/sure';
import { say } from '../words';
import './sure-strip.css';

/** An act that may be asked about. */
export interface Sure {
  /** The question: a sentence with the acts that are given away; null while nothing is asked. */
  readonly asks: string | null;
  /** Does the act, or asks first: `warning` is null where there is nothing to warn of. */
  meet(warning: string | null, act: () => void): void;
  /** Does the act. */
  go(): void;
  back(): void;
  /** Does the act and never asks again in this browser, until the settings say otherwise. */
  never(): void;
}

interface Asked {
  readonly moment: object;
  readonly warning: string;
  readonly act: () => void;
}

/** A question about the acts of one kind, `id`; it goes when the state, `moment`, changes. */
export function useSure(id: string, moment: object): Sure {
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = asked !== null && asked.moment === moment ? asked : null;
  const back = () => setAsked(null);
  return {
    asks: open?.warning ?? null,
    meet(warning, act) {
      if (warning === null || !isAsked(id)) act();
      else setAsked({ moment, warning, act });
    },
    go() {
      back();
      open?.act();
    },
    back,
    never() {
      askNoMore(id);
      back();
      open?.act();
    },
  };
}

/** The question; `word` names the act. */
export function SureStrip({ sure, word }: { readonly sure: Sure; readonly word: string }) {
  return (
    <div class="sure" data-testid="sure">
      <p class="paper sure__text" role="status">
        {sure.asks}
      </p>
      <button type="button" class="btn" data-testid="sure-back" onClick={sure.back}>
        {say('sure.back')}
      </button>
      <button type="button" class="btn" data-testid="sure-never" onClick={sure.never}>
        {say('sure.never')}
      </button>
      <button type="button" class="btn sure__go" data-testid="sure-go" onClick={sure.go}>
        {word}
      </button>
    </div>
  );
}
