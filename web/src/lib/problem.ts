import type { Problem } from './wire';

/** Something was not done; `problem` says why in a sentence that people can read. */
export class TableError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.text);
    this.name = 'TableError';
    this.problem = problem;
  }
}

export function problem(code: string, text: string): Problem {
  return { code, text, rule: '', field: '' };
}

/** The sentence of whatever went wrong. */
export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
