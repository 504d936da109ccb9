/** The token behind the # of a link. It is taken out of the address, so that it is in no history and no screenshot. */
export function takeToken(): string {
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
