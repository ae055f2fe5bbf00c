/** One page at a time, by the address. */
import { useEffect, useState } from 'preact/hooks';
import { LoadingPoster, NotFoundPoster } from './art/poster/panel';
import { FIRST_PRESET } from './hud/presets';
import { createMatch } from './net/api';
import { keepCreated } from './net/tokens';
import { go, type Route } from './router';
import { ComputerScreen } from './screens/computer';
import { CreditsScreen } from './screens/credits';
import { MishapBoundary } from './screens/mishap';
import { RulesScreen } from './screens/rules/rules-screen';
import { Title } from './screens/title';
import { WatchScreen } from './screens/watch';
import { store } from './store';
import { useStore } from './use-store';

type MatchScreenType = typeof import('./screens/match/match-screen').MatchScreen;

export function App() {
  const route = useStore(store, (app) => app.route);
  return (
    <MishapBoundary key={route.page}>
      <Page route={route} />
    </MishapBoundary>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'title':
      return <TitlePage />;
    case 'computer':
      return <ComputerScreen />;
    case 'watch':
      return <WatchScreen />;
    case 'rules':
      return <RulesScreen rule={route.rule} />;
    case 'credits':
      return <CreditsScreen />;
    case 'match':
      return <MatchPage key={route.id} id={route.id} />;
    case 'missing':
      return <NotFoundPoster onHome={() => go({ page: 'title' })} />;
  }
}

function TitlePage() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const playFriend = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const id = await createMatch({ preset: FIRST_PRESET });
      keepCreated(id);
      go({ page: 'match', id });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <Title
      onFriend={() => void playFriend()}
      onComputer={() => go({ page: 'computer' })}
      onWatch={() => go({ page: 'watch' })}
      busy={busy}
      error={problem}
    />
  );
}

/** The table's code is fetched with the first match: the poster must not wait for it. */
function MatchPage({ id }: { readonly id: string }) {
  const [screen, setScreen] = useState<{ MatchScreen: MatchScreenType } | 'failed' | null>(null);
  useEffect(() => {
    import('./screens/match/match-screen').then(setScreen, () => setScreen('failed'));
  }, []);
  if (screen === 'failed') return <LoadingPoster text="The table could not be fetched. Load the page again." />;
  return screen === null ? <LoadingPoster /> : <screen.MatchScreen id={id} />;
}
