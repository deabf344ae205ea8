import { openedWith, type Draft, type DraftAt, type KeptDraft, type UnsentDraft } from './kept-draft.ts';
import { nextTask } from '../next-task.client.ts';

/** Where drafts are kept. An address is that of an editor below `/admin/`. */
export interface DraftStore {
  /** All that is kept on the server, the latest first; none where that cannot be known just now. */
  readonly list: () => Promise<readonly DraftAt[]>;
  /** Null where nothing is kept; undefined where that cannot be known just now. */
  readonly read: (address: string) => Promise<KeptDraft | null | undefined>;
  /** @param over the revision that was read */
  readonly keep: (address: string, draft: Draft, over: number | null) => Promise<Keeping>;
  readonly discard: (address: string) => Promise<void>;
  /** Tells what comes to be kept, and what is kept no more: null. @returns what stops it */
  readonly watch: (onChange: (address: string, draft: DraftAt | null) => void) => () => void;
  readonly readUnsent: (address: string) => UnsentDraft | null;
  /** @param draft null forgets it; @returns whether the device took it */
  readonly writeUnsent: (address: string, draft: UnsentDraft | null) => boolean;
}

export type Keeping =
  | { readonly is: 'kept'; readonly draft: KeptDraft }
  /** Something else was kept meanwhile. */
  | { readonly is: 'changed'; readonly current: KeptDraft }
  /** No connection, or asked to come later. */
  | { readonly is: 'away' }
  /** @property refusal a text to translate */
  | { readonly is: 'refused'; readonly refusal: string };

/** How it stands with what is being written. */
export interface DraftState {
  /** When it was kept last, as an ISO moment; null where nothing is. */
  readonly keptAt: string | null;
  readonly isOnServer: boolean;
  /** The server could not be reached. */
  readonly isAway: boolean;
  /** Why the server does not keep it, as a text to translate. */
  readonly refusal: string | null;
  /** What was written elsewhere meanwhile: until it is decided which one goes on, the server keeps that one. */
  readonly other: KeptDraft | null;
}

export const nothingKept: DraftState = {
  keptAt: null,
  isOnServer: false,
  isAway: false,
  refusal: null,
  other: null,
};

/** Milliseconds of rest after which what was written goes to the server, and between tries while it is away. */
const restMs = 2000;
/** Who writes on without a rest waits no longer than this. */
const maxRestMs = 10_000;
const retryMs = 15_000;

/** Keeps what is written in one editor: on the device at once, on the server whenever the writer rests. */
export class DraftKeeper {
  readonly #store: DraftStore;
  readonly #address: string;
  readonly #show: (state: DraftState) => void;
  #state = nothingKept;
  #revision: number | null = null;
  #unsent: Draft | null = null;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When what was written first since the last sending goes to the server, rest or not. */
  #sendBy: number | null = null;

  constructor(store: DraftStore, address: string, show: (state: DraftState) => void) {
    this.#store = store;
    this.#address = address;
    this.#show = show;
  }

  #setState(state: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...state };
    this.#show(this.#state);
  }

  /** What the form is to open with; null where nothing is kept. */
  #isClosed = false;

  async open(): Promise<(Draft & { readonly keptAt: string }) | null> {
    // The form is shown before it is asked what was kept of it.
    await nextTask();
    if (this.#isClosed) return null;
    const onServer = await this.#store.read(this.#address);
    const onDevice = this.#store.readUnsent(this.#address);
    const { shown, other } = openedWith(onDevice, onServer);
    this.#revision = onServer?.revision ?? onDevice?.over ?? null;
    if (shown) this.#setState({ keptAt: shown.keptAt, isOnServer: shown === onServer, other });
    if (onDevice) {
      this.#unsent = onDevice;
      this.#sendIn(0);
    }
    return shown;
  }

  write(draft: Draft): void {
    this.#unsent = draft;
    const keptAt = new Date().toISOString();
    const isTaken = this.#store.writeUnsent(this.#address, { ...draft, over: this.#revision, keptAt });
    if (isTaken && !this.#state.isOnServer) this.#setState({ keptAt });
    this.#sendBy ??= Date.now() + maxRestMs;
    this.#sendIn(Math.min(restMs, Math.max(0, this.#sendBy - Date.now())));
  }

  /** Whether all that was written is kept somewhere. */
  get isKept(): boolean {
    return this.#unsent === null || this.#store.readUnsent(this.#address) !== null;
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.send(), ms);
  }

  /** Sends what the server has not, without waiting for a rest. */
  async send(): Promise<void> {
    clearTimeout(this.#timer);
    const draft = this.#unsent;
    if (!draft || this.#isSending || this.#state.other) return;
    this.#isSending = true;
    this.#sendBy = null;
    const keeping = await this.#store.keep(this.#address, draft, this.#revision);
    this.#isSending = false;
    // Saved or discarded meanwhile: it must not come back.
    if (this.#unsent === null) return void this.#store.discard(this.#address);
    if (keeping.is === 'kept') {
      this.#revision = keeping.draft.revision;
      this.#setState({ keptAt: keeping.draft.keptAt, isOnServer: true, isAway: false, refusal: null });
      if (this.#unsent !== draft) return this.#sendIn(restMs);
      this.#unsent = null;
      this.#store.writeUnsent(this.#address, null);
    } else if (keeping.is === 'away') {
      this.#setState({ isOnServer: false, isAway: true });
      this.#sendIn(retryMs);
    } else if (keeping.is === 'changed') this.#setState({ other: keeping.current, isOnServer: false });
    else this.#setState({ refusal: keeping.refusal, isOnServer: false });
  }

  /** What is written here goes on, over what was written elsewhere. */
  keepMine(): void {
    this.#revision = this.#state.other?.revision ?? this.#revision;
    this.#setState({ other: null });
    this.#sendIn(0);
  }

  /** What was written elsewhere goes on, instead of what is written here. */
  takeOther(): KeptDraft | null {
    const { other } = this.#state;
    if (!other) return null;
    this.#forget();
    this.#revision = other.revision;
    this.#setState({ other: null, keptAt: other.keptAt, isOnServer: true, refusal: null });
    return other;
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#unsent = null;
    this.#store.writeUnsent(this.#address, null);
  }

  /** Nothing is to be kept any more: it is saved, given up, or as it was. */
  async discard(): Promise<void> {
    const isAnywhere = this.#state.keptAt !== null || this.#unsent !== null;
    this.#forget();
    this.#revision = null;
    this.#setState(nothingKept);
    if (isAnywhere) await this.#store.discard(this.#address);
  }

  /** The editor is left: what the server has not goes there now. */
  close(): void {
    this.#isClosed = true;
    void this.send();
  }
}
