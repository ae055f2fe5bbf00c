import { addressOf, type Route, routeOf } from './router';

describe('addresses of pages', () => {
  const pages: [string, string, Route][] = [
    ['/', '', { page: 'title' }],
    ['/play', '', { page: 'computer', own: false }],
    ['/play', '#own', { page: 'computer', own: true }],
    ['/watch/', '', { page: 'watch' }],
    ['/credits', '', { page: 'credits' }],
    ['/privacy', '', { page: 'privacy' }],
    ['/plan', '', { page: 'plan' }],
    ['/forces', '', { page: 'forces', packed: null }],
    ['/forces', '#q1Y_-', { page: 'forces', packed: 'q1Y_-' }],
    ['/tables/', '#', { page: 'tables', packed: null }],
    ['/rules', '', { page: 'rules', rule: null }],
    ['/rules', '#DW-OVER-3', { page: 'rules', rule: 'DW-OVER-3' }],
    ['/m/a1B2', '', { page: 'match', id: 'a1B2' }],
    ['/r/a1B2', '', { page: 'replay', id: 'a1B2', at: null }],
    ['/r/a1B2', '#120', { page: 'replay', id: 'a1B2', at: '120' }],
    ['/replay', '', { page: 'replay', id: null, at: null }],
    ['/r/a/b', '', { page: 'missing' }],
    ['/m/', '', { page: 'missing' }],
    ['/m/a/b', '', { page: 'missing' }],
    ['/nonsense', '', { page: 'missing' }],
    ['/m/%E0%A4%A', '', { page: 'match', id: '%E0%A4%A' }],
  ];
  test.each(pages)('%s%s', (pathname, hash, route) => {
    expect(routeOf(pathname, hash)).toEqual(route);
  });

  test('every page leads back to itself', () => {
    const routes: Route[] = [
      { page: 'title' },
      { page: 'watch' },
      { page: 'computer', own: false },
      { page: 'computer', own: true },
      { page: 'rules', rule: 'DW-R-17' },
      { page: 'plan' },
      { page: 'forces', packed: null },
      { page: 'tables', packed: 'q1Y_-' },
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
