import { expect, test } from 'vitest';
import { answeredBy, cacheName, isStale } from './shell';

const shell = { version: 'b', files: ['/', '/assets/index-1.js', '/emblem.svg'] };
const home = 'http://table';
const by = (address: string, method = 'GET'): string => answeredBy(shell, home, method, address);

test('only the shell passes through the service worker', () => {
  expect(by(`${home}/assets/index-1.js`)).toBe('file');
  expect(by(`${home}/`)).toBe('page');
  expect(by(`${home}/emblem.svg`)).toBe('page');
});

test('nothing about a game does: no answer of the table is ever kept', () => {
  for (const path of ['/api/table', '/api/table/log?before=3', '/api/export', '/health', '/metrics', '/verify.html', '/assets/old.js'])
    expect(by(home + path)).toBe('table');
  expect(by(`${home}/`, 'POST')).toBe('table');
  expect(by(`${home}/?lang=de`)).toBe('table');
  expect(by('http://elsewhere/assets/index-1.js')).toBe('table');
});

test('what another version has kept is stale, what others keep is not ours', () => {
  expect(isStale(shell, cacheName({ ...shell, version: 'a' }))).toBe(true);
  expect(isStale(shell, cacheName(shell))).toBe(false);
  expect(isStale(shell, 'somebody-else')).toBe(false);
});
