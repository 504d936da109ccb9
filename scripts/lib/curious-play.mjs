/** Plays so that every kind of question comes up: keeps cards, spends tokens, explores with too few dice. */
export function curiousPlay() {
  let researched = 0;
  return ({ kind, actions }) => {
    const like = (...types) =>
      types.flatMap((type) => actions.filter((action) => action.type === type))[0] ?? actions[0];
    switch (kind) {
      case 'research':
        researched += 1;
        return researched % 2 === 1 ? like('draw') : like('prepare');
      case 'offer':
        return like('offer');
      case 'card':
        return like('reserve', 'place', 'accept');
      case 'reserves':
        return like('placeReserved', 'done');
      case 'dice':
        return like('dieOnAnimal', 'done', 'dieOnHabitat');
      case 'tokens':
        return like('done');
      case 'failed':
        return like('pay', 'payFrom', 'giveUp');
      default:
        return actions[0];
    }
  };
}
