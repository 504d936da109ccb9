/** The routes that the dice allow, in words; with chances, those too that they may allow yet. */
import { count } from '@shutterbox/kernel';
import { moreBelow, Odds, useSignal } from '@shutterbox/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { MOST_ROLLS } from '../../dice.ts';
import { NONE, type View } from '../../types.ts';
import { anyRouteNext, type Chance, chancesFor } from '../chances.ts';
import { holdWords, routeWords } from '../heard-words.ts';
import type { SafariQuestion, SafariRoom } from '../kit.ts';
import { Print } from '../print.tsx';
import { photosGained, type Route } from '../routes.ts';
import { aimed, chancesShown, choose, hold, said } from '../signals.ts';
import { TerrainChip } from '../terrain.tsx';
import { chanceWords, routeDetail, routeName, routeTitle, routeWarning } from '../words.ts';
import { useRows } from './rows.ts';

interface RoutePanelProps {
  readonly room: SafariRoom;
  readonly question: SafariQuestion;
  readonly routes: readonly Route[];
  readonly chosen: Route | undefined;
  readonly holding: number;
}

export function RoutePanel({ room, question, routes, chosen, holding }: RoutePanelProps): ReactNode {
  const shown = useSignal(chancesShown);
  const aim = useSignal(aimed);
  const { view } = room;
  const tile = aim?.what === 'tile' ? aim.tile : undefined;
  const chances = shown ? chancesFor(view, tile) : [];
  const next = shown ? anyRouteNext(view, holding) : undefined;
  const { stop, list } = useRows(
    [...routes, ...chances].map(({ key }) => key),
    chosen?.key,
  );
  return (
    <div className="da-panel">
      <header>
        <h2 className={next === undefined ? undefined : 'unseen'}>
          {routes.length === 0 ? 'No route for your dice' : `${count(routes.length, 'route')} for your dice`}
        </h2>
        {next !== undefined && (
          <p className="da-next">
            Any route, next roll
            <Odds chance={next} words="any route with the next roll, holding what is held now" />
          </p>
        )}
        <button type="button" className="da-switch" aria-pressed={shown} onClick={() => chancesShown.set(!shown)}>
          Chances
        </button>
      </header>
      <ul className="da-routes" ref={moreBelow} aria-label="Routes for your dice" {...list}>
        {routes.map((route) => (
          <li key={route.key}>
            <RouteRow route={route} seat={question.seat} room={room} on={route === chosen} stop={route.key === stop} />
          </li>
        ))}
        {chances.length > 0 && (
          <li className="da-far-head">Hold for it, with {count(MOST_ROLLS - view.rolls, 'roll')} left</li>
        )}
        {chances.map((chance) => (
          <li key={chance.key}>
            <ChanceRow chance={chance} view={view} held={chance.hold === holding} stop={chance.key === stop} />
          </li>
        ))}
        {routes.length + chances.length === 0 && <li className="da-none">Hold what looks promising, and roll.</li>}
      </ul>
    </div>
  );
}

interface RouteRowProps {
  readonly route: Route;
  readonly seat: number;
  readonly room: SafariRoom;
  readonly on: boolean;
  /** Tab leads to it. */
  readonly stop: boolean;
}

function RouteRow({ route, seat, room, on, stop }: RouteRowProps): ReactNode {
  const { view } = room;
  const row = useRef<HTMLButtonElement>(null);
  const warning = routeWarning(route, view);
  // Chosen on the map, it is to be seen in the list too.
  useEffect(() => {
    if (on) row.current?.scrollIntoView({ block: 'nearest' });
  }, [on]);
  return (
    <button
      ref={row}
      type="button"
      className="da-route"
      aria-label={routeWords(route, seat, room)}
      aria-pressed={on}
      tabIndex={stop ? 0 : -1}
      disabled={room.isBusy()}
      onClick={() => choose(room, on ? undefined : route.action)}
      {...aiming(route)}
    >
      <i>{route.letter}</i>
      <span className="da-chips">
        {route.tiles.map((tile) => (
          <TerrainChip key={tile} terrain={view.terrains[tile] ?? 0} />
        ))}
      </span>
      <span className="da-words">
        <b>{routeTitle(route, view)}</b>
        {warning === undefined ? (
          <em>{routeDetail(route.tiles, seat, view)}</em>
        ) : (
          <em className="da-last">{warning}</em>
        )}
      </span>
      <Gained tiles={route.tiles} seat={seat} view={view} />
    </button>
  );
}

/** More would leave no room for the words. */
const MOST_GAINED = 4;

interface GainedProps extends Pick<Route, 'tiles'> {
  readonly seat: number;
  readonly view: View;
}

/** The photos that the route would open, besides those that are open already. */
function Gained({ tiles, seat, view }: GainedProps): ReactNode {
  const gained = photosGained(tiles, seat, view);
  if (gained.length === 0) return null;
  return (
    <span className="da-gained">
      {gained.slice(0, MOST_GAINED).map((spot) => (
        <Print key={spot} animal={view.photos[spot] ?? NONE} />
      ))}
      {gained.length > MOST_GAINED && <b aria-hidden="true">+{gained.length - MOST_GAINED}</b>}
    </span>
  );
}

/** A row that is pointed at shows its route on the map. */
function aiming({ key, tiles }: Pick<Route, 'key' | 'tiles'>) {
  const aim = (): void => aimed.set({ what: 'route', key, tiles });
  const leave = (): void => aimed.set(undefined);
  return { onPointerEnter: aim, onPointerLeave: leave, onFocus: aim, onBlur: leave };
}

interface ChanceRowProps {
  readonly chance: Chance;
  readonly view: View;
  readonly held: boolean;
  readonly stop: boolean;
}

/** What the dice do not allow yet: a press holds what is best for it. */
function ChanceRow({ chance, view, held, stop }: ChanceRowProps): ReactNode {
  const take = (): void => {
    hold(view, chance.hold);
    said.set(holdWords(chance.hold, view));
  };
  return (
    <button type="button" className="da-route far" tabIndex={stop ? 0 : -1} onClick={take} {...aiming(chance)}>
      <Odds chance={chance.chance} words={chanceWords(chance.tiles, view)} />
      <span className="da-chips">
        {chance.tiles.map((tile) => (
          <TerrainChip key={tile} terrain={view.terrains[tile] ?? 0} />
        ))}
      </span>
      <span className="da-words">
        <b>{routeName(chance.tiles, view)}</b>
        <em>{held ? 'held for it' : 'hold for it'}</em>
      </span>
    </button>
  );
}
