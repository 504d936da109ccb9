/** A game's rules on their own page; `#W-2.4` links to a rule. */
import { type ReactNode, useEffect, useState } from 'react';
import type { GameBundle } from '../games/bundle.ts';
import { loadGame } from '../games/games.ts';
import { gameName } from '../lobby/catalogue.ts';
import { LearnButton } from '../lobby/learn-button.tsx';
import { RulesText } from '../table/drawers/rules-text.tsx';
import { Leaf } from './leaf.tsx';
import { Message } from './message.tsx';
import { ruleIn } from './rule-in.ts';

export function RulesPage({ game }: { readonly game: string }): ReactNode {
  const [bundle, setBundle] = useState<GameBundle | 'none'>();
  const [refused, setRefused] = useState('');
  useEffect(() => {
    const loading = loadGame(game);
    if (loading === undefined) setBundle('none');
    else loading.then(setBundle, () => setBundle('none'));
  }, [game]);
  if (bundle === undefined) return <Message title="Loading the rules …" quiet />;
  if (bundle === 'none')
    return (
      <Message title="There is no such game">It has no rules here. Perhaps there is a typo in the address.</Message>
    );
  return (
    <Leaf title={`${gameName(game)}: the rules`}>
      <LearnButton game={game} title={bundle.ui.name} look="btn leaf-learn" onRefused={setRefused} />
      <p role="status">{refused}</p>
      <RulesText load={bundle.loadRules} rule={ruleIn(location.hash)} appendix={bundle.ui.appendix} heading="h2" />
    </Leaf>
  );
}
