/** Shows the one page that the address names. */

import type { GameBox } from '@dwo/kits/game-client';
import { BoxContext, useBox } from '@dwo/kits/shell/box';
import { hostMatch } from '@dwo/kits/shell/hosting';
import { go, type Route } from '@dwo/kits/shell/router';
import { sentenceOf } from '@dwo/kits/shell/sentences';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { LoadingPoster, NotFoundPoster } from '@dwo/kits/ui/poster-panel';
import { say } from '@dwo/kits/words';
import { wordsReady } from '@dwo/kits/words/catalogue';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { OfferNotice } from './offer/offer-notice';
import { playNow } from './offer/play-now';
import { MishapBoundary } from './screens/mishap';
import { ReleaseNotice } from './screens/release-notice';
import { Title } from './screens/title';
import { UnkeptNotice } from './screens/unkept-notice';
import { useWaiting } from './screens/waiting/use-waiting';
import { firstGame, gameOnShelf } from './shelf';

/** The root of the page: the current screen, and the notices that lie over every screen. */
export function App() {
  const route = useStore(store, (app) => app.route);
  return (
    <BoxContext.Provider value={boxFor(route)}>
      <MishapBoundary key={route.page}>
        <Page route={route} />
        <ReleaseNotice />
        <UnkeptNotice />
        <OfferNotice />
      </MishapBoundary>
    </BoxContext.Provider>
  );
}

/** The game whose look a page takes. */
function boxFor(route: Route): GameBox {
  return (route.page === 'game' ? gameOnShelf(route.game) : null)?.box ?? firstGame().box;
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'title':
      return <TitlePage />;
    case 'find':
      return <FindPage />;
    case 'watch':
      return <WatchPage />;
    case 'mine':
      return <MinePage arrival={route.arrival} />;
    case 'daily':
      return <DailyPage day={route.day} />;
    case 'ratings':
      return <RatingsPage person={route.person} />;
    case 'tournaments':
      return <TournamentsPage id={route.id} />;
    case 'credits':
      return <CreditsPage />;
    case 'privacy':
      return <PrivacyPage />;
    case 'game':
      return <GamePage key={`${route.game} ${route.path}`} {...route} />;
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
  const box = useBox();
  const told = useWaiting();
  const attempt = async (begin: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await begin();
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  const playFriend = async () => {
    go({ page: 'match', id: await hostMatch({ preset: box.firstPreset }) });
  };
  return (
    <Title
      onNow={() => void attempt(() => playNow(box.firstPreset))}
      onFriend={() => void attempt(playFriend)}
      onComputer={() => go({ page: 'game', game: box.id, path: 'play', hash: null })}
      onWatch={() => go({ page: 'watch' })}
      busy={busy}
      waiting={told === null ? null : <WaitingCard told={told} />}
      dayWaits={told !== null && told.waiting.day !== null}
      error={problem}
    />
  );
}

const WaitingCard = fetched(async () => (await import('./screens/waiting/waiting-card')).WaitingCard, null);
const FindPage = fetched(async () => (await import('./screens/find')).FindScreen);
const WatchPage = fetched(async () => (await import('./screens/watch')).WatchScreen);
const MinePage = fetched(async () => (await import('./screens/mine/mine-screen')).MineScreen);
const DailyPage = fetched(async () => (await import('./screens/daily/daily-screen')).DailyScreen);
const RatingsPage = fetched(async () => (await import('./screens/ratings/ratings-screen')).RatingsScreen);
const TournamentsPage = fetched(
  async () => (await import('./screens/tournaments/tournaments-screen')).TournamentsScreen,
);
const CreditsPage = fetched(async () => (await import('./screens/credits')).CreditsScreen);
const PrivacyPage = fetched(async () => (await import('./screens/privacy/privacy-screen')).PrivacyScreen);
const ReplayPage = fetched(async () => (await import('./screens/replay-page')).ReplayPage);
const GamePage = fetched(async () => (await import('./screens/game-page')).GamePage);
const MatchPage = fetched(async () => (await import('./screens/match/match-screen')).MatchScreen);

/** Fetches a page, and waits for the catalogues that came with it. */
async function fetchWithWords<T>(fetchPage: () => Promise<T>): Promise<T> {
  const page = await fetchPage();
  await wordsReady();
  return page;
}

/** After this time without its code a page says that it could not be loaded. */
const PAGE_MS = 20_000;

/** A page whose code is fetched when it is first opened, so that the title need not wait for it. Null shows nothing meanwhile. */
function fetched<P extends object>(
  fetchPage: () => Promise<FunctionComponent<P>>,
  meanwhile: typeof LoadingPoster | null = LoadingPoster,
): FunctionComponent<P> {
  return function Fetched(props: P) {
    const [Screen, setScreen] = useState<FunctionComponent<P> | null>(null);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      let gone = false;
      const fail = () => !gone && setFailed(true);
      // The import of a module can't be given up: a frozen connection is told, and the page still shown if it comes.
      const silent = setTimeout(fail, PAGE_MS);
      fetchWithWords(fetchPage).then((screen) => !gone && setScreen(() => screen), fail);
      return () => {
        gone = true;
        clearTimeout(silent);
      };
    }, []);
    if (Screen !== null) return <Screen {...props} />;
    if (meanwhile === null) return null;
    if (failed) return <LoadingPoster text={say('problem.page')} />;
    return <LoadingPoster />;
  };
}
