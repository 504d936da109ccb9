/** Documents as files: the same JSON that the option takes. */
import type { DocumentField } from '@shutterbox/kernel';
import { type AnyDocumentUi, Icon, saveFile } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { readJson } from './read-json.ts';
import type { Note } from './slip.tsx';

interface Props {
  readonly ui: AnyDocumentUi;
  readonly field: DocumentField<unknown>;
  readonly document: unknown;
  readonly onLoad: (document: unknown) => void;
  readonly onNote: (note: Note) => void;
}

export function Files({ ui, field, document, onLoad, onNote }: Props): ReactNode {
  async function load(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const json = await readJson(file, field.maxLength);
    const loaded = ui.read(json);
    if (loaded !== undefined) return onLoad(loaded);
    const decoded = field.decode(json);
    onNote({
      sentence: `There is no ${ui.noun} in this file. ${decoded.ok ? '' : decoded.problem}`.trim(),
      grave: true,
    });
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => saveFile(fileName(ui.nameOf(document)), ui.read(document))}>
        <Icon name="download" />
        Download
      </button>
      <label className="btn">
        <Icon name="folder" />
        Load a file
        <input
          className="unseen"
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            void load(target.files?.[0]);
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
      </label>
    </>
  );
}

function fileName(name: string): string {
  const plain = name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return `${plain.replaceAll(/^-+|-+$/g, '') || 'drawing'}.json`;
}
