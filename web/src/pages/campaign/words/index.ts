/** Words for campaigns, one file for each language. */
import { inEveryLanguage } from '$lib/books';
import de, { type CampaignWords } from './de';

export const campaignWords = inEveryLanguage('campaign', de, import.meta.glob<CampaignWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }));
