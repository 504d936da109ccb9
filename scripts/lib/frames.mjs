/** What the main thread did in each frame, from the browser's own trace. */

/** Both categories list the tasks; the second also lists their parts. */
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

const WORK = {
  script: [
    'FunctionCall',
    'EvaluateScript',
    'FireAnimationFrame',
    'TimerFire',
    'EventDispatch',
    'RunMicrotasks',
    'MinorGC',
    'MajorGC',
    'V8.GCScavenger',
    'v8.compile',
  ],
  style: ['UpdateLayoutTree', 'ParseAuthorStyleSheet'],
  layout: ['Layout', 'IntersectionObserverController::computeIntersections'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer', 'Decode Image'],
};
const KIND = new Map(Object.entries(WORK).flatMap(([kind, names]) => names.map((name) => [name, kind])));
const US_PER_MS = 1_000;

/** Records while `deed` runs, and returns the events of the page's main thread. */
export async function traced(page, deed) {
  const browser = page.context().browser();
  await browser.startTracing(page, { screenshots: false, categories: CATEGORIES });
  await deed();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return mainThreadOf(traceEvents);
}

/** The page's renderer is the one that ran most scripts. */
function mainThreadOf(events) {
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => ({ pid, tid, own: events.filter((event) => event.pid === pid && event.tid === tid) }));
  const busiest = mains.toSorted((a, b) => b.own.length - a.own.length)[0];
  return busiest?.own.toSorted((a, b) => a.ts - b.ts) ?? [];
}

/** One entry per frame: the milliseconds of all tasks from its beginning to the next, and what they were spent on. */
export function framesOf(events) {
  const begins = events.filter(({ name, ph }) => name === 'AnimationFrame' && ph === 'b').map(({ ts }) => ts);
  const tasks = events.filter(
    ({ name, ph }) => ph === 'X' && (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'),
  );
  const frames = begins.map(() => ({ wall: 0, cpu: 0, script: 0, style: 0, layout: 0, paint: 0 }));
  let end = 0;
  for (const { ts, dur, tdur } of tasks) {
    // Tasks inside tasks count as part of the outer one.
    if (ts < end) continue;
    end = ts + dur;
    // A frame begins inside the task that requests it, and the next one at the very end of the task that draws this one.
    const into = frames[lastBefore(begins, ts + dur / 2)];
    if (into === undefined) continue;
    into.wall += dur / US_PER_MS;
    into.cpu += (tdur ?? dur) / US_PER_MS;
  }
  for (const { ts, self, kind } of selfTimes(events)) {
    const into = frames[lastBefore(begins, ts)];
    if (into !== undefined) into[kind] += self / US_PER_MS;
  }
  return frames;
}

/** The time of each piece of work without the pieces inside it. */
function selfTimes(events) {
  const pieces = [];
  const open = [];
  for (const { name, ph, ts, dur } of events) {
    const kind = KIND.get(name);
    if (ph !== 'X' || kind === undefined) continue;
    while (open.length > 0 && open.at(-1).end <= ts) open.pop();
    const outer = open.at(-1);
    if (outer !== undefined) outer.piece.self -= dur;
    const piece = { ts, kind, self: dur };
    pieces.push(piece);
    open.push({ end: ts + dur, piece });
  }
  return pieces;
}

/** The frame that a moment belongs to; before the first frame there is none. */
function lastBefore(begins, ts) {
  let [low, high] = [0, begins.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (begins[middle] <= ts) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export function quantile(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
