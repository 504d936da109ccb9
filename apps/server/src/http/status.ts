/** The HTTP status of a refusal. Codes of a game's own rules are not listed: they are all 422. */
export const STATUS: Readonly<Record<string, number>> = {
  'request.bad': 400,
  'options.bad': 400,
  'seats.bad': 400,
  'game.unknown': 400,
  'match.unknownAction': 400,
  'match.emptyBatch': 400,
  'visitor.unknown': 401,
  'visitor.forged': 401,
  'visitor.signedOut': 401,
  'request.foreign': 403,
  'seat.notYours': 403,
  'seat.notHost': 403,
  'seat.badLink': 403,
  'visitor.badLink': 403,
  'route.unknown': 404,
  'match.unknown': 404,
  'seat.unknown': 404,
  'device.unknown': 404,
  'match.noMoment': 404,
  'seat.taken': 409,
  'seat.kept': 409,
  'seat.notOpen': 409,
  'match.notStarted': 409,
  'match.started': 409,
  'match.running': 409,
  'match.over': 409,
  'match.stale': 409,
  'match.long': 409,
  'match.notYours': 409,
  'request.tooLarge': 413,
  'request.notJson': 415,
  'rate.tooMany': 429,
  'server.failed': 500,
  'match.busy': 503,
  'table.busy': 503,
  'server.notReady': 503,
};
const REFUSED_BY_RULES = 422;

export function statusOf(code: string): number {
  return Object.hasOwn(STATUS, code) ? (STATUS[code] as number) : REFUSED_BY_RULES;
}
