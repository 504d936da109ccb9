import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CREDITS } from './credits.ts';
import { Leaf } from './leaf.tsx';

const CC_BY = 'https://creativecommons.org/licenses/by/3.0/';

export function About(): ReactNode {
  return (
    <Leaf title="About Shutterbox">
      <p>
        Four games about taking the shot. Play alone against bots, with friends around one screen, or with friends
        anywhere: just send them a link. Play in one sitting or a move a day. You don’t need an account, only a name,
        and a recovery link if you want to come back on another device.
      </p>
      <p>
        Dice and cards are honest. The server locks in a secret before a match and reveals it afterwards, so you can
        check every roll. Bots see exactly what you would see in their seat.
      </p>

      <h2>Independent</h2>
      <p>
        Shutterbox is an independent project. The designers and publishers of these games did not make it and do not
        endorse it. It contains none of their text or art: the rules are in our own words, the art is our own or openly
        licensed, and where the rulebooks do not show a card, we invented our own. The names of the games and their
        makers belong to their owners. If you enjoy a game here, buy the real one.
      </p>

      <h2>What we keep about you</h2>
      <p>
        We keep the name you choose, the matches you play, and one cookie that says who you are. Your settings stay in
        this browser. We load nothing from other sites and share nothing with anyone. To delete everything, press the
        round button at the top right.
      </p>

      <h2>Credits</h2>
      <p>We drew the landscapes, the cards, the dice and most of the animals ourselves. With thanks to:</p>
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
          See the games
        </Link>
      </div>
    </Leaf>
  );
}
