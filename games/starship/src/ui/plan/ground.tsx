/** The decks as a blueprint. What never changes is drawn once per plan; lights and portals are drawn as they are now. */
import { memo, type ReactNode } from 'react';
import { isDark } from '../../hull/dark.ts';
import { NONE, type OpenPortals, type Plan, type PortalId, type RoomId } from '../../plan/types.ts';
import { shipOf } from '../../scenario/scenario.ts';
import type { View } from '../../types.ts';
import { TENTH, UNIT, worldOfPlan } from '../places.ts';
import { Fittings } from './fittings.tsx';
import { labelsOf } from './labels.ts';
import { type Marked, PortalMarks, Portals } from './portals.tsx';
import { Sheet } from './sheet.tsx';
import { solidPaths, squarePath, wallsOf } from './walls.ts';

/** Floors and masses: what lies below sight and reach. */
export function Ground({ view }: { readonly view: Pick<View, 'options' | 'dark' | 'power'> }): ReactNode {
  const plan = shipOf(view.options);
  return (
    <Sheet plan={plan}>
      <Patterns />
      <g id="ss-ground">
        {plan.decks.map(({ name }, deck) => (
          <Shifted key={name} plan={plan} deck={deck}>
            <Floor plan={plan} deck={deck} />
            <Dark
              plan={plan}
              deck={deck}
              rooms={view.power ? view.dark : plan.rooms.flatMap(({ id }) => (isDark(view, plan, id) ? [id] : []))}
            />
          </Shifted>
        ))}
      </g>
    </Sheet>
  );
}

/** Walls, portals and names: never shaded. */
export function Structure({
  view,
  moving,
}: {
  readonly view: Marked & Pick<View, 'open'>;
  readonly moving: PortalId;
}): ReactNode {
  const plan = shipOf(view.options);
  return (
    <Sheet plan={plan}>
      <g id="ss-structure">
        {plan.decks.map(({ name }, deck) => (
          <Shifted key={name} plan={plan} deck={deck}>
            <Lines plan={plan} deck={deck} />
            <OpenAndShut
              plan={plan}
              deck={deck}
              open={view.open}
              mask={view.open[deck] ?? 0}
              moving={plan.portals[moving]?.deck === deck ? moving : NONE}
            />
            <PortalMarks view={view} deck={deck} />
          </Shifted>
        ))}
      </g>
    </Sheet>
  );
}

interface OfDeck {
  readonly plan: Plan;
  readonly deck: number;
}

function Shifted({ plan, deck, children }: OfDeck & { readonly children: ReactNode }): ReactNode {
  const { x, y } = worldOfPlan(plan).shifts[deck] ?? { x: 0, y: 0 };
  return <g transform={`translate(${x * UNIT} ${y * UNIT})`}>{children}</g>;
}

function Patterns(): ReactNode {
  return (
    <defs>
      <pattern id="ss-tank" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="ss-tank-line" d="M0 0v8" />
      </pattern>
      <pattern id="ss-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path className="ss-unseen-line" d="M0 0v6" />
      </pattern>
      <pattern id="ss-lane" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="ss-lane-line" d="M0 0v8" />
      </pattern>
    </defs>
  );
}

const Floor = memo(function Floor({ plan, deck }: OfDeck): ReactNode {
  const { floor, grid } = wallsOf(plan, deck);
  return (
    <>
      {plan.decks[deck]?.hulls.map((hull) => (
        <polygon
          key={hull.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="ss-hull"
          points={hull.map(({ x, y }) => `${x * TENTH},${y * TENTH}`).join(' ')}
        />
      ))}
      <path className="ss-floor" d={floor} />
      <path className="ss-grid" d={grid} />
      <Fittings plan={plan} deck={deck} />
      {plan.solids
        .filter((solid) => solid.deck === deck)
        .map((solid) => {
          const { fill, line } = solidPaths(solid);
          return (
            <g key={`${solid.name} ${solid.ship}`} className={`ss-${solid.kind}`}>
              <path className="ss-mass" d={fill} />
              <path className="ss-edge" d={line} />
            </g>
          );
        })}
    </>
  );
});

interface DarkProps extends OfDeck {
  readonly rooms: readonly RoomId[];
}

/** Lights that are out. */
function Dark({ plan, deck, rooms }: DarkProps): ReactNode {
  return plan.rooms
    .filter((room) => room.deck === deck)
    .map(({ id, squares }) => (
      <path
        key={id}
        className="ss-dark"
        data-out={rooms.includes(id)}
        d={squares.map((square) => squarePath(plan.x[square] as number, plan.y[square] as number)).join('')}
      />
    ));
}

const Lines = memo(function Lines({ plan, deck }: OfDeck): ReactNode {
  const { thin, bulkheads, outer } = wallsOf(plan, deck);
  return (
    <>
      <path className="ss-wall" d={thin} />
      <path className="ss-bulkhead" d={bulkheads} />
      <path className="ss-core" d={bulkheads} />
      <path className="ss-outer" d={outer} />
      <g className="ss-labels">
        {labelsOf(plan, deck).map(({ text, x, y, corner }) => (
          <text key={`${x} ${y}`} x={x} y={y} className={corner ? 'ss-number' : 'ss-label'}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
});

interface OpenProps extends OfDeck {
  readonly open: OpenPortals;
  /** The part of `open` for this deck. */
  readonly mask: number;
  /** The portal that is opening or shutting on the screen, otherwise NONE. */
  readonly moving: PortalId;
}

const OpenAndShut = memo(
  function OpenAndShut({ plan, deck, open, moving }: OpenProps): ReactNode {
    return <Portals plan={plan} deck={deck} open={open} moving={moving} />;
  },
  (before, now) => before.plan === now.plan && before.mask === now.mask && before.moving === now.moving,
);
