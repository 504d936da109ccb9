/** The games, each with the way to its rules. */
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { CATALOGUE, gameName, type Listing } from '../lobby/catalogue.ts';
import { Film } from '../lobby/film.tsx';
import { LearnButton } from '../lobby/learn-button.tsx';
import { Leaf } from './leaf.tsx';
import './rules-index.css';

export function RulesIndex(): ReactNode {
  return (
    <Leaf title="Rules" wide>
      <p>
        Read them here, or learn by playing: a guided first match takes five minutes and then goes on as a real one.
      </p>
      <ul className="ri-games">
        {CATALOGUE.map((listing, at) => (
          <RulesCard key={listing.id} listing={listing} number={at + 1} />
        ))}
      </ul>
    </Leaf>
  );
}

function RulesCard({ listing, number }: { readonly listing: Listing; readonly number: number }): ReactNode {
  const { id, name, subtitle, players, minutes, pitch, offer } = listing;
  const ready = offer !== undefined;
  const [refused, setRefused] = useState('');
  return (
    <li className={`ri-game ${ready ? 'is-ready' : 'is-latent'}`}>
      <Film listing={listing} number={number} />
      <div className="ri-words">
        <h2>{name}</h2>
        <p className="ri-subtitle">{subtitle}</p>
        <p className="ri-pitch">{pitch}</p>
        <p className="unseen">
          {players} players, {minutes} minutes. {ready ? '' : 'Still being made: it has no rules to read yet.'}
        </p>
        {ready && (
          <div className="ri-acts">
            <Link href={`/rules/${id}`} className="btn primary" aria-label={`Read the rules: ${gameName(id)}`}>
              <Icon name="rules" />
              Read the rules
            </Link>
            <LearnButton game={id} title={gameName(id)} look="btn" onRefused={setRefused} />
            <p role="alert">{refused}</p>
          </div>
        )}
      </div>
    </li>
  );
}
