/** The parts of the dock: material, choices, the primary button, and notes. */
import type { ReactNode } from 'react';

interface SlotProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Dice, cards, a meter. */
export function Material(props: SlotProps): ReactNode {
  return <Slot slot="dock-material" {...props} />;
}

/** The lists, which scroll where there is not enough room. */
export function Choices(props: SlotProps): ReactNode {
  return <Slot slot="dock-choices" {...props} />;
}

/** The large button and its alternatives: never scrolled away. */
export function Primary(props: SlotProps): ReactNode {
  return <Slot slot="dock-primary" {...props} />;
}

/** Its buttons, one below the other; side by side on a phone. */
export function Acts(props: SlotProps): ReactNode {
  return <Slot slot="dock-acts" {...props} />;
}

/** Chances, counts, switches. */
export function Aside(props: SlotProps): ReactNode {
  return <Slot slot="dock-aside" {...props} />;
}

function Slot({ slot, className, children }: SlotProps & { readonly slot: string }): ReactNode {
  return <div className={className === undefined ? slot : `${slot} ${className}`}>{children}</div>;
}
