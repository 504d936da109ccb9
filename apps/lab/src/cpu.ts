/** CPU time of this process, all its threads together. */
const MICROSECONDS = 1e6;

/** Starts a watch; each call returns the CPU seconds since. */
export function cpuWatch(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / MICROSECONDS;
  };
}
