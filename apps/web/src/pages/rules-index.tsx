/** The list of all rules pages. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CATALOGUE } from '../lobby/catalogue.ts';
import { Leaf } from './leaf.tsx';

export function RulesIndex(): ReactNode {
  return (
    <Leaf title="The rules">
      <p>Every rule has a number, and the table links to it.</p>
      <ul className="leaf-list">
        {CATALOGUE.filter(({ offer }) => offer !== undefined).map(({ id, name, subtitle, players, minutes }) => (
          <li key={id}>
            <Link href={`/rules/${id}`}>
              <b>{name}</b> {subtitle}
            </Link>
            <span>
              {players} players, {minutes} minutes
            </span>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
