import { describe, expect, it } from 'vitest';
import { largest } from './fitting';

describe('type for the room', () => {
  it('is as large as it can be', () => {
    expect(largest([1.3, 1, 0.7], (size) => size <= 1)).toBe(1);
  });
  it('is as small as it may be if nothing fits', () => {
    expect(largest([1.3, 1, 0.7], () => false)).toBe(0.7);
  });
});
