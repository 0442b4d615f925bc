/** Real dice, typed in: a field for each die, a chain of fields for one that is thrown on. */
export type Chain = (number | null)[];
export type Faces = (number | number[])[];
export type Flaw = { die: number; kind: 'missing' } | { die: number; kind: 'high'; sides: number };

/** Empty fields for a throw; one die to begin with if their number is not known. */
export function fields(dice: readonly number[] | null | undefined): Chain[] {
  return (dice ?? [0]).map(() => [null]);
}

/** The chains after a face was typed: a die that shows its highest number gets a next field, if dice are thrown on. */
export function withFace(
  chain: Chain,
  at: number,
  face: number | null,
  sides: number | null,
  explodes: boolean,
): Chain {
  const changed = chain.map((old, i) => (i === at ? face : old));
  const isLast = at === changed.length - 1;
  if (explodes && isLast && sides && face === sides) return [...changed, null];
  if (explodes && !isLast && face !== sides && sides) return changed.slice(0, at + 1);
  return changed;
}

/** The fields where each die that shows its highest number brings one more: as many as there must be by now. */
export function grown(chains: readonly Chain[], dice: readonly number[]): Chain[] {
  const fields: Chain[] = [];
  for (let owed = dice.length; fields.length < owed; ) {
    const chain = chains[fields.length] ?? [null];
    if (chain[0] === dice[0]) owed++;
    fields.push(chain);
  }
  return fields;
}

/** What is wrong with the fields, if anything; dice are counted from one. */
export function flaw(chains: readonly Chain[], dice: readonly number[] | null | undefined): Flaw | null {
  for (const [i, chain] of chains.entries()) {
    const sides = dice?.[i];
    if (chain[0] === null || chain[0] === undefined) return { die: i + 1, kind: 'missing' };
    for (const face of chain) {
      if (face !== null && sides && face > sides) return { die: i + 1, kind: 'high', sides };
    }
  }
  return null;
}

/** The faces as the server reads them: a number for a die, a list for a chain; open fields at a chain's end do not count. */
export function faces(chains: readonly Chain[]): Faces {
  return chains.map((chain) => {
    const known = chain.filter((face): face is number => face !== null);
    return known.length === 1 ? (known[0] as number) : known;
  });
}
