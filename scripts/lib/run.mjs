import { pathToFileURL } from 'node:url';

/** Runs a command's main module in this process, so that it has the exit code, the signals and the terminal. */
export async function run(file, args) {
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}
