/** The offer sheet: what an offer costs, what the card is good for, and who has answered. */

import { capital, type Seat, seatText, who, whom } from '@shutterbox/kernel';
import { Icon, readerOf } from '@shutterbox/ui';
import { Choice } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { MATCHES, ON_COVER } from '../../cards.ts';
import { COVER_PRESTIGE, featurePrestige, matchingSymbols } from '../../score.ts';
import { canOffer, RESERVE_SPACES } from '../../table.ts';
import { NONE, type View } from '../../types.ts';
import { hasTurnLeft } from '../facts.ts';
import { Drawing } from '../icons.tsx';
import type { WildRoom } from '../kit.ts';
import { Token } from '../pieces/token.tsx';
import { StillPrint } from '../print.tsx';
import { useSeenAssignment } from '../secret.ts';
import { upTo } from '../up-to.ts';
import { useWanted } from '../wanted.ts';
import type { ControlsProps } from './controls.tsx';
import { offerOf } from './offers.ts';

export function OfferControls({ room, question, board }: ControlsProps): ReactNode {
  const { view } = room;
  const assignment = useSeenAssignment(room);
  const wanted = useWanted(room);
  const offer = offerOf(board, 'offer');
  const pass = offerOf(board, 'pass');
  const worth = hasTurnLeft(view, question.seat);
  return (
    <>
      <StillPrint card={view.drawn} wanted={wanted} className="wl-big" />
      <ul className="wl-facts">
        <Cost room={room} seat={question.seat} />
        <Match view={view} seat={question.seat} assignment={assignment} />
      </ul>
      <div className="wl-decide">
        <Answered room={room} seat={question.seat} />
        <span className="wl-buttons column">
          {offer !== undefined && (
            <Choice
              room={room}
              label="Offer 1 token"
              words={offer.words}
              icon={<Token />}
              primary={worth}
              offer={offer}
            />
          )}
          {pass !== undefined && <Choice room={room} label="No offer" primary={!worth} offer={pass} />}
        </span>
      </div>
    </>
  );
}

function Cost({ room, seat }: { readonly room: WildRoom; readonly seat: Seat }): ReactNode {
  const { tokens, reserves, turn } = room.view;
  const purse = tokens[seat] ?? 0;
  return (
    <>
      <li>
        <Token />
        <span>You pay {seatText(whom(turn), readerOf(room))}, if accepted</span>
        <b>
          {purse} → {purse - 1}
        </b>
      </li>
      <li>
        <Drawing name="sideways" />
        <span>It goes into your reserve</span>
        <b>
          {(reserves[seat]?.length ?? 0) + 1} of {RESERVE_SPACES}
        </b>
      </li>
    </>
  );
}

interface MatchProps {
  readonly view: View;
  readonly seat: Seat;
  readonly assignment: number;
}

/** What a photograph of the card would add to the observer's assignment. */
function Match({ view, seat, assignment }: MatchProps): ReactNode {
  if (!hasTurnLeft(view, seat))
    return (
      <li>
        <Drawing name="note" />
        <span>You have no turn left to photograph it</span>
        <b>+0</b>
      </li>
    );
  if (assignment === NONE) return null;
  const portfolio = view.portfolios[seat] ?? [];
  const matches = MATCHES[assignment]?.[view.drawn] ?? 0;
  const symbols = matchingSymbols(portfolio, assignment);
  const feature = featurePrestige(symbols + matches, assignment) - featurePrestige(symbols, assignment);
  const covers = ON_COVER[assignment] ?? [];
  const cover = covers[view.drawn] === true && !portfolio.some((card) => covers[card]) ? COVER_PRESTIGE : 0;
  const symbolWords = `${SYMBOLS[matches] ?? 'both symbols'} of your assignment`;
  return (
    <li>
      <Drawing name="note" />
      <span>{cover > 0 ? coverWords(matches, symbolWords) : capital(symbolWords)}</span>
      <b>+{feature + cover}</b>
    </li>
  );
}

/** By the number of matching symbols. */
const SYMBOLS = ['no symbol', 'one symbol', 'both symbols'] as const;

function coverWords(matches: number, symbolWords: string): string {
  return matches === 0 ? 'It fits your cover' : `It fits your cover, and has ${symbolWords}`;
}

/** "is thinking", "has answered" (not how), or why the seat was not asked (W-3.1). */
function answeredWords(view: View, seat: Seat, open: boolean): string {
  if (open) return 'is thinking';
  if (canOffer(view, seat)) return 'has answered';
  return view.tokens[seat] === 0 ? 'can’t offer: no token' : 'can’t offer: full reserve';
}

/** What the other seats do about the offer. */
function Answered({ room, seat: asked }: { readonly room: WildRoom; readonly seat: Seat }): ReactNode {
  const { view } = room;
  const open = new Set(view.open.filter(({ kind }) => kind === 'offer').map(({ seat }) => seat));
  const others = upTo(view.seats).filter((seat) => seat !== view.turn && seat !== asked);
  if (others.length === 0) return null;
  return (
    <ul className="wl-sealed">
      {others.map((seat) => (
        <li key={seat} className={open.has(seat) ? 'wait' : ''}>
          <Icon name={open.has(seat) ? 'clock' : 'mail'} />
          {seatText(who(seat), readerOf(room))} {answeredWords(view, seat, open.has(seat))}
        </li>
      ))}
    </ul>
  );
}
