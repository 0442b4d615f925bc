import type { Words } from './de';

export const en: Words = {
  appName: 'Regelwerk',
  reconnecting: 'Connection lost, trying again …',
};
