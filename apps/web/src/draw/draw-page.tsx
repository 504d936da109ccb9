/** A page on which a player makes a document of a game's options (a map, a plan), or looks at one that somebody has sent. */
import { optionFields } from '@shutterbox/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { GameBundle } from '../games/bundle.ts';
import { loadGame } from '../games/games.ts';
import { Message } from '../pages/message.tsx';
import type { Craft } from './craft.ts';
import { documentIn } from './link.ts';
import { Shared } from './shared.tsx';
import { Workshop } from './workshop.tsx';
import '../lobby/room.css';
import './draw.css';

type Loaded = Craft | 'none' | 'unreached';

export function DrawPage({ game }: { readonly game: string }): ReactNode {
  const [craft, setCraft] = useState<Loaded>();
  const hash = useLocationProperty(() => location.hash);
  useEffect(() => {
    const loading = loadGame(game);
    if (loading === undefined) setCraft('none');
    else
      loading.then(
        (bundle) => setCraft(craftOf(game, bundle) ?? 'none'),
        () => setCraft('unreached'),
      );
  }, [game]);
  if (craft === undefined) return <Message title="Unfolding the paper …" quiet />;
  if (craft === 'none')
    return (
      <Message title="Nothing to draw here">There is no such game, or it has nothing that one could draw.</Message>
    );
  if (craft === 'unreached')
    return (
      <Message title="The paper has not arrived">
        The page could not be fetched. Check your connection and reload.
      </Message>
    );
  const linked = documentIn(hash, craft.field);
  if (linked?.ok === true) return <Shared key={hash} craft={craft} document={linked.value} />;
  const { noun } = craft.ui;
  return (
    <Workshop
      key={hash}
      craft={craft}
      notice={linked === undefined ? '' : `The link holds no ${noun} that can be opened. ${linked.problem}`}
    />
  );
}

function craftOf(game: string, { game: rules, ui }: GameBundle): Craft | undefined {
  if (ui.document === undefined) return undefined;
  const { option } = ui.document;
  const field = optionFields(rules.options).find(([name]) => name === option)?.[1];
  return field?.kind === 'document' ? { game, name: ui.name, ui: ui.document, field } : undefined;
}
