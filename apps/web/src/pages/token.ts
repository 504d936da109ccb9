/** The token after the # of a link. It is removed from the address, to keep it out of the history and of screenshots. */
export function takeToken(): string {
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
