/** The page of the custom battle: army, dinosaurs, table and rules on four sheets, and the button that begins it. */

import type { Ground } from '@dwo/dino-wars';
import { type Reason, Reasons } from '@dwo/kits/documents/reasons';
import { Sheets } from '@dwo/kits/documents/sheets';
import { useShelf } from '@dwo/kits/documents/shelf-bar';
import { useHistory } from '@dwo/kits/documents/use-history';
import { WorkshopHead } from '@dwo/kits/documents/workshop';
import { Sketch } from '@dwo/kits/miniatures/editor/sketch';
import { hostMatch, keepSetUp } from '@dwo/kits/shell/hosting';
import { go } from '@dwo/kits/shell/router';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Drawers } from '../../hud/panels/drawers';
import { inches } from '../../hud/words/words';
import { gamePage } from '../../pages';
import { ArmyBuilder } from '../forces/army-builder';
import { filledUp } from '../forces/draft';
import { ForceTiles } from '../forces/force-screen';
import { HerdGrid } from '../forces/herd-grid';
import { FORCE, GROUND } from '../shelf/documents';
import { readyForces, readyGrounds } from '../shelf/ready';
import { type BattlePlan, type Judgement, judge, knownPlan, optionsOf, rememberPlan, withAgreement } from './plan';
import { problemsOf } from './reasons';
import { RulesSheet } from './rules-sheet';
import { filledShares } from './shares';
import { firstPlan, starts } from './starts';
import { Totals } from './totals';
import './plan.css';
import { say } from '../../words';

const SHEETS = ['army', 'herd', 'table', 'rules'] as const;
type Sheet = (typeof SHEETS)[number];

/** `hash`: `match=` with the id of a match in whose lobby the battle is wanted, or null. */
export function PlanScreen({ hash }: { readonly hash: string | null }) {
  const draft = useHistory(() => knownPlan(firstPlan()));
  const [sheet, setSheet] = useState<Sheet>('army');
  const plan = draft.now;
  useEffect(() => rememberPlan(plan), [plan]);
  const judgement = useMemo(() => judge(plan), [plan]);
  const change = (part: Partial<BattlePlan>, label: string | null = null) => draft.change({ ...plan, ...part }, label);
  return (
    <main class="workshop" data-testid="plan">
      <div class="workshop__scroll">
        <WorkshopHead title={say('plan.title')}>
          <span class="note workshop__from">{say('plan.start')}</span>
          {starts().map(({ name, plan: start }) => (
            <button key={name} type="button" class="btn" onClick={() => draft.change(start)}>
              {name}
            </button>
          ))}
        </WorkshopHead>
        <Sheets
          label={say('plan.sheets')}
          sheets={SHEETS}
          open={sheet}
          word={(each) => say(`plan.sheet.${each}`)}
          gist={(each) => gistOf(each, plan, judgement)}
          onOpen={setSheet}
        >
          {sheet === 'army' && <ArmySheet plan={plan} onPlan={change} />}
          {sheet === 'herd' && <HerdSheet plan={plan} judgement={judgement} onPlan={change} />}
          {sheet === 'table' && <TableSheet ground={plan.ground} onGround={(ground) => change({ ground })} />}
          {sheet === 'rules' && (
            <RulesSheet
              agreement={plan.agreement}
              onAgreement={(agreement) => draft.change(withAgreement(plan, agreement))}
            />
          )}
        </Sheets>
      </div>
      <Foot
        plan={plan}
        judgement={judgement}
        match={/^match=([\w-]+)$/.exec(hash ?? '')?.[1] ?? null}
        onPlan={change}
      />
      <Drawers />
    </main>
  );
}

function gistOf(sheet: Sheet, { ground, agreement }: BattlePlan, { points }: Judgement): string {
  switch (sheet) {
    case 'army':
      return say('count.points', { points: points.army });
    case 'herd':
      return say('count.points', { points: points.dinosaurs });
    case 'table':
      return ground.name || `${inches(ground.widthCi)} × ${inches(ground.heightCi)}`;
    case 'rules':
      return agreement.optional.length === 0
        ? say('plan.by-the-book')
        : say('plan.options', { options: agreement.optional.length });
  }
}

interface SheetProps {
  readonly plan: BattlePlan;
  readonly onPlan: (part: Partial<BattlePlan>, label?: string | null) => void;
}

function ArmySheet({ plan, onPlan }: SheetProps) {
  const { army, agreement } = plan;
  const [shelf] = useShelf(FORCE);
  const armies = [...shelf.kept.map(({ document }) => document), ...readyForces()].filter(
    (force) => force.side === 'army',
  );
  return (
    <>
      <ForceTiles
        label={say('plan.armies')}
        forces={armies}
        on={(each) => each === army}
        onForce={(force) => force.side === 'army' && onPlan({ army: force })}
      />
      <ArmyBuilder army={army} terms={agreement} onArmy={(next, label) => onPlan({ army: next }, label)} />
    </>
  );
}

function HerdSheet({ plan, judgement, onPlan }: SheetProps & { readonly judgement: Judgement }) {
  const [shelf] = useShelf(FORCE);
  const herds = [...shelf.kept.map(({ document }) => document), ...readyForces()].filter(
    (force) => force.side === 'dinosaurs',
  );
  const { army, dinosaurs } = judgement.points;
  return (
    <>
      <ForceTiles
        label={say('plan.herds')}
        forces={herds}
        on={(each) => each === plan.herd}
        onForce={(force) => force.side === 'dinosaurs' && onPlan({ herd: force })}
      />
      <p class="plan__fill">
        <button
          type="button"
          class="btn"
          data-testid="fill-herd"
          aria-disabled={army === 0 || dinosaurs >= 2 * army}
          onClick={() => onPlan({ herd: filledUp(plan.herd, 2 * army) })}
        >
          {say('plan.fill')}
        </button>
      </p>
      <HerdGrid herd={plan.herd} onHerd={(herd, label) => onPlan({ herd }, label)} />
    </>
  );
}

/** Whether two tables are the same, apart from their names. */
function isSame(a: Ground, b: Ground): boolean {
  return JSON.stringify({ ...a, name: '' }) === JSON.stringify({ ...b, name: '' });
}

function TableSheet({ ground, onGround }: { readonly ground: Ground; readonly onGround: (ground: Ground) => void }) {
  const [shelf] = useShelf(GROUND);
  const grounds = [...shelf.kept.map(({ document }) => document), ...readyGrounds()];
  const known = grounds.some((each) => isSame(each, ground));
  return (
    <section class="paper builder__sheet" aria-label={say('plan.sheet.table')}>
      <h3 class="ribbon">{say('plan.sheet.table')}</h3>
      <div class="ground-tiles" role="radiogroup" aria-label={say('plan.tables')}>
        {(known ? grounds : [ground, ...grounds]).map((each, at) => (
          <label key={`${each.name}-${at}`} class="choice ground-tile">
            <input type="radio" name="ground" checked={isSame(each, ground)} onChange={() => onGround(each)} />
            <Sketch table={each} />
            <b>{each.name || say('nameless')}</b>
          </label>
        ))}
      </div>
      <p>
        <button type="button" class="btn btn--mustard" data-testid="draw-table" onClick={() => go(gamePage('tables'))}>
          {say('plan.draw')}
        </button>
      </p>
    </section>
  );
}

interface FootProps {
  readonly plan: BattlePlan;
  readonly judgement: Judgement;
  readonly onPlan: SheetProps['onPlan'];
  /** The match whose battle this becomes; null for a new match. */
  readonly match: string | null;
}

function Foot({ plan, judgement, onPlan, match }: FootProps) {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Reason[]>([]);
  useEffect(() => setProblems([]), [plan]);
  const { reasons } = judgement;
  const blocked = busy || reasons.length > 0;
  const filled = useMemo(() => (reasons.some(({ rule }) => rule === 'DW-ISLE-4') ? filledShares(plan) : null), [plan]);
  const friend = async () => {
    if (blocked) return;
    setBusy(true);
    try {
      const options = optionsOf(plan);
      if (match !== null) keepSetUp(match, { options });
      go({ page: 'match', id: match ?? (await hostMatch({ options })) });
    } catch (error) {
      setProblems(problemsOf(error));
      setBusy(false);
    }
  };
  return (
    <footer class="workshop__foot">
      <div class="sum">
        <Totals judgement={judgement} />
      </div>
      <div class="workshop__acts">
        <button
          type="button"
          class="btn btn--fire workshop__act"
          aria-disabled={blocked}
          data-testid="play-own"
          onClick={() => void friend()}
        >
          <span class="btn__word">{say(busy ? 'plan.busy' : match === null ? 'plan.friend' : 'plan.use')}</span>
        </button>
        <button
          type="button"
          class="btn btn--mustard"
          aria-disabled={blocked}
          data-testid="play-own-computer"
          onClick={() => blocked || go(gamePage('play', 'own'))}
        >
          {say('plan.computer')}
        </button>
      </div>
      <Reasons reasons={reasons.length > 0 ? reasons : problems} />
      {filled !== null && (
        <p>
          <button type="button" class="btn" data-testid="fill-army" onClick={() => onPlan({ army: filled })}>
            {say('plan.fill-army')}
          </button>
        </p>
      )}
    </footer>
  );
}
