/** What every field of one form may look up. */
import { getContext, setContext } from 'svelte';
import type { Api } from '$lib/api';
import type { Wire } from '$lib/wire';
import type { Data, Problem } from './values';

export interface FormContext {
  readonly api: Api;
  readonly data: Data;
  readonly problems: Problem[];
  readonly offers: Wire<'FormPage'>['offers'];
  readonly kinds: Wire<'KindInfo'>[];
  /** Whether it is somebody between two scenes. */
  readonly isInPlay: boolean;
  /** The address of a new entry of a kind. */
  readonly newOne: (kind: string) => string;
}

const KEY = Symbol('form');
export const setForm = (context: FormContext): FormContext => setContext(KEY, context);
export const getForm = (): FormContext => getContext<FormContext>(KEY);
