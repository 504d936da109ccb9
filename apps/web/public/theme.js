// Applies theme, text size and marks before the first paint, from the settings that src/settings/settings.ts stores.
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
})();
