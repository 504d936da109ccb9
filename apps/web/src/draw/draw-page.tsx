/** The page for drawing a document of a game's options (a map, a plan), or for viewing a shared one. */
import type { Decoded } from '@shutterbox/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { loadGame } from '../games/games.ts';
import { Message } from '../pages/message.tsx';
import { type Craft, craftOf } from './craft.ts';
import { documentIn, hasDocument } from './link.ts';
import { Shared } from './shared.tsx';
import { Workshop } from './workshop.tsx';
import '../lobby/room.css';
import './draw.css';

type Loaded = Craft | 'none' | 'unreached';

interface Props {
  readonly game: string;
  /** If left out, the game's first document option. */
  readonly option?: string;
}

export function DrawPage({ game, option }: Props): ReactNode {
  const [craft, setCraft] = useState<Loaded>();
  useEffect(() => {
    const loading = loadGame(game);
    if (loading === undefined) setCraft('none');
    else
      loading.then(
        (bundle) => setCraft(craftOf(game, option, bundle) ?? 'none'),
        () => setCraft('unreached'),
      );
  }, [game, option]);
  if (craft === undefined) return <Unfolding />;
  if (craft === 'none')
    return <Message title="Nothing to draw here">There is no such game, or it has nothing to draw.</Message>;
  if (craft === 'unreached') return <Message title="This page did not load">Check your connection and reload.</Message>;
  return <Desk key={craft.path} craft={craft} />;
}

function Unfolding(): ReactNode {
  return <Message title="Unfolding the paper …" quiet />;
}

/** The shared document in the address, or your own. */
function Desk({ craft }: { readonly craft: Craft }): ReactNode {
  const hash = useLocationProperty(() => location.hash);
  const [read, setRead] = useState<{ readonly hash: string; readonly document: Decoded<unknown> }>();
  useEffect(() => {
    if (!hasDocument(hash)) return undefined;
    let gone = false;
    void documentIn(hash, { noun: craft.ui.noun, field: craft.field }).then((document) => {
      if (!gone) setRead({ hash, document });
    });
    return () => {
      gone = true;
    };
  }, [craft, hash]);
  if (!hasDocument(hash)) return <Workshop key={hash} craft={craft} notice="" />;
  if (read?.hash !== hash) return <Unfolding />;
  const { document } = read;
  if (document.ok) return <Shared key={hash} craft={craft} document={document.value} />;
  return <Workshop key={hash} craft={craft} notice={document.problem} />;
}
