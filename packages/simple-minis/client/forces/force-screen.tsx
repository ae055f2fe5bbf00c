/** The page on which a force is made: out of a box, of parts, for a battle; checked as it grows, kept, shared and played. */
import { FigureCard, Mat, Meter, Parts } from '@dwo/kits/documents/bench';
import { DocumentTiles } from '@dwo/kits/documents/document-tiles';
import { PlayButtons } from '@dwo/kits/documents/play-buttons';
import { Reasons } from '@dwo/kits/documents/reasons';
import { Shop, Toy } from '@dwo/kits/documents/shop';
import { matchIn, useWorkbench, type Workbench, WorkbenchPage } from '@dwo/kits/documents/workbench';
import { matchDetails } from '@dwo/kits/shell/api';
import type { Game } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';
import {
  costOf,
  FORCE_IDS,
  figuresFor,
  grabbed,
  LONGEST_NAME,
  memberOf,
  PROFILE_IDS,
  pointsFor,
  pointsOf,
} from '../../rules';
import { type Force, simpleMinisGame } from '../../wire';
import { artFor } from '../art/own';
import { Drawers } from '../drawers';
import { kindName, nameOf, refusalWords } from '../names';
import { BattlePicker } from './battle-picker';
import {
  FORCE,
  faultsOf,
  isReadyFor,
  optionsFor,
  readyForce,
  seatIn,
  termsOf,
  withBattle,
  withMember,
  withoutMember,
  withPart,
} from './draft';
import { partsOf } from './parts';
import { say } from './words';

const HOME = { page: 'game', game: 'simple-minis', path: '', hash: null } as const;
const SIZES = { guy: 1, cavalry: 1.2, vehicle: 1.35 } as const;
const DICE = { roll: (sides: number) => 1 + Math.floor(sides * Math.random()) };

/** `hash`: `match=` with the id of a match that wants a force, a force as its link has it, or null. */
export function ForceScreen({ hash }: { readonly hash: string | null }) {
  const match = matchIn(hash);
  const bench = useWorkbench({
    kind: FORCE,
    first: readyForce('frontier_ranch'),
    firstId: 'frontier_ranch',
    packed: match === null ? hash : null,
  });
  const { draft, open, problems } = bench;
  const force = draft.now;
  const [chosen, setChosen] = useState<number | null>(0);
  const faults = faultsOf(force);
  useEffect(() => {
    if (match === null) return;
    let gone = false;
    void battleOf(match).then((battle) => {
      if (!gone && battle !== null) draft.revise((now) => withBattle(now, battle));
    });
    return () => {
      gone = true;
    };
  }, [match]);
  const change = (next: Force, at: number | null = chosen, label: string | null = null) => {
    draft.change(next, label);
    setChosen(next.members.length === 0 ? null : Math.min(at ?? 0, next.members.length - 1));
  };
  const begin = (next: Force, ready: string | null = null) => {
    open(next, ready);
    setChosen(0);
  };
  const grab = () => begin({ ...force, name: say('grab'), members: grabbed(...termsOf(force), DICE) });
  return (
    <WorkbenchPage
      bench={bench}
      name="workshop"
      testId="forces"
      title={say('title')}
      home={HOME}
      Drawers={Drawers}
      problem={problems.length === 0 ? null : say('problem.link', { problems: problems.join(' ') })}
      head={
        <>
          <button type="button" class="btn btn--mustard" data-testid="grab" onClick={grab}>
            {say('grab')}
          </button>
          <button
            type="button"
            class="btn"
            data-testid="empty-box"
            onClick={() => begin({ ...force, name: '', members: [] })}
          >
            {say('new')}
          </button>
        </>
      }
      tiles={<ForceTiles bench={bench} onPick={begin} />}
      foot={
        <>
          <Foot force={force} />
          <Play force={force} blocked={faults.length > 0} match={match} />
          <Reasons reasons={faults.map((fault) => ({ rule: fault.rule, text: refusalWords(fault, force.members) }))} />
        </>
      }
    >
      <BattlePicker battle={force} onBattle={(part) => draft.change(withBattle(force, part))} />
      <div class="bench">
        <div class="bench__left">
          <Mat
            label={say('mat')}
            empty={say('mat.empty')}
            figures={force.members.map((member, at) => ({
              ...{ art: artFor(member), name: nameOf(member), points: pointsOf([member]), size: SIZES[member.class] },
              faulty: faults.some(({ facts }) => facts.at === at),
            }))}
            chosen={chosen}
            onChoose={setChosen}
            onRemove={(at) => change(withoutMember(force, at), at)}
          />
          <section class="paper bench__box">
            <h3 class="ribbon">{say('box')}</h3>
            <Shop label={say('box')}>
              {PROFILE_IDS.map((id) => {
                const member = memberOf(id);
                const take = () => change(withMember(force, member), force.members.length);
                return <Toy key={id} name={kindName(member)} art={id} points={costOf(member)} onTake={take} />;
              })}
            </Shop>
          </section>
        </div>
        <Card force={force} at={chosen} onForce={change} />
      </div>
    </WorkbenchPage>
  );
}

/** The battle of a match, as far as its options tell; null if nobody knows the match. */
async function battleOf(match: string) {
  const { options } = await matchDetails(match).catch(() => ({ options: null }));
  const agreed = simpleMinisGame.options.safeParse(options).data;
  return agreed === undefined ? null : { scenario: agreed.scenario, seats: agreed.seats };
}

interface TilesProps {
  readonly bench: Workbench<Force>;
  readonly onPick: (force: Force, ready: string | null) => void;
}

/** One's own forces, the ready-made ones for the battle, and then all others. */
function ForceTiles({ bench, onPick }: TilesProps) {
  const { now } = bench.draft;
  const fitting = FORCE_IDS.filter((id) => isReadyFor(id, now));
  const ids = [...fitting, ...FORCE_IDS.filter((id) => !fitting.includes(id))];
  return (
    <DocumentTiles
      label={say('choose')}
      bench={bench}
      ready={ids.map((id) => ({ id, document: readyForce(id, now) }))}
      face={({ members }) => ({
        picture: [...new Set(members.map(artFor))].slice(0, 3),
        note: say('tile', { count: members.length, points: pointsOf(members) }),
      })}
      onPick={onPick}
    />
  );
}

interface CardProps {
  readonly force: Force;
  readonly at: number | null;
  readonly onForce: (force: Force, at?: number | null, label?: string | null) => void;
}

function Card({ force, at, onForce }: CardProps) {
  const member = at === null ? undefined : force.members[at];
  if (at === null || member === undefined) return null;
  return (
    <FigureCard
      art={artFor(member)}
      name={member.name}
      usual={kindName(member)}
      longest={LONGEST_NAME}
      points={pointsOf([member])}
      onName={(name) => onForce(withPart(force, at, { name }), at, `name-${at}`)}
      onMore={() => onForce(withMember(force, { ...member, name: '' }), force.members.length)}
      onRemove={() => onForce(withoutMember(force, at), at)}
    >
      <Parts groups={partsOf(member, (part) => onForce(withPart(force, at, part), at))} />
    </FigureCard>
  );
}

interface PlayProps {
  readonly force: Force;
  readonly blocked: boolean;
  readonly match: string | null;
}

function Play({ force, ...rest }: PlayProps) {
  const options = optionsFor(force);
  const labels = simpleMinisGame.chairs(options);
  const game = simpleMinisGame as Game;
  const battle = { wish: { options }, labels, seat: seatIn(force) };
  return <PlayButtons game={game} kind={FORCE} document={force} {...battle} {...rest} />;
}

function Foot({ force }: { readonly force: Force }) {
  const terms = termsOf(force);
  const count = { count: force.members.length, most: figuresFor(...terms) };
  return <Meter spent={pointsOf(force.members)} most={pointsFor(...terms)} note={say('figures', count)} />;
}
