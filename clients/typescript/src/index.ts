/** A typed client of the table's API: its types are generated from the server's own description. */
export type { Choice, Command, Done, Line, Offer, Problem, ServerMessage, TableView, Wire } from '../../../web/src/lib/wire';
export { updated, withOdds } from '../../../web/src/lib/merge';
export { Refused, Seat } from './seat';
