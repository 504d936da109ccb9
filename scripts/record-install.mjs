/** Runs after `npm ci` and `npm install`, and tells the other scripts that nothing needs installing. */
import { recordInstall } from './lib/install.mjs';

const { npm_command: command, npm_config_omit: omitted = '' } = process.env;

// npx runs this without installing anything, and nothing can be built without the development packages.
if ((command === 'ci' || command === 'install') && !omitted.includes('dev')) recordInstall();
