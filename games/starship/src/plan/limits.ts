/** How large a plan may be. A larger document from outside is refused. */

export const MOST_DECKS = 6;
export const MOST_COLUMNS = 64;
export const MOST_ROWS = 48;
/** More than columns and rows even of two ships side by side, so that places in different rows and decks never look like neighbours. */
export const PLACES_A_ROW = 256;
/** Sight takes at most four bytes for each pair of squares. */
export const MOST_SQUARES = 1500;
/** A bit each in the mask of their deck; the last bit of 32 marks what no portal clears. */
export const MOST_PORTALS_A_DECK = 31;
export const MOST_AREAS = 62;
export const MOST_SHIPS = 4;
export const MOST_TONS = 100_000;
export const MOST_NAME_LETTERS = 40;
export const MOST_HULL_CORNERS = 40;
export const MOST_LINES = 800;
/** A document's JSON text. */
export const PLAN_LENGTH = 80_000;
