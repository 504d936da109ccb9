/** The chances to win over a match: a line for each side, a slider along it, and the same as a table. */
import { type Analysis, type Draw, ownLuck, placeOf } from '@shutterbox/analysis';
import { type ReactNode, useState } from 'react';
import { atStart, chancesWords, percent } from './words.ts';

const WIDTH = 320;
const HEIGHT = 132;
/** The radius of a marked moment. */
const DOT = 7;
const MOST_ROWS = 24;

interface CurveProps {
  readonly report: Analysis;
  readonly names: readonly string[];
  /** Goes to a moment in the replay. */
  readonly onPick: (entry: number) => void;
}

export function Curve({ report, names, onPick }: CurveProps): ReactNode {
  const { curve } = report;
  const last = curve.length - 1;
  const [at, setAt] = useState(last);
  const moment = curve[at] ?? { entry: 0, chances: [] };
  const words = chancesWords(moment.chances, names);
  return (
    <figure className="luck-curve">
      <figcaption>Chance to win</figcaption>
      <ul className="luck-key">
        {names.map((name, side) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place, and two may have one name.
          <li key={side} data-line={side}>
            <svg viewBox="0 0 24 6" aria-hidden="true">
              <path className="line" d="M1 3H23" />
            </svg>
            {atStart(name)}
          </li>
        ))}
      </ul>
      <Lines report={report} at={at} />
      <input
        type="range"
        className="luck-slider"
        min={0}
        max={last}
        value={at}
        aria-label="Moment of the match"
        aria-valuetext={`Move ${moment.entry}: ${words}`}
        onChange={(event) => setAt(Number(event.target.value))}
      />
      <div className="luck-at">
        <output>
          Move {moment.entry}: {words}
        </output>
        <button type="button" className="btn" onClick={() => onPick(moment.entry)}>
          Show this moment
        </button>
      </div>
      <details>
        <summary>The chances as a table</summary>
        <Rows report={report} names={names} />
      </details>
    </figure>
  );
}

function Lines({ report, at }: { readonly report: Analysis; readonly at: number }): ReactNode {
  const { curve, result, strokes } = report;
  const x = (index: number) => (curve.length < 2 ? 0 : (WIDTH * index) / (curve.length - 1));
  const y = (chance: number) => HEIGHT * (1 - chance);
  const spots = spread(
    strokes.map((draw) => {
      const index = curve.findIndex(({ entry }) => entry === draw.entry);
      return { x: x(index), y: y(curve[index]?.chances[sideOf(draw, report)] ?? 0) };
    }),
  );
  return (
    <svg className="luck-lines" viewBox={`-28 -9 ${WIDTH + 37} ${HEIGHT + 30}`} aria-hidden="true">
      <text className="axis" x="-6" y="3.5" textAnchor="end">
        100%
      </text>
      <text className="axis" x="-6" y={HEIGHT + 3.5} textAnchor="end">
        0%
      </text>
      <text className="axis" x="0" y={HEIGHT + 16}>
        first move
      </text>
      <text className="axis" x={WIDTH} y={HEIGHT + 16} textAnchor="end">
        last move
      </text>
      {[0, 0.5, 1].map((chance) => (
        <path key={chance} className="rule" d={`M0 ${y(chance)}H${WIDTH}`} />
      ))}
      <path className="cursor" d={`M${x(at)} 0V${HEIGHT}`} />
      {result.map((_, side) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place.
          key={side}
          className="line"
          data-line={side}
          d={curve
            .map(({ chances }, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(chances[side] ?? 0).toFixed(1)}`)
            .join('')}
        />
      ))}
      {spots.map((spot, place) => (
        <g key={`${strokes[place]?.entry} ${strokes[place]?.seat}`} transform={`translate(${spot.x} ${spot.y})`}>
          <circle className="dot" r={DOT} />
          <text className="dot-number" dy="3.5">
            {place + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Beside those placed before where they would lie on each other. */
function spread(spots: readonly Spot[]): readonly Spot[] {
  const placed: Spot[] = [];
  for (const spot of spots) {
    let { x } = spot;
    const meets = () => placed.some((other) => Math.hypot(other.x - x, other.y - spot.y) < 2 * DOT + 1);
    const step = x > WIDTH / 2 ? -1 : 1;
    while (meets()) x += step;
    placed.push({ x, y: spot.y });
  }
  return placed;
}

function sideOf(draw: Draw, { sides }: Analysis): number {
  return draw.seat === null ? draw.luck.indexOf(ownLuck(draw, sides)) : placeOf(draw.seat, sides);
}

/** Evenly over the match, with its end. */
function Rows({ report, names }: Omit<CurveProps, 'onPick'>): ReactNode {
  const { curve, start } = report;
  const every = Math.ceil(curve.length / MOST_ROWS);
  const rows = curve.filter((_, i) => i % every === 0 || i === curve.length - 1);
  return (
    <table className="luck-table">
      <thead>
        <tr>
          <th scope="col">Move</th>
          {names.map((name, side) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place, and two may have one name.
            <th key={side} scope="col">
              {atStart(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row label="At the start" chances={start} />
        {rows.map(({ entry, chances }) => (
          <Row key={entry} label={String(entry)} chances={chances} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ label, chances }: { readonly label: string; readonly chances: readonly number[] }): ReactNode {
  return (
    <tr>
      <th scope="row">{label}</th>
      {chances.map((chance, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place.
        <td key={side}>{percent(chance)}</td>
      ))}
    </tr>
  );
}
