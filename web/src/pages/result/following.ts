/** The way from a finished game to the one that follows it: the same person, another link. */
import { Api } from '$lib/api';
import { here } from '$lib/place.svelte';
import { keepSeat, seatToken } from '$lib/tokens';

export async function followOver(game: string): Promise<void> {
  const next = await new Api(seatToken(game)).following();
  keepSeat(next.game, next.token);
  const me = await new Api(next.token).me();
  here.go({ page: me.role === 'master' && next.stage === 'lobby' ? 'lobby' : 'table', game: next.game });
}
