/** The shapes that the table page draws, by their short names. */
import type { Wire } from '$lib/wire';

export type { Choice, Command, Done, Line, Odds, Offer, Problem, TableView } from '$lib/wire';
export type NotPossible = Wire<'NotPossible'>;
export type Tray = Wire<'Tray'>;
export type TrayDie = Wire<'TrayDie'>;
export type Hand = Wire<'Hand'>;
export type Thrown = Wire<'Thrown'>;
export type Die = Wire<'Die'>;
export type Sum = Wire<'Sum'>;
export type CardView = Wire<'CardView'>;
export type PartView = CardView['parts'][number];
export type MeterView = Wire<'MeterView'>;
export type RowsView = Wire<'RowsView'>;
export type FigureView = Wire<'FigureView'>;
export type ChipsView = Wire<'ChipsView'>;
export type TraitsView = Wire<'TraitsView'>;
export type PlaceView = Wire<'PlaceView'>;
export type FixtureView = PlaceView['fixtures'][number];
export type OrderView = Wire<'OrderView'>;
export type LaneView = Wire<'LaneView'>;
export type TokenView = Wire<'TokenView'>;
export type TiesView = Wire<'TiesView'>;
export type BoxView = Wire<'BoxView'>;
export type Considered = Wire<'Considered'>;
export type MapView = Wire<'MapView'>;
export type AmendmentView = Wire<'AmendmentView'>;
export type RulePage = Wire<'RulePage'>;
export type RuleHit = Wire<'RuleHit'>;

/** Somebody whom the master may bring in, and the correction that does it. */
export interface RecruitView {
  id: string;
  name: string;
  kind: string;
  change: Record<string, unknown>;
}
