/** The service worker: keeps the shell, so that the app opens at once. What happens at a table never passes through it. */
import { answeredBy, cacheName, isStale, type Shell } from './shell';

/** Written in front of this file when it is built. */
declare const SHELL: Shell;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
}
const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy()));
worker.addEventListener('fetch', (event) => {
  const by = answeredBy(SHELL, worker.location.origin, event.request.method, event.request.url);
  if (by === 'file') event.respondWith(kept(event.request));
  else if (by === 'page') event.respondWith(fetch(event.request).catch(() => kept(event.request)));
});

/** All of the shell or nothing: half a version would be worse than none. */
async function keep(): Promise<void> {
  const cache = await caches.open(cacheName(SHELL));
  await cache.addAll(SHELL.files.map((file) => new Request(file, { cache: 'reload' })));
  await worker.skipWaiting();
}

async function tidy(): Promise<void> {
  const stale = (await caches.keys()).filter((name) => isStale(SHELL, name));
  await Promise.all(stale.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName(SHELL));
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}
