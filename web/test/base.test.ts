import { beforeEach, describe, expect, it, vi } from 'vitest';

import './browser';

/** The modules as a page below a path has them. */
async function below(base: string) {
  vi.resetModules();
  document.documentElement.dataset.base = base;
  return { ...(await import('../src/base')), ...(await import('../src/router.svelte')) };
}

describe('a house below a path', () => {
  beforeEach(() => vi.resetModules());

  it('puts its path before every place, and takes it off again', async () => {
    const { addressOf, placeOf } = await below('/paiguan');
    expect(addressOf('/rules/liuhu')).toBe('/paiguan/rules/liuhu');
    expect(addressOf('#4.1')).toBe('#4.1');
    expect(placeOf('/paiguan/rules/liuhu')).toBe('/rules/liuhu');
    expect(placeOf('/paiguan')).toBe('/');
    expect(placeOf('/paiguans/rules')).toBeNull();
    expect(placeOf('/elsewhere')).toBeNull();
  });

  it('finds the page that an address names', async () => {
    const { routeOf } = await below('/paiguan');
    expect(routeOf(new URL('http://parlour.test/paiguan/t/abc?learn=1#x'))).toMatchObject({
      page: 'Table',
      path: '/t/abc',
      params: { id: 'abc' },
    });
    expect(routeOf(new URL('http://parlour.test/paiguan/'))).toMatchObject({ page: 'Home', path: '/' });
  });

  it('is at the root where no path is given', async () => {
    const { addressOf, routeOf } = await below('');
    expect(addressOf('/t/abc')).toBe('/t/abc');
    expect(routeOf(new URL('http://parlour.test/rules/'))).toMatchObject({ page: 'RulesIndex', path: '/rules' });
  });
});
