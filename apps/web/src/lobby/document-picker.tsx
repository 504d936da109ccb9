/** Picks a document for an option: none, a saved one or one from a file, with a link to draw a new one. The game's ui knows what the documents are. */
import { type AnyDocumentUi, Icon } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { drawPath } from '../draw/craft.ts';
import { readJson } from '../draw/read-json.ts';
import { useShelf } from '../draw/shelf-storage.ts';
import type { Field } from './offer.ts';
import type { PrintedChoice } from './printed.ts';
import './document-picker.css';

interface Props {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly game: string;
  readonly shelf: string;
  readonly field: Extract<Field, { kind: 'document' }>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly ui: AnyDocumentUi | undefined;
  readonly printed: PrintedChoice | undefined;
}

export function DocumentPicker({ ui, ...props }: Props): ReactNode {
  return ui === undefined ? <Plain {...props} /> : <Choices {...props} ui={ui} />;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A file, or none. */
function Plain(props: Omit<Props, 'ui'>): ReactNode {
  const { field, value, onChange } = props;
  const chosen = !isSame(value, field.default);
  return (
    <div className="lb-document-ways">
      <FileInput {...props} label={chosen ? 'Choose another file' : 'Choose a file'} />
      {chosen ? (
        <button type="button" className="btn quiet" onClick={() => onChange(field.default)}>
          Remove file
        </button>
      ) : null}
    </div>
  );
}

function Choices({ ui, printed, ...props }: Omit<Props, 'ui'> & { readonly ui: AnyDocumentUi }): ReactNode {
  const { id, game, field, value, onChange } = props;
  const shelf = useShelf(props.shelf, ui).flatMap((saved) => {
    const good = field.decode(saved.document);
    return good.ok ? [{ key: String(saved.id), document: good.value }] : [];
  });
  const isChosen = (document: unknown): boolean => isSame(document, value);
  const isNone = isChosen(field.default);
  /** From a file or from the drawing page; it stays in the list, so that it can be chosen again. */
  const [brought, setBrought] = useState(isNone ? undefined : value);
  const others = looseOf([brought, isNone ? undefined : value], shelf);
  const card = { group: id, ui };
  return (
    <div className="lb-documents">
      <div role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={props['aria-describedby']}>
        {[...others, ...shelf].map(({ key, document }) => (
          <Card key={key} {...card} document={document} chosen={isChosen(document)} onPick={() => onChange(document)} />
        ))}
        {printed === undefined ? (
          <Card {...card} name="None" sign="–" chosen={isNone} onPick={() => onChange(field.default)} />
        ) : (
          printed.field.choices.map((choice) => (
            <Card
              key={choice.value}
              {...card}
              document={printed.documentOf(choice.value)}
              name={choice.label}
              chosen={isNone && choice.value === printed.value}
              onPick={() => printed.onPick(choice.value)}
            />
          ))
        )}
      </div>
      <div className="lb-document-ways">
        <Link href={drawPath(game, ui.option)} className="btn quiet">
          <Icon name="more" />
          Draw a {ui.noun}
        </Link>
        <FileInput
          {...props}
          label={`Load a ${ui.noun} from a file`}
          onChange={(document) => {
            setBrought(document);
            onChange(document);
          }}
        />
      </div>
    </div>
  );
}

/** Documents that are not saved: loaded from a file, or set by a preset. */
function looseOf(documents: readonly unknown[], shelf: readonly Kept[]): readonly Kept[] {
  return documents.flatMap((document, at) => {
    const isKept = shelf.some((kept) => isSame(kept.document, document));
    const isFirst = documents.findIndex((other) => isSame(other, document)) === at;
    return document === undefined || isKept || !isFirst ? [] : [{ key: `loose ${at}`, document }];
  });
}

interface Kept {
  readonly key: string;
  readonly document: unknown;
}

interface CardProps {
  readonly group: string;
  readonly ui: AnyDocumentUi;
  /** Undefined for a card without a picture. */
  readonly document?: unknown;
  /** For a card without a document: its name and a sign. */
  readonly name?: string;
  readonly sign?: string;
  readonly chosen: boolean;
  readonly onPick: () => void;
}

function Card({ group, ui, document, name = '', sign = '?', chosen, onPick }: CardProps): ReactNode {
  const { Picture } = ui;
  return (
    <label className="lb-document">
      <input type="radio" name={group} checked={chosen} onChange={onPick} />
      <span>
        <i aria-hidden="true">{document === undefined ? sign : <Picture document={document} />}</i>
        <b>{document === undefined ? name : ui.nameOf(document)}</b>
        {document !== undefined && <small>{ui.facts(document).slice(0, MOST_FACTS).join(', ')}</small>}
      </span>
    </label>
  );
}

/** Nobody reads more in a gallery. */
const MOST_FACTS = 2;

/** The game decides whether the file is valid. */
function FileInput({
  field,
  onChange,
  label,
  ...rest
}: Omit<Props, 'ui' | 'printed'> & { readonly label: string }): ReactNode {
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
