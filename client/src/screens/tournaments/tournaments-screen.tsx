/** The tournaments of a server, and the sheet on which one is opened; or the page of one. */
import { useBox } from '@dwo/kits/shell/box';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { Icon } from '@dwo/kits/ui/icons';
import { PosterPage, Problem } from '@dwo/kits/ui/poster-page';
import type { TournamentLine } from '@dwo/shared';
import { battleTitle } from '../../shelf';
import { OpenForm } from './open-form';
import { readTournaments } from './requests';
import { TournamentScreen } from './tournament-screen';
import { namesInWords, timeInWords } from './wording';
import { say } from './words';
import './tournaments.css';

const REFRESH_MS = 15_000;

/** The page; `id` is that of one tournament, null for the list. */
export function TournamentsScreen({ id }: { readonly id: string | null }) {
  return id === null ? <List /> : <TournamentScreen key={id} id={id} />;
}

/** The groups of the list, in their order. */
const GROUPS = [
  { word: 'cups.mine', isIn: ({ mine, stage }: TournamentLine) => mine && stage !== 'over' && stage !== 'off' },
  { word: 'cups.joinable', isIn: ({ mine, stage }: TournamentLine) => !mine && stage === 'open' },
  { word: 'cups.playing', isIn: ({ mine, stage }: TournamentLine) => !mine && stage === 'playing' },
  { word: 'cups.over', isIn: ({ stage }: TournamentLine) => stage === 'over' },
] as const;

function List() {
  const { answer, problem } = useAsked(readTournaments, REFRESH_MS);
  const { Figure, extras } = useBox();
  const all = answer?.tournaments ?? [];
  const isEmpty = answer !== null && !all.some((each) => GROUPS.some(({ isIn }) => isIn(each)));
  return (
    <PosterPage name="cups" title={say('cups.title')} testId="tournaments">
      <div class="cups__grid">
        <div class="cups__main">
          <Problem text={problem} />
          <p class="cups__lead">{say('cups.lead')}</p>
          {answer === null && problem === null && <p class="note cups__lead">{say('cups.looking')}</p>}
          {isEmpty && (
            <section class="paper lobby__sheet cups__none" aria-label={say('cups.none.head')}>
              <div class="cups__toys" aria-hidden="true">
                <Figure art={extras.left} width={96} height={120} />
                <Figure art={extras.right} width={196} height={120} flip />
              </div>
              <p class="cups__question poster">{say('cups.none.head')}</p>
              <p>{say('cups.none')}</p>
            </section>
          )}
          {GROUPS.map(({ word, isIn }) => (
            <Group key={word} title={say(word)} lines={all.filter(isIn)} />
          ))}
        </div>
        <div class="cups__beside">
          <OpenForm />
        </div>
      </div>
    </PosterPage>
  );
}

function Group({ title, lines }: { readonly title: string; readonly lines: readonly TournamentLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section class="paper lobby__sheet" aria-label={title}>
      <h2 class="ribbon">{title}</h2>
      <ul class="cups__list">
        {lines.map((line) => (
          <li key={line.id}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { readonly line: TournamentLine }) {
  const { id, title, game, preset, pace, members, waiting, stage } = line;
  const kind = say(pace.kind === 'swiss' ? 'cups.kind.swiss' : 'cups.kind.robin');
  return (
    <a class="cups__line" href={`/tournaments/${id}`} data-testid="tournament">
      <Icon name={stage === 'over' ? 'star' : 'flag'} size={26} />
      <span class="cups__words">
        <b>{title}</b>
        <span class="note">
          {battleTitle(game, preset)} · {kind} · {say('cups.members', { members })}
        </span>
        <span class="note">{stateOf(line)}</span>
      </span>
      {waiting > 0 && <b class="cups__waiting num">{say('cups.waiting', { waiting })}</b>}
      <Icon name="chevron" />
    </a>
  );
}

function stateOf({ stage, startsAt, round, rounds, winners, pace }: TournamentLine): string {
  switch (stage) {
    case 'open':
      return say('cups.starts', { time: timeInWords(startsAt) });
    case 'playing':
      return pace.kind === 'swiss' ? say('cups.round', { round, rounds }) : '';
    case 'over':
      return say('cups.won', { names: namesInWords(winners) });
    case 'off':
      return say('cups.off');
  }
}
