/** None, one of one's own, or one from a file; and the way to make one. What it is all about, the game's own part knows. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { readJson } from '../draw/read-json.ts';
import type { AnyDocumentUi } from '../draw/shelf.ts';
import { useShelf } from '../draw/shelf-storage.ts';
import { loadGame } from '../games/games.ts';
import type { Field } from './offer.ts';
import './document-picker.css';

interface Props {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly game: string;
  readonly field: Extract<Field, { kind: 'document' }>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

export function DocumentPicker(props: Props): ReactNode {
  const ui = useDocumentUi(props.game);
  return ui === undefined ? <Plain {...props} /> : <Choices {...props} ui={ui} />;
}

/** Undefined while it is on its way, and for a game whose documents come from files alone. */
function useDocumentUi(game: string): AnyDocumentUi | undefined {
  const [ui, setUi] = useState<AnyDocumentUi>();
  useEffect(() => {
    loadGame(game)?.then(
      (bundle) => setUi(bundle.ui.document),
      // Files can be chosen all the same.
      () => undefined,
    );
  }, [game]);
  return ui;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A file, or none. */
function Plain(props: Props): ReactNode {
  const { field, value, onChange } = props;
  const chosen = !isSame(value, field.default);
  return (
    <div className="lb-document-ways">
      <FileInput {...props} label={chosen ? 'Choose another file' : 'Choose a file'} />
      {chosen ? (
        <button type="button" className="btn quiet" onClick={() => onChange(field.default)}>
          Leave it out
        </button>
      ) : null}
    </div>
  );
}

function Choices({ ui, ...props }: Props & { readonly ui: AnyDocumentUi }): ReactNode {
  const { id, game, field, value, onChange } = props;
  const { Picture, noun } = ui;
  const shelf = useShelf(game, ui).flatMap((saved) => {
    const good = field.decode(saved.document);
    return good.ok ? [{ key: String(saved.id), document: good.value }] : [];
  });
  const isChosen = (document: unknown): boolean => isSame(document, value);
  const isNone = isChosen(field.default);
  /** From a file, or from the page where it was drawn: it stays to be chosen again. */
  const [brought, setBrought] = useState(isNone ? undefined : value);
  const isKept = brought === undefined || shelf.some(({ document }) => isSame(document, brought));
  const other = isKept ? [] : [{ key: 'other', document: brought }];
  return (
    <div className="lb-documents">
      <div role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={props['aria-describedby']}>
        <label className="lb-document">
          <input type="radio" name={id} checked={isNone} onChange={() => onChange(field.default)} />
          <span>
            <i aria-hidden="true">–</i>
            <b>None</b>
          </span>
        </label>
        {[...other, ...shelf].map(({ key, document }) => (
          <label key={key} className="lb-document">
            <input type="radio" name={id} checked={isChosen(document)} onChange={() => onChange(document)} />
            <span>
              <i>
                <Picture document={document} />
              </i>
              <b>{ui.nameOf(document)}</b>
            </span>
          </label>
        ))}
      </div>
      <div className="lb-document-ways">
        <Link href={`/draw/${game}`} className="btn quiet">
          <Icon name="more" />
          Draw a {noun}
        </Link>
        <FileInput
          {...props}
          label={`A ${noun} from a file`}
          onChange={(document) => {
            setBrought(document);
            onChange(document);
          }}
        />
      </div>
    </div>
  );
}

/** Whether it is good is for the game to say. */
function FileInput({ field, onChange, label, ...rest }: Props & { readonly label: string }): ReactNode {
  const [problem, setProblem] = useState('');
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const document = field.decode(await readJson(file, field.maxLength));
    setProblem(document.ok ? '' : document.problem);
    if (document.ok) onChange(document.value);
  };
  return (
    <>
      <label className="btn quiet lb-file">
        <Icon name="folder" />
        <span>{label}</span>
        <input
          className="unseen"
          type="file"
          accept="application/json,.json"
          aria-describedby={rest['aria-describedby']}
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </label>
      <p role="alert">{problem}</p>
    </>
  );
}
