/** The wire's types under their own names; all of them are generated from the server's models. */
import type { components } from './api-types';

type Schemas = components['schemas'];
export type Wire<Name extends keyof Schemas> = Schemas[Name];

export type TableView = Schemas['TableView'];
export type ServerMessage = Schemas['ServerMessage'];
export type Command = Schemas['Ask']['command'];
export type Ask = Schemas['Ask'];
export type Done = Schemas['Done'];
export type Problem = Schemas['Problem'];
export type Choice = Schemas['Choice'];
export type Offer = Schemas['Offer'];
export type Odds = Schemas['Odds'];
export type Line = Schemas['Line'];
export type Lang = TableView['lang'];
