import { pathToFileURL } from 'node:url';

/** Runs a command's main module in this process, which leaves exit code, signals and the terminal to it. */
export async function run(file, args) {
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}
