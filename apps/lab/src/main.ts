/** The `shutterbox` command. */
import { shutterbox } from './program.ts';

// Whoever reads us has seen enough, as in `shutterbox replay FILE | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await shutterbox(process.argv.slice(2));
