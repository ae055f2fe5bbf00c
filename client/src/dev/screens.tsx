/** Shows one screen by itself: `?screen=title`. Served in development only. */

import { BoxContext } from '@dwo/kits/shell/box';
import { LoadingPoster, LostPoster, NoMatchPoster, NotFoundPoster } from '@dwo/kits/ui/poster-panel';
import { render } from 'preact';
import { Title } from '../screens/title';
import { firstGame } from '../shelf';
import '../styles/index.css';

const nothing = () => undefined;
const wanted = new URLSearchParams(location.search).get('screen') ?? 'title';
const SCREENS: Record<string, () => preact.JSX.Element> = {
  title: () => <Title onNow={nothing} onFriend={nothing} onComputer={nothing} onWatch={nothing} />,
  busy: () => <Title onNow={nothing} onFriend={nothing} onComputer={nothing} onWatch={nothing} busy />,
  error: () => (
    <Title
      onNow={nothing}
      onFriend={nothing}
      onComputer={nothing}
      onWatch={nothing}
      error="The table could not be set up. Try again."
    />
  ),
  loading: () => <LoadingPoster />,
  nomatch: () => <NoMatchPoster onHome={nothing} />,
  lost: () => <LostPoster onHome={nothing} onRetry={nothing} />,
  missing: () => <NotFoundPoster onHome={nothing} />,
};
render(
  <BoxContext.Provider value={firstGame().box}>{SCREENS[wanted]?.()}</BoxContext.Provider>,
  document.getElementById('app') as HTMLElement,
);
