import { describe, expect, it } from 'vitest';
import { found, settled, worded, type Option } from '../src/lib/settling';

function option(name: string, value: Option['value'], fallback: Option['value'], title = name): Option {
  const values = [
    { value: true, text: '' },
    { value: 'best', text: 'Das Beste zählt' },
  ];
  return { name, title, text: '', rule: `PS:${name}`, rules: [], value, default: fallback, values };
}

describe('open questions of the rules', () => {
  const options = [option('cover', 'sum', 'sum', 'Deckung'), option('burst', true, false), option('aim', 3, 2)];

  it('are told to the server as far as they differ from the scene', () => {
    expect(settled(options, {}, 'cover', 'best')).toEqual({ cover: 'best', burst: true, aim: 3 });
    expect(settled(options, {}, 'aim', 2)).toEqual({ burst: true });
    expect(settled(options, { burst: true }, 'aim', 2)).toEqual({});
    expect(settled(options, { burst: true }, 'burst', false)).toEqual({ burst: false, aim: 3 });
  });

  it('are found by any of their words, changed ones first', () => {
    expect(found(options, '', false).map(({ name }) => name)).toEqual(['burst', 'aim', 'cover']);
    expect(found(options, 'DECK', false).map(({ name }) => name)).toEqual(['cover']);
    expect(found(options, '', true).map(({ name }) => name)).toEqual(['burst', 'aim']);
  });

  it('have words for every value', () => {
    expect(worded(options[0]!, 'best', 'ja', 'nein')).toBe('Das Beste zählt');
    expect(worded(options[1]!, true, 'ja', 'nein')).toBe('ja');
    expect(worded(options[2]!, 3, 'ja', 'nein')).toBe('3');
  });
});
