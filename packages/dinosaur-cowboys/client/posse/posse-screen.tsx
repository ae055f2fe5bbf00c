/** The page on which a posse is made: ours, not the book's (DC-C-11); checked as it grows, kept, shared and played. */
import { FigureCard, Mat, Meter, Notes, Parts } from '@dwo/kits/documents/bench';
import { DocumentTiles } from '@dwo/kits/documents/document-tiles';
import { PlayButtons } from '@dwo/kits/documents/play-buttons';
import { Reasons } from '@dwo/kits/documents/reasons';
import { Shop, Toy } from '@dwo/kits/documents/shop';
import { matchIn, useWorkbench, type Workbench, WorkbenchPage } from '@dwo/kits/documents/workbench';
import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import type { Game } from '@dwo/shared';
import { useState } from 'preact/hooks';
import {
  asOwn,
  BEAST_CARDS,
  BUDGET,
  cardOf,
  fielded,
  LONGEST,
  memberOf,
  OWN,
  type OwnPosse,
  ownPoints,
  PEOPLE_CARDS,
  POSSE_IDS,
  POSSE_NAMES,
  pointsOf,
} from '../../rules';
import { dinosaurCowboysGame } from '../../wire';
import { Drawers } from '../drawers';
import { cardName } from '../names';
import { POSSE, withMember, withoutMember } from './draft';
import { faultsIn } from './faults';
import { memberPoints, partsOf, posseGroups, traitNotes, weaponWord } from './parts';
import { say } from './words';

const HOME = { page: 'game', game: 'dinosaur-cowboys', path: '', hash: null } as const;
const FIRST = 'drylands_gang';
const GAME = dinosaurCowboysGame as Game;

type Change = (posse: OwnPosse, at?: number, label?: string | null) => void;

/** `hash`: `match=` with the id of a match that wants a posse, a posse as its link has it, or null. */
export function PosseScreen({ hash }: { readonly hash: string | null }) {
  const match = matchIn(hash);
  const bench = useWorkbench({
    ...{ kind: POSSE, first: asOwn(FIRST, POSSE_NAMES[FIRST]), firstId: FIRST },
    packed: match === null ? hash : null,
  });
  const { draft, open, problems } = bench;
  const posse = draft.now;
  const [chosen, setChosen] = useState(0);
  const { reasons, members } = faultsIn(posse);
  const change: Change = (next, at = chosen, label = null) => {
    draft.change(next, label);
    setChosen(Math.max(0, Math.min(at, next.members.length - 1)));
  };
  const begin = (next: OwnPosse, ready: string | null = null) => {
    open(next, ready);
    setChosen(0);
  };
  const own = posse.members.map(({ card, name }, at) => ({
    ...{ art: card, name: name || cardName(card), points: memberPoints(posse, at) },
    faulty: members.includes(at),
  }));
  const beast = { art: posse.beast, name: cardName(posse.beast), points: 0, faulty: false, size: 1.4 };
  return (
    <WorkbenchPage
      bench={bench}
      name="workshop"
      testId="posse"
      title={say('title')}
      home={HOME}
      Drawers={Drawers}
      problem={problems.length === 0 ? null : say('problem.link', { problems: problems.join(' ') })}
      head={
        <button
          type="button"
          class="btn"
          data-testid="empty"
          onClick={() => begin({ ...posse, name: '', members: [] })}
        >
          {say('new')}
        </button>
      }
      tiles={<PosseTiles bench={bench} onPick={begin} />}
      foot={
        <>
          <Foot posse={posse} />
          <PlayButtons
            game={GAME}
            kind={POSSE}
            document={posse}
            wish={{ preset: 'standard' }}
            labels={GAME.chairs({})}
            seat={0}
            blocked={reasons.length > 0}
            match={match}
          />
          <Reasons reasons={reasons} />
        </>
      }
    >
      <div class="paper bench__for">
        <Parts groups={posseGroups(posse, (next) => draft.change(next))} />
        <p class="note bench__note">
          {say('ours')} <RuleTag id="DC-C-11" />
        </p>
      </div>
      <div class="bench">
        <div class="bench__left">
          <Mat
            label={say('mat')}
            empty={say('mat.empty')}
            figures={BEAST_CARDS.includes(posse.beast) ? [...own, beast] : own}
            chosen={chosen}
            onChoose={setChosen}
            onRemove={(at) => at < own.length && change(withoutMember(posse, at), at)}
          />
          <People posse={posse} onPosse={change} />
        </div>
        <Card posse={posse} at={chosen} onPosse={change} />
      </div>
    </WorkbenchPage>
  );
}

interface PartProps {
  readonly posse: OwnPosse;
  readonly onPosse: Change;
}

/** Everybody of the book: a person joins with the printed values. */
function People({ posse, onPosse }: PartProps) {
  return (
    <section class="paper bench__box">
      <h3 class="ribbon">{say('box')}</h3>
      <Shop label={say('box')}>
        {PEOPLE_CARDS.map((id) => {
          const card = cardOf(id);
          if (card === null) return null;
          const take = () => onPosse({ ...posse, members: [...posse.members, memberOf(card)] }, posse.members.length);
          return (
            <Toy
              key={id}
              name={cardName(id)}
              art={id}
              points={pointsOf({ ...card, leader: false }, posse.allegiance)}
              onTake={take}
            />
          );
        })}
      </Shop>
    </section>
  );
}

function Card({ posse, at, onPosse }: PartProps & { readonly at: number }) {
  const member = posse.members[at];
  if (member === undefined) return <BeastCard id={posse.beast} />;
  return (
    <FigureCard
      art={member.card}
      name={member.name}
      usual={cardName(member.card)}
      longest={LONGEST.member}
      points={memberPoints(posse, at)}
      onName={(name) => onPosse(withMember(posse, at, { name }), at, `name-${at}`)}
      onRemove={() => onPosse(withoutMember(posse, at), at)}
    >
      <Parts groups={partsOf(posse, at, member, onPosse)} />
    </FigureCard>
  );
}

/** The beast as it is printed; another one is chosen above. */
function BeastCard({ id }: { readonly id: string }) {
  const beast = cardOf(id);
  if (beast === null) return null;
  const { hp, spd, def, dis, weapons, traits } = beast;
  return (
    <FigureCard art={id} name="" usual={cardName(id)} longest={0} points={0}>
      <p>{say('beast.note', { hp, spd, def, dis: dis ?? 0 })}</p>
      <p>{weapons.map((own) => weaponWord(own.id)).join(' · ')}</p>
      <Notes notes={traitNotes(traits)} />
    </FigureCard>
  );
}

interface TilesProps {
  readonly bench: Workbench<OwnPosse>;
  readonly onPick: (posse: OwnPosse, ready: string | null) => void;
}

/** One's own posses, and those of the book. */
function PosseTiles({ bench, onPick }: TilesProps) {
  return (
    <DocumentTiles
      label={say('choose')}
      bench={bench}
      ready={POSSE_IDS.map((id) => ({ id, document: asOwn(id, POSSE_NAMES[id]) }))}
      face={(posse) => ({
        picture: [...posse.members.slice(0, 2).map(({ card }) => card), posse.beast],
        note: say('tile', { points: ownPoints(posse) }),
      })}
      onPick={onPick}
    />
  );
}

function Foot({ posse }: { readonly posse: OwnPosse }) {
  const count = fielded(posse).entities.reduce((sum, { traits }) => sum + traits.length, 0);
  return <Meter spent={ownPoints(posse)} most={BUDGET} note={say('traits.count', { count, most: OWN.traits })} />;
}
