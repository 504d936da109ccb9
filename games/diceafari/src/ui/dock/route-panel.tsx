/** The routes that the dice allow, in words; with chances on, also the routes still possible. */
import { count } from '@shutterbox/kernel';
import { Odds, useSignal } from '@shutterbox/ui';
import { type Between, Choices, type Option, Options, optionOf, usePointed } from '@shutterbox/ui/board';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { MOST_ROLLS } from '../../dice.ts';
import { tileName } from '../../text/words.ts';
import { NONE, type Tile, type View } from '../../types.ts';
import { anyRouteNext, type Chance, chancesFor, chancesShown } from '../chances.ts';
import { BonusDie } from '../die.tsx';
import { holdWords, routeWords } from '../heard-words.ts';
import type { SafariRoom } from '../kit.ts';
import { photosGained } from '../opened.ts';
import { pointedAt } from '../places.ts';
import { Print } from '../print.tsx';
import { isRash, type Route } from '../routes.ts';
import { TerrainChip } from '../terrain.tsx';
import { chanceWords, endScores, overWords, routeDetail, routeName, routeTitle, routeWarning } from '../words.ts';
import type { ControlsProps } from './controls.tsx';

interface RoutePanelProps extends ControlsProps {
  readonly routes: readonly Route[];
  readonly holding: number;
  hold(dice: number): void;
}

export function RoutePanel(props: RoutePanelProps): ReactNode {
  const { room, routes, holding, board } = props;
  const { view } = room;
  const shown = useSignal(chancesShown);
  const tile = useAimedTile();
  const next = shown ? anyRouteNext(view, holding) : undefined;
  const chances = shown ? chancesFor(view, tile) : [];
  const tells = next !== undefined || chances.length > 0;
  const rows = [...routeRows(props), ...chanceRows(chances, props)];
  const header = useChancesInView(shown);
  return (
    <Choices className="da-panel">
      <header ref={header}>
        <h2 className={tells ? 'unseen' : undefined}>{headingOf(routes)}</h2>
        {tells && (
          <div className="da-next">
            {next !== undefined && (
              <p>
                Any route, next roll
                <Odds chance={next} words="any route with the next roll, holding these dice" />
              </p>
            )}
            {chances.length > 0 && <ChancesHeading chances={chances} tile={tile} view={view} />}
          </div>
        )}
        <button
          type="button"
          className="da-switch"
          title="How likely routes are that your dice do not pay for yet"
          onClick={() => chancesShown.set(!shown)}
        >
          {shown ? 'Hide chances' : 'Show chances'}
        </button>
      </header>
      <Options
        room={room}
        label="Routes for your dice"
        // As high as before: the list gives up the room that "are you sure?" needs.
        look={board.state.doubted === undefined ? 'da-routes' : 'da-routes low'}
        options={rows.length === 0 ? [NO_ROWS] : rows}
      />
    </Choices>
  );
}

/** Chances stand below the routes: when they are asked for, the list scrolls to them. */
function useChancesInView(shown: boolean): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const list = header.current?.nextElementSibling;
    const first = list?.firstElementChild;
    const far = list?.querySelector('.far')?.parentElement;
    if (shown && !before.current && first instanceof HTMLElement && far instanceof HTMLElement)
      list?.scrollTo({ top: far.offsetTop - first.offsetTop });
    before.current = shown;
  }, [shown]);
  return header;
}

/** The order is hardly advice: it says which route wins for sure, and which scores most at once. */
function headingOf(routes: readonly Route[]): string {
  if (routes.length === 0) return 'No route for your dice';
  if (routes.length === 1) return '1 route for your dice';
  const rash = routes.filter(isRash).length;
  if (routes.every(({ ending }) => ending !== undefined)) return `${routes.length} routes, each ends the game`;
  const first = routes[0]?.ending?.wins ? 'a sure win' : 'most points';
  return `${routes.length} routes, ${first} first${rash > 0 ? ', endings last' : ''}`;
}

const NO_ROWS: Between = { key: 'none', text: 'Hold the dice you want to keep, and roll.', look: 'da-none' };

function useAimedTile(): Tile | undefined {
  const { aim, row } = usePointed();
  const pointed = aim === undefined || row !== undefined ? undefined : pointedAt(aim);
  return pointed?.what === 'tile' ? pointed.tile : undefined;
}

function routeRows({ room, question, board, routes }: RoutePanelProps): readonly Option[] {
  return board.offers.flatMap((offer) => {
    const route = routes.find(({ key }) => key === offer.key);
    if (route === undefined) return [];
    const shown = {
      look: route.ending === undefined ? 'da-route' : 'da-route ends',
      heard: routeWords(route, question.seat, room),
      face: <RouteFace route={route} seat={question.seat} room={room} />,
    };
    const row = optionOf(board, offer, shown);
    // One route always stays chosen, and the button says which.
    const { chosen, onChoose } = row;
    return [{ ...row, onChoose: () => (chosen === true ? undefined : onChoose()) }];
  });
}

interface FaceProps {
  readonly route: Route;
  readonly seat: number;
  readonly room: SafariRoom;
}

function RouteFace({ route, seat, room }: FaceProps): ReactNode {
  const { view } = room;
  return (
    <>
      <i>{route.letter}</i>
      <Terrains tiles={route.tiles} view={view} />
      {route.bonus && <BonusDie value={view.bonus} tumble={undefined} />}
      <span className="da-words">
        {route.ending === undefined ? (
          <RouteFacts route={route} seat={seat} room={room} />
        ) : (
          <>
            <b className="da-last">ends the game</b>
            <em>{endScores(route.ending, room)}</em>
          </>
        )}
      </span>
    </>
  );
}

function RouteFacts({ route, seat, room }: FaceProps): ReactNode {
  const { view } = room;
  const warning = routeWarning(route, room);
  return (
    <>
      <b>{routeTitle(route, view)}</b>
      {warning === undefined ? (
        <Detail tiles={route.tiles} seat={seat} view={view} />
      ) : (
        <em className="da-last">{warning}</em>
      )}
      <Gained tiles={route.tiles} seat={seat} view={view} />
    </>
  );
}

/** In a narrow row only what is taken over is left of it. */
function Detail({ tiles, seat, view }: GainedProps): ReactNode {
  const over = overWords(tiles, seat, view);
  const words = routeDetail(tiles, seat, view);
  return over === '' ? (
    <em>{words}</em>
  ) : (
    <em className="da-over">
      {over}
      <span>{words.slice(over.length)}</span>
    </em>
  );
}

function Terrains({ tiles, view }: Pick<Route, 'tiles'> & { readonly view: View }): ReactNode {
  return (
    <span className="da-chips">
      {tiles.map((tile) => (
        <TerrainChip key={tile} terrain={view.terrains[tile] ?? 0} />
      ))}
    </span>
  );
}

interface GainedProps extends Pick<Route, 'tiles'> {
  readonly seat: number;
  readonly view: View;
}

/** The photos that the route would open, besides those that are open already. */
function Gained({ tiles, seat, view }: GainedProps): ReactNode {
  const gained = photosGained(tiles, seat, view);
  if (gained.length === 0) return null;
  const kinds = [...new Set(gained.map((spot) => view.photos[spot] ?? NONE))];
  const words = gained.length === 1 ? 'Opens a photo' : `Opens ${gained.length} photos: you take one a turn`;
  return (
    <span className="da-gained" title={words}>
      {gained.length > 1 && <span aria-hidden="true">1 of {gained.length}</span>}
      <span className="da-kinds">
        {kinds.map((animal) => (
          <Print key={animal} animal={animal} />
        ))}
      </span>
    </span>
  );
}

/** A route that the dice do not allow yet: a press holds the best dice for it. */
function chanceRows(chances: readonly Chance[], props: RoutePanelProps): readonly Option[] {
  const { room, board, holding, hold } = props;
  const { view } = room;
  return chances.map((chance) => ({
    key: chance.key,
    look: 'da-route far',
    face: <ChanceFace chance={chance} view={view} held={chance.hold === holding} />,
    onChoose: () => {
      hold(chance.hold);
      board.dispatch({ did: 'say', words: holdWords(chance.hold, view) });
    },
  }));
}

interface ChancesHeadingProps {
  readonly chances: readonly Chance[];
  /** The tile that is pointed at. */
  readonly tile: Tile | undefined;
  readonly view: View;
}

function ChancesHeading({ chances, tile, view }: ChancesHeadingProps): ReactNode {
  const left = `${count(MOST_ROLLS - view.rolls, 'roll')} left`;
  const isThrough = tile !== undefined && chances.every(({ tiles }) => tiles.includes(tile));
  return (
    <p className="da-far-head">
      {isThrough ? `Routes through ${tileName(tile, view)}` : `With ${left}`}
      <span className="da-tip">{isThrough ? `, with ${left}` : '; press a tile for its routes'}</span>
    </p>
  );
}

interface ChanceFaceProps {
  readonly chance: Chance;
  readonly view: View;
  readonly held: boolean;
}

function ChanceFace({ chance, view, held }: ChanceFaceProps): ReactNode {
  return (
    <>
      <Odds chance={chance.chance} words={chanceWords(chance.tiles, view)} />
      <Terrains tiles={chance.tiles} view={view} />
      <span className="da-words">
        <b>{routeName(chance.tiles, view)}</b>
        <em>{chance.hold === 0 ? 'roll all dice' : held ? 'dice held' : 'hold its dice'}</em>
      </span>
    </>
  );
}
