/** The page to build forces: choose or make one, save it, share it, play it. */

import { checkForce, type Force, pointsOfForce } from '@dwo/dino-wars';
import { type Reason, Reasons } from '@dwo/kits/documents/reasons';
import { Tiles } from '@dwo/kits/documents/tiles';
import { useWorkbench, WorkbenchPage } from '@dwo/kits/documents/workbench';
import { go } from '@dwo/kits/shell/router';
import { useMemo, useState } from 'preact/hooks';
import { vehicleArt, weaponArt } from '../../art/names';
import { Drawers } from '../../hud/panels/drawers';
import { soldierArt } from '../../hud/theatre/tokens';
import { gamePage } from '../../pages';
import { armyFigures, fairHerd, knownPlan, rememberPlan } from '../plan/plan';
import { reasonsFor } from '../plan/reasons';
import { firstPlan } from '../plan/starts';
import { FORCE } from '../shelf/documents';
import { readyForces } from '../shelf/ready';
import { ArmyBuilder } from './army-builder';
import { EMPTY_ARMY, EMPTY_HERD } from './draft';
import { HerdGrid } from './herd-grid';
import './forces.css';
import { say } from '../../words';

interface ForcesScreenProps {
  /** The force encoded in the address; null for none. */
  readonly packed: string | null;
}

export function ForcesScreen({ packed }: ForcesScreenProps) {
  const first = readyForces()[0] ?? EMPTY_ARMY;
  const bench = useWorkbench({ kind: FORCE, first, packed });
  const { draft, shelf, open, problems } = bench;
  const force = draft.now;
  const [terms] = useState(() => knownPlan(firstPlan()).agreement);
  const reasons = useMemo(() => reasonsFor(checkForce(force, terms), force), [force, terms]);
  return (
    <WorkbenchPage
      bench={bench}
      name="workshop"
      testId="forces"
      title={say('forces.title')}
      Drawers={Drawers}
      problem={problems.length === 0 ? null : say('forces.problem', { problems: problems.join(' ') })}
      head={
        <>
          <button type="button" class="btn" data-testid="new-army" onClick={() => open(EMPTY_ARMY)}>
            {say('forces.new-army')}
          </button>
          <button type="button" class="btn" data-testid="new-herd" onClick={() => open(EMPTY_HERD)}>
            {say('forces.new-herd')}
          </button>
        </>
      }
      tiles={
        <ForceTiles
          label={say('forces.choose')}
          forces={[...shelf.kept.map(({ document }) => document), ...readyForces()]}
          on={(each) => each === force || (each.name === force.name && each.side === force.side)}
          onForce={open}
        />
      }
      foot={<Foot force={force} reasons={reasons} />}
    >
      {force.side === 'army' ? (
        <ArmyBuilder army={force} terms={terms} onArmy={draft.change} />
      ) : (
        <HerdGrid herd={force} onHerd={draft.change} />
      )}
    </WorkbenchPage>
  );
}

/** The size of the force, and the button to play it. */
function Foot({ force, reasons }: { readonly force: Force; readonly reasons: readonly Reason[] }) {
  const play = () => {
    const plan = knownPlan(firstPlan());
    rememberPlan(force.side === 'army' ? { ...plan, army: force } : { ...plan, herd: force });
    go(gamePage('plan'));
  };
  return (
    <>
      <div class="sum" aria-live="polite">
        <p class="sum__points">
          <b class="poster" data-testid="points">
            {say('count.points', { points: pointsOfForce(force) })}
          </b>{' '}
          <span class="num">{figuresOf(force)}</span>
        </p>
        {force.side === 'army' && pointsOfForce(force) > 0 && (
          <p class="note">{say('forces.fair', { fair: fairHerd(pointsOfForce(force)) })}</p>
        )}
      </div>
      <button type="button" class="btn btn--fire workshop__act" data-testid="play-force" onClick={play}>
        <span class="btn__word">{say('forces.play')}</span>
      </button>
      <Reasons reasons={reasons} />
    </>
  );
}

function figuresOf(force: Force): string {
  if (force.side === 'army') return say('count.figures', { figures: armyFigures(force) });
  return say('count.beasts', { beasts: force.herd.reduce((sum, line) => sum + line.count, 0) });
}

interface ForceTilesProps {
  readonly label: string;
  readonly forces: readonly Force[];
  readonly on: (force: Force) => boolean;
  readonly onForce: (force: Force) => void;
}

/** Forces to choose from, each with three figures and its points. */
export function ForceTiles({ label, forces, on, onForce }: ForceTilesProps) {
  const tiles = forces.map((force) => ({
    ...{ picture: facesOf(force), name: force.name, on: on(force), onPick: () => onForce(force) },
    look: `force-tile--${force.side}`,
    note: say('forces.size', {
      points: say('count.points', { points: pointsOfForce(force) }),
      figures: figuresOf(force),
    }),
  }));
  return <Tiles label={label} tiles={tiles} />;
}

/** The three most characteristic figures of a force. */
function facesOf(force: Force): readonly string[] {
  if (force.side === 'dinosaurs') {
    return force.herd.slice(0, 3).map(({ kind }) => kind);
  }
  const vehicles = force.vehicles.map(({ kind, mg, cannon }) => vehicleArt(kind, mg, cannon));
  const guns = force.weapons.map(({ kind }) => weaponArt(kind, 'set-up'));
  const people = force.squad.map(({ rank, weapon }) =>
    soldierArt({ rank, weapons: [weapon === 'basic' ? 'rifle' : weapon] }),
  );
  return [...new Set([...vehicles.slice(0, 1), ...guns.slice(0, 1), ...people])].slice(0, 3);
}
