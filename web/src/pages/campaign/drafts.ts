/** Under which name the drafts of a campaign's heroes are kept: no system has a name like this. */
export const draftsOf = (campaign: string): string => `campaign-${campaign}`;
