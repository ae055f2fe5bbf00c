/** Starts the client. */
import './validation';
import { PLAYER, wakeOnGesture } from '@dwo/kits/audio/loudspeaker';
import { watchPresses } from '@dwo/kits/presses/watch';
import { renewPush } from '@dwo/kits/shell/push';
import { currentRoute, go, onRoute, routeOf } from '@dwo/kits/shell/router';
import { loadSettings, saveSettings, wantsReducedMotion } from '@dwo/kits/shell/settings';
import { showPage, store } from '@dwo/kits/shell/store';
import { currentLanguage, startLanguage, useLanguage } from '@dwo/kits/words/catalogue';
import { render } from 'preact';
import { App } from './app';
import { reportErrors } from './error-reports';
import { watchForRelease } from './net/release';
import { resumeOffer } from './offer/offer';
import { keepForOffline } from './offline/register';
import { surviveTranslators } from './translators';
import './styles/index.css';
import './styles/lobby.css';
import './styles/lobby-table.css';
import './styles/pages.css';
import './styles/chat.css';

/** The name of a build for tests of releases; empty for players. */
declare const __BUILD__: string;

function followSettings(): void {
  const apply = () => {
    const { settings } = store.getState();
    PLAYER.setVolumes(settings.volumes);
    document.documentElement.dataset.motion = wantsReducedMotion(settings.motion) ? 'reduced' : 'full';
  };
  apply();
  store.subscribe((now, before) => {
    if (now.settings === before.settings) return;
    apply();
    saveSettings(now.settings);
  });
}

/** Links within the site change the page without a new load of the document. */
function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin || link.target !== '') return;
    const route = routeOf(link.pathname, link.hash);
    if (route.page === 'missing') return;
    event.preventDefault();
    go(route);
    window.scrollTo(0, 0);
  });
}

watchPresses();
if (__BUILD__ !== '') document.documentElement.dataset.build = __BUILD__;
surviveTranslators();
store.setState({ route: currentRoute(), settings: loadSettings() });
onRoute(showPage);
followSettings();
followLinks();
reportErrors();
watchForRelease();
keepForOffline();
wakeOnGesture();
void renewPush();
resumeOffer();
const words = startLanguage().catch(() => useLanguage('en'));
void words.then(() => {
  document.documentElement.lang = currentLanguage();
  const host = document.getElementById('app');
  if (host !== null) render(<App />, host);
});
