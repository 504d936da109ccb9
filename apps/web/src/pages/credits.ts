/** Credits for the site; NOTICE.md has the same, with every package. */
export interface Credit {
  readonly what: string;
  readonly who: string;
  readonly licence: string;
  readonly address: string;
}

export const CREDITS: readonly Credit[] = [
  {
    what: 'Some of the animals',
    who: 'Fluent Emoji, by Microsoft; some of them adapted',
    licence: 'MIT',
    address: 'https://github.com/microsoft/fluentui-emoji',
  },
  {
    what: 'Jeep and astronaut’s helmet in the lobby',
    who: 'Delapouite, at game-icons.net; recoloured and set into our own pictures',
    licence: 'CC BY 3.0',
    address: 'https://game-icons.net/1x1/delapouite/jeep.html',
  },
  {
    what: 'Headings',
    who: 'Fraunces, by Undercase Type (The Fraunces Project Authors)',
    licence: 'SIL Open Font License 1.1',
    address: 'https://github.com/undercasetype/Fraunces',
  },
  {
    what: 'Text',
    who: 'Figtree, by Erik Kennedy (The Figtree Project Authors)',
    licence: 'SIL Open Font License 1.1',
    address: 'https://github.com/erikdkennedy/figtree',
  },
  {
    what: 'Camera stats',
    who: 'IBM Plex Mono, by IBM',
    licence: 'SIL Open Font License 1.1',
    address: 'https://github.com/IBM/plex',
  },
  {
    what: 'The page',
    who: 'React (Meta), wouter (Aleksey Taranov), zustand (Paul Henschel)',
    licence: 'MIT and Unlicense',
    address: 'https://react.dev',
  },
];
