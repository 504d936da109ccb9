/** A replay from a file: drop it or choose it. */
import { Icon } from '@shutterbox/ui';
import { type DragEvent, type ReactNode, useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Leaf } from '../pages/leaf.tsx';
import { useRoom } from '../table/use-room.ts';
import { type OpenedFile, openFile } from './open-record.ts';
import { Replay } from './replay.tsx';

export function FilePage(): ReactNode {
  const [opened, setOpened] = useState<OpenedFile>();
  const [over, setOver] = useState(false);
  const [, go] = useLocation();
  const onMove = useCallback((number: number) => go(`/replay?at=${number}`, { replace: true }), [go]);
  const at = Number(new URLSearchParams(useSearch()).get('at') ?? 0);
  useRoom(opened?.ok === true ? opened.bundle.game.id : undefined);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file !== undefined) void openFile(file).then(setOpened);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  if (opened?.ok === true) {
    return (
      <Replay
        reel={opened.reel}
        bundle={opened.bundle}
        at={Number.isInteger(at) ? at : 0}
        onMove={onMove}
        address={undefined}
      />
    );
  }
  return (
    <Leaf title="Replay a match from a file">
      <p>Open a match that you downloaded from its replay. The file stays in this browser.</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first. */}
      <div
        className={over ? 'drop over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className="btn primary">
          <Icon name="folder" />
          Choose a file
          <input
            className="unseen"
            type="file"
            accept=".json,application/json"
            onChange={(event) => take(event.target.files)}
          />
        </label>
        <span>or drop it here</span>
      </div>
      {opened?.ok === false && <p role="alert">{opened.problem}</p>}
    </Leaf>
  );
}
