/** The way to a lesson, from the lobby and from the rules. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { hasGuide } from '../games/guides.ts';
import { startLesson } from './learn.ts';

interface LearnProps {
  readonly game: string;
  /** The game's name, for screen readers. */
  readonly title: string;
  readonly look: string;
  readonly onRefused: (sentence: string) => void;
}

/** Nothing if the game has no lesson. */
export function LearnButton(props: LearnProps): ReactNode {
  return hasGuide(props.game) ? <Learn {...props} /> : null;
}

function Learn({ game, title, look, onRefused }: LearnProps): ReactNode {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  async function learn(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const made = await startLesson(game);
    if (made.ok) return go(`/m/${made.value.id}`);
    setBusy(false);
    onRefused(made.refusal.sentence);
  }
  return (
    <button
      type="button"
      className={look}
      aria-label={`Learn in five minutes: ${title}`}
      aria-disabled={busy}
      onClick={() => void learn()}
    >
      <Icon name="help" />
      <span>Learn in five minutes</span>
    </button>
  );
}
