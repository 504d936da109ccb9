// Applies theme, text size and marks before the first paint, from the settings that src/settings/settings.ts stores.
// In the lobby it also asks for the lobby's script, whose name build/lobby-first.ts adds.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('shutterbox.settings') ?? '{}') ?? {};
  } catch {
    // Storage may be blocked or hold something else: use the defaults.
  }
  const root = document.documentElement;
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
  if (kept.largeText === true) root.classList.add('large-text');
  if (kept.safeMarks === true) root.classList.add('safe-marks');
  const { lobby } = document.currentScript.dataset;
  if (lobby !== undefined && location.pathname === '/') {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: lobby, crossOrigin: '' });
    document.head.append(link);
  }
})();
