/** Which figures a master may leave to the computer together: the one that is asked, those of its kind, all. */
import type { TableView } from '../wire';

export interface Group {
  kind: 'one' | 'alike' | 'all';
  /** Of the figure, or of what those of its kind have in common. */
  name: string;
  figures: string[];
}

export function groupsOf(table: Pick<TableView, 'display' | 'me'>, who: string): Group[] {
  const own = (table.display?.cards ?? []).filter((card) => !card.out && table.me.answers_for.includes(card.seat));
  const asked = own.find((card) => card.id === who);
  if (!asked) return [];
  const all = own.map((card) => card.id);
  const alike = all.filter((id) => kindOf(id) === kindOf(who));
  const groups: Group[] = [{ kind: 'one', name: asked.name, figures: [who] }];
  if (alike.length > 1 && alike.length < all.length)
    groups.push({ kind: 'alike', name: asked.name.replace(/ \d+$/, ''), figures: alike });
  if (all.length > 1) groups.push({ kind: 'all', name: '', figures: all });
  return groups;
}

/** What several of a kind have in common: the id without their number. */
function kindOf(id: string): string {
  return id.replace(/_\d+$/, '');
}
