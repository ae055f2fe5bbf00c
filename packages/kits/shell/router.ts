/** The pages of the client and their addresses. */

export type Route =
  | { readonly page: 'title' }
  | { readonly page: 'watch' }
  /** Open games that wait for players. */
  | { readonly page: 'find' }
  /** `arrival` is the fragment of a link from another device or from a mail. */
  | { readonly page: 'mine'; readonly arrival: string | null }
  /** The battle of the day, or of a day that is over. */
  | { readonly page: 'daily'; readonly day: string | null }
  /** Ratings: this person's and the tables, or the page of another person. */
  | { readonly page: 'ratings'; readonly person: string | null }
  /** The small tournaments, or one of them. */
  | { readonly page: 'tournaments'; readonly id: string | null }
  | { readonly page: 'credits' }
  | { readonly page: 'privacy' }
  /** A page that belongs to a game, with an empty `path` its front page; without a game it is the first game's, as in old links. */
  | { readonly page: 'game'; readonly game: string | null; readonly path: string; readonly hash: string | null }
  | { readonly page: 'match'; readonly id: string }
  /** A finished match, or a record from a file without an id; `at` is a moment or a panel. */
  | { readonly page: 'replay'; readonly id: string | null; readonly at: string | null }
  | { readonly page: 'missing' };

/** Pages that were at the root of the site when there was only one game. */
const OLD_PAGES = ['play', 'plan', 'forces', 'tables', 'rules'];

/** The page at an address; `hash` names a rule on the rules page, and holds the data of a builder's shared link. */
export function routeOf(pathname: string, hash: string): Route {
  const parts = pathname.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (first === undefined) return { page: 'title' };
  if (first === 'm' && second !== undefined && parts.length === 2) return { page: 'match', id: decodePart(second) };
  if (first === 'r' && second !== undefined && parts.length === 2) {
    return { page: 'replay', id: decodePart(second), at: hash.length > 1 ? decodePart(hash.slice(1)) : null };
  }
  if (first === 'tournaments' && parts.length < 3) {
    return { page: 'tournaments', id: second === undefined ? null : decodePart(second) };
  }
  const rest = hash.length > 1 ? decodePart(hash.slice(1)) : null;
  if (second !== undefined && parts.length === 2 && first.length > 1) {
    return { page: 'game', game: decodePart(first), path: decodePart(second), hash: rest };
  }
  if (parts.length > 1) return { page: 'missing' };
  if (first === 'replay') return { page: 'replay', id: null, at: null };
  if (first === 'mine') return { page: 'mine', arrival: hash.length > 1 ? hash.slice(1) : null };
  if (first === 'daily') return { page: 'daily', day: rest };
  if (first === 'ratings') return { page: 'ratings', person: rest };
  if (OLD_PAGES.includes(first)) return { page: 'game', game: null, path: first, hash: rest };
  if (first === 'watch' || first === 'find' || first === 'credits' || first === 'privacy') return { page: first };
  // Only the shelf knows which games there are.
  return first.length > 1 ? { page: 'game', game: decodePart(first), path: '', hash: rest } : { page: 'missing' };
}

/** The address of a page. */
export function addressOf(route: Route): string {
  switch (route.page) {
    case 'title':
    case 'missing':
      return '/';
    case 'mine':
      return route.arrival === null ? '/mine' : `/mine#${route.arrival}`;
    case 'ratings':
      return route.person === null ? '/ratings' : `/ratings#${encodeURIComponent(route.person)}`;
    case 'daily':
      return route.day === null ? '/daily' : `/daily#${encodeURIComponent(route.day)}`;
    case 'tournaments':
      return route.id === null ? '/tournaments' : `/tournaments/${encodeURIComponent(route.id)}`;
    case 'match':
      return `/m/${encodeURIComponent(route.id)}`;
    case 'replay': {
      const at = route.at === null ? '' : `#${encodeURIComponent(route.at)}`;
      return route.id === null ? '/replay' : `/r/${encodeURIComponent(route.id)}${at}`;
    }
    case 'game': {
      const parts = [route.game === null ? '' : encodeURIComponent(route.game), route.path];
      const path = `/${parts.filter((part) => part !== '').join('/')}`;
      return route.hash === null ? path : `${path}#${encodeURIComponent(route.hash)}`;
    }
    default:
      return `/${route.page}`;
  }
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type Listener = (route: Route) => void;
const listeners = new Set<Listener>();

/** The page the browser is on. */
export function currentRoute(): Route {
  return routeOf(window.location.pathname, window.location.hash);
}

/** Goes to a page without a new load of the document. */
export function go(route: Route): void {
  const address = addressOf(route);
  if (address !== window.location.pathname + window.location.hash) window.history.pushState(null, '', address);
  for (const listener of listeners) listener(route);
}

/** Goes to a page and replaces the present one in the browser's history. */
export function replace(route: Route): void {
  window.history.replaceState(null, '', addressOf(route));
  for (const listener of listeners) listener(route);
}

/** Calls back after every change of page, also by the browser's own buttons; returns a function that stops that. */
export function onRoute(listener: Listener): () => void {
  const changed = () => listener(currentRoute());
  listeners.add(listener);
  window.addEventListener('popstate', changed);
  window.addEventListener('hashchange', changed);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', changed);
    window.removeEventListener('hashchange', changed);
  };
}
