/** The page before a match against the computer: the choice of side and battle. */
import { SIDES } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { type Reason, Reasons } from '@dwo/kits/documents/reasons';
import { beginSolo } from '@dwo/kits/local/begin';
import { go } from '@dwo/kits/shell/router';
import { chooseTerms, chosenTerms } from '@dwo/kits/shell/terms';
import { Icon } from '@dwo/kits/ui/icons';
import { PosterPage } from '@dwo/kits/ui/poster-page';
import { TermsPicker } from '@dwo/kits/ui/terms-picker';
import { ANY_CHAIR } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';
import { Figure } from '../art/figure';
import { Drawers } from '../hud/panels/drawers';
import { FIRST_PRESET, OFFERED, presetText, presetTitle } from '../preset-titles';
import { say } from '../words';
import { sidesOf } from './plan/agreement';
import { OwnBattle } from './plan/own-battle';
import { knownPlan, optionsOf } from './plan/plan';
import { problemsOf } from './plan/reasons';
import { firstPlan } from './plan/starts';
import { chosenStrength, StrengthPicker } from './strength-picker';

const CHOICES = [
  { mine: 'army', theirs: 'dinosaurs', words: 'army', art: 'soldier-nco' },
  { mine: 'dinosaurs', theirs: 'army', words: 'dinosaurs', art: 'tyrannosaurus' },
  { mine: ANY_CHAIR, theirs: ANY_CHAIR, words: 'any', art: 'deinonychus' },
] as const;

interface ComputerScreenProps {
  /** Whether to play the custom battle. */
  readonly own: boolean;
}

export function ComputerScreen({ own: ownFirst }: ComputerScreenProps) {
  const [preset, setPreset] = useState<string>(FIRST_PRESET);
  const [own, setOwn] = useState(ownFirst);
  useEffect(() => setOwn(ownFirst), [ownFirst]);
  const [terms, setTerms] = useState(() => chosenTerms('computer'));
  const [strength, setStrength] = useState(chosenStrength);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Reason[]>([]);
  const play = async (mine: string, theirs: string) => {
    setBusy(true);
    setProblems([]);
    try {
      const plan = knownPlan(firstPlan());
      // The computer takes every chair but one.
      const others = own ? sidesOf(plan.agreement) : [...SIDES];
      const bots = mine === ANY_CHAIR ? others.slice(1).map(() => theirs) : without(others, mine);
      const wish = { ...(own ? { options: optionsOf(plan) } : { preset }), bots, strength, terms };
      const id = await beginSolo(dinoWarsGame, wish, mine);
      go({ page: 'match', id });
    } catch (error) {
      setProblems(problemsOf(error));
      setBusy(false);
    }
  };
  return (
    <PosterPage name="computer" title={say('computer.title')} over={<Drawers />}>
      <section class="paper lobby__sheet computer__sheet" aria-label={say('computer.label')}>
        <div class="lobby__picker" role="radiogroup" aria-label={say('lobby.what')}>
          {OFFERED.map((name) => (
            <label key={name} class="choice">
              <input
                type="radio"
                name="preset"
                checked={!own && name === preset}
                onChange={() => {
                  setPreset(name);
                  setOwn(false);
                }}
              />
              <span>
                <b>{presetTitle(name)}</b>
                <span class="note lobby__picker-text">{presetText(name)}</span>
              </span>
            </label>
          ))}
        </div>
        <OwnBattle picked={own} onPick={() => setOwn(true)} />
        <StrengthPicker strength={strength} onPick={setStrength} />
        <TermsPicker
          terms={terms}
          against="computer"
          onPick={(picked) => {
            chooseTerms(picked, 'computer');
            setTerms(picked);
          }}
        />
        <Reasons reasons={problems} />
        <Plates busy={busy} onPlay={(mine, theirs) => void play(mine, theirs)} />
      </section>
    </PosterPage>
  );
}

interface PlatesProps {
  readonly busy: boolean;
  readonly onPlay: (mine: string, theirs: string) => void;
}

/** The choice of a side, which begins the match. */
function Plates({ busy, onPlay }: PlatesProps) {
  return (
    <nav class="computer__plates" aria-label={say('computer.side')} aria-busy={busy}>
      {CHOICES.map(({ mine, theirs, words, art }, at) => (
        <button
          key={mine}
          type="button"
          class={`plate ${at === 0 ? 'plate--now' : ''}`}
          disabled={busy}
          data-testid={`play-${mine}`}
          onClick={() => onPlay(mine, theirs)}
        >
          <span class="plate__pic" aria-hidden="true">
            <Figure art={art} width={70} height={52} />
          </span>
          <span>
            <span class="plate__word">{say(`side.the.${words}`)}</span>
            <span class="plate__sub">{say(busy ? 'computer.busy' : `computer.plays.${words}`)}</span>
          </span>
          <Icon name="chevron" size={30} />
        </button>
      ))}
    </nav>
  );
}

/** The list without the first of these. */
function without(sides: readonly string[], one: string): string[] {
  const at = sides.indexOf(one);
  return sides.filter((_, place) => place !== at);
}
