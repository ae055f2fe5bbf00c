/** One page at a time, by the address. */

import { createMatch } from '@dwo/kits/shell/api';
import { go, type Route } from '@dwo/kits/shell/router';
import { store } from '@dwo/kits/shell/store';
import { keepCreated } from '@dwo/kits/shell/tokens';
import { useStore } from '@dwo/kits/shell/use-store';
import { useTurns } from '@dwo/kits/shell/use-turns';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LoadingPoster, NotFoundPoster } from './art/poster/panel';
import { FIRST_PRESET } from './net/first-preset';
import { MishapBoundary } from './screens/mishap';
import { ReleaseNotice } from './screens/release-notice';
import { Title } from './screens/title';

export function App() {
  const route = useStore(store, (app) => app.route);
  return (
    <MishapBoundary key={route.page}>
      <Page route={route} />
      <ReleaseNotice />
    </MishapBoundary>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'title':
      return <TitlePage />;
    case 'computer':
      return <ComputerPage own={route.own} />;
    case 'watch':
      return <WatchPage />;
    case 'mine':
      return <MinePage arrival={route.arrival} />;
    case 'rules':
      return <RulesPage rule={route.rule} />;
    case 'plan':
      return <PlanPage />;
    case 'forces':
      return <ForcesPage packed={route.packed} />;
    case 'tables':
      return <TablesPage packed={route.packed} />;
    case 'credits':
      return <CreditsPage />;
    case 'privacy':
      return <PrivacyPage />;
    case 'match':
      return <MatchPage key={route.id} id={route.id} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} at={route.at} />;
    case 'missing':
      return <NotFoundPoster onHome={() => go({ page: 'title' })} />;
  }
}

function TitlePage() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const turns = useTurns();
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
      onComputer={() => go({ page: 'computer', own: false })}
      onWatch={() => go({ page: 'watch' })}
      busy={busy}
      turns={turns}
      error={problem}
    />
  );
}

const ComputerPage = fetched(async () => (await import('./screens/computer')).ComputerScreen);
const WatchPage = fetched(async () => (await import('./screens/watch')).WatchScreen);
const MinePage = fetched(async () => (await import('./screens/mine/mine-screen')).MineScreen);
const RulesPage = fetched(async () => (await import('./screens/rules/rules-screen')).RulesScreen);
const CreditsPage = fetched(async () => (await import('./screens/credits')).CreditsScreen);
const PrivacyPage = fetched(async () => (await import('./screens/privacy/privacy-screen')).PrivacyScreen);
const PlanPage = fetched(async () => (await import('./screens/plan/plan-screen')).PlanScreen);
const ForcesPage = fetched(async () => (await import('./screens/forces/force-screen')).ForcesScreen);
const TablesPage = fetched(async () => (await import('./screens/tables/table-screen')).TablesScreen);
const ReplayPage = fetched(async () => (await import('./screens/replay/replay-screen')).ReplayScreen);
const MatchPage = fetched(async () => (await import('./screens/match/match-screen')).MatchScreen);

/** A page whose code is fetched when it is first opened: the title must not wait for it. */
function fetched<P extends object>(fetchPage: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  return function Fetched(props: P) {
    const [Screen, setScreen] = useState<FunctionComponent<P> | null>(null);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      let gone = false;
      fetchPage().then(
        (screen) => !gone && setScreen(() => screen),
        () => !gone && setFailed(true),
      );
      return () => {
        gone = true;
      };
    }, []);
    if (failed) return <LoadingPoster text="This page could not be fetched. Load it again." />;
    return Screen === null ? <LoadingPoster /> : <Screen {...props} />;
  };
}
