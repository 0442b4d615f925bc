/** Requests to the server, typed; what goes wrong comes as `TableError` with a sentence for people. */
import { problem, TableError } from './problem';
import { settings } from './settings.svelte';
import type { Command, Done, Line, Problem, TableView, Wire } from './wire';
import { words } from './words/index.svelte';

type Query = Record<string, string | number | undefined>;

/** The interface as one holder of a token sees it. */
export class Api {
  readonly #token: string | null;

  constructor(token: string | null) {
    this.#token = token;
  }

  /** Tells one holder from another; what is kept for one is not shown to another. */
  get holder(): string {
    return this.#token ?? '';
  }

  // -- what everybody may ask
  systems = () => this.#get<Wire<'SystemInfo'>[]>('/systems');
  scene = (system: string, scene: string) => this.#get<Wire<'SceneDetail'>>(at('systems', system, 'scenes', scene));
  /** The questions that a system's rules leave open, as its first scene has them. */
  openQuestions = async (system: string) => {
    const first = (await this.systems()).find(({ name }) => name === system)?.first;
    return first ? (await this.scene(system, first)).options : [];
  };
  rules = (system: string, q: string) => this.#get<Wire<'RuleHit'>[]>(at('rules', system), { q: q || undefined });
  rule = (system: string, id: string) => this.#get<Wire<'RulePage'>>(at('rules', system, id));
  questions = (system: string) => this.#get<Wire<'QuestionInfo'>[]>(at('odds', system));
  odds = (system: string, question: string, asked: Wire<'OddsRequest'>) =>
    this.#send<Wire<'OddsAnswer'>[]>('POST', at('odds', system, question), asked);
  throw = (notation: string) => this.#get<Wire<'OddsAnswer'>>('/throw', { notation });

  // -- the host
  games = (search: Query = {}) => this.#get<Wire<'GameInfo'>[]>('/games', search);
  beginLesson = (lesson: Wire<'NewLesson'>) => this.#send<Wire<'Created'>>('POST', '/lessons', lesson);
  create = (game: Pick<Wire<'NewGame'>, 'system' | 'scene'> & Partial<Wire<'NewGame'>>) => this.#send<Wire<'Created'>>('POST', '/games', game);
  renew = (game: string) => this.#send<Wire<'Created'>>('POST', at('games', game, 'renew'));
  renewHost = (masters: boolean) => this.#send<Wire<'HostLink'>>('POST', `/host/renew?masters=${masters}`);
  remove = (game: string) => this.#send<void>('DELETE', at('games', game));
  operation = () => this.#get<Wire<'Operation'>>('/operation');
  varied = (system: string) => this.#get<Wire<'WorkshopKind'>[]>(at('workshop', 'systems', system));
  fields = (system: string, entry: string) =>
    this.#get<Wire<'FieldInfo'>[]>(`${at('workshop', 'systems', system)}/fields`, { entry });
  measures = (system: string, subject: Query) =>
    this.#get<Wire<'MeasureInfo'>[]>(`${at('workshop', 'systems', system)}/measures`, subject);
  changedOdds = (asked: Wire<'ChangedOddsRequest'>) => this.#send<Wire<'ChangedOdds'>>('POST', '/workshop/odds', asked);
  studies = () => this.#get<Wire<'LabStudyInfo'>[]>('/workshop/studies');
  study = (id: string) => this.#get<Wire<'LabStudy'>>(at('workshop', 'studies', id));
  beginStudy = (asked: Wire<'LabStudyRequest'>) => this.#send<Wire<'LabStudy'>>('POST', '/workshop/studies', asked);
  stopStudy = (id: string) => this.#send<Wire<'LabStudy'>>('POST', `${at('workshop', 'studies', id)}/stop`);
  continueStudy = (id: string) => this.#send<Wire<'LabStudy'>>('POST', `${at('workshop', 'studies', id)}/continue`);
  renameStudy = (id: string, name: string) =>
    this.#send<Wire<'LabStudyInfo'>>('PATCH', at('workshop', 'studies', id), { name });
  removeStudy = (id: string) => this.#send<void>('DELETE', at('workshop', 'studies', id));
  studyFile = (id: string) => this.#file(`${at('workshop', 'studies', id)}/file`);
  studyReport = (id: string) => this.#file(`${at('workshop', 'studies', id)}/report`);
  takeInStudy = (file: Blob, name: string) =>
    this.#send<Wire<'LabStudy'>>('POST', `/workshop/studies/file?${new URLSearchParams({ name })}`, file);
  bringIn = (file: Blob) => this.#send<Wire<'Created'>>('POST', '/import', file);

  // -- campaigns
  campaigns = () => this.#get<Wire<'CampaignInfo'>[]>('/campaigns');
  plannedCampaigns = (system: string) => this.#get<Wire<'PlannedCampaign'>[]>(at('campaigns', 'planned', system));
  campaignChoices = (system: string) => this.#get<Wire<'CampaignChoices'>>(at('campaigns', 'choices', system));
  campaign = (id: string) => this.#get<Wire<'CampaignPage'>>(at('campaigns', id));
  furtherChoices = (id: string) => this.#get<Wire<'CampaignChoices'>>(`${at('campaigns', id)}/choices`);
  beginCampaign = (wanted: Partial<Wire<'NewCampaign'>> & { system: string }) =>
    this.#send<Wire<'CampaignPage'>>('POST', '/campaigns', wanted);
  bringInCampaign = (text: string) => this.#send<Wire<'CampaignPage'>>('POST', '/campaigns/import', { text });
  removeCampaign = (id: string) => this.#send<void>('DELETE', at('campaigns', id));
  campaignFile = (id: string) => this.#file(`${at('campaigns', id)}/file`);
  joinCampaign = (id: string, wanted: Wire<'Joining'>) =>
    this.#send<Wire<'CampaignPage'>>('POST', `${at('campaigns', id)}/heroes`, wanted);
  campaignHero = (id: string, hero: string) => this.#get<Wire<'HeroPage'>>(at('campaigns', id, 'heroes', hero));
  checkHero = (id: string, hero: string, data: Record<string, unknown>) =>
    this.#send<Wire<'EntryVerdict'>>('POST', at('campaigns', id, 'heroes', hero, 'check'), { data });
  changeHero = (id: string, hero: string, change: Partial<Wire<'HeroChange'>> & { head: number }) =>
    this.#send<Wire<'CampaignPage'>>('PATCH', at('campaigns', id, 'heroes', hero), change);
  planCampaign = (id: string, plan: Wire<'Planning'>) =>
    this.#send<Wire<'CampaignPage'>>('PUT', `${at('campaigns', id)}/scenes`, plan);
  nextScene = (id: string, scene: string) =>
    this.#send<Wire<'Created'>>('POST', `${at('campaigns', id)}/next`, { scene });
  keepInCampaign = (id: string, game: string) =>
    this.#send<Wire<'CampaignPage'>>('POST', `${at('campaigns', id)}/keep`, { game });
  takeBackInCampaign = (id: string, wanted: Wire<'TakingBack'>) =>
    this.#send<Wire<'CampaignPage'>>('POST', `${at('campaigns', id)}/back`, wanted);

  // -- the host and every master
  rehearse = (asked: Wire<'StudyRequest'>) => this.#send<Wire<'Study'>>('POST', '/rehearsals', asked);
  rehearsal = (id: string) => this.#get<Wire<'Study'>>(at('rehearsals', id));
  stopRehearsal = (id: string) => this.#send<Wire<'Study'>>('DELETE', at('rehearsals', id));
  rehearsalReport = (id: string) => this.#file(`${at('rehearsals', id)}/report`);

  // -- content
  contentSheet = (...entry: [system: string, kind: string, id: string]) =>
    this.#get<Wire<'SheetView'>>(at('sheets', ...entry));
  contentSheetFile = (...entry: [system: string, kind: string, id: string]) =>
    this.#file(`${at('sheets', ...entry)}/file`);

  // -- a seat
  me = () => this.#get<Wire<'Whoami'>>('/me');
  table = () => this.#get<TableView>('/table');
  command = (command: Command) => this.#send<Done>('POST', '/table/commands', command);
  log = (before: number) => this.#get<Line[]>('/table/log', { before });
  letters = () => this.#get<Line[]>('/table/letters');
  sheet = (who: string) => this.#get<Wire<'SheetView'>>('/table/sheet', { who });
  sheetFile = (who: string) => this.#file(`/table/sheet/file?${new URLSearchParams({ who })}`);
  replay = () => this.#get<Wire<'ReplayIndex'>>('/replay');
  moment = (n: number) => this.#get<TableView>(at('replay', String(n)));
  verify = () => this.#get<Wire<'VerdictView'>>('/verify');
  takeView = () => this.#file('/export/view');
  debrief = () => this.#send<Wire<'DebriefingProgress'>>('POST', '/debriefing');
  debriefing = () => this.#get<Wire<'DebriefingProgress'>>('/debriefing');
  stopDebriefing = () => this.#send<Wire<'DebriefingProgress'>>('DELETE', '/debriefing');
  result = () => this.#get<Wire<'ResultPage'>>('/result');
  following = () => this.#get<Wire<'Following'>>('/result/following');
  news = () => this.#get<Wire<'Newspaper'>>('/news');
  debriefingPage = () => this.#file('/debriefing/page');
  debriefingData = () => this.#file('/debriefing/data');

  // -- the master
  lobby = () => this.#get<Wire<'Lobby'>>('/lobby');
  settle = (change: Partial<Wire<'LobbyChange'>>) => this.#send<Wire<'Lobby'>>('PATCH', '/lobby', change);
  addSpectator = (name: string) => this.#send<Wire<'Lobby'>>('POST', '/lobby/seats', { role: 'spectator', name });
  changeSeat = (id: number, change: Partial<Wire<'SeatChange'>>) =>
    this.#send<Wire<'Lobby'>>('PATCH', at('lobby', 'seats', String(id)), change);
  renewSeat = (id: number) => this.#send<Wire<'Lobby'>>('POST', at('lobby', 'seats', String(id), 'renew'));
  dropSeat = (id: number) => this.#send<Wire<'Lobby'>>('DELETE', at('lobby', 'seats', String(id)));
  begin = () => this.#send<void>('POST', '/lobby/begin');
  heroes = () => this.#get<Wire<'HeroInfo'>[]>('/lobby/heroes');
  keepResult = () => this.#send<Wire<'ResultPage'>>('POST', '/result/keep');
  rematch = (swap: boolean) => this.#send<Wire<'Created'>>('POST', '/result/rematch', { swap });
  takeOut = () => this.#file('/export');

  // -- participants of one's own
  contents = (system: string) => this.#get<Wire<'ContentInfo'>[]>(at('content', system));
  kinds = (system: string) => this.#get<Wire<'KindInfo'>[]>(at('content', system, 'kinds'));
  template = (system: string, kind: string) =>
    this.#get<Wire<'ContentTemplate'>>(at('content', system, 'template', kind));
  /** `beside` are the other files that the game uses: entries may refer to each other. */
  check = (system: string, name: string | null, text: string, beside: string[]) =>
    this.#send<Wire<'ContentProblem'>[]>('POST', at('content', system, 'check'), { text, name, beside });
  content = (system: string, name: string) => this.#get<Wire<'ContentPage'>>(at('content', system, name));
  keepContent = (system: string, name: string, text: string, beside: string[]) =>
    this.#send<unknown>('PUT', at('content', system, name), { text, beside });
  dropContent = (system: string, name: string) => this.#send<void>('DELETE', at('content', system, name));

  // -- images of one's own
  images = () => this.#get<Wire<'ImageInfo'>[]>('/images');
  upload = (file: Blob, use: Wire<'ImageInfo'>['use']) =>
    this.#send<Wire<'ImageInfo'>>('POST', `/images?${new URLSearchParams({ use })}`, file);
  /** The bytes of an image, which never change: the browser may keep them. */
  image = async (image: string) => (await this.#call('GET', at('images', image), {}, undefined, 'default')).blob();
  dropImage = (image: string) => this.#send<void>('DELETE', at('images', image));

  // -- content entry by entry
  entries = (system: string) => this.#get<Wire<'EntryInfo'>[]>(at('content', system, 'entries'));
  entry = (system: string, kind: string, id: string) =>
    this.#get<Wire<'EntryPage'>>(at('content', system, 'entries', kind, id));
  form = (system: string, kind: string) => this.#get<Wire<'FormPage'>>(at('content', system, 'forms', kind));
  checkEntry = (system: string, entry: Wire<'EntryCheck'>) =>
    this.#send<Wire<'EntryVerdict'>>('POST', at('content', system, 'entries', 'check'), entry);
  keepEntry = (system: string, kind: string, id: string, entry: Wire<'EntryPut'>) =>
    this.#send<Wire<'EntryPage'>>('PUT', at('content', system, 'entries', kind, id), entry);
  dropEntry = (system: string, kind: string, id: string, version: string) =>
    this.#send<void>('DELETE', `${at('content', system, 'entries', kind, id)}?${new URLSearchParams({ version })}`);

  // -- scenes of one's own
  ownScenes = (system: string) => this.#get<Wire<'OwnScene'>[]>(at('scenes', system));
  sceneDraft = (system: string, scene: string, file: string) =>
    this.#get<Wire<'SceneDraft'>>(at('scenes', system, scene), { file: file || undefined });
  checkScene = (system: string, edited: Wire<'SceneEdited'>) =>
    this.#send<Wire<'SceneChecked'>>('POST', at('scenes', system, 'check'), edited);
  keepScene = (system: string, file: string, edited: Wire<'SceneToKeep'>) =>
    this.#send<Wire<'SceneKept'>>('PUT', at('scenes', system, file), edited);
  copyScene = (system: string, edited: Wire<'SceneEdited'>) =>
    this.#send<Wire<'SceneKept'>>('POST', at('scenes', system, 'copies'), edited);
  readMap = (system: string, text: string, scale: number) =>
    this.#send<Wire<'MapRead'>>('POST', at('scenes', system, 'map'), { text, scale });

  /** Reads whatever lies under a path of the interface, as this holder. */
  read<T>(path: string): Promise<T> {
    return this.#get<T>(path.replace(/^\/api/, ''));
  }

  async #get<T>(path: string, query: Query = {}): Promise<T> {
    return (await this.#call('GET', path, query)).json() as Promise<T>;
  }

  async #send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.#call(method, path, {}, body);
    const text = await response.text();
    return (text ? JSON.parse(text) : undefined) as T;
  }

  async #file(path: string): Promise<{ name: string; data: Blob }> {
    const response = await this.#call('GET', path, {});
    const named = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '');
    return { name: named?.[1] ?? 'regelwerk.jsonl', data: await response.blob() };
  }

  async #call(method: string, path: string, query: Query, body?: unknown, cache: RequestCache = 'no-store'): Promise<Response> {
    const [bare = path, own = ''] = path.split('?');
    const search = new URLSearchParams(own);
    if (cache === 'no-store') search.set('lang', settings.lang);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (this.#token) headers.Authorization = `Bearer ${this.#token}`;
    if (body !== undefined && !(body instanceof Blob)) headers['Content-Type'] = 'application/json';
    if (body instanceof Blob) headers['Content-Type'] = body.type.startsWith('image/') ? body.type : 'application/jsonl';
    const content = body === undefined || body instanceof Blob ? (body as Blob | undefined) : JSON.stringify(body);
    let response: Response;
    try {
      response = await fetch(`/api${bare}?${search}`, { method, headers, body: content ?? null, cache });
    } catch {
      throw new TableError(problem('offline', words().offline));
    }
    if (!response.ok) throw new TableError(await reason(response));
    return response;
  }
}

/** Asks as nobody in particular. */
export const anyone = new Api(null);

function at(...parts: string[]): string {
  return '/' + parts.map(encodeURIComponent).join('/');
}

async function reason(response: Response): Promise<Problem> {
  try {
    const said = (await response.json()) as Partial<Problem>;
    if (typeof said.text === 'string' && said.code) return { ...problem(said.code, said.text), ...said };
  } catch {
    // Whoever answered was not our server; the plain sentence has to do.
  }
  return problem(`http-${response.status}`, words().serverTrouble(response.status));
}
