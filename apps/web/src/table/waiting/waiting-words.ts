/** What the waiting room says. */
import { list } from '@shutterbox/kernel';
import type { SeatInfo, TableInfo } from '@shutterbox/protocol';

interface Title {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
}

export function titleOf(table: TableInfo, game: string): Title {
  const { seats, host } = table;
  const seated = seats.some(({ mine }) => mine);
  const maker = hostName(table);
  const eyebrow = host ? 'Your table' : maker === undefined ? 'Open table' : `${maker}’s table`;
  if (seated) return { eyebrow, ...missingWords(table) };
  return {
    eyebrow,
    title: maker === undefined ? `Play ${game}` : `${maker} invites you to play`,
    lead: companyOf(seats),
  };
}

/** Seats that are kept after a rematch are nobody else's: then it says whose answer is missing. */
function missingWords({ seats, now }: TableInfo): Pick<Title, 'title' | 'lead'> {
  const open = seats.filter(({ kind }) => kind === 'open');
  const free = open.filter((seat) => !isKept(seat, now)).length;
  const asked = list(open.flatMap(({ kept }) => kept?.name ?? []));
  if (free === 0 && asked !== '')
    return {
      title: `Waiting for ${asked}`,
      lead: 'The match starts when every seat is taken. You can send the link as a reminder.',
    };
  return {
    title: free === 1 ? 'One seat is open' : `${free} seats are open`,
    lead: 'Send this link to your friends. The match starts when every seat is taken.',
  };
}

function isKept({ kept }: SeatInfo, now: number): boolean {
  return kept !== undefined && kept.until > now;
}

/** The first person at the table: nearly always the one who created it. */
function hostName({ seats }: TableInfo): string | undefined {
  return seats.find(({ kind, mine }) => kind === 'person' && !mine)?.name;
}

function companyOf(seats: readonly SeatInfo[]): string {
  const people = seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const others = [...people, ...(bots === 0 ? [] : [bots === 1 ? 'a bot' : `${bots} bots`])];
  const count = `${seats.length} players`;
  return others.length === 0 ? `${count}.` : `${count}, with ${list(others)}.`;
}

/** The seat that is kept for you, or the first that anyone may take. */
export function seatForYou({ seats, now }: Pick<TableInfo, 'seats' | 'now'>): number | undefined {
  const open = seats.filter(({ kind }) => kind === 'open');
  const free = open.find((seat) => !isKept(seat, now));
  return (open.find(({ kept }) => kept?.yours === true) ?? free)?.seat;
}

export function takenWords(seats: readonly SeatInfo[]): string {
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  return `${taken} of ${seats.length} seats taken`;
}
