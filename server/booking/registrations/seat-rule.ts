/** Who gets seats. Pure: the transaction around it holds the lock. */

/** Enough seats for the whole party, or a place in the queue: a party is never split. */
export function takesSeats(headcount: number, seatsLeft: number): boolean {
  return headcount <= seatsLeft;
}

export interface Waiting {
  id: number;
  headcount: number;
}

/**
 * Which waiting parties move up when seats come back: in order, each that fits into what is left. A
 * large party at the front keeps its place but does not hold up the smaller ones behind it.
 *
 * @param waiting the queue, first come first.
 */
export function movesUp<Party extends Waiting>(waiting: readonly Party[], seatsLeft: number): Party[] {
  let left = seatsLeft;
  return waiting.filter((party) => {
    if (!takesSeats(party.headcount, left)) return false;
    left -= party.headcount;
    return true;
  });
}
