/** How a table settles the open questions of its rules. */
import type { Wire } from './wire';

export type Option = Wire<'OptionInfo'>;
export type Value = Option['value'];

export function isChanged(option: Option): boolean {
  return option.value !== option.default;
}

/** What the server is told once one option has another value: all that differs from what the scene itself says. */
export function settled(
  options: Option[],
  scene: Record<string, Value>,
  name: string,
  value: Value,
): Record<string, Value> {
  const after = options.map((option) => (option.name === name ? { ...option, value } : option));
  const own = after.filter((option) => option.value !== (scene[option.name] ?? option.default));
  return Object.fromEntries(own.map((option) => [option.name, option.value]));
}

/** The options that speak of what is searched for, changed ones first. */
export function found(options: Option[], search: string, onlyChanged: boolean): Option[] {
  const wanted = search.trim().toLocaleLowerCase();
  const speaks = (option: Option): boolean =>
    [option.name, option.title, option.text, option.rule, ...option.rules, ...option.values.map(({ text }) => text)]
      .join('\n')
      .toLocaleLowerCase()
      .includes(wanted);
  const seen = options.filter((option) => (!onlyChanged || isChanged(option)) && (!wanted || speaks(option)));
  return [...seen.filter(isChanged), ...seen.filter((option) => !isChanged(option))];
}

/** The words for a value: those of the catalogue, or the value itself. */
export function worded(option: Option, value: Value, yes: string, no: string): string {
  const text = option.values.find((one) => one.value === value)?.text;
  return text || (typeof value === 'boolean' ? (value ? yes : no) : String(value));
}
