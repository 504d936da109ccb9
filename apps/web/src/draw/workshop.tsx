/** The drawing board: the document you are editing, and everything you can do with it. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Foot } from '../lobby/foot.tsx';
import { TopBar } from '../lobby/top-bar.tsx';
import type { Craft } from './craft.ts';
import { Files } from './files.tsx';
import { begun, changed, type History, redone, renamed, undone } from './history.ts';
import { PlayButtons } from './play-buttons.tsx';
import { Samples } from './samples.tsx';
import { Share } from './share.tsx';
import { added, type Draft, isSame, replaced } from './shelf.ts';
import { ShelfList } from './shelf-list.tsx';
import { changeShelf, draftOf, keepDraft, replaceDraft, useShelf } from './shelf-storage.ts';
import { type Note, Slip } from './slip.tsx';
import { useUndoKeys } from './undo-keys.ts';
import { Facts, Problems } from './verdict.tsx';
import { WhatToDraw } from './what-to-draw.tsx';

interface Props {
  readonly craft: Craft;
  /** A note to show at the start. */
  readonly notice: string;
}

const NOT_KEPT =
  'This browser cannot save, so your drawing is lost when you close the page. Download it, or share it as a link.';

interface Board {
  readonly history: History<unknown>;
  readonly of: number | undefined;
}

export function Workshop({ craft, notice }: Props): ReactNode {
  const { game, ui, field } = craft;
  const { noun, Editor } = ui;
  const [board, setBoard] = useState<Board>(() => boardOf(draftOf(craft.shelf, ui)));
  const [note, setNote] = useState<Note | undefined>(notice === '' ? undefined : { sentence: notice, grave: true });
  const shelf = useShelf(craft.shelf, ui);
  const verdict = useId();
  const { history, of } = board;
  const { now: document } = history;
  const problems = ui.problems(document);
  const flawed = problems.some(({ severity }) => severity === 'error');
  const saved = shelf.find(({ id }) => id === of);
  const isSaved = saved !== undefined && isSame(ui, saved.document, document);

  useEffect(() => {
    globalThis.document.title = `Draw a ${noun} – Shutterbox`;
  }, [noun]);

  function show(next: Board): void {
    setBoard(next);
    keepDraft(craft.shelf, { document: next.history.now, ...(next.of === undefined ? {} : { of: next.of }) });
  }
  const step = (next: History<unknown>): void => show({ history: next, of });
  const undo = (): void => step(undone(history));
  const redo = (): void => step(redone(history));
  useUndoKeys(undo, redo);

  /** Opens another document; nothing is lost. */
  function take(next: Draft): void {
    const aside = replaceDraft(craft.shelf, ui, next);
    setBoard(boardOf(next));
    setNote(
      aside === undefined ? undefined : { sentence: `“${aside}” was not saved, so we saved it in your ${noun}s.` },
    );
  }

  function save(): void {
    const own = ui.read(document);
    const { shelf: list, lasts } = changeShelf(craft.shelf, ui, (before) =>
      before.some(({ id }) => id === of) ? replaced(before, of ?? 0, own) : added(before, own),
    );
    show({ history, of: list.some(({ id }) => id === of) ? of : list[0]?.id });
    setNote(lasts ? { sentence: 'Saved in this browser.' } : { sentence: NOT_KEPT, grave: true });
  }

  return (
    <div className="lb-room draw">
      <TopBar />
      <main className="draw-body">
        <div className="draw-head">
          <WhatToDraw craft={craft} />
          <h1>Draw a {noun}</h1>
          <label className="lb-field">
            <span>Name</span>
            <input
              value={ui.nameOf(document)}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => step(renamed(history, ui.renamed(document, target.value)))}
            />
          </label>
          <Facts facts={ui.facts(document)} />
        </div>
        <div className="draw-table">
          <Editor document={document} onChange={(next) => step(changed(history, next))}>
            <button
              type="button"
              className="btn icon"
              aria-label="Undo"
              disabled={history.past.length === 0}
              onClick={undo}
            >
              <Icon name="undo" />
            </button>
            <button
              type="button"
              className="btn icon"
              aria-label="Redo"
              disabled={history.future.length === 0}
              onClick={redo}
            >
              <Icon name="redo" />
            </button>
            <Samples ui={ui} onPick={(sample) => take({ document: sample })} />
          </Editor>
        </div>
        <div className="draw-side">
          <Problems id={verdict} game={game} noun={noun} problems={problems} />
          <PlayButtons craft={craft} document={document} hindrance={flawed ? verdict : undefined} />
          <div className="draw-deeds">
            <button type="button" className="btn" disabled={isSaved} onClick={save}>
              {isSaved ? <Icon name="check" /> : null}
              {isSaved ? 'Saved' : 'Save'}
            </button>
            <Share craft={craft} document={document} hindrance={flawed ? verdict : undefined} />
            <Files
              ui={ui}
              field={field}
              document={document}
              onLoad={(loaded) => take({ document: loaded })}
              onNote={setNote}
            />
          </div>
          <ShelfList
            craft={craft}
            shelf={shelf}
            open={of}
            onNew={() => take({ document: ui.blank })}
            onOpen={({ id, document: own }) => take({ document: own, of: id })}
            onNote={setNote}
          />
        </div>
      </main>
      <Foot />
      <Slip note={note} onGone={() => setNote(undefined)} />
    </div>
  );
}

function boardOf({ document, of }: Draft): Board {
  return { history: begun(document), of };
}
