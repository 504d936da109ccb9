/** The `shutterbox` command. */
import { isSystemError, reasonOf } from './files.ts';
import { shutterbox } from './program.ts';

const STATUS_BAD_OUTPUT = 2;

// The reader has seen enough and closed the pipe, as in `npx shutterbox replay FILE | head`.
process.stdout.on('error', (error) => {
  if (isSystemError(error) && error.code === 'EPIPE') process.exit();
  process.stderr.write(`Cannot write the output: ${reasonOf(error)}.\n`);
  process.exit(STATUS_BAD_OUTPUT);
});
// Nobody is left to report it to.
process.stderr.on('error', () => process.exit(STATUS_BAD_OUTPUT));

process.exitCode = await shutterbox(process.argv.slice(2));
