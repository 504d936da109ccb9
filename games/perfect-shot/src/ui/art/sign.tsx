/** What an album asks for, as a sign. */
import type { ReactNode } from 'react';
import { PHOTO_OF } from '../../tiles.ts';
import type { Condition, Environment } from '../../types.ts';
import { figurePicture } from './pictures.ts';
import { SIGN_PATHS } from './sign-paths.ts';

function EnvironmentSign({ environment }: { readonly environment: Environment }): ReactNode {
  return (
    <svg
      className={`ps-sign ${environment}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own paths, which the tiles' pictures use too.
      dangerouslySetInnerHTML={{ __html: SIGN_PATHS[environment] }}
    />
  );
}

export function ConditionSign({ condition }: { readonly condition: Condition }): ReactNode {
  switch (condition.kind) {
    case 'same':
      return <Bars struck={false} />;
    case 'different':
      return <Bars struck />;
    case 'species':
      return <img className="ps-sign" src={figurePicture(PHOTO_OF[condition.species])} alt="" draggable={false} />;
    case 'environment':
      return <EnvironmentSign environment={condition.environment} />;
  }
}

function Bars({ struck }: { readonly struck: boolean }): ReactNode {
  return (
    <svg className="ps-sign bars" viewBox="0 0 24 24" aria-hidden="true">
      <path d={`M5 9h14M5 15h14${struck ? 'M16.5 3.5l-9 17' : ''}`} />
    </svg>
  );
}
