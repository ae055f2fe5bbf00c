/** The way to toys of one's own, beside the ready-made matches. */
import type { Options } from '@dwo/dino-wars';
import { useState } from 'preact/hooks';
import { Figure } from '../../art/figure';
import { Icon } from '../../art/icons';
import { count } from '../../hud/words';
import { ApiError } from '../../net/api';
import { type Reason, reasonsFor } from './judgement';
import { ToyBox } from './toy-box';

interface OwnChoiceProps {
  /** What was picked; null while a ready-made match is on. */
  readonly picked: { readonly soldiers: number; readonly dinosaurs: number } | null;
  /** Does something with the toys; closes the box unless it throws. */
  readonly onPlay: (options: Options) => Promise<void> | void;
}

export function OwnChoice({ picked, onPlay }: OwnChoiceProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Reason[]>([]);
  const play = async (options: Options) => {
    setBusy(true);
    setProblems([]);
    try {
      await onPlay(options);
      setOpen(false);
    } catch (error) {
      setProblems(problemsOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        class="choice own-choice"
        aria-pressed={picked !== null}
        data-testid="pick-own"
        onClick={() => setOpen(true)}
      >
        <span class="own-choice__pics" aria-hidden="true">
          <Figure art="soldier-flamethrower" width={44} height={40} />
          <Figure art="spinosaurus" width={66} height={40} />
        </span>
        <span class="own-choice__text">
          <b>Pick your own toys</b>
          <span class="note">
            {picked === null
              ? 'All 35 dinosaurs, every weapon, any number.'
              : `${count(picked.soldiers, 'soldier')} against ${count(picked.dinosaurs, 'dinosaur')}. Open to change them.`}
          </span>
        </span>
        <Icon name="chevron" />
      </button>
      {open && (
        <ToyBox
          busy={busy}
          problems={problems}
          onPlay={(options) => void play(options)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** What went wrong, in sentences: the rules' reasons if there are any. */
export function problemsOf(error: unknown): readonly Reason[] {
  if (error instanceof ApiError && error.refusals.length > 0) return reasonsFor(error.refusals);
  return [{ rule: '', text: error instanceof Error ? error.message : String(error) }];
}
