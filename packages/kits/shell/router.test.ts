import { addressOf, type Route, routeOf } from './router';

describe('addresses of pages', () => {
  const pages: [string, string, Route][] = [
    ['/', '', { page: 'title' }],
    ['/play', '', { page: 'game', game: null, path: 'play', hash: null }],
    ['/play', '#own', { page: 'game', game: null, path: 'play', hash: 'own' }],
    ['/watch/', '', { page: 'watch' }],
    ['/credits', '', { page: 'credits' }],
    ['/privacy', '', { page: 'privacy' }],
    ['/plan', '', { page: 'game', game: null, path: 'plan', hash: null }],
    ['/forces', '', { page: 'game', game: null, path: 'forces', hash: null }],
    ['/forces', '#q1Y_-', { page: 'game', game: null, path: 'forces', hash: 'q1Y_-' }],
    ['/tables/', '#', { page: 'game', game: null, path: 'tables', hash: null }],
    ['/rules', '', { page: 'game', game: null, path: 'rules', hash: null }],
    ['/rules', '#DW-OVER-3', { page: 'game', game: null, path: 'rules', hash: 'DW-OVER-3' }],
    ['/m/a1B2', '', { page: 'match', id: 'a1B2' }],
    ['/r/a1B2', '', { page: 'replay', id: 'a1B2', at: null }],
    ['/r/a1B2', '#120', { page: 'replay', id: 'a1B2', at: '120' }],
    ['/replay', '', { page: 'replay', id: null, at: null }],
    ['/some-game/rules', '#R-17', { page: 'game', game: 'some-game', path: 'rules', hash: 'R-17' }],
    ['/r/a/b', '', { page: 'missing' }],
    ['/m/', '', { page: 'missing' }],
    ['/m/a/b', '', { page: 'missing' }],
    // Only the shelf knows whether there is such a game.
    ['/some-game', '', { page: 'game', game: 'some-game', path: '', hash: null }],
    ['/some-game/', '', { page: 'game', game: 'some-game', path: '', hash: null }],
    ['/m/%E0%A4%A', '', { page: 'match', id: '%E0%A4%A' }],
  ];
  test.each(pages)('%s%s', (pathname, hash, route) => {
    expect(routeOf(pathname, hash)).toEqual(route);
  });

  test('every page leads back to itself', () => {
    const routes: Route[] = [
      { page: 'title' },
      { page: 'watch' },
      { page: 'game', game: null, path: 'play', hash: null },
      { page: 'game', game: null, path: 'play', hash: 'own' },
      { page: 'game', game: 'some-game', path: 'rules', hash: 'R-17' },
      { page: 'game', game: 'some-game', path: '', hash: null },
      { page: 'game', game: null, path: 'plan', hash: null },
      { page: 'game', game: null, path: 'forces', hash: null },
      { page: 'game', game: null, path: 'tables', hash: 'q1Y_-' },
      { page: 'match', id: 'x_-9' },
      { page: 'replay', id: 'x_-9', at: '7' },
      { page: 'replay', id: 'x_-9', at: null },
      { page: 'replay', id: null, at: null },
    ];
    for (const route of routes) {
      const [pathname = '', hash = ''] = addressOf(route).split(/(?=#)/);
      expect(routeOf(pathname, hash)).toEqual(route);
    }
  });
});
