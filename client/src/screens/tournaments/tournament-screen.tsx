/** One tournament: what it is, who plays whom now, the table, and its rules. */
import { useAsked } from '@dwo/kits/shell/use-asked';
import { PosterPage, Problem } from '@dwo/kits/ui/poster-page';
import type { TournamentShown } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { MatchesCard } from './matches-card';
import { MembersCard } from './members-card';
import { readTournament } from './requests';
import { RulesCard } from './rules-card';
import { StateCard } from './state-card';
import { TableCard } from './table-card';
import { say } from './words';

const REFRESH_MS = 5_000;

export function TournamentScreen({ id }: { readonly id: string }) {
  const { answer, problem, refresh, report } = useAsked(() => readTournament(id), REFRESH_MS);
  const [done, setDone] = useState<TournamentShown | null>(null);
  // The answer to an act of this person is newer than the latest look, until the next one.
  const shown = done !== null && (answer === null || done.now > answer.now) ? done : answer;
  const did = (asked: Promise<TournamentShown>) => asked.then(setDone, report).then(refresh);
  return (
    <PosterPage name="cups" title={shown?.title ?? say('cups.title')} testId="tournament">
      <div class="cups__grid">
        <div class="cups__main">
          <Problem text={problem} />
          {shown !== null && (
            <>
              <StateCard shown={shown} did={did} />
              {shown.stage !== 'open' && shown.stage !== 'off' && <MatchesCard shown={shown} />}
            </>
          )}
        </div>
        {shown !== null && (
          <div class="cups__beside">
            {shown.stage === 'open' || shown.stage === 'off' ? (
              <MembersCard shown={shown} did={did} />
            ) : (
              <TableCard shown={shown} />
            )}
            <RulesCard pace={shown.pace} open={shown.stage === 'open'} />
          </div>
        )}
      </div>
    </PosterPage>
  );
}
