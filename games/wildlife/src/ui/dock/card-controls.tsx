/** The drawn card, large, and what you can do with it. */
import { Icon } from '@shutterbox/ui';
import { Choice } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { PLACE, RESERVE } from '../../actions.ts';
import { RESERVE_SPACES } from '../../table.ts';
import { habitatName, inHabitat } from '../../text/words.ts';
import { NONE } from '../../types.ts';
import { homesOf } from '../facts.ts';
import { Drawing, HabitatIcon } from '../icons.tsx';
import { Token } from '../pieces/token.tsx';
import { StillPrint } from '../print.tsx';
import { promiseWords } from '../promise-words.ts';
import { useWanted } from '../wanted.ts';
import { habitatKey } from '../words.ts';
import { acceptWords, placeWords, reserveWords } from './card-words.ts';
import type { ControlsProps } from './controls.tsx';
import { offerOf, offersOf } from './offers.ts';

export function CardControls(props: ControlsProps): ReactNode {
  const { room, question, board } = props;
  const { view } = room;
  const wanted = useWanted(room);
  const accept = offerOf(board, 'accept');
  const reserve = offerOf(board, 'reserve');
  const places = offersOf(board, 'place');
  return (
    <>
      <StillPrint card={view.drawn} wanted={wanted} className="wl-big" />
      <span className="wl-buttons column">
        {accept !== undefined && (
          <Choice
            room={room}
            label="Accept 1 token"
            words={acceptWords(room)}
            icon={<Token />}
            primary
            offer={accept}
          />
        )}
        <PlaceChoices {...props} primary={accept === undefined} />
        {view.options.reserving && (
          <Choice
            room={room}
            label={view.offer === NONE ? 'Put in reserve' : 'Reserve instead'}
            words={reserveWords(room)}
            detail={`${view.reserves[question.seat]?.length ?? 0} of ${RESERVE_SPACES} spaces used`}
            icon={<Drawing name="sideways" />}
            primary={accept === undefined && places.length === 0}
            refused={reserve === undefined ? room.why(question, RESERVE) : undefined}
            offer={reserve}
          />
        )}
        {offersOf(board, 'spook').map((spook) => (
          <Choice
            key={spook.action.habitat}
            room={room}
            label={`Spook the ${habitatName(spook.action.habitat)}`}
            words={spook.words}
            icon={<Icon name="warn" />}
            primary={reserve === undefined && question.legal.length === 1}
            offer={spook}
          />
        ))}
      </span>
    </>
  );
}

/** The habitats that take the card; if its own habitat does not, it says why. */
function PlaceChoices({ room, question, board, primary }: ControlsProps & { readonly primary: boolean }): ReactNode {
  const { view } = room;
  const places = offersOf(board, 'place');
  const verb = view.offer === NONE ? 'Place' : 'Promise';
  const [home] = homesOf(view.drawn);
  if (places.length === 0 && home !== undefined) {
    const action = PLACE[home];
    const refused = action === undefined ? undefined : room.why(question, action);
    return (
      <span className="wl-no-place">
        <Choice
          room={room}
          label={`${verb} ${inHabitat(home)}`}
          icon={<HabitatIcon habitat={habitatKey(home)} />}
          refused={refused}
        />
      </span>
    );
  }
  const choices = places.map((place) => (
    <Choice
      key={place.action.habitat}
      room={room}
      label={places.length === 1 ? `${verb} ${inHabitat(place.action.habitat)}` : habitatName(place.action.habitat)}
      words={places.length === 1 ? placeWords(room) : place.words}
      icon={<HabitatIcon habitat={habitatKey(place.action.habitat)} />}
      detail={view.offer === NONE ? undefined : promiseWords(view, [place.action.habitat])}
      offer={place}
      primary={primary && places.length === 1}
    />
  ));
  return places.length === 1 ? (
    choices
  ) : (
    <span className="wl-places">
      <span>{verb} it</span>
      {choices}
    </span>
  );
}
