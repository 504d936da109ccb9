/** After `npm ci` and `npm install`, so that the other scripts know that they need not install again. */
import { recordInstall } from './lib/install.mjs';

const { npm_command: command, npm_config_omit: omitted = '' } = process.env;

// npx runs this too, without installing anything; and without the development packages nothing can be built.
if ((command === 'ci' || command === 'install') && !omitted.includes('dev')) recordInstall();
