/** A dinosaur is upon my soldier: fire what, or hold? Several at once stand as a list, each with its own clock running. */
import { bestWeapon, type Reaction, reactionsOf, reactionTimer, type Weapon } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { Figure } from '../../art/figure';
import { useOpenMatch } from '../../match-context';
import { faceOf, leftOf } from '../../net/clocks';
import type { Scene } from '../../scene/model';
import { store } from '../../store';
import { armyFigureOf, dinosaurOf, vehicleOf } from '../../tools/figures';
import { closingOdds, nameOfWeapon } from '../../tools/shots';
import { useStore } from '../../use-store';
import { useNow } from '../clock';
import { useShown } from '../on-show';
import { artOf } from '../theatre/tokens';
import { RuleTag } from '../words/rule-tag';

/** `scene` tells where the attacked stands, so that the panel leaves him in view. */
export function ReactionPanel({ scene }: { readonly scene: Scene | null }) {
  const state = useStore(store, (app) => app.match?.state ?? null);
  const shown = useShown();
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  if (state === null || shown === null || seat === null || state.ending !== null) return null;
  // A charge is prompted once it has been shown, and until it is answered.
  const reactions = reactionsOf(state, seat).filter(({ target }) =>
    reactionsOf(shown, seat).some((each) => each.target === target),
  );
  if (reactions.length === 0) return null;
  return (
    <section
      class="reactions"
      data-side={sideFor(scene, reactions[0]?.target)}
      role="alertdialog"
      aria-label="Closing fire"
      data-testid="reactions"
    >
      <header class="reactions__head">
        <h2 class="ribbon">Closing fire!</h2>
      </header>
      {reactions.map((reaction) => (
        <ReactionCard key={reaction.target} reaction={reaction} />
      ))}
    </section>
  );
}

function sideFor(scene: Scene | null, figure: string | undefined): 'left' | 'right' {
  const spot = figure === undefined ? null : (scene?.screenOf(figure) ?? null);
  const width = document.querySelector('.table-host')?.clientWidth ?? 0;
  return spot !== null && spot.x > width / 2 ? 'left' : 'right';
}

/** The time for one answer. */
function ReactionClock({ id }: { readonly id: string }) {
  const clocks = useStore(store, (app) => app.match?.clocks ?? []);
  const now = useNow();
  const clock = clocks.find((each) => each.id === id);
  return (
    <span class="reaction__clock num" role="timer" aria-label="Time to answer">
      {clock === undefined ? '' : faceOf(leftOf(clock, now))}
    </span>
  );
}

function ReactionCard({ reaction }: { readonly reaction: Frozen<Reaction> }) {
  const { toolbox } = useOpenMatch();
  const state = useStore(store, (app) => app.match?.state ?? null);
  const names = useStore(store, (app) => app.match?.names ?? null);
  const sending = useStore(store, (app) => app.desk.sending);
  if (state === null) return null;
  const attacked = armyFigureOf(state, reaction.target);
  const dinosaur = dinosaurOf(state, reaction.dinosaur);
  if (attacked === null || dinosaur === null) return null;
  const best = bestWeapon(state, reaction.target, reaction.dinosaur, reaction.weapons);
  const answer = (weapon: Weapon | null) => {
    void toolbox.wish({ type: 'closingFire', figure: reaction.target, weapon });
  };
  return (
    <article class="reaction paper">
      <ReactionClock id={reactionTimer(state, reaction)} />
      <div class="reaction__pair" aria-hidden="true">
        <Figure art={artOf(state, reaction.target)} width={64} height={54} />
        <Figure art={dinosaur.kind} width={104} height={64} flip />
      </div>
      <p class="reaction__text">
        <b>{names?.full(reaction.dinosaur)}</b> overruns <b>{names?.full(reaction.target)}</b>. Fire before it bites?{' '}
        <RuleTag id="DW-CLOSE-4" />
      </p>
      <div class="reaction__answers">
        {reaction.weapons.map((weapon) => (
          <Answer
            key={weapon}
            reaction={reaction}
            weapon={weapon}
            best={weapon === best}
            busy={sending}
            onFire={() => answer(weapon)}
          />
        ))}
        <button type="button" class="btn reaction__hold" aria-disabled={sending} onClick={() => answer(null)}>
          Hold fire
        </button>
      </div>
    </article>
  );
}

/** A crewman's own weapons, his gun and a vehicle's stand side by side. */
function nameOf({ target }: Frozen<Reaction>, weapon: Weapon): string {
  const { state } = store.getState().match ?? {};
  return nameOfWeapon(weapon, state != null && vehicleOf(state, target) !== null);
}

interface AnswerProps {
  readonly reaction: Frozen<Reaction>;
  readonly weapon: Weapon;
  /** What “fire best” would take. */
  readonly best: boolean;
  readonly busy: boolean;
  readonly onFire: () => void;
}

function Answer({ reaction, weapon, best, busy, onFire }: AnswerProps) {
  const state = useStore(store, (app) => app.match?.state ?? null);
  const odds = state === null ? null : closingOdds(state, reaction.target, weapon);
  return (
    <button
      type="button"
      class={`btn reaction__fire ${best ? 'btn--mustard' : ''}`}
      aria-disabled={busy}
      onClick={onFire}
    >
      <span class="btn__col">
        <span class="btn__word">{nameOf(reaction, weapon)}</span>
        {odds !== null && (
          <span class="btn__sub num">
            {odds.of36}/36 · {Math.round((odds.of36 / 36) * 100)} % · {odds.score} or less · life −{odds.damage}
          </span>
        )}
      </span>
    </button>
  );
}
