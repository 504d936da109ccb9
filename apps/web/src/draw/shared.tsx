/** A shared document, from a link: view it, play on it or save it. Your own documents stay untouched until you choose otherwise. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useEffect, useId } from 'react';
import { Link, useLocation } from 'wouter';
import { Foot } from '../lobby/foot.tsx';
import { TopBar } from '../lobby/top-bar.tsx';
import type { Craft } from './craft.ts';
import { PlayButtons } from './play-buttons.tsx';
import { copied, isSame } from './shelf.ts';
import { changeShelf, replaceDraft, useShelf } from './shelf-storage.ts';
import { Facts, Problems } from './verdict.tsx';

export function Shared({ craft, document }: { readonly craft: Craft; readonly document: unknown }): ReactNode {
  const { game, ui, path } = craft;
  const { Picture, noun } = ui;
  const [, go] = useLocation();
  const shelf = useShelf(craft.shelf, ui);
  const verdict = useId();
  const title = ui.nameOf(document);
  const saved = shelf.some((each) => isSame(ui, each.document, document));
  useEffect(() => {
    globalThis.document.title = `${title} – Shutterbox`;
  }, [title]);
  return (
    <div className="lb-room draw">
      <TopBar />
      <main className="draw-body">
        <div className="draw-head">
          <p className="draw-eyebrow">
            {craft.name}: shared {noun}
          </p>
          <h1>{title}</h1>
          <Facts facts={ui.facts(document)} />
        </div>
        <div className="draw-table">
          <div className="draw-card">
            <Picture document={document} />
          </div>
        </div>
        <div className="draw-side">
          <Problems id={verdict} game={game} noun={noun} problems={ui.problems(document)} />
          <PlayButtons craft={craft} document={document} hindrance={undefined} />
          <div className="draw-deeds">
            <button
              type="button"
              className="btn"
              onClick={() => {
                replaceDraft(craft.shelf, ui, { document });
                go(path);
              }}
            >
              Edit a copy
            </button>
            <button
              type="button"
              className="btn"
              disabled={saved}
              onClick={() => changeShelf(craft.shelf, ui, (list) => copied(list, ui, document))}
            >
              {saved ? <Icon name="check" /> : null}
              {saved ? `Saved in your ${noun}s` : 'Save'}
            </button>
          </div>
          <p className="lb-help">
            <Link href={path}>Draw your own</Link>
          </p>
        </div>
      </main>
      <Foot />
    </div>
  );
}
