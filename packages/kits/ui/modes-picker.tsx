/** The pickers of a match before it begins: how it is played, its clocks, and who finds it. */
import type { GameMode, OwnMatch, PickerProps } from '../game-client';
import { chooseTerms, sameTerms } from '../shell/terms';
import { ModeGallery } from './mode-gallery';
import { TermsPicker } from './terms-picker';
import { VisibilityPicker } from './visibility-picker';

interface ModesPickerProps extends PickerProps {
  readonly modes: readonly GameMode[];
  /** A match that the player has made, beside the modes; left out for none. */
  readonly own?: OwnMatch;
}

/** For a game whose presets are these modes. */
export function ModesPicker({ modes, own, ...props }: ModesPickerProps) {
  const { preset, times, visibility, busy, onPick } = props;
  return (
    <>
      <ModeGallery modes={modes} preset={preset} busy={busy} onPick={(picked) => onPick({ preset: picked })} />
      {own !== undefined && <own.Card picked={preset === ''} onPick={() => onPick({ options: own.options() })} />}
      <TermsPicker
        terms={times}
        onPick={(terms) => {
          chooseTerms(terms);
          if (!sameTerms(terms, times)) onPick({ terms });
        }}
      />
      <VisibilityPicker visibility={visibility} onPick={(picked) => onPick({ visibility: picked })} />
    </>
  );
}
