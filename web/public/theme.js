// Runs before the first paint, so that a dark page never flashes white. The settings only store the choice and
// send `paiguan:theme`; what `system` means is decided here alone.
(() => {
  const BAR = { light: '#f6f1e4', dark: '#15191a', hc: '#000000' };
  const contrast = matchMedia('(prefers-contrast: more)');
  const dark = matchMedia('(prefers-color-scheme: dark)');

  function chosen() {
    try {
      return JSON.parse(localStorage.getItem('paiguan.settings') ?? '{}').theme;
    } catch {
      return undefined;
    }
  }

  function apply() {
    const own = chosen();
    const theme = own in BAR ? own : contrast.matches ? 'hc' : dark.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', BAR[theme]);
  }

  apply();
  contrast.addEventListener('change', apply);
  dark.addEventListener('change', apply);
  addEventListener('paiguan:theme', apply);
})();
