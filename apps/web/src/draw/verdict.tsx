/** A document's figures and problems. */
import { type DocumentProblem, Icon } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { RuleLink } from '../lobby/rule-link.tsx';

export function Facts({ facts }: { readonly facts: readonly string[] }): ReactNode {
  return (
    <ul className="draw-facts" aria-label="Figures">
      {facts.map((fact) => {
        const [figure, ...words] = fact.split(' ');
        return (
          <li key={words.join(' ')}>
            <b>{figure}</b> {words.join(' ')}
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  readonly id: string;
  readonly game: string;
  readonly noun: string;
  readonly problems: readonly DocumentProblem[];
}

export function Problems({ id, game, noun, problems }: Props): ReactNode {
  return (
    <div id={id} className="draw-verdict" role="status">
      {problems.length === 0 ? (
        <p className="draw-fine">
          <Icon name="check" />A fine {noun}: nothing is wrong with it.
        </p>
      ) : (
        <ul>
          {problems.map(({ severity, sentence, rule }) => (
            <li key={sentence} className={`is-${severity}`}>
              <Icon name="warn" />
              <p>
                <b>{severity === 'error' ? 'Not yet.' : 'Note:'}</b> {sentence} <RuleLink game={game} rule={rule} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
