import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CREDITS } from './credits.ts';
import { Leaf } from './leaf.tsx';

const CC_BY = 'https://creativecommons.org/licenses/by/3.0/';

export function About(): ReactNode {
  return (
    <Leaf title="About Shutterbox">
      <p>
        A table for four games about taking the shot. Play alone against bots, around one screen, or with friends
        anywhere by sending a link; in one sitting, or a move a day. There are no accounts: a name, and a link with
        which to come back.
      </p>
      <p>
        Dice and cards are honest. The server commits to a secret before a match, and gives it away afterwards, so that
        anybody can check every throw. Bots see exactly what a person in their seat sees.
      </p>

      <h2>Independent</h2>
      <p>
        Shutterbox is an independent implementation. It has no link to the designers and publishers of these games, and
        is neither made nor endorsed by them. It contains none of their texts and none of their art: the rules are told
        in our own words, the art is our own or openly licensed, and what is printed on cards and not in the rulebooks
        is invented and marked so. Names of games and their makers belong to their owners. If you enjoy a game here, buy
        the real one.
      </p>

      <h2>What is kept about you</h2>
      <p>
        The name that you choose, the matches that you play, and one cookie that says who you are. Your settings stay in
        this browser. Nothing is loaded from anywhere else, and nobody is told. Behind the round button with your
        initial you can delete all of it.
      </p>

      <h2>Whose work is in it</h2>
      <p>Landscapes, most animals, cards, dice and all the rest of the drawing are our own. With thanks to:</p>
      <dl className="leaf-credits">
        {CREDITS.map(({ what, who, licence, address }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <a href={address} rel="noreferrer">
                {who}
              </a>
              , {licence.startsWith('CC BY') ? <a href={CC_BY}>{licence}</a> : licence}
            </dd>
          </div>
        ))}
      </dl>
      <p>Shutterbox itself is free under the MIT licence.</p>
      <div className="leaf-deeds">
        <Link href="/" className="btn primary">
          To the games
        </Link>
      </div>
    </Leaf>
  );
}
