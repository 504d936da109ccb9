/** The replay of a finished match, loaded from its host. */
import type { Observer } from '@shutterbox/kernel';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameBundle } from '../games/bundle.ts';
import type { Host } from '../host/host.ts';
import { Message } from '../pages/message.tsx';
import { fetchRecord, type Opened } from './open-record.ts';
import { Replay } from './replay.tsx';

interface MatchReplayProps {
  readonly host: Host;
  readonly match: string;
  readonly at: number;
  readonly bundle: GameBundle;
  readonly from: Observer;
}

export function MatchReplay({ host, match, at, bundle, from }: MatchReplayProps): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const [, go] = useLocation();
  useEffect(() => {
    let gone = false;
    fetchRecord(host, match, bundle).then((record) => {
      if (!gone) setOpened(record);
    });
    return () => {
      gone = true;
    };
  }, [host, match, bundle]);
  const onMove = useCallback((number: number) => go(`/m/${match}?at=${number}`, { replace: true }), [go, match]);
  if (opened === undefined) return <Message title="Loading the replay …" quiet />;
  if (!opened.ok) return <Message title="There is no replay">{opened.problem}</Message>;
  return <Replay reel={opened.reel} bundle={bundle} at={at} onMove={onMove} address={`/m/${match}`} from={from} />;
}
