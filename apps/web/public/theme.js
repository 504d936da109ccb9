// Before the first paint: theme, text size and marks, as src/settings/settings.ts keeps them.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('shutterbox.settings') ?? '{}') ?? {};
  } catch {
    // Storage may be shut, or hold something else: the defaults are fine.
  }
  const root = document.documentElement;
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
  if (kept.largeText === true) root.classList.add('large-text');
  if (kept.safeMarks === true) root.classList.add('safe-marks');
})();
