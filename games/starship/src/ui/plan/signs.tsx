/** Doors, hatches, valves and what leads to other decks. What is shut is solid across its wall; what is open leaves a gap, with its leaves at the sides. */
import type { ReactNode } from 'react';
import type { PortalKind } from '../../plan/types.ts';

/** Where the floor shows through an opening. */
const GAP = <rect className="ss-gap" x="-16" y="-4" width="32" height="8" />;
/** Of six blades: where each begins at the rim, and where it ends, for an aperture of 1. */
const BLADES = [
  [0, -1, 0.62, -0.1],
  [0.866, -0.5, 0.397, 0.487],
  [0.866, 0.5, -0.223, 0.587],
  [0, 1, -0.62, 0.1],
  [-0.866, 0.5, -0.397, -0.487],
  [-0.866, -0.5, 0.223, -0.587],
] as const;

function bladesOf(r: number): string {
  const at = (part: number): string => (part * r).toFixed(1);
  return BLADES.map(([x, y, toX, toY]) => `M${at(x)} ${at(y)}L${at(toX)} ${at(toY)}`).join('');
}

function Aperture({ r }: { readonly r: number }): ReactNode {
  return (
    <>
      <circle className="ss-disc" r={r} />
      <path className="ss-blade" d={bladesOf(r)} />
      <circle className="ss-pupil" r={r} />
    </>
  );
}

function Wheel(): ReactNode {
  return (
    <>
      <circle className="ss-sign" r="7" />
      <path className="ss-stroke" d="M-7 0H7M0-7V7" />
    </>
  );
}

const JAMBS = <path className="ss-jamb" d="M-16-5v10M16-5v10" />;

interface SignProps {
  readonly open: boolean;
  /** It is seen to open or shut. */
  readonly moves?: boolean | undefined;
}

/** What comes or goes: drawn while it shuts, while it stays shut, and while it still opens. */
function Shutting({ open, moves = false, children }: SignProps & { readonly children: ReactNode }): ReactNode {
  if (open && !moves) return null;
  return <g className={moves ? (open ? 'ss-opens' : 'ss-shuts') : undefined}>{children}</g>;
}

function Door({ open, moves }: SignProps): ReactNode {
  return (
    <>
      {GAP}
      {open && <path className="ss-leaf" d="M-16-3.500h5v7h-5ZM11-3.500h5v7h-5Z" />}
      <Shutting open={open} moves={moves}>
        <path className="ss-leaf ss-leaf-left" d="M-15-3.500h15v7h-15Z" />
        <path className="ss-leaf ss-leaf-right" d="M0-3.500h15v7h-15Z" />
      </Shutting>
      {JAMBS}
    </>
  );
}

function Iris({ open, moves }: SignProps): ReactNode {
  return (
    <>
      {GAP}
      <path className="ss-collar" d="M-16 0h5M11 0h5" />
      {open && <path className="ss-ring" d="M-6.500-9A11 11 0 0 0-6.500 9M6.500-9A11 11 0 0 1 6.500 9" />}
      <Shutting open={open} moves={moves}>
        <Aperture r={10.5} />
      </Shutting>
    </>
  );
}

function Hatch({ open }: SignProps): ReactNode {
  return (
    <>
      {GAP}
      {open ? (
        <>
          <path className="ss-swung" d="M-13 0-9 22" />
          <path className="ss-swing" d="M13 0A26 26 0 0 1-9 22" />
        </>
      ) : (
        <>
          <rect className="ss-solid" x="-13" y="-3" width="26" height="6" />
          <Wheel />
        </>
      )}
      {JAMBS}
    </>
  );
}

function Cargo({ open }: SignProps): ReactNode {
  return open ? (
    <>
      {GAP}
      <path className="ss-leaf" d="M-16-4h4v8h-4ZM12-4h4v8h-4Z" />
    </>
  ) : (
    <path className="ss-leaf" d="M-16-4h32v8h-32ZM-8-4v8M0-4v8M8-4v8" />
  );
}

function Lift({ open, moves }: SignProps): ReactNode {
  return (
    <>
      {GAP}
      {open && <path className="ss-leaf" d="M-16-3h4v6h-4ZM12-3h4v6h-4Z" />}
      <Shutting open={open} moves={moves}>
        <path className="ss-leaf ss-leaf-left" d="M-14-3h14v6h-14Z" />
        <path className="ss-leaf ss-leaf-right" d="M0-3h14v6h-14Z" />
      </Shutting>
      {JAMBS}
    </>
  );
}

function Plate({ open }: SignProps): ReactNode {
  return open ? GAP : <path className="ss-leaf" d="M-9-3h18v6h-18ZM-6 0h.1M6 0h.1" />;
}

const SIGNS: Readonly<Record<PortalKind, (props: SignProps) => ReactNode>> = {
  door: Door,
  hatch: Hatch,
  iris: Iris,
  cargo: Cargo,
  lift: Lift,
  plate: Plate,
  bulkheadPlate: Plate,
};

interface PortalSignProps extends SignProps {
  readonly kind: PortalKind;
}

/** Drawn as in a wall that runs across, about its middle. */
export function PortalSign({ kind, open, moves = false }: PortalSignProps): ReactNode {
  const Sign = SIGNS[kind];
  return <Sign open={open} moves={moves} />;
}

const FRAME = <rect className="ss-sign" x="-13" y="-13" width="26" height="26" />;

/** The cover of a shaft, seen from above. */
export function ShaftSign({ kind, open, moves = false }: SignProps & { readonly kind: 'iris' | 'hatch' }): ReactNode {
  if (open)
    return (
      <>
        {FRAME}
        <circle className="ss-shaft" r="11" />
        <path className="ss-stroke" d="M-5-7v14M5-7v14M-5-3h10M-5 3h10" />
        {kind === 'iris' && moves && (
          <Shutting open moves>
            <Aperture r={10} />
          </Shutting>
        )}
      </>
    );
  return (
    <>
      {FRAME}
      {kind === 'iris' ? (
        <Shutting open={false} moves={moves}>
          <Aperture r={10} />
        </Shutting>
      ) : null}
      {kind === 'hatch' ? (
        <>
          <path className="ss-thin" d="M-13-13 13 13M13-13-13 13" />
          <Wheel />
        </>
      ) : null}
    </>
  );
}

/** The foot of a shaft. */
export function LadderSign(): ReactNode {
  return (
    <>
      {FRAME}
      <path className="ss-stroke" d="M-5-10v20M5-10v20M-5-6h10M-5 0h10M-5 6h10" />
    </>
  );
}

export function LiftSign(): ReactNode {
  return (
    <>
      {FRAME}
      <path className="ss-thin" d="M-10-10 10 10M10-10-10 10" />
      <path className="ss-solid" d="M0-10 7-2H-7ZM0 10 7 2H-7Z" />
    </>
  );
}
