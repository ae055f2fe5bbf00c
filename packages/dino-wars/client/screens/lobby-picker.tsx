/** The choice of the battle, for the person who set the match up: the presets and the custom battle. */
import type { PickerProps } from '@dwo/kits/game-client';
import { chooseTerms, sameTerms } from '@dwo/kits/shell/terms';
import { Icon } from '@dwo/kits/ui/icons';
import { ModeGallery } from '@dwo/kits/ui/mode-gallery';
import { TermsPicker } from '@dwo/kits/ui/terms-picker';
import { VisibilityPicker } from '@dwo/kits/ui/visibility-picker';
import { DRAWN } from '../preset-titles';
import { say } from '../words';
import { modes } from './modes';
import { OwnBattle } from './plan/own-battle';
import { knownPlan, optionsOf } from './plan/plan';
import { firstPlan } from './plan/starts';

/** A choice changes the battle of this match, which keeps its link. */
export function Picker({ preset, times, visibility, busy, onPick }: PickerProps) {
  return (
    <>
      <ModeGallery modes={modes()} preset={preset} busy={busy} onPick={(picked) => onPick({ preset: picked })} />
      {preset === DRAWN && (
        <button
          type="button"
          class="btn lobby__draw"
          disabled={busy}
          data-testid="draw-another"
          onClick={() => onPick({ preset: DRAWN })}
        >
          <Icon name="dice" size={22} />
          <span>{say('lobby.draw')}</span>
        </button>
      )}
      <OwnBattle picked={preset === ''} onPick={() => onPick({ options: optionsOf(knownPlan(firstPlan())) })} />
      <div class="lobby__terms">
        <TermsPicker
          terms={times}
          onPick={(terms) => {
            chooseTerms(terms);
            if (!sameTerms(terms, times)) onPick({ terms });
          }}
        />
        <VisibilityPicker visibility={visibility} onPick={(picked) => onPick({ visibility: picked })} />
      </div>
    </>
  );
}
