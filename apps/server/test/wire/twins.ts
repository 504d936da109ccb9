/** Two servers with the same matches, except for what an observer cannot know. */
import type { EntryRow } from '@shutterbox/host';
import {
  CHECKPOINT_FORMAT,
  type Checkpoint,
  type Decision,
  decodeOptions,
  type Entry,
  type GameDefinition,
  Match,
  type Observer,
  ScriptedChance,
  SeededChance,
  sameQuestion,
} from '@shutterbox/kernel';
import type { Secret } from '@shutterbox/kernel/laws';
import { Signer } from '../../src/identity/token.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { openHouse, settingsOf } from '../api/house.ts';
import { Tape } from './tape.ts';
import type { Played } from './whole-match.ts';

const NOW = 1_800_000_000_000;
const SECRET_KEY = 'twins-twins-twins-twins-twins-twins';

export interface Twin {
  readonly site: string;
  readonly storage: Storage;
}

export async function newTwin({ visitors }: Played): Promise<Twin> {
  const storage = await openSqlite(settingsOf().DATA_DIR);
  const { url } = await openHouse({ storage, now: () => NOW }, { SECRET_KEY });
  for (const id of visitors) {
    await storage.saveVisitor({ id, name: 'P', recoveryHash: `hash of ${id}`, seen: NOW });
    await storage.addDevice({ id, visitor: id, name: 'A program', first: 0, last: 0 }, 1);
  }
  return { site: url, storage };
}

export function tapeFor({ site }: Twin, visitor: string | undefined): Tape {
  return new Tape({
    site,
    token: visitor === undefined ? '' : new Signer(SECRET_KEY).tokenOf({ visitor, device: visitor }),
  });
}

/** The match as it was after each of its entries. */
export function* moments<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>, { stored, entries }: Played) {
  const { head } = stored;
  const options = decodeOptions(game.options, head.options);
  if (!options.ok) throw new Error(options.problem);
  const chances = entries.map(({ entry }) => chanceOf(entry as Entry<A>));
  const match = new Match(
    game,
    { id: head.id, seats: head.seats, options: options.value },
    (number) => new ScriptedChance(chances[number] ?? []),
  );
  yield match;
  for (const { entry } of entries.slice(1)) {
    const done = entry as Entry<A>;
    if (done.kind !== 'answer') throw new Error('Nobody took anything back.');
    const action = game.decodeAction(done.action);
    if (action === undefined || !match.answer(done.seat, done.decision, action).ok)
      throw new Error('It does not replay.');
    yield match;
  }
}

function chanceOf<A>(entry: Entry<A>): readonly number[] {
  return entry.kind === 'undo' ? [] : entry.chance;
}

/** The questions of a state, numbered by seat. */
function askingAt<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  { number, state }: Pick<Place<S>, 'number' | 'state'>,
  seats: number,
): Checkpoint<S>['asking'] {
  const counts = Array.from({ length: seats }, () => 0);
  const open = game.pending(state).map((decision) => {
    const id = (counts[decision.seat] ?? 0) + 1;
    counts[decision.seat] = id;
    return { question: { ...decision, id }, since: number };
  });
  return { open, counts };
}

export interface Place<S> {
  readonly id: string;
  readonly number: number;
  readonly state: S;
}

/** Stores the match as it was, under its own name, optionally with another state. */
export async function plant<O, S, A, E, V>(
  { storage }: Twin,
  game: GameDefinition<O, S, A, E, V>,
  { stored, entries }: Played,
  place: Place<S>,
  hide?: Hide,
) {
  const { id, number, state } = place;
  const head = { ...stored.head, id, created: NOW };
  const seats = stored.seats.map((seat) => ({ ...seat, linkHash: '' }));
  await storage.createMatch(
    head,
    { status: 'open', number: -1, updated: NOW, deadline: 0, botWaits: false, asked: [] },
    seats,
  );
  const rows = entries.slice(0, number + 1).map((row) => ({ ...(hide === undefined ? row : hide(row)), at: NOW }));
  const asking = askingAt(game, place, seats.length);
  const checkpoint: Checkpoint<S> = { format: CHECKPOINT_FORMAT, number, asking, barrier: null, state };
  await storage.append({
    match: id,
    entries: rows,
    tail: { status: 'running', number, updated: NOW, deadline: 0, botWaits: false, asked: [] },
    checkpoint: { number, checkpoint },
  });
}

type Hide = (row: EntryRow) => EntryRow;

/** An entry without what the observer was not told: its action, its chance, events for others. */
export function hiddenFrom<O, S, A, E, V>(game: GameDefinition<O, S, A, E, V>, observer: Observer): Hide {
  return (row) => {
    const entry = row.entry as Entry<A>;
    const events = (row.events as readonly E[]).filter((event) => game.eventFor(event, observer) !== undefined);
    return { ...row, events, entry: entry.kind === 'answer' ? { ...entry, action: 'hidden', chance: [9] } : entry };
  };
}

/** The next action in both; undefined if a rule makes it tell the secret, or only one of them allows it. */
export function nextFor<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  [one, other]: readonly [S, S],
  observer: Observer,
  secret: Secret<S>,
  chance: SeededChance,
) {
  const open = game.pending(one).filter(({ optional }) => optional !== true);
  const decision = open[chance.int(Math.max(1, open.length))];
  if (decision === undefined) return undefined;
  const legal: A[] = [];
  game.legalActions(one, decision, legal);
  const action = legal[chance.int(Math.max(1, legal.length))];
  const there = game.pending(other).find((each) => sameQuestion(each, decision));
  if (action === undefined || there === undefined || game.check(other, there, action) !== undefined) return undefined;
  if ([one, other].some((state) => mayTell(game, state, decision, action, observer, secret))) return undefined;
  const own = game.pending(one).filter(({ seat }) => seat === decision.seat);
  return { seat: decision.seat, decision: 1 + own.findIndex((each) => sameQuestion(each, decision)), action };
}

/** The server rolls its own dice: a last roll may end the match, and then a rule reveals the secrets. */
const THROWS = 200;

function mayTell<O, S, A, E, V>(
  game: GameDefinition<O, S, A, E, V>,
  state: S,
  decision: Decision,
  action: A,
  observer: Observer,
  { disclosedBy }: Secret<S>,
): boolean {
  let told = false;
  for (let seed = 0; seed < THROWS && !told; seed++) {
    game.apply(game.clone(state), decision, action, {
      chance: new SeededChance(seed),
      reveal: (rule, to) => {
        const known = to === undefined || (observer !== 'spectator' && to.includes(observer));
        told ||= known && disclosedBy?.includes(rule) === true;
      },
    });
  }
  return told;
}
