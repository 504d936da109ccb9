import './fonts.css';
import '@shutterbox/ui/tokens.css';
import '@shutterbox/ui/ui.css';
import '@shutterbox/ui/table.css';
import './site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepForOffline } from './offline/update.ts';
import { Crash } from './pages/crash.tsx';
import { watchRest } from './resting.ts';
import { followSettings } from './settings/settings.ts';

followSettings();
watchRest();
keepForOffline();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the site.');
createRoot(root).render(
  <StrictMode>
    <Crash>
      <App />
    </Crash>
  </StrictMode>,
);
