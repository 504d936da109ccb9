/** A node of the search tree stands for a history of actions as the searching seat may know it. */

export class Node<A> {
  readonly children = new Map<string, Node<A>>();
  /** The action that leads here; none at the root. */
  readonly action: A | undefined;
  /** Who took it. */
  readonly seat: number;
  visits = 0;
  /** Sum of the results of the seat that took the action. */
  value = 0;
  /** How often the action could have been chosen: it is not always legal. */
  available = 0;

  constructor(action: A | undefined, seat: number) {
    this.action = action;
    this.seat = seat;
  }
}
